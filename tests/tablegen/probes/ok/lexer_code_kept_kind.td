def a {
  string s = [{x}];
  code k = "s";
  string both = !strconcat([{a}], "b");
  string p = [{a}] # "b";
  string q = "b" # [{a}];
}
