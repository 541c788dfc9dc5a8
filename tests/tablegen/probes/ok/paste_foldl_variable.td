def a {
  string x = !foldl("", ["p", "q"], acc, e, "<" # acc # e # ">");
  list<string> l = !foreach(e, ["p"], "v" # e);
}
