class R; def r : R; def op;
def a {
  bit t = 1; int i = -5; string s = "q\"uo\\te\nnl\ttab"; code c = [{ <"&> }]; bits<3> b = {1, 0, 1}; list<int> l = [1, 2]; list<list<string>> ll = [["x"], []];
  dag d = (op 1:$n, "s", r:$m, ?, (op)); R rec = r; list<R> rs = [r]; int u = ?; bits<2> ub = ?; bits<2> mb = {1, ?}; list<int> ul = [?, 1]; dag ud = ?; string us = ?;
  int big = 9223372036854775807; string uni = "é漢";
  dag on = (op:$opn 1);
}
