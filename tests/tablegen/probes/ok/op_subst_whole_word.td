def a {
  string x = !subst("$x", "y", "$x + $xy");
  string e = !subst("a", "b", "");
  string same = !subst("aa", "a", "aaaa");
  string c = !subst("o", "0", [{foo}]);
}
