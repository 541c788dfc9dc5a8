multiclass M<string s> { if !eq(NAME, "X") then { def _isx; } if !empty(s) then def _empty; else def _full { string t = s; } }
defm X : M<"">;
defm Y : M<"t">;
