class R<int n, string s = "d"> { int v = n; string t = s; }
class A<int n, list<R> rs, R r> {
  R x = R<n>; R y = R<!add(n, 1), "s">; int v = R<n>.v; list<R> l = [R<n>, r]; int rv = r.v; int fv = rs[0].v;
  list<R> is = !instances<R>(); bit isa = !isa<R>(r); R c = !cast<R>("r" # n); string name = !cast<string>(r); R sub = !subst(r, r, r); bit eq = !eq(r, x);
  int sliced = rs[0-1][0].v; string nm = NAME; R named = R<s = "t", n = 4>; R from_index = rs[n]; list<R> range = rs[0...n];
}
