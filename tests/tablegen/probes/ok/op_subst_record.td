class R; def r1 : R; def r2 : R; def op;
def a {
  R x = !subst(r1, r2, r1);
  R y = !subst(r1, r2, r2);
  list<R> l = !foreach(v, [r1, r2], !subst(r1, r2, v));
}
