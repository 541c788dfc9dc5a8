class R<int n> { int v = n; }
multiclass M {
  def _a : R<1>;
  def _b { R other = !cast<R>(NAME # "_a"); int v = !cast<R>(NAME # "_a").v; }
}
defm X : M;
