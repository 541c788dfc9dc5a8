def a {
  string s = "\0";
}
