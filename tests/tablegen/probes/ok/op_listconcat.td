def a {
  list<int> x = !listconcat([1], [2, 3]);
  list<int> y = !listconcat([1], [], [2], []<int>);
  list<string> z = !listconcat(["a"], []);
}
