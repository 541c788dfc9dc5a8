// transform.structured.tile_using_forall
transform.named_sequence @f(%a: !transform.any_op, %p: !transform.param<i64>) {
  %0, %1 = transform.structured.tile_using_forall %a num_threads [10, %a, %p] : (!transform.any_op, !transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// transform.structured.tile_using_forall
transform.named_sequence @f(%a: !transform.any_op, %p: !transform.param<i64>) {
  %0, %1 = transform.structured.tile_using_forall %a tile_sizes *(%p) (mapping = [1]) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// transform.foreach_match
transform.named_sequence @f(%a: !transform.any_op, %p: !transform.param<i64>) {
  %0 = transform.foreach_match restrict_root in %a @m -> @n, @o -> @q {x} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
// -----
// transform.structured.fuse
transform.named_sequence @f(%a: !transform.any_op) {
  %0, %1 = transform.structured.fuse %a tile_sizes [4] interchange [0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// transform.match.structured.classify_convolution_dims
transform.named_sequence @f(%a: !transform.any_op) {
  %0:8 = transform.match.structured.classify_convolution_dims %a : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
  transform.yield
}
// -----
// transform.xegpu.convert_layout
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_value) {
    %0 = transform.xegpu.convert_layout %a input_sg_layout = [8, 4] input_sg_data = [32, 32] target_sg_layout = [8, 4] target_sg_data = [32, 64] : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}
