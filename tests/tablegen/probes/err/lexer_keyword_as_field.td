class A {
  int in = 1;
}
