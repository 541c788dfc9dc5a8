foreach i = {0b101} in def a#i;
