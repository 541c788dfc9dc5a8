def a {
  string x = !substr("hello", 1, -2);
}
