class R;
class C { bit b; bits<3> bs; int i; string s; code c; list<int> l; dag d; R rec; int q = ?; }
def a : C;
