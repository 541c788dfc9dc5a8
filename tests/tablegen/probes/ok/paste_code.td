def a {
  string x = "a" # [{b}];
  code y = [{a}] # "b";
  code z = [{a}] # [{b}] # 1;
}
