class C<int a> { int a_ = a; }
def x : C<"s">;
