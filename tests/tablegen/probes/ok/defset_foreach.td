class R<int n> { int v = n; }
defset list<R> all = { foreach i = 0-2 in def r#i : R<i>; }
def u {
  list<int> vs = !foreach(r, all, r.v);
}
