class R { int v = 1; } class S : R { int w = 2; }
def r : R;
class C<R x> {
  int y = x.w;
}
def a : C<r>;
