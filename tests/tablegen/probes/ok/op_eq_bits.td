def a {
  bits<3> b = 5;
  bit x = !eq(b, 5);
  bit y = !eq(b, 0b101);
  bit z = !eq(b{0}, true);
  bit w = !ne(b{1}, b{2});
}
