class C<int n>;
def a {
  C c = C<1>;
}
