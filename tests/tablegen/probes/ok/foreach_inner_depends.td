foreach i = [2, 3] in foreach j = !range(i) in def n#i#_#j;
