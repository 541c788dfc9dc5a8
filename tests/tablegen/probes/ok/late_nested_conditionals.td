class C<int n> { string s = !if(!lt(n, 0), "neg", !if(!eq(n, 0), "zero", !cond(!lt(n, 10): "small", !lt(n, 100): "medium", true: "large"))); }
foreach i = [-1, 0, 5, 50, 500] in def "c" # !if(!lt(i, 0), "m", "p" # i) : C<i>;
