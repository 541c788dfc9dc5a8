foreach i = [0, 1, 2] in { if !eq(i, 0) then def zero; else if !eq(i, 1) then def one; else def many; }
