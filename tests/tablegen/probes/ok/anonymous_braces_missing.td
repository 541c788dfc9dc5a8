class C { int v = 1; }
def a {
  C c = C<>;
  int n = C<>.v;
}
