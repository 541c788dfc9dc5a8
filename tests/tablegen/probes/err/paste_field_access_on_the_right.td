// The identifier is taken verbatim before its field is asked for.
class R<string s> { string v = s; } def r : R<"val">;
def a {
  string x = "got " # r.v;
}
