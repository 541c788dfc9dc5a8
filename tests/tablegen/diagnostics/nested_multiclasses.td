// Each step of the way from the `defm` to the class is reported.
class Register<int number> {
  assert !lt(number, 32), "there is no register " # number;
  int index = number;
}
multiclass Pair<int first> {
  def _lo : Register<first>;
  def _hi : Register<!add(first, 1)>;
}
multiclass Quad<int first> {
  defm _a : Pair<first>;
  defm _b : Pair<!add(first, 2)>;
}
defm q : Quad<29>;
defm p : Quad<4>;
