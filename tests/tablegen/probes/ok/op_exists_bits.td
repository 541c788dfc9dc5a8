class R; def r0 : R;
def a {
  list<bit> l = !foreach(i, [0, 1], !exists<R>("r" # i));
  int n = !if(!exists<R>("r0"), 1, 2);
}
