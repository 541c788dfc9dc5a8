multiclass M<int k> {
  assert !lt(k, 5), "k is too big: " # k;
  def _a { int n = k; }
}
defm A : M<3>;
defm B : M<9>;
