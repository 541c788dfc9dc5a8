// A `!cond` of bits, and `!and` and `!or` with a known left operand, in classes that are inherited with and without arguments.
class F<string k> { bit zz = 0; bits<2> v = {1, !cond(zz: !not(zz), true: zz)}; string i = k; bits<2> w = {0, !foldl(zz, [zz, zz], a, b, !if(a, b, zz))}; }
class G<string yy> : F<yy>;
class G2<string yy> : F<"a">;
class G3 : F<"a">;
class G4 : G3;
def H : G<"b">; 
class P<int p> { int v = p; }
class Q { int i = 1; int a = !and(0, i); list<int> b = [!or(-1, i)]; int n = P<!and(0, i)>.v; }
class Q1 : Q;
class Q2<int x> : Q;
class Q3<int x> : Q2<x>;
class Q4 : Q2<1> { int c = !and(0, i); }
multiclass MM<int x> { def _a : Q; def _b : Q2<x> { bits<2> v = {1, !cond(x: !if(x, 1, 0), true: 1)}; }  }
defm mm : MM<3>;
class CC<bit t> {
  bit u = t;
  bits<4> r;
  let r{2} = !cond(u: !not(u), true: t);
  bits<2> s;
  let s{1} = !if(u, !not(u), t);
  bits<2> v = {1, !cond(u: !not(u), true: t)};
  bits<1> w = !cond(u: !not(u), true: t);
}
class DD<int k> : CC<1> { let u = 0; }
def AA : CC<0>;
def EE : DD<3>;
class FF<int k> { bit u = 0; bits<2> v = {1, !cond(u: !not(u), true: u)}; int i = k; }
class GG<int k> : FF<k>;
def HH : GG<3>; 
