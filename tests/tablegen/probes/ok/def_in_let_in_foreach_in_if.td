class A { int n = 0; }
foreach i = [1, 2] in if !eq(i, 2) then let n = i in { defvar k = !mul(i, 7); def d#i : A { int m = k; } } else def e#i;
