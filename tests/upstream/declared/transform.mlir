module attributes {transform.with_named_sequence} {
transform.named_sequence @nm(%a: !transform.any_op {transform.readonly}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 1 : i64 -> !transform.param<i64>
  %0 = transform.apply_registered_pass "canonicalize" to %a : (!transform.any_op) -> !transform.any_op
  %1 = transform.apply_registered_pass "canonicalize" with options = {"top-down" = false, "max-iterations" = %p, "l" = [%p, "x", %p], "e" = [1, 2]} to %a {z} : (!transform.any_op, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) -> !transform.any_op
  %2 = transform.apply_registered_pass "canonicalize" with options = {"top-down" = "false"} to %a : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %v = transform.get_operand %a[all] : (!transform.any_op) -> !transform.any_value
  %v1 = transform.get_operand %a[0, -1] : (!transform.any_op) -> !transform.any_value
  %v2 = transform.get_result %a[except(1, 2)] {x} : (!transform.any_op) -> !transform.any_value
  %v3 = transform.get_result %a[all] : (!transform.any_op) -> !transform.any_value
}
// -----
transform.sequence failures(suppress) {
^bb0(%a: !transform.any_op):
  %0, %1, %2 = transform.structured.multitile_sizes %a {dimension = 1, target_size = 3} : (!transform.any_op) -> !transform.any_op
  %3, %4 = transform.structured.continuous_tile_sizes %a {dimension = 1, target_size = 3} : (!transform.any_op) -> !transform.any_op
  %5 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  %50 = transform.structured.generalize %a : (!transform.any_op) -> !transform.op<"linalg.generic">
  %6 = transform.structured.interchange %a iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
  %7 = transform.structured.split %a after 16 {dimension = 0} : !transform.any_op
  %p = transform.param.constant 1 : i64 -> !transform.param<i64>
  %8 = transform.structured.split %a after %p {dimension = 0} : !transform.any_op, !transform.param<i64>
  %9 = transform.structured.split %a after %a {dimension = 0, multiway} : !transform.any_op, !transform.any_op
  %10 = transform.structured.split %a after %p {dimension = 0, x} : !transform.any_op, !transform.param<i64>
  transform.sequence %a : !transform.any_op failures(propagate) attributes {x} {
  ^bb0(%b: !transform.any_op):
  }
  transform.sequence %a, %p, %a : !transform.any_op, !transform.param<i64>, !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.any_op, %p2: !transform.param<i64>, %c: !transform.any_op):
  }
  transform.sequence %a, %p, %p : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) failures(propagate) {
  ^bb0(%b: !transform.any_op, %p2: !transform.param<i64>, %p3: !transform.param<i64>):
  }
  %s = transform.sequence %a : !transform.any_op -> !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.any_op):
    transform.yield %b : !transform.any_op
  }
}
// -----
transform.sequence failures(suppress) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 1 : i64 -> !transform.param<i64>
  %0, %1 = transform.structured.tile_using_forall %a num_threads [10, %a, %p] : (!transform.any_op, !transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  %2, %3 = transform.structured.tile_using_forall %a num_threads *(%a) (mapping = [1]) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %4, %5 = transform.structured.tile_using_forall %a tile_sizes *(%p) {x} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  %6, %7 = transform.structured.tile_using_forall %a tile_sizes [1, [2], 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %8 = transform.structured.match ops{["a"]} in %a : (!transform.any_op) -> !transform.any_op
}
// -----
module attributes { transform.with_named_sequence } {
transform.named_sequence @match(%a: !transform.any_op {transform.readonly}) { 
  transform.match.structured %a : !transform.any_op {
  ^bb0(%s: !transform.any_op):
    transform.match.structured.dim %s[all] {parallel} : !transform.any_op
    transform.match.structured.dim %s[except(0)] {parallel} : !transform.any_op
    %r = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
    %r1 = transform.match.structured.dim %s[0, 1] : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.init %s[all] {permutation} : !transform.any_op
    transform.match.structured.input %s[all] {projected_permutation} : !transform.any_op
    %i = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield %r : !transform.param<i64>
  }
  transform.yield
}
transform.named_sequence @match2(%a: !transform.any_op {transform.readonly}) { 
  %0:2 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> (!transform.param<i64>, !transform.any_op) attributes {x} {
  ^bb0(%s: !transform.any_op):
    %r = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
    %i = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield %r, %i : !transform.param<i64>, !transform.any_op
  }
  %1 = transform.match.structured failures(suppress) %a : (!transform.any_op) -> !transform.param<i64> {
  ^bb0(%s: !transform.any_op):
    %r = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.yield %r : !transform.param<i64>
  }
  transform.yield
}
}
// -----
transform.sequence failures(suppress) {
^bb0(%a: !transform.any_op):
  %p = transform.param.constant 1 : i64 -> !transform.param<i64>
  transform.tune.alternatives<"x"> { transform.yield }, { transform.yield }
  transform.tune.alternatives<"x"> selected_region = 1 { transform.yield }, { transform.yield }
  transform.tune.alternatives<"x"> selected_region = %p attributes {a} : !transform.param<i64> { transform.yield }, { transform.yield }
  %1 = transform.tune.alternatives<"x"> selected_region = %p : !transform.param<i64> -> !transform.any_op { transform.yield %a : !transform.any_op }
  %2 = transform.structured.replace %a {
    "a.b"() : () -> ()
  } : (!transform.any_op) -> !transform.any_op
  transform.sparse_tensor.match.sparse_inout %a : (!transform.any_op) -> !transform.any_op
}
// -----
module attributes { transform.with_named_sequence } {
transform.named_sequence @match(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { 
  transform.yield %a : !transform.any_op
}
transform.named_sequence @act(%a: !transform.any_op {transform.readonly}) { 
  transform.yield 
}
transform.named_sequence @main(%a: !transform.any_op {transform.readonly}) { 
  %0 = transform.foreach_match in %a @match -> @act : (!transform.any_op) -> !transform.any_op
  %1 = transform.foreach_match restrict_root flatten_results in %a @match -> @act, @match -> @act {x} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
