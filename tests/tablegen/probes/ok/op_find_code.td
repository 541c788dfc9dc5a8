def a {
  int x = !find([{hello}], "l");
  int y = !find("hello", [{o}]);
  int z = !find("", "a");
  int e = !find("", "");
}
