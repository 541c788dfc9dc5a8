// conds as ifs
class C<bits<4> q, int n> { string s = !cast<string>(!cond(true: q, 0: n)); }
def A : C<3, 9>;
