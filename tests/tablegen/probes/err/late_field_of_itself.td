class A { int x = y; }
