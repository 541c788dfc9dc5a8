def a {
  int a1 = !logtwo(1);
  int a8 = !logtwo(8);
  int a9 = !logtwo(9);
  int big = !logtwo(0x7fffffffffffffff);
}
