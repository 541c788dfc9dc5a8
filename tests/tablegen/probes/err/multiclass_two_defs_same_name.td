class R;
multiclass M { def NAME : R; def "" : R; }
defm A : M;
