def a {
  bits<2> some = {1, ?};
  bit x = !initialized(some);
  bits<2> all = {1, 0};
  bit y = !initialized(all);
}
