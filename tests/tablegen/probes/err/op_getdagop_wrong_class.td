class O; class P; def op : O;
def a {
  P x = !getdagop<P>((op 1));
}
