class A<int n = !add(m, 1), int m = 2> { int v = n; }
def a : A;
