def a { string s = "one" " two"   "three"
  " four"; }
