def a {
  string s = # "x";
}
