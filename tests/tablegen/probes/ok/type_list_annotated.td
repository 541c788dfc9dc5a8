def a {
  list<int> x = []<int>;
  int n = !size([1, 2]<int>);
  list<string> s = ["a"]<string>;
}
