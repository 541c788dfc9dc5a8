def a {
  field field int x = 1;
}
