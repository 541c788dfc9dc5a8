foreach i = [1, 2] in { defvar d = !mul(i, 10); def a#i { int x = d; } }
