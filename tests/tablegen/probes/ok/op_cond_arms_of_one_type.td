// The arms of a `!cond` are fields of one type, and it is used as another one.
class A<bit c> {
  bits<4> x = 7;
  bits<4> y = 0b1010;
  bits<4> w = !cond(c: x, 1: y);
  int sum = !add(!cond(c: x, true: y), 5);
  bits<8> z;
  let z{7-4} = !cond(c: x, 1: y);
  let z{3-0} = !cond(!not(c): x, true: y);
  list<bits<4>> l = !cond(c: [x], 1: [y, x]);
}
foreach c = 0-1 in
  def a#c : A<c>;
