def a {
  int x = !if(1, true, 5);
  int y = !if(0, 0b11, 5);
  bits<4> z = !if(1, 0b1111, {0, 0, 0, 0});
}
