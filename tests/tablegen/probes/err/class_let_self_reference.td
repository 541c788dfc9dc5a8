class A { list<int> l = [1]; }
def a : A {
  let l = !listconcat(l, [2]);
}
