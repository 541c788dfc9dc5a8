def a {
  list<string> x = ["a" # , "b"];
}
