multiclass M {
  def _x { int v = k; }
  defvar k = 1;
}
defm A : M;
