def a {
  int x = !5;
}
