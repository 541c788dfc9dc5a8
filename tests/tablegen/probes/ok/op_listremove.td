def a {
  list<int> x = !listremove([1, 2, 3, 2, 1], [2]);
  list<string> s = !listremove(["a", "b"], ["b", "c"]);
  list<int> e = !listremove([]<int>, [1]);
}
