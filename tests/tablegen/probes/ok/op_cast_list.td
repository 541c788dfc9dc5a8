class R; def r1 : R;
def a {
  list<string> x = !foreach(v, [1, 2], !cast<string>(v));
  list<R> y = !foreach(v, ["r1"], !cast<R>(v));
}
