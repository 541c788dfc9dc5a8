def op; def op2;
def a {
  dag x = !con((op 1:$a), (op 2:$b, "s"));
  dag y = !con((op), (op 1), (op));
  dag named = !con((op:$n 1), (op:$m 2));
}
