class R<string s> { string v = s; } def r : R<"val">;
def a {
  string y = r.v # "/" # "x";
}
