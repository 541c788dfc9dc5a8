class C<string s> { string v = s; }
def a : C<"a" # "b" # 1>;
def b {
  C c = C<"x" # 2>;
}
