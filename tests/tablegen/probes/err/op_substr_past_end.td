def a {
  string x = !substr("hello", 6);
}
