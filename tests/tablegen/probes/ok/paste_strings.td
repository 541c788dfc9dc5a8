def a {
  string x = "a" # "b";
  string y = "a"#1#"b";
  string z = 1 # 2;
  string w = "n" # -5;
  string t = "t" # true;
  string b = "b" # 0b101;
}
