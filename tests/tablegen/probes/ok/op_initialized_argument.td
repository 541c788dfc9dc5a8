class C<string s> { bit has = !initialized(s); }
def a : C<"x">;
def b : C<?>;
