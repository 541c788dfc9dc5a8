def op; def op2;
class N<int v> { int n = v; }
def n1 : N<1>; def n2 : N<2>;
def a {
  dag same = !foreach(v, (op 1:$a, "s"), v);
  dag constant = !foreach(v, (op 1:$a, "s"), op2);
  dag text = !foreach(v, (op n1:$a, n2), "t");
}
