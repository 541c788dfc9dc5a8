multiclass M<string NAME> { def _x { string s = NAME; } }
defm A : M<"given">;
