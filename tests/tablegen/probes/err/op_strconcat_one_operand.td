def a {
  string z = !strconcat("one");
}
