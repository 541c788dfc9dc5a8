class C<int a, string s = "d"> { int a_ = a; string s_ = s; }
def x : C<?, ?>;
