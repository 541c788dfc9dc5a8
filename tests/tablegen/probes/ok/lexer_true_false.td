def a {
  bit t = true;
  bit f = false;
  int i = true;
  bits<2> b = {true, false};
}
