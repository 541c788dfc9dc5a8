class R<int n> { int v = !div(1, n); }
multiclass M<int n> {
  def _a : R<n>;
}
defm X : M<1>;
defm Y : M<0>;
