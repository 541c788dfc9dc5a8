def a {
  int x = !srl(256, 4);
  int neg = !srl(-1, 60);
}
