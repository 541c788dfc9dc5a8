class C<int n = 3, string s> { int n_ = n; bit has = !initialized(n); bit s_has = !initialized(s); }
def b : C<1, "s">;
def c {
  bit no = !initialized(?);
  bit iu = !initialized(1);
  bit s = !initialized("x");
}
