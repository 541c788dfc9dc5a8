def op;
def a {
  string none = !getdagopname((op 1));
}
