class A {
  int n = "text";
}
