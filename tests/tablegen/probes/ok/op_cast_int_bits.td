def a {
  int i = !cast<int>(0b101);
  bits<4> b = !cast<bits<4>>(9);
  bit one = !cast<bit>(1);
  int t = !cast<int>(true);
}
