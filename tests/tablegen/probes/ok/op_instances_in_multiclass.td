class R;
multiclass M { def _a : R; def _all { list<R> l = !instances<R>(); } }
defm X : M;
defm Y : M;
