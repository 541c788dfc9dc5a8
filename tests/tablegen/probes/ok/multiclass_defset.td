class R;
multiclass M { def _a : R; def _b : R; }
defset list<R> all = { defm X : M; def y : R; }
def u {
  list<R> rs = all;
}
