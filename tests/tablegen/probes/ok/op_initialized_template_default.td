class C<int n, int m = n> { bit has = !initialized(m); }
def a : C<?>;
def b : C<1>;
