def a {
  list<code> c = [[{x}], "y"];
  list<string> s = [[{x}], "y"];
}
