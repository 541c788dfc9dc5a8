class O; def op : O; def op2 : O;
def a {
  dag d = (op 1:$a, 2:$b);
  dag e = !setdagop(!setdagarg(d, 0, 9), op2);
  int n = !size(d);
}
