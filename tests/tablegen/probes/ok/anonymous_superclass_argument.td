class C<int n> { int v = n; }
class P<C c> { C held = c; }
class Q<int n> : P<C<n>>;
def a : Q<1>; def b : Q<1>; def c : P<C<5>>;
