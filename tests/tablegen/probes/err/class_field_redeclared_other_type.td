class A { int n = 1; }
class B : A {
  string n = "s";
}
