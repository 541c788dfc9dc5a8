// A known left operand decides `!and` and `!or`. The result is an int, and the variables of the other operand do not count.
class P<int p> { int v = p; }
class C<bits<4> x> {
  bits<1> zero = 0;
  int i = 1;
  int a = !and(0, i);
  int b = P<!and(0, i)>.v;
  int c = P<!or(-1, i)>.v;
  int d = P<!add(!and(0b00, i), i)>.v;
  list<int> e = [!or(-1, x), !and(0, x)];
  list<bits<4>> f = [!and(zero, x{2-1})];
  list<bits<4>> g = [!and(x{0}, x{2-1})];
  list<int> h = !foreach(k, [1, 2], P<!and(0, !add(k, i))>.v);
  int j = !foldl(0, [1, 2], s, k, !or(-1, !add(s, k)));
}
class D<int k> : C<6> { let i = k; }
def A : C<5>;
def B : D<3> { let zero = 1; }
