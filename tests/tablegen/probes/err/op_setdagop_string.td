def op;
def a {
  dag x = !setdagop((op 1), "s");
}
