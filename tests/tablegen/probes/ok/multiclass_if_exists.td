class R;
multiclass M { if !not(!exists<R>(NAME # "_x")) then def _x : R; }
defm A : M;
