// Of what depends on a definition that is wrong, nothing is said.
class Base<int n> { int x = unknown; }
class Derived : Base<1>;
def a : Derived;
defvar v = nothing;
def b { int y = v; }
def c : Absent;
def d { list<Base> l = [c]; }
