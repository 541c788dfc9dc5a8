class C<bits<4> b, bit c = b{0}> { bits<4> b_ = b; bit c_ = c; bits<2> h = b{3-2}; }
def d : C<9>;
def e : C<{1, 0, 0, 0}>;
