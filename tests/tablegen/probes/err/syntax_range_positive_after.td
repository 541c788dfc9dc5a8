class A { bits<8> b = 0; bits<2> c = b{3 2}; }
