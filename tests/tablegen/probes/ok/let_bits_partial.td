class A { field bits<4> b; }
def a : A { let b{1-0} = 0b10; }
