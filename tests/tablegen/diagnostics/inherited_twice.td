// The same class as a parent twice, by one way and by two.
class Base { int n = 1; }
class Left : Base;
def once : Base, Base;
def twice : Left, Base;
def fine : Left;
