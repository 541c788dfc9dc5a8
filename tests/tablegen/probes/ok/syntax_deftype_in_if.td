if 1 then { deftype T = int; }
def a {
  T x = 1;
}
