class A { bits<8> b = 0; }
def a : A { let b{3-0} = 0b1010; let b{7} = 1; }
def c : A { let b{0-3} = 0b1010; let b{6, 5} = 0b01; }
def d : A { let b{7...4} = 15; }
