class Reg<int n> { bits<2> number = n; }
multiclass Regs<int base> {
  def _lo : Reg<base>;
  def _hi : Reg<!add(base, 1)>;
}
multiclass Banks<int base> { defm _bank : Regs<base>; }
defm A : Banks<0>;
defm B : Banks<3>;
