def a {
  list<Unknown> x = [];
}
