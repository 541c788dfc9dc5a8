class C<int a, int a> { int x = a; }
