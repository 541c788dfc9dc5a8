class A<int n>;
class A<int n> { int v = n; }
def x : A<1>;
