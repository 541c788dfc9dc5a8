def a; /
