class B { field int late = 1; int early = 2; field string s = "x"; }
class A<string t> : B { string own = t; field bit f = 1; }
def x : A<"y">;
