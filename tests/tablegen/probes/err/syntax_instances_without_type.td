def a {
  list<int> x = !instances();
}
