class C<int i> { list<int> x = !foreach(i, [10, 20], !add(i, 1)); int outer = i; }
def a : C<5>;
