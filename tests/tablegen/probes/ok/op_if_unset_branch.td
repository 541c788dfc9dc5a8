def a {
  field int x = !if(1, ?, 5);
  int y = !if(0, ?, 5);
}
