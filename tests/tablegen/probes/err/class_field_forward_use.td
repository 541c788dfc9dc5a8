// A field may be used before the text that declares it only if it is inherited.
class A {
  int first = second;
  int second = 2;
}
