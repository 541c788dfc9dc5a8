class Pair<int first, string second = "none"> { int f = first; string s = second; }
def a : Pair;
def b : Pair<1, "x", 2>;
def c : Pair<"one">;
def d : Pair<1, secnd = "two">;
def e : Pair<first = 1, "two">;
def f : Pair<1, first = 2>;
