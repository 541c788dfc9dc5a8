class A<int n> { int v = n; list<int> l = !range(v); }
foreach i = [1, 2] in let v = !add(i, 1) in { def a#i : A<i>; def b#i : A<i> { let v = 0; } }
