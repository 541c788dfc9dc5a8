class C<int n> {
  assert !gt(n, 0), "n of " # NAME # " must be positive, not " # n;
  int v = n;
}
def a : C<1>;
def b : C<-1>;
