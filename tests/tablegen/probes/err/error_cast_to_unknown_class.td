def a {
  int x = !cast<Nope>("x").v;
}
