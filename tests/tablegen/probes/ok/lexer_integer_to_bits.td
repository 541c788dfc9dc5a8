def a {
  bits<8> x = 3;
  bits<3> y = 0b011;
  bits<4> z = -1;
  bit b = 1;
  bits<1> c = 1;
  bit d = 0b1;
  bits<2> n = -2;
}
