class C<bits<4> q, int n> { list<int> l = [!cond(true: q, 0: n)]; }
