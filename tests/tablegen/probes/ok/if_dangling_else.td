if 1 then if 0 then def a; else def b;
