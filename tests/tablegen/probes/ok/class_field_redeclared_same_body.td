class A { int n = 1; int n = 2; }
def a : A;
