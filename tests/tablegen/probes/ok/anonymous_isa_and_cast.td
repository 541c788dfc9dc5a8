class P; class I<int n> : P { int v = n; }
def a {
  bit x = !isa<P>(I<1>);
  string s = !cast<string>(I<2>);
  P p = I<3>;
  int v = !cast<I>(p).v;
}
