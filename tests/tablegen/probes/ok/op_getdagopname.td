def op;
def a {
  string x = !getdagopname((op:$nm 1));
  field string none = !getdagopname((op 1));
}
