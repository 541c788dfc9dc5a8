// Bits that are not there, that are given twice, or too many for the number.
class Encoding { bits<8> word = 0; bits<4> low = 3; }
def a : Encoding { let word{9} = 1; }
def b : Encoding { let word{3-0, 2} = 0; }
def c : Encoding { let low = 16; }
def d : Encoding { bit b = word{8}; }
