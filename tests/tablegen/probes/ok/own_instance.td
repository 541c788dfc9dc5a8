// An instance of the class whose body is being read has the variables of operators around.
class A { list<string> f = !foreach(e, []<int>, A<>); }
class B {
  int q = 0;
  int f = !foldl(0, [1], a, b, B<>.q);
}
