def a {
  list<int> x = !tail([4, 5, 6]);
  list<int> e = !tail([4]);
}
