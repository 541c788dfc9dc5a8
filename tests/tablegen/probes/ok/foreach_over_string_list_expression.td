foreach s = !foreach(i, [1, 2], "p" # i) in def s#_#s;
foreach i = !range(2) in def r#i;
foreach i = !listconcat([1], [2]) in def c#i;
