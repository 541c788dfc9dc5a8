def a {
  int x = !add(1, 2,);
}
