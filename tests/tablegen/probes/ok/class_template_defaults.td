class C<int a, int b = 2, string c = "x" # b, list<int> d = [a, b]> { int a_ = a; int b_ = b; string c_ = c; list<int> d_ = d; }
def one : C<1>;
def two : C<1, 5>;
def three : C<1, 5, "own">;
def four : C<1, 5, "own", []>;
