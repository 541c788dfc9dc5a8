def a {
  bit x = !match(1, "a");
}
