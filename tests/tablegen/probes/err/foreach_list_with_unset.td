foreach i = [1, ?] in def a { int v = i; }
