class A<int n> { int v = n; }
class B<int m> : A<!add(m, 1)> { int w = !add(v, m); }
def d : B<10>;
