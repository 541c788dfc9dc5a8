def a {
  code x = !strconcat([{a}], [{b}]);
  string y = !strconcat("a", [{b}]);
  string z = !strconcat([{b}], "a");
}
