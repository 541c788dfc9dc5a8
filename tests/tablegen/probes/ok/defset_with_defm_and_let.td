class R { int n = 0; } multiclass M { def _x : R; }
let n = 3 in { defset list<R> s = { defm A : M; let n = 4 in def b : R; } }
def u {
  list<int> v = !foreach(r, s, r.n);
}
