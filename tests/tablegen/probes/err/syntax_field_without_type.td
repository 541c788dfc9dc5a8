def a {
  field x = 1;
}
