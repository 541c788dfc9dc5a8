def a {
  string x = unknown # "s";
}
