def a {
  int x = Nope<1>.v;
}
