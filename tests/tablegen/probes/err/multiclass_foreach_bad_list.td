multiclass M<string s> { foreach i = s in def _#i; }
