def a {
  int x = !logtwo(-1);
}
