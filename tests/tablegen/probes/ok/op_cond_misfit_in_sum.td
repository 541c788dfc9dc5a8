// conds as ifs
class C<bits<4> q, int n> { int i = !add(!cond(true: q, 0: n), 1); }
def A : C<3, 9>;
