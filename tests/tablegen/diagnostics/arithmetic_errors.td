def a { int n = !div(1, 0); }
def b { int n = !shl(1, 64); }
def c { int n = !logtwo(0); }
def d { string s = !substr("abc", 4); }
class Halves<int n> { int half = !div(n, 0); }
def e : Halves<2>;
