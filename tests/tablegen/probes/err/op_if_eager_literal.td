def a {
  int x = !if(1, -1, !head([]<int>));
}
