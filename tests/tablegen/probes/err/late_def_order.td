class A<int n> { int v = n; }
def first {
  int x = !cast<A>("second").v;
}
def second : A<1>;
