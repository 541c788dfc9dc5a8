// `?` as a default is no default.
class C<int a = ?> { int a_ = a; }
def ok : C<?>;
def x : C;
