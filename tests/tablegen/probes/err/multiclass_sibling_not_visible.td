class R;
multiclass M {
  def _a : R;
  def _b { R r = _a; }
}
defm X : M;
