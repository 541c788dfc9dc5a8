def a {
  list<int> e = [];
  list<int> one = [1];
  list<int> trailing = [1, 2,];
  list<string> s = ["a", "b" # "c"];
}
