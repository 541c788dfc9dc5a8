def a {
  int x = !xor(0b1100, 0b1010);
  int y = !xor(1, 2, 4, 7);
}
