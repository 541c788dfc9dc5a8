class A { bits<8> b = 0; bits<4> c = b{3 0b0}; }
