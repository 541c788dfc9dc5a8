foreach i = [1, 2, 3] in def a#i { int v = i; }
foreach s = ["x", "y"] in { def s#s { string v = s; } def t#s; }
