// The operator takes part in the walk as well, the names are kept.
class O; def op : O; def op2 : O; def n : O;
def a {
  dag x = !foreach(v, (op n:$k, op, 3), !subst(op, op2, v));
}
