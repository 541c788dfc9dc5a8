class A { int n = 1; string s; }
foreach i = [1, 2] in let n = i, s = "s" # i in def a#i : A;
