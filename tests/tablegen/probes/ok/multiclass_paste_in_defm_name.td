multiclass M { def _x; }
foreach i = [1, 2] in defm A#i : M;
defm "str" # "_ing" : M;
