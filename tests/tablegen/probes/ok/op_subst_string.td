def a {
  string x = !subst("a", "b", "banana");
  string none = !subst("z", "b", "banana");
  string grow = !subst("a", "aa", "banana");
  string gone = !subst("an", "", "banana");
}
