class A { int n = 1; }
def a : A { field int n = 2; }
