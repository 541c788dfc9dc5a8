def a {
  int x =
}
