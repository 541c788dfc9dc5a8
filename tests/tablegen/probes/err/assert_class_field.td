class C<int n> { int v = n; assert !lt(v, 10), "too big"; }
def a : C<1> {
  let v = 20;
}
