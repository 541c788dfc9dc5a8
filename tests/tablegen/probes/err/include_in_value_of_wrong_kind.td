def a {
  string s = include;
}
