class R; def r1 : R; def r2 : R;
def a {
  list<R> x = !listremove([r1, r2, r1], [r1]);
}
