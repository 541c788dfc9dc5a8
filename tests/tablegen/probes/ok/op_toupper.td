def a {
  string x = !toupper("abc_DEF-9");
  string c = !toupper([{code}]);
}
