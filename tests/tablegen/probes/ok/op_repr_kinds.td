def op;
class A<int n> { string x = !repr([n, 1]); string y = !repr((op n:$a)); }
def a : A<4>;
