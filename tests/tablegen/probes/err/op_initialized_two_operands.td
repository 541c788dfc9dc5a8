def a {
  bit x = !initialized(1, 2);
}
