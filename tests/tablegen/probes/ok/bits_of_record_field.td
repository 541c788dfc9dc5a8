class R<bits<4> v> { bits<4> f = v; }
def r : R<10>;
def a {
  bits<2> x = r.f{3-2};
  bit y = r.f{0};
}
