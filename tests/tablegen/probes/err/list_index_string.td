def a {
  list<int> l = [1];
  int x = l["s"];
}
