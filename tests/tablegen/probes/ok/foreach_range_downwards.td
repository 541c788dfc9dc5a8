foreach i = 2-0 in def a#i { int v = i; }
