def op; def op2;
def a {
  dag x = !setdagop((op 1:$a, 2), op2);
  dag named = !setdagop((op:$n 1), op2);
}
