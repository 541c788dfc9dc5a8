class A<int n, list<list<int>> l, string s, dag d> {
  int a1 = !and(n, 1); int a2 = !or(n, 1); int a3 = !xor(n, 1); int a4 = !not(n); int a5 = !shl(n, 1); int a6 = !sra(n, 1); int a7 = !srl(n, 1);
  int b1 = !sub(n, 1); int b2 = !mul(n, 2, 3); int b3 = !div(n, 2); int b4 = !logtwo(n);
  bit c1 = !eq(n, 1); bit c2 = !ne(s, "a"); bit c3 = !lt(n, 1); bit c4 = !le(n, 1); bit c5 = !gt(n, 1); bit c6 = !ge(s, "b");
  list<int> d1 = !listflatten(l); list<list<int>> d2 = !tail(l); list<int> d3 = !listsplat(n, n); list<int> d4 = !range(n); list<int> d5 = !range(1, n, 2); list<int> d6 = !listremove(d4, [n]); list<int> d7 = !listconcat(d4, d5, [1]);
  string e1 = !strconcat(s, "a", s); string e2 = !substr(s, n); string e3 = !substr(s, 1, n); int e4 = !find(s, "a"); int e5 = !find(s, "a", n); string e6 = !subst("a", "b", s); string e7 = !interleave(d4, s); string e8 = !repr(n); string e9 = !tolower(s);
  bit f1 = !empty(l); bit f2 = !initialized(n); bit f3 = !match(s, "a"); bit f4 = !exists<A>(s); string f5 = !cast<string>(n);
  dag g1 = !con(d, d); dag g2 = !setdagop(d, !getdagop(d)); int g3 = !getdagarg<int>(d, n); string g4 = !getdagname(d, 0); dag g5 = !setdagarg(d, 0, n); dag g6 = !setdagname(d, 0, s); string g7 = !getdagopname(d); dag g8 = !setdagopname(d, s); dag g9 = !dag(!getdagop(d), d4, [s]);
}
