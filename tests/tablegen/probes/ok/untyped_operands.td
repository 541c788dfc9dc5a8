class C {
  int found = !find("", ?);
  int from = !find("a", "a", ?);
  string part = !substr("/", ?);
  dag arg = !setdagarg(?, 0, 1);
  dag name = !setdagname(7, 0, "n");
}
class D<int t>;
class E<int t> : D<!logtwo(!and(0, t))>;
