class C<int n> { int v = n; }
class D { C first = C<1>; C second = C<2>; }
def a : D { let second = C<9>; C third = C<1>; }
def b : D;
