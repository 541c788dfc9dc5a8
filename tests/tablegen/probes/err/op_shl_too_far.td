def a {
  int x = !shl(1, 64);
  int y = !srl(-1, 64);
  int z = !sra(-1, 64);
}
