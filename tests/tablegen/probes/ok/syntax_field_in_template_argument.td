class A<field int n> { int v = n; }
def a : A<1>;
