class A { list<int> l = [1]; }
def a : A { let append l = [2]; }
