// The chosen value is a field of another type, known only in the record: it is kept and converted there.
class IntIntoBits<bit c> { int x = 2; bits<16> y; let y{3-2} = !if(c, x, 0b00); }
class BitIntoBits<bit c> { bits<4> w = 0; bit f = 1; let w{2} = !if(c, f, 0); let w{0} = !if(!not(c), f, 1); }
class BitIntoBit<bit c> { bit f = 1; bit w = !if(c, f, 0); }
class BitsIntoInt<bit c> { bits<3> x = 7; int y = !if(c, x, 0); int z = !add(!if(c, x, 0), 5); }
class OneBit<bit c> { bits<1> x = 1; bit y = !if(c, x, 0); int z = !if(c, x, 2); }
class IntIntoBit<bit c> { int x = 1; bit y = !if(c, x, 0); bits<2> z = !if(c, x, 0b10); }
class TooWide<bit c> { int x = 7; bits<2> y = !if(c, x, 0b00); bits<2> z = !if(c, 7, 0b00); }
class OfBits<bit c> { bit x = 1; bits<4> y; let y{3-0} = !if(c, {x, x, 0, x}, 2); }
class Lists<bit c> {
  bit x = 1;
  list<bit> own = [1, 0];
  list<int> a = [!if(c, x, 0), 5];
  list<int> b = !if(c, [x], [0]);
  list<int> d = !if(c, own, [0]);
  list<list<int>> e = !if(c, [own], [[0]]);
}
class Nested<bit c> {
  bit x = 1;
  bits<2> two = 3;
  int a = !if(c, !if(c, x, 0), !if(c, two, 0));
  int b = !if(c, !if(c, x, 0), 7);
  int d = !if(c, !if(c, two, 5), x);
  bits<2> w = {!if(c, x, 0), !if(c, !not(x), 0)};
}
class Loops<bit c> {
  bit x = 1;
  list<int> a = !foreach(i, [1, 2], !if(!eq(i, 1), x, i));
  int b = !foldl(0, [1, 2], sum, i, !add(sum, !if(!eq(i, 1), x, i)));
  list<int> d = !filter(i, [0, 1, 2], !if(!eq(i, 0), x, 0));
}
class Texts<bit c> {
  bit x = 1;
  string a = !cast<string>(!if(c, x, 0));
  string b = !repr(!if(c, x, 0));
  string d = "a" # !if(c, x, 0);
  dag e = (BitIntoBit<0> !if(c, x, 0):$n);
}
class Param<int p> { int v = p; bits<4> w = p; }
class Instances<bit c> { bit x = 1; int a = Param<!if(c, x, 0)>.v; }
class Register<bits<2> n> { bits<2> number = n; }
def R : Register<2>;
class FromRecord<Register r, bit c> { bits<4> w; let w{1-0} = !if(c, r.number, 3); let w{3-2} = !if(c, {r.number{0}, c}, 1); }
class Unset<bit c> { bits<10> reg; bits<2> fmt; let fmt = !if(c, {0, reg{0}}, 3); }
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
multiclass M<bit v> { def _a : BitIntoBits<v>; def _b { bit f = 1; bit g = !if(v, f, 0); } }
defm m : M<1>;
def instances : Instances<1>;
