class R<int n> { int v = n; }
foreach r = !foreach(i, [1, 2], R<i>) in def "k" # r.v { R x = r; }
