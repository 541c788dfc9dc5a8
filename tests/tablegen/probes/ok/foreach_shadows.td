foreach i = [1] in foreach i = [2] in def a#i;
