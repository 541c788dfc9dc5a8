def a {
  string x = !add(1, 2);
}
