def x1;
foreach i = [1] in def x#i;
