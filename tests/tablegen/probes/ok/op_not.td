def a {
  int x = !not(0);
  int y = !not(1);
  int z = !not(5);
  bit b = !not(true);
  bit c = !not(0);
}
