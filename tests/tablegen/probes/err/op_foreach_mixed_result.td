class A; class B; def va : A; def vb : B;
def a {
  list<int> x = !foreach(i, [1, 2], !if(!eq(i, 1), va, vb));
}
