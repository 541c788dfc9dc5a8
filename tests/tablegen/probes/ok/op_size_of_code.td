def a {
  int x = !size([{abc}]);
  bit y = !empty([{}]);
  string s = !substr([{hello}], 1, 3);
}
