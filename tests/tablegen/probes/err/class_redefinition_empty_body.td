class A { int n = 4; }
class A;
def x : A;
