multiclass M<int k> {
  dump "k is " # k;
  def _a { int n = k; }
}
defm A : M<3>;
defm B : M<4>;
