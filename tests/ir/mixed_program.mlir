// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
// RUN: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-local-scope
module @program attributes {d.version = 1 : i32} {
  func.func private @extern(tensor<?xf32>) -> tensor<?xf32>
  func.func @main(%n: index, %t: tensor<?xf32> {d.arg}) -> (tensor<?xf32>, index) {
    %c = "arith2.constant"() <{value = 0 : index}> : () -> index
    %r:2 = "loop.for"(%c, %n) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%i: index, %acc: tensor<?xf32>):
      %m = "loop.map"(%acc) ({
      ^bb0(%e: f32):
        %s = "math2.add"(%e, %e) {fast} : (f32, f32) -> f32
        "loop.yield"(%s) : (f32) -> ()
      }) {map = affine_map<(d0) -> (d0)>} : (tensor<?xf32>) -> tensor<?xf32>
      %k = "tensor2.copy"(%m) {callee = @extern} : (tensor<?xf32>) -> tensor<?xf32>
      "loop.yield"(%k, %i) : (tensor<?xf32>, index) -> ()
    }) : (index, index) -> (tensor<?xf32>, index)
    "cf2.cond"(%r#1)[^then, ^else] : (index) -> ()
  ^then:
    return %r#0, %r#1 : tensor<?xf32>, index
  ^else:
    %cast = builtin.unrealized_conversion_cast %t : tensor<?xf32> to tensor<?xf32>
    return %cast, %n : tensor<?xf32>, index
  }
}
