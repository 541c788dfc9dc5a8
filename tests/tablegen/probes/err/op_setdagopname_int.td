def op;
def a {
  dag x = !setdagopname((op 1), 1);
}
