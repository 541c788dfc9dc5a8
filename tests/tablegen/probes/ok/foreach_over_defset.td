class R<int n> { int v = n; }
defset list<R> all = { def a : R<1>; def b : R<2>; }
foreach r = all in def "of_" # r.v { R r_ = r; }
