def a {
  list<int> l = [1,
#ifdef X
  2,
#else
  3,
#endif
  4];
}
