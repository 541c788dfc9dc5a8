def a {
  string s = "one" [{two}];
}
