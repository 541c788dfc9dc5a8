def a {
  list<int> x = [1]<int;
}
