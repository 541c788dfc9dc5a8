deftype I = int;
deftype L = list<I>;
def a {
  L x = [1];
  list<L> y = [[2]];
}
