class R;
def r1 : R;
class C<string n> { bit x = !exists<R>(n); bit y = !exists<R>(NAME); }
def a : C<"r1">;
def b : C<"r9">;
