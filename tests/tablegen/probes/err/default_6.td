class X;
class Y;
class C<int t = !isa<Y>(!cast<X>("/"))>;

def d : C;
