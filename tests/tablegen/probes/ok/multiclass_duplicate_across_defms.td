multiclass M { def same#NAME; def fixed; }
defm A : M;
