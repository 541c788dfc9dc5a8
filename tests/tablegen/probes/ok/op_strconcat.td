def a {
  string x = !strconcat("a", "b");
  string y = !strconcat("a", "b", "", "c");
}
