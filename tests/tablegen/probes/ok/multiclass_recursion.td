// Inside of its own body a multiclass has nothing in it yet.
multiclass M { defm x : M; }
defm a : M;
