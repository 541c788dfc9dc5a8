class X;
class C<list<X> t = !instances<X>()>;

def d : C;
