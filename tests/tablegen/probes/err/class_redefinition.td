class A { int n = 4; }
class A { int m = 5; }
