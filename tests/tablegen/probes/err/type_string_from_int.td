def a {
  string x = 1;
}
