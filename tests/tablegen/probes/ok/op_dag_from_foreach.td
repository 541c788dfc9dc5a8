def op;
class C<list<string> ns> { dag d = !dag(op, !foreach(n, ns, !size(n)), ns); }
def a : C<["a", "bb"]>;
