// Substitution of records reaches every argument, also one that is a string.
class R; def r1 : R; def r2 : R; def op;
def a {
  dag d = !foreach(v, (op r1, "s"), !subst(r1, r2, v));
}
