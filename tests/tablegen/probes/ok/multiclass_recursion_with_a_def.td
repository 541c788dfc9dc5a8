multiclass M { def y; defm x : M; def z; }
defm a : M;
