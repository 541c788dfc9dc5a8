def op;
def a {
  dag x = (!getdagopname((op 1)) 2);
}
