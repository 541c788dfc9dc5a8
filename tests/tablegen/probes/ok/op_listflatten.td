def a {
  list<int> x = !listflatten([[1], [2, 3]]);
  list<list<int>> y = !listflatten([[[1], [2]], [[3]]]);
  list<int> e = !listflatten([[]<int>]);
}
