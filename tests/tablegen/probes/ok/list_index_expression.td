class C<int i> { list<string> l = ["a", "b", "c"]; string s = l[i]; list<string> r = l[!sub(i, 1)...i]; list<string> f = l[!range(i)]; }
def a : C<1>;
def b : C<2>;
