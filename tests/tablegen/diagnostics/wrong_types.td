class Animal;
class Plant;
def dog : Animal;
def a { int n = "four"; }
def b { list<int> l = ["one"]; }
def c { Plant p = dog; }
def d { bits<2> b = 4; }
def e { string s = 1; let s = [1]; }
def f { int n = !add(1, "2"); }
