class C<string s = NAME> { string v = s; string n = NAME; }
def a {
  C c = C<>;
  C d = C<"given">;
}
