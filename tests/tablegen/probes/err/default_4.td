class C<list<int> t, int u = !foldl(0, t, a, b, a)>;

def d : C<[1]>;
