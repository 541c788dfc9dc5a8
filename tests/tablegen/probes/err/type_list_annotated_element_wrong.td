def a {
  list<int> x = ["a"]<int>;
}
