def a {
  bit x = !isa<bits<2>>(0b01);
  bit y = !isa<bits<3>>(0b01);
  bit z = !isa<bit>(1);
  bit w = !isa<int>(0b01);
}
