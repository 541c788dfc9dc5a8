// The walk goes over the arguments alone, an inner dag is one of them.
class O; def op : O; def op2 : O; def n : O;
def a {
  dag x = !foreach(v, (op n, (op op:$q):$k), !subst(op, op2, v));
}
