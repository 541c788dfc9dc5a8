class I<int n> { int v = n; }
foreach i = [1, 2] in foreach j = [I<1>, I<2>] in def x#i#_#j.v { I p = I<!add(i, j.v)>; }
