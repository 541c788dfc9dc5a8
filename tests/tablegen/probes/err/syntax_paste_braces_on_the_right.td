class R { bits<2> b = 1; string s = "x" # b{0}; }
