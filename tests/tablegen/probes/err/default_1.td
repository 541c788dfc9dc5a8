class X;
class C<int t = !exists<X>("/")>;

def d : C;
