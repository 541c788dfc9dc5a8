def a {
  int x = !shl(1, 4);
  int top = !shl(1, 63);
  int neg = !shl(-1, 8);
}
