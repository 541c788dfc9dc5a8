// transform.alternatives
module attributes {transform.with_named_sequence} {
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    transform.alternatives %arg0 : !transform.any_op  {
    ^bb1(%arg1: !transform.any_op):
      transform.yield
    }, {
    ^bb1(%arg1: !transform.op<"a.b">):
      transform.yield
    }
  }
}
// -----
// transform.alternatives: right
module attributes {transform.with_named_sequence} {
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    transform.alternatives %arg0 : !transform.any_op  {
    ^bb1(%arg1: !transform.any_op):
      transform.yield
    }, {
    ^bb1(%arg1: !transform.any_op):
      transform.yield
    }
  }
}
