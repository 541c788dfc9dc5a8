class C<int n> { int v = n; }
def a : C<1>;
dump "a is " # !repr(a);
