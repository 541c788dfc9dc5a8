// An instance that ends in no field is made all the same.
class I<int n> { int v = n; }
def a {
  int x = I<5>.v;
  int y = !add(I<6>.v, I<5>.v);
}
