class P<int n> { bit even = !eq(!and(n, 1), 0); }
foreach i = 0-3 in if P<i>.even then def e#i; else def o#i { bit b = P<!add(i, 1)>.even; }
