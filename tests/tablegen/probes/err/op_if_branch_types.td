def a {
  int x = !if(1, 1, "two");
}
