def a {
  int v = 3;
  assert !eq(v, 4), "v is " # v;
}
