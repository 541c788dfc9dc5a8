class X;
class C<int t = !cond(!exists<X>("/"): 1, true: 3)>;

def d : C;
