class R; class S : R;
defset list<R> outer = { def a : R; defset list<S> inner = { def b : S; } def c : S; }
def u {
  list<R> o = outer;
  list<S> i = inner;
}
