foreach i = [0b01, 0b10] in def x#i { bits<2> v = i; }
