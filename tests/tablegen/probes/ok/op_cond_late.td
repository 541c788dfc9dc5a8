class C<int n> { string sign = !cond(!lt(n, 0): "negative", !eq(n, 0): "zero", 1: "positive"); }
def a : C<-1>; def b : C<0>; def c : C<1>;
