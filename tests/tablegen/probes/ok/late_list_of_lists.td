class C<list<list<int>> ll> { list<int> flat = !foldl([]<int>, ll, acc, l, !listconcat(acc, l)); list<int> sizes = !foreach(l, ll, !size(l)); int total = !foldl(0, flat, a, b, !add(a, b)); list<int> firsts = !foreach(l, !filter(m, ll, !not(!empty(m))), !head(l)); }
def a : C<[[1, 2], [], [3]]>;
