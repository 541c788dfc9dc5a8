def a { string s = "ÿş"; }
