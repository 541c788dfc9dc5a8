def a {
  bits<2> b = !cast<bits<2>>(9);
}
