def a {
  int x = !mul(-3, 5, 2);
  int wraps = !mul(0x4000000000000000, 4);
}
