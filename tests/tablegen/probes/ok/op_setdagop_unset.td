def op;
def a {
  dag x = !setdagop((? 1), op);
}
