def a;
