class A { int x = ; }
class B { int y = 1 }
def c : A { let x = 2; };
def d : A<1, >;
foreach i = [1, 2] { def e#i; }
def f : A { let x 3; let y = 4; }
def g : Missing;
