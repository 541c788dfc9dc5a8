def a {
  int x = !find("hello", "l");
  int y = !find("hello", "l", 3);
  int none = !find("hello", "z");
  int empty = !find("hello", "");
  int at_end = !find("hello", "", 5);
}
