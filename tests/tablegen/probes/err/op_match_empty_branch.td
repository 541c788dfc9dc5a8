def a {
  bit x = !match("a", "a|");
}
