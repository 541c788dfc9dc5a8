class A; class B : A; class C<int n> : B { int v = n; } class A2; class D : C<5>, A2;
