def a {
  bits<4> x = !if(1, 3, 4);
  bits<2> y = !if(0, 0b11, 0b10);
  bits<2> z = !if(1, {0, 1}, {1, 1});
}
