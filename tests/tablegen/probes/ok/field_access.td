class R<int n> { int v = n; string s = "s" # n; list<int> l = [n, n]; bits<4> b = n; R self = ?; }
def r : R<3>;
def a {
  int x = r.v;
  string y = r.s;
  int z = r.l[1];
  bits<2> w = r.b{1-0};
  int q = R<7>.v;
}
