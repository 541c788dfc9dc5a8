def a {
  x = 5;
}
