def op;
def a {
  dag x = (!setdagop((op 1), op) 2);
}
