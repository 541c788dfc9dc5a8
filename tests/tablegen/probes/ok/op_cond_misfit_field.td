// conds as ifs
// A value that does not have the type of the operator is the value of the field, converted.
class C<bits<4> q, int n, bit u> {
  int early = !cond(true: q, 0: n);
  bits<4> of_int = !cond(true: n, true: q);
  int late = !cond(u: q, true: n);
}
def A : C<3, 1, 0>;
def B : C<3, 9, 1>;
