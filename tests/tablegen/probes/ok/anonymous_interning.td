class C<int n, string s = "x"> { int v = n; string t = s; }
def a {
  C c = C<1>;
  C d = C<2>;
  C e = C<1>;
  C f = C<1, "x">;
  C g = C<1, "y">;
}
