def a {
  int x = !size(3);
}
