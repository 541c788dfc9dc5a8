def a {
  string x = !tolower(1);
}
