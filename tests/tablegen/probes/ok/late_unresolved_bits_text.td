class A<bits<4> b, bit c, int n> { bits<4> x = b; bits<2> y = b{3-2}; bits<6> z = {b, c, 1}; bit w = b{0}; bits<4> m = n; int i = b; bits<3> p = {c, ?, 0}; bits<2> q = !cast<bits<2>>(n); int j = c; }
