// Any number that is not positive will do for the end of a range.
class A { bits<8> b = 0; bits<4> c = b{3 0}; bits<4> d = b{3 -0}; bits<4> e = b{3 +0}; list<int> l = [1, 2]; list<int> m = l[1 0]; bits<4> h = b{3 0x0}; }
