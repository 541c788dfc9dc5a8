// conds as ifs
class P<int p> { int v = p; } class C<bits<4> q, int n> { int i = P<!cond(true: q, 0: n)>.v; }
def A : C<3, 9>;
