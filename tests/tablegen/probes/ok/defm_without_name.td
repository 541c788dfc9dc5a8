// Records that a second round of a loop makes again are left out.
class A;
multiclass N { def n; def : A; }
multiclass M<int i> {
  def NAME#_a#i { string s = NAME; }
  def "b" { int x = i; }
  def : A;
  defm : N;
}
foreach i = [0, 1] in {
  foreach j = [0, 1] in {
    defm : M<i>;
    defm : M<5>;
  }
  defm x#i : M<i>;
}
