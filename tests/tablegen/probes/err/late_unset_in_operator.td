class A { int x = ?; int y = !add(x, 1); }
def a : A;
