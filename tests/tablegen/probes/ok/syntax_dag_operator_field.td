class O { O o = ?; }
def op : O;
def op2 : O { let o = op; }
def a {
  dag x = (op2.o 1);
}
