def a { int v = 1; };
