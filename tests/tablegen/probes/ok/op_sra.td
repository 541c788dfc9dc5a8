def a {
  int x = !sra(256, 4);
  int neg = !sra(-256, 4);
  int all = !sra(-1, 63);
}
