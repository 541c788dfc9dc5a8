class C<int n> { defvar m = !add(n, 1); int x = m; defvar k = !mul(m, 2); int y = k; }
def a : C<3>;
