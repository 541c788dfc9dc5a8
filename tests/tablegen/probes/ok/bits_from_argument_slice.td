class C<bits<4> x> { bits<2> lo = x{1-0}; bits<2> hi = x{3-2}; bits<4> swap = {x{1-0}, x{3-2}}; }
def a : C<0b1001>;
def b : C<6>;
