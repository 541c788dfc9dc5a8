// A `!foldl` of type bit in bits, in classes that are inherited.
class C<bit t, list<bit> l> {
  bit u = t;
  bits<3> r = {!foldl(t, l, a, b, !if(b, a, u)), !empty(l), !if(u, t, u)};
}
class D<int k> : C<k, [k]> { let u = 0; }
class E<int k> : D<k>;
class F : E<1>;
def A : C<0, [1]>;
def B : E<1>;
