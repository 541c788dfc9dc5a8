class A<int n = ?> { int x = n; }
class B { int x; int y = !add(x, 1); }
def a : A<?>;
def b : B;
def c { int z = c.z; }
def d { string s = !cast<B>("nobody"); }
