def a {
  list<int> x = !listremove([1, 1], [1]);
  list<int> y = !listremove([1, 2], []<int>);
  list<int> z = !listremove([1, 2], [3]);
}
