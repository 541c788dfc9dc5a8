def a {
  list<string> z = !listconcat(["a"]);
}
