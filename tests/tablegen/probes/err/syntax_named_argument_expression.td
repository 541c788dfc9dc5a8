class A<int n> { int v = n; }
def a : A<!add(1, 2) = 3>;
