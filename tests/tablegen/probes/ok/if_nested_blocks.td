foreach i = [1, 2, 3] in { if !lt(i, 3) then { if !eq(i, 1) then { def one; } else { def two; } } }
