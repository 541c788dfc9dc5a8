class C<list<int> l> { list<int> x = !foreach(i, l, !add(i, !size(l))); int n = !size(x); }
def a : C<[3, 4]>;
