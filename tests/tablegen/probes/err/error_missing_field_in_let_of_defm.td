class R;
multiclass M {
  def _a : R;
}
let nothing = 1 in
defm X : M;
