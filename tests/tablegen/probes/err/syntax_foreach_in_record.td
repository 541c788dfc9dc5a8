def a {
  foreach i = [1] in int x = i;
}
