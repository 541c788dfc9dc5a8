// A binary literal is as wide as it is written.
def a {
  bits<3> ok = 0b011;
  bits<8> wide = 0b011;
}
