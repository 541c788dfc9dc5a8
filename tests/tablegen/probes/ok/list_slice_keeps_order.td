def a {
  list<string> l = ["a", "b", "c"];
  list<string> x = l[2, 0, 2];
}
