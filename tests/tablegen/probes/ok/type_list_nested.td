def a {
  list<list<list<int>>> x = [[[1], []], [], [[2, 3]]];
  list<bits<2>> y = [1, 2];
  list<bit> z = [0, true];
  list<dag> w = [];
}
