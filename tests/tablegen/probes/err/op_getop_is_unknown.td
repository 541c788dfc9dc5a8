def op;
def a {
  dag d = !setop((op 1), op);
}
