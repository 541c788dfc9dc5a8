def a : Nope;
