class R; class S : R;
def r2 : R; def r10 : R; def r1 : S; def : R; def r0;
def all {
  list<R> rs = !instances<R>();
  list<S> ss = !instances<S>();
}
