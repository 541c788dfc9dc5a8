def a {
  list<int> x = [1] # [2, 3];
  list<int> y = [1] # [] # [2];
  list<list<int>> z = [[1]] # [[2]];
}
