def a {
  int x = !head([4, 5]);
  string s = !head(["z"]);
  list<int> l = !head([[1, 2], [3]]);
}
