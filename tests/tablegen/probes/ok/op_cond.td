def a {
  int x = !cond(0: 1, 1: 2, 1: 3);
  string s = !cond(!lt(5, 0): "neg", !eq(5, 0): "zero", true: "pos");
}
