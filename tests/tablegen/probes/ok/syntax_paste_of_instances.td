class C<int n> { int v = n; }
def a {
  string s = "n" # C<1>;
  string t = C<2> # "n";
}
