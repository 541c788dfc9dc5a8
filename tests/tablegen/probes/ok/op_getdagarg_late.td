def op;
class C<dag d, string n, int i> { int x = !getdagarg<int>(d, n); string s = !getdagname(d, i); }
def a : C<(op 1:$p, 2:$q), "q", 0>;
