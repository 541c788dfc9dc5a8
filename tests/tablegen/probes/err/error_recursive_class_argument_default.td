class A<int n = m, int m = 1> { int v = n; }
