class C<int t, int u = !if(t, 1, ?)>;

def d : C<1>;
