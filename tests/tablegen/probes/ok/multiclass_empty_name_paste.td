class R;
multiclass M<string s> { def "" # s : R; def NAME # s # "_n" : R; }
defm A : M<"x">;
