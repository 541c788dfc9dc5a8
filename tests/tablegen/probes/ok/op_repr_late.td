class C<int n> { string s = !repr(!add(n, 1)); }
def a : C<1>;
