class Empty; class P; class Q : P;
def b : Q; def a : P; def c; def a10 : Q; def a9 : Q; def : P;
