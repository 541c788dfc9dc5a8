def a {
  bit x = !empty(0);
}
