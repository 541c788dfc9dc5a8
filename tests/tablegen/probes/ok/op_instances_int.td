def a {
  list<int> x = !instances<int>();
}
