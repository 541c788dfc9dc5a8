class A<int n, int m = n> { int v = m; }
def x : A<1>;
