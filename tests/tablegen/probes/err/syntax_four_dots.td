foreach i = 1....3 in def a#i;
