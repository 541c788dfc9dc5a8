class A<int n,> { int v = n; }
