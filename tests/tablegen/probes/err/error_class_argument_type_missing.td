class A<n> { int v = n; }
