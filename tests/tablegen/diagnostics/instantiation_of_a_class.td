class Inner<int n> {
  assert !lt(n, 10), "n is too large: " # n;
  int value = n;
}
class Outer<int n> { int doubled = Inner<!mul(n, 2)>.value; }
def fine : Outer<4>;
def wrong : Outer<7>;
