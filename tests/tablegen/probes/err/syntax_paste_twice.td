def a {
  string x = "a" # # "b";
}
