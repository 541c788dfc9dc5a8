irdl.dialect @cmath {
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(elem: %2)
  }
  irdl.attribute @attr attributes {a} {
    %0 = irdl.any
    irdl.parameters(a: %0, b: %0)
  }
  irdl.type @none
  irdl.operation @norm {
    %0 = irdl.any
    irdl.operands(in: %0)
    irdl.results(out: %0)
  }
  irdl.operation @v {
    %0 = irdl.any
    irdl.operands(in: single %0, b: optional %0, c: variadic %0)
    irdl.results()
    irdl.attributes {"x" = %0, "y" = %0}
    %r = irdl.region
    %r2 = irdl.region(%0)
    irdl.regions(a: %r, bb: %r2)
  }
  irdl.operation @e {
    %0 = irdl.any
    irdl.attributes {"z" = %0}
    irdl.parameters()
  }
}
// -----
irdl.dialect @empty
