def a {
  bits<!add(1, 2)> x = 1;
}
