foreach in = [1] in def a;
