def a : 5;
