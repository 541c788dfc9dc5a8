def op;
def a {
  dag base = (op 1:$a);
  dag x = !con(base, !con((op 2:$b), base));
  int n = !size(x);
}
