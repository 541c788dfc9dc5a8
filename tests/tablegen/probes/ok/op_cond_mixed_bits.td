// Cases of `!cond` that mix bits, fields, parameters and integers, inside other operators, known early and late.
def op;
class P<int p> { int v = p; }
class R<bits<4> p> { bits<4> v = p; }
class C<bits<4> x, int n, bit t> {
  bits<4> b = x;
  int i = n;
  bit u = t;
  bits<4> q = 0b0011;
  bits<2> w = ?;
  string r1 = !cast<string>(!cond(false: !add(n, 1), q{1}: u));
  list<int> r2 = [!cond(!eq(b, 9): t, b{0}: !eq(i, 1), true: 0)];
  dag r3 = (op !or(-1, !cond(!eq(n, 1): !cast<int>(b), false: i, true: 0)), !not(u));
  string r4 = !cast<string>(!cond(b{0}: -1, n: n, true: 1));
  list<int> r5 = [!cond(true: !size([!cond(!eq(i, 4): !eq(i, 1), true: u)])), !cond(true: q{3})];
  list<int> r6 = !listsplat(!cond(1: b), 2);
  list<int> r7 = !listsplat(!not(!cond(u: {t, b{1}, u, 0}, true: x)), 2);
  code r8 = !interleave([!cond(true: {t, b{1}, u, 0})], ",");
  dag r9 = (op !shl(!cond(true: !cond(!eq(b, 9): q, true: n)), 1):$a);
  bits<4> r10 = !cond(i: q{3}, true: 0);
  int r11 = !size(!range(0, !cond(!eq(b, 9): !cast<int>(b), u: b{1-0}, true: i)));
  bit r12 = !cond(t: !eq(i, 1), true: q{3});
  bits<4> r13 = !cond(!eq(n, 1): !add(n, 1), i: u, true: !cast<int>(b));
  string r14 = "a" # !cond(i: !cond(x{0}: t, true: b{0}), true: 20);
  string r15 = !cast<string>(!lt(!cond(!eq(b, 9): q, true: 20), !add(n, 1)));
  bits<8> r16 = !shl(!cond(!eq(n, 1): {0,1,0,1}, true: !cast<bits<4>>(!cond(true: x))), 1);
  code r17 = !interleave([!cond(!eq(b, 9): 5, u: 1, true: 5)], ",");
  list<bits<4>> r18 = [!cond(true: !xor(!cond(true: b{1-0}), 1))];
  int r19 = P<!if(b{0}, !cond(0: !not(u), true: b{1-0}), x{2-1})>.v;
  list<int> r20 = [!or(!cond(!eq(i, 4): {t, b{1}, u, 0}, n: n, true: 20), -1)];
  dag r21 = (op !or(-1, !cond(true: {b{3-2}, x{1-0}}, true: b, true: {0,1,0,1})), !eq(i, 1));
  list<int> r22 = !foreach(e, [1, 2], !add(e, !shl(!cond(true: x{2-1}), 1)));
  string r23 = "a" # !cond(!eq(i, 4): t, true: q{3});
  list<int> r24 = !listsplat(!cond(true: !cond(t: true, true: q)), 2);
  string r25 = !cast<string>(!mul(!cond(true: q), 2));
  bits<4> r26 = !and(!cond(u: q{3}, true: n), 0);
  dag r27 = (op !cond(q{1}: !cond(!eq(b, 9): ?, i: !add(n, 1), true: i), true: b):$a);
  list<int> r28 = !listsplat(!eq(!cond(q{1}: 0b101, x{0}: 20, q{1}: i), true), 2);
  int r29 = !cond(0: 5, q{1}: {b{3-2}, x{1-0}}, true: 1);
  list<int> r30 = [!cond(true: i), b];
  list<int> r31 = [!cond(!eq(b, 9): u, true: 1), !cast<int>(b)];
  string r32 = !interleave([!xor(!cond(true: u), 1), {b{3-2}, x{1-0}}], ",");
  int r33 = P<P<!cond(0: i, true: x{2-1})>.v>.v;
  list<int> r34 = [!or(-1, !cond(true: b{0})), {u, 1, 0}];
  list<int> r35 = !range(!cond(u: !if(u, 1, b{0}), 1: !if(u, 1, b{0}), i: true));
  bits<4> r36 = !cond(true: {t, b{1}, u, 0});
  string r37 = "a" # !cond(1: !cast<int>(b), ?: -1, true: i);
  string r38 = !interleave([!size([!cond(true: 0)]), x{2-1}], ",");
  code r39 = !interleave([!cond(true: {t, b{1}, u, 0})], ",");
  string r40 = !repr(!shl(!cond(x{0}: u, b{0}: ?, true: u), 1));
  int r41 = !cond(u: !cond(true: b{1-0}), !eq(b, 9): 20, true: 1);
  bits<4> r42 = R<!cond(b{0}: {b{3-2}, x{1-0}}, 1: i)>.v;
  int r43 = !size(!range(0, !cond(q{1}: !add(!cond(n: !cast<int>(b), true: n), i), true: !not(u))));
  string r44 = "a" # !or(!cond(q{1}: !if(!cond(true: q), 1, 2), true: !eq(i, 1)), i);
  list<int> r45 = !range(!cond(x{0}: {0,1,0,1}, !eq(n, 1): n, true: !add(!cond(true: b), 20)));
  bits<4> r46 = !cond(1: b, u: !add(n, 1), false: {t, b{1}, u, 0});
  int r47 = !size(!range(0, !cond(q{1}: 1, x{0}: -1, ?: !cast<int>(b))));
  bits<4> r48 = R<!cond(false: 1, true: {b{3-2}, x{1-0}})>.v;
  list<bit> r49 = [!cond(false: i, true: q{3})];
  list<int> r50 = [!xor(!cond(true: !cond(true: !if(u, 1, b{0}))), 1), !and(0, !cond(t: i))];
  bits<4> r51 = R<!xor(!cond(t: !not(u), true: !cast<int>(b)), 1)>.v;
  list<bits<4>> r52 = [!mul(!cond(true: b{1-0}), 2)];
  int r53 = P<!cond(!eq(n, 1): {b{3-2}, x{1-0}}, true: q)>.v;
  list<int> r54 = [!cast<int>(!cond(true: true, true: x)), i];
  int r55 = R<!cond(!eq(b, 9): x, t: 0, true: 1)>.v;
  int r56 = P<!cond(!eq(b, 9): !not(u), !eq(b, 9): {t, b{1}, u, 0}, true: n)>.v;
  string r57 = !repr(!eq(!cond(true: !cond(true: {b{3-2}, x{1-0}})), !cond(x{0}: 5, true: {0,1,0,1})));
  code r58 = !interleave([!cond(true: !if(u, 1, b{0}))], ",");
  int r59 = !size(!range(0, !cond(0: q, true: !cast<int>(b))));
  list<bit> r60 = [!cond(false: i, true: b{0})];
  bit r61 = !if(!cond(true: {b{3-2}, x{1-0}}), 1, 2);
  bit r62 = !cond(1: !if(u, 1, b{0}), true: !if(u, 1, b{0}));
}
def A : C<5, 1, 1>;
def B : C<2, 0, 0>;
def D : C<3, 1, 0> { let b = 9; let i = 4; let w = 2; }
class F<int k> : C<6, k, 1> { let q = 0b1010; }
def G : F<3>;
multiclass M<bits<4> z> { def _h : C<z, 1, z{0}>; }
defm I : M<7>;
