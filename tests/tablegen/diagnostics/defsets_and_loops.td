class A;
class B;
defset list<A> all = { def a : A; def b : B; }
foreach i = 3 in def x#i { int n = y; }
foreach i = "abc" in def z#i;
defset int wrong = { }
if "x" then def q;
