class C<int v, string s> { dag d = (op v:$n, s, !add(v, 1):$m); }
def op;
def a : C<1, "x">;
