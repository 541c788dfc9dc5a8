def a {
  bits<8> b = 0b11001010;
  bits<4> hi = b{7-4};
  bits<4> rev = b{0-3};
  bits<3> pick = b{7, 3, 1};
  bit one = b{3};
  bits<5> mix = b{7-5, 0, 1};
  bits<2> dots = b{1...0};
  bits<2> nested = b{7-4}{1-0};
}
