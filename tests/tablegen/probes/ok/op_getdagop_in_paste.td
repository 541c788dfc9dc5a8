def op;
def a {
  dag d = !dag(!getdagop((op 1)), [2], ["x"]);
  dag e = (!getdagop((op 1)) 5);
}
