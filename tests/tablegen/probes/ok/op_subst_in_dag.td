class R; def r1 : R; def r2 : R; def op; def op2;
def a {
  dag d = !foreach(v, (op r1, r2:$n, (op r1)), !subst(r1, r2, v));
  dag e = !foreach(v, (op r1), !subst(op, op2, v));
}
