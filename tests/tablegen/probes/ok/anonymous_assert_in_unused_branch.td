class A<int n> { assert !lt(n, 10), "n < 10"; int v = n; }
class B<int n> { int v = !if(!lt(n, 10), A<n>.v, -1); }
def a : B<5>;
def b : B<50>;
