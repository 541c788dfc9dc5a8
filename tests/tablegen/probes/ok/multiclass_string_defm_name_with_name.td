class R; multiclass In { def _i : R; }
multiclass M { defm "q_" # NAME # "_z" : In; defm "plain" : In; }
defm A : M;
