class A { int x = 1;
class B { int y = 2; }
def c : B;
