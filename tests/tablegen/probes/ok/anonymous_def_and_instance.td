class C<int n> { int v = n; }
def : C<1>;
def a {
  C c = C<1>;
}
def : C<1>;
