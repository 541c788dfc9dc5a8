defvar width = 32;
class Type<int size> { int bytes = !div(siez, 8); }
class Other;
def a { int w = widht; }
def b { Other o = Other; }
