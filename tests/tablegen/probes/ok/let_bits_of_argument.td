class I<bits<4> v> { bits<8> b = 0; let b{7-4} = v; let b{0} = v{3}; }
def a : I<9>;
def c : I<9> { let b{4} = 0; }
