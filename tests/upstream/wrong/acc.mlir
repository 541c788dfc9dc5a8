// acc.parallel
func.func @f(%c: i1, %x: f32, %i: i32) {
  acc.parallel {
    %0 = arith.constant 1 : i32
    "acc.yield"(%0) : (i32) -> ()
  }
  return
}
// -----
// acc.loop
func.func @f(%c: i1, %x: f32, %i: index) {
  %0 = "acc.loop"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}> ({
  ^bb0(%a: index):
    acc.yield
  }) : (index, index, index) -> index
  return
}
// -----
// acc.loop
func.func @f(%c: i1, %x: f32, %i: index) {
  %0 = "acc.loop"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}> ({
  ^bb0(%a: index):
    "acc.yield"(%x) : (f32) -> ()
  }) : (index, index, index) -> index
  return
}
// -----
// acc.loop
func.func @f(%c: i1, %x: f32, %i: index) {
  "acc.loop"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}> ({
  ^bb0(%a: index):
    "acc.yield"(%i) : (index) -> ()
  }) : (index, index, index) -> ()
  return
}
// -----
// acc.loop: right
func.func @f(%c: i1, %x: f32, %i: index) {
  "acc.loop"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}> ({
  ^bb0(%a: index):
    acc.yield
  }) : (index, index, index) -> ()
  return
}
// -----
// acc.serial, the region receives no values, so that its arguments do not matter: right
func.func @f(%c: i1, %x: f32, %i: i32) {
  "acc.serial"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0,0>}> ({
  ^bb0(%a: i32):
    acc.yield
  }) : () -> ()
  return
}
