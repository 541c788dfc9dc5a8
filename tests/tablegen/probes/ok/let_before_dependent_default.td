class A<int k> { int n = k; int m = !add(n, k); }
def a : A<1> { let n = 100; }
