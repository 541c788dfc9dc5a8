def a {
  string x = !substr("a");
}
