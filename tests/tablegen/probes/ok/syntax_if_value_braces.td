def a {
  bits<2> b = 1;
}
if a.b{0} then { def yes; }
