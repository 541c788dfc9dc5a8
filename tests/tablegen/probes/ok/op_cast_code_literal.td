def a {
  string s = !cast<string>([{x}]);
}
