class A { int a = 3; int x = a; }
def a : A { int y = a; }
