def op;
def a {
  dag inner = !getdagarg<dag>((op (op 5):$in), "in");
  int v = !getdagarg<int>(!getdagarg<dag>((op (op 5):$in), 0), 0);
}
