def a {
  int z = a.x;
}
