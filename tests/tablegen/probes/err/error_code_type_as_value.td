def a {
  string x = code;
}
