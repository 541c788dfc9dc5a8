def a {
  string s = "x" # [1];
}
