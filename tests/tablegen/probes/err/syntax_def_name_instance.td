class C<int n> { int v = n; }
def C<1>;
