// `!and` and `!or` stop early only when variables are replaced.
class C<bit t> {
  int or = !or(-1, t);
  int and = !and(0, t);
}
class D {
  int f;
  defvar d = !or(!find("", "/"), !head([f]));
  let f = d;
}
def c : C<1>;
