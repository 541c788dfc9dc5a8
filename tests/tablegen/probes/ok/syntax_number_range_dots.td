foreach i = 1...3 in def a#i;
foreach i = 1 ... 3 in def b#i;
