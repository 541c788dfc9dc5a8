def a {
  int x = !or(0b1100, 0b1010);
  int y = !or(1, 2, 4);
  bit b = !or(0, 1);
}
