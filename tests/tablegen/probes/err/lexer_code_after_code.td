def a {
  code c = [{a}] [{b}];
}
