def op;
def a {
  dag x = (!getdagop((op 1)) 2);
}
