class C { if 1 then int x = 2; }
