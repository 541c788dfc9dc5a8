class R;
def r : R; def op;
class C {
  bit b = 1; bits<3> bs = 5; int i = -3; string s = "text"; code c = [{ x }]; list<int> l = [1, 2];
  list<list<string>> ll = [["a"], []]; dag d = (op 1); R rec = r;
  list<R> rs = [r];
}
def a : C;
