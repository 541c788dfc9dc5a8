def a {
  string x = "s" # ?;
}
