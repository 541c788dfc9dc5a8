def a {
  int x = !and(0b1100, 0b1010);
  int y = !and(-1, 7, 3);
  bit b = !and(1, 0);
}
