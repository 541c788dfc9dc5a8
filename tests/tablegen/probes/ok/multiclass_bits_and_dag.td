class R<dag d, bits<4> b> { dag dg = d; bits<4> bb = b; }
def op;
multiclass M<dag d, bits<4> b> { def _x : R<!con(d, (op "more")), { b{0}, b{1}, b{2}, b{3} }>; }
defm A : M<(op 1:$a), 3>;
