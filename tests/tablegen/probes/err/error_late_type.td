class C<string s> {
  int v = !cast<int>(s);
}
def a : C<"x">;
