def a {
  bits<4> b = 0b0110;
  string s = !cast<string>(b);
  int i = !cast<int>(b);
  bits<4> c = !cast<bits<4>>(i);
}
