defvar a = 100;
class C<int a> { int x = a; }
def d : C<1> { int y = a; }
