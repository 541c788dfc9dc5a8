def a {
  int x = 0x1g;
}
