class A { int n = 1; }
multiclass M<string s> {
  let n = s in
  def _x : A;
}
defm X : M<"t">;
