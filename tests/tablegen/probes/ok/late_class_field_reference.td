class A { int a = 1; int b = a; list<int> l = [a, b]; string s = "x" # a; }
class B : A { let a = 2; }
def x : B;
