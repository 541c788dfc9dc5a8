class R;
foreach i = [1, 2, 3] in { if !exists<R>("r2") then { def late#i : R; } else { def r#i : R; } }
