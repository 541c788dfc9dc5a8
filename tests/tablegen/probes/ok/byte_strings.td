// Strings are cut, searched, measured and compared by bytes.
class C {
  string half = !substr("aé", 1, 1);
  int size = !size(!substr("é", 1, 2));
  int found = !find([{}], !substr("é", 1));
  int within = !find("é", !substr("é", 1));
  string joined = !substr("é", 0, 1) # !substr("é", 1);
  bit same = !eq(joined, "é");
  bit halves = !eq(!substr("é", 1), !substr("ã", 1));
}
def d : C;
