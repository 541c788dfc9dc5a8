foreach 1 = [1] in def a;
