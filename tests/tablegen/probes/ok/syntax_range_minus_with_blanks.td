class A { bits<8> b = 0; bits<4> c = b{3 - 0}; bits<4> d = b{3 -0}; bits<4> e = b{3- 0}; }
