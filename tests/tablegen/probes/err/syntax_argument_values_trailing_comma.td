class A<int n> { int v = n; }
def a : A<1,>;
