def a {
  list<int> x = ["a"]<string>;
}
