def 12 {
  int x = 1;
}
