class A { int v = 1; };
