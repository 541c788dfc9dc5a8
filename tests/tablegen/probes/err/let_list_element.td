class A { list<int> l = [1, 2]; }
def a : A {
  let l[0] = 5;
}
