def a {
  list<int> l = [5, 6, 7, 8];
  int first = l[0];
  int last = l[3];
  list<int> one = l[1,];
  list<int> two = l[0, 2];
  list<int> r = l[1-2];
  list<int> rr = l[3-1];
  list<int> d = l[0...1];
  list<int> mix = l[0-1, 3, 2];
}
