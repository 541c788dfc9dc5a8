class I { field bits<8> inst; bits<3> op = 0; }
class J<bits<3> o> : I { bits<4> rd; let op = o; let inst{2-0} = op; let inst{6-3} = rd; let inst{7} = 1; }
def a : J<5>;
def b : J<2> { let rd = 9; }
