class I<int n> { int v = n; }
class A<int n> { assert !eq(I<n>.v, n), "same"; dump "v " # I<!add(n, 1)>.v; int w = I<!add(n, 2)>.v; }
def x : A<1>;
