def a {
  int x = 0x;
}
