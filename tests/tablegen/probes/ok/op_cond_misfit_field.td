// A value of `!cond` that does not have the type of the operator: a field of which it is the whole value stays unset.
class C<bits<4> q, int n, bit u> {
  int early = !cond(true: q, 0: n);
  bit of_bits = !cond(true: q, true: n, true: u);
  bits<4> of_int = !cond(true: n, true: q);
  int late = !cond(u: q, true: n);
}
def A : C<3, 1, 0>;
def B : C<3, 9, 1>;
