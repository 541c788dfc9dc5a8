def a {
  string s = "x";
  bit x = s{0};
}
