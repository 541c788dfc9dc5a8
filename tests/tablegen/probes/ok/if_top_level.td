if 1 then def a;
if 0 then def b; else def c;
if !eq("x", "x") then { def d; def e; } else { def f; }
