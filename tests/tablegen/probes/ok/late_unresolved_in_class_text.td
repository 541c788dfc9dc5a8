// What the printed classes look like before anything is known.
def op;
class A<int n, list<int> l, string s, bit b> {
  int x = !add(n, 1);
  list<int> y = !foreach(i, l, !add(i, n));
  string t = s # "_" # n;
  int z = !if(b, !head(l), n);
  string c = !cond(b: "a", 1: s);
  list<int> f = !filter(i, l, !gt(i, n));
  int fold = !foldl(n, l, acc, i, !add(acc, i));
  bits<4> bb = n;
  bits<2> bs = bb{2-1};
  int el = l[0];
  list<int> sl = l[0-1];
  dag d = (op n:$x, s);
  int sz = !size(l);
  string u = !toupper(s);
}
