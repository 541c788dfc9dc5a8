def a {
  int x = !logtwo(0);
}
