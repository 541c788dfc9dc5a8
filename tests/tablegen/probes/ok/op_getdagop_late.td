class O; def op : O;
class C<dag d> { O o = !getdagop<O>(d); dag e = !setdagop(d, !getdagop(d)); dag f = !dag(!getdagop(d), ["x"], ["y"]); }
def a : C<(op 1:$k)>;
