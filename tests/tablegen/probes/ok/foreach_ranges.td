foreach i = 0-3 in def a#i;
foreach i = {5-6, 8} in def b#i;
foreach i = 3...1 in def c#i;
foreach i = 7 in def d#i;
foreach i = {4} in def e#i;
