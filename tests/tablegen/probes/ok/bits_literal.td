def a {
  bits<4> x = {1, 0, 1, 0};
  bits<4> y = {true, false, 0b11};
  bits<6> z = {0b101, x{1-0}, 1};
}
