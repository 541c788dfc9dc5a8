// conds as ifs
class C<bits<4> q, int n> { list<int> l = [!cond(true: q, 0: n)]; }
def A : C<3, 9>;
