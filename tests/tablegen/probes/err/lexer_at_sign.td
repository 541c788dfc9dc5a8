@def a;
