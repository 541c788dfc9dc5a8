class A;
class B<int n> : A { int v = n; }
multiclass M {
  def _x : B<1>;
}
multiclass N {
  defm _m : M;
}
defm D : N;
foreach i = [1] in
  def f#i : B<2>;
def : B<3>;
def g {
  B b = B<4>;
}
