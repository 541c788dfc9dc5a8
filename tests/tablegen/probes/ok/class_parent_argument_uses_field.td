class A<int n> { int v = n; }
class B { int k = 5; }
def d : B, A<k>;
