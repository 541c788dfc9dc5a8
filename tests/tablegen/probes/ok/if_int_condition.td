if 2 then def a;
