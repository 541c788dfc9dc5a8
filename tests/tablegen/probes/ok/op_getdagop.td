class O; def op : O; def q;
def a {
  O x = !getdagop<O>((op 1, 2));
  string s = !cast<string>(!getdagop((op)));
  bit same = !eq(!getdagop((op 1)), !getdagop((op 2)));
}
