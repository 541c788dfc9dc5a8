// A name that is not known when `!setdagname` is read is lost.
class C1<int i = 0>;
class C {
  string empty = "";
  int size = !size(!setdagname((? $k), "k", empty));
  dag unnamed = !setdagname((C1<> $k), 0, empty);
  field dag both = !setdagname((? 1:$n, true:$m), 0, empty);
}
def d : C;
