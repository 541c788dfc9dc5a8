class R<int n, string s> { int v = n; string t = s; }
multiclass M<int k> { defvar twice = !mul(k, 2); defvar nm = NAME # "_x"; def _a : R<twice, nm>; def _b : R<!add(twice, 1), nm>; }
defm A : M<4>;
