def a {
  string s = !if(1, "a", [{b}]);
  code c = !if(0, "a", [{b}]);
}
