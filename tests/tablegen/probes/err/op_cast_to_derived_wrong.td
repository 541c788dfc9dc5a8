class P; class Q : P;
def q : P;
class C<P p> {
  Q x = !cast<Q>(p);
}
def a : C<q>;
