def a {
  int x = !div(5, 0b00);
}
