// conds as ifs
// The chosen value is a field of another type, known only in the record: it is kept and converted there.
class IntIntoBits<bit c> { int x = 2; bits<16> y; let y{3-2} = !cond(c: x, 1: 0b00); }
class BitIntoBits<bit c> { bits<4> w = 0; bit f = 1; let w{2} = !cond(c: f, true: 0); let w{0} = !cond(!not(c): f, true: 1); }
class BitIntoBit<bit c> { bit f = 1; bit w = !cond(c: f, true: 0); }
class BitsIntoInt<bit c> { bits<3> x = 7; int y = !cond(c: x, 1: 0); int z = !add(!cond(c: x, 1: 0), 5); }
class OneBit<bit c> { bits<1> x = 1; bit y = !cond(c: x, 1: 0); int z = !cond(c: x, 1: 2); }
class IntIntoBit<bit c> { int x = 1; bit y = !cond(c: x, 1: 0); bits<2> z = !cond(c: x, 1: 0b10); }
class TooWide<bit c> { int x = 7; bits<2> y = !cond(c: x, 1: 0b00); bits<2> z = !cond(c: 7, 1: 0b00); }
class OfBits<bit c> { bit x = 1; bits<4> y; let y{3-0} = !cond(c: {x, x, 0, x}, 1: 2); }
class Lists<bit c> {
  bit x = 1;
  list<bit> own = [1, 0];
  list<int> a = [!cond(c: x, 1: 0), 5];
  list<int> b = !cond(c: [x], 1: [0]);
  list<int> d = !cond(c: own, 1: [0]);
  list<list<int>> e = !cond(c: [own], 1: [[0]]);
}
class Nested<bit c> {
  bit x = 1;
  bits<2> two = 3;
  int a = !cond(c: !cond(c: x, 1: 0), 1: !if(c, two, 0));
  int b = !cond(c: !if(c, x, 0), 1: 7);
  int d = !if(c, !cond(c: two, 1: 5), x);
  bits<2> w = {!cond(c: x, 1: 0), !cond(c: !not(x), 1: 0)};
}
class Loops<bit c> {
  bit x = 1;
  list<int> a = !foreach(i, [1, 2], !cond(!eq(i, 1): x, 1: i));
  int b = !foldl(0, [1, 2], sum, i, !add(sum, !cond(!eq(i, 1): x, 1: i)));
  list<int> d = !filter(i, [0, 1, 2], !cond(!eq(i, 0): x, 1: 0));
}
class Texts<bit c> {
  bit x = 1;
  string a = !cast<string>(!cond(c: x, 1: 0));
  string b = !repr(!cond(c: x, 1: 0));
  string d = "a" # !cond(c: x, 1: 0);
  dag e = (BitIntoBit<0> !cond(c: x, 1: 0):$n);
}
class Param<int p> { int v = p; bits<4> w = p; }
class Instances<bit c> { bit x = 1; int a = Param<!cond(c: x, 1: 0)>.v; }
class Register<bits<2> n> { bits<2> number = n; }
def R : Register<2>;
class FromRecord<Register r, bit c> { bits<4> w; let w{1-0} = !cond(c: r.number, true: 3); let w{3-2} = !cond(c: {r.number{0}, c}, true: 1); }
class Unset<bit c> { bits<10> reg; bits<2> fmt; let fmt = !cond(c: {0, reg{0}}, true: 3); }
foreach c = 0-1 in {
  def int_into_bits#c : IntIntoBits<c>;
  def bit_into_bits#c : BitIntoBits<c>;
  def bit_into_bit#c : BitIntoBit<c>;
  def bits_into_int#c : BitsIntoInt<c>;
  def one_bit#c : OneBit<c>;
  def int_into_bit#c : IntIntoBit<c>;
  def too_wide#c : TooWide<c>;
  def of_bits#c : OfBits<c>;
  def lists#c : Lists<c>;
  def nested#c : Nested<c>;
  def loops#c : Loops<c>;
  def texts#c : Texts<c>;
  def from_record#c : FromRecord<R, c>;
  def unset#c : Unset<c>;
  def let_in#c : BitIntoBit<c> { let f = 0; }
}
class Inherited<bit v> : BitIntoBits<v>;
def inherited : Inherited<1>;
multiclass M<bit v> { def _a : BitIntoBits<v>; def _b { bit f = 1; bit g = !cond(v: f, 1: 0); } }
defm m : M<1>;
def instances : Instances<1>;
