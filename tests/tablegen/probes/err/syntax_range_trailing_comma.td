def a {
  list<int> x = !range(1,);
}
