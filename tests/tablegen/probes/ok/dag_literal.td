class O; def op : O; def arg : O;
def a {
  dag e = (op);
  dag v = (op 1, "s", [1, 2], arg);
  dag n = (op 1:$a, "s":$b, arg:$c);
  dag u = (op $x, ?:$y, $z);
  dag nested = (op (op 1):$in, (op));
  dag opname = (op:$name 1);
}
