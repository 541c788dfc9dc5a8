class C<string s> { bit m = !match(s, "^[a-c]+$"); }
def a : C<"abc">;
def b : C<"abd">;
