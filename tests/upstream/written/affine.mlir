// affine.parallel
func.func @f(%m: memref<4x4xf32>, %n: index, %i: index, %f: f32) {
  affine.parallel (%x, %y) = (0, 0) to (10, %n) { affine.yield }
  return
}
// -----
// affine.parallel
func.func @f(%m: memref<4x4xf32>, %n: index, %i: index, %f: f32) {
  affine.parallel (%x) = (max(0, %n)) to (min(10, %n + 3, %i floordiv 2)) step (2) { affine.yield } 
  return
}
// -----
// affine.parallel
func.func @f(%m: memref<4x4xf32>, %n: index, %i: index, %f: f32) {
  %0:2 = affine.parallel (%x, %y) = (%n, symbol(%i) + %n) to (10, %n) step (1, 3) reduce ("addf", "maxs") -> (f32, i32) { %c = arith.constant 1.0 : f32
    %d = arith.constant 1 : i32
    affine.yield %c, %d : f32, i32 }
  return
}
// -----
// affine.parallel
func.func @f(%m: memref<4x4xf32>, %n: index, %i: index, %f: f32) {
  affine.parallel () = () to () { affine.yield }
  return
}
// -----
// affine.prefetch
func.func @f(%m: memref<4x4xf32>, %n: index, %i: index, %f: f32) {
  affine.prefetch %m[%n, %i + 5], read, locality<3>, data : memref<4x4xf32>
  return
}
// -----
// affine.prefetch
func.func @f(%m: memref<4x4xf32>, %n: index, %i: index, %f: f32) {
  affine.prefetch %m[%n, %i], write, locality<0>, instr {foo} : memref<4x4xf32>
  return
}
// -----
// affine.for
func.func @f(%m: memref<4x4xf32>, %n: index, %i: index, %f: f32) {
  affine.for %j = max affine_map<(d0)[s0] -> (d0, s0)>(%n)[%i] to min affine_map<(d0) -> (d0, 3)>(%i) step 2 { affine.store %f, %m[%j, symbol(%n)] : memref<4x4xf32> }
  return
}
// -----
// affine.if
func.func @f(%i: index, %n: index) -> f32 {
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 3)>(%i)[%n] {
  }
  affine.if affine_set<() : (1 == 0)>() {
  } else {
  } {foo}
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> f32 {
    %a = arith.constant 1.0 : f32
    affine.yield %a : f32
  } else {
    %b = arith.constant 2.0 : f32
    affine.yield %b : f32
  }
  return %0 : f32
}
// -----
// affine.apply
func.func @f(%i: index, %n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
  %1 = affine.apply affine_map<() -> (4)>() {a}
  return
}
// -----
// affine.min
func.func @f(%i: index, %n: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 + s0, 3)>(%i)[%n]
  return
}
// -----
// affine.max
func.func @f(%i: index, %n: index) {
  %0 = affine.max affine_map<(d0)[s0] -> (d0 + s0, 3)>(%i)[%n]
  return
}
// -----
// affine.load
func.func @f(%i: index, %n: index, %m: memref<4x4xf32>) {
  %0 = affine.load %m[%i + 3, symbol(%n) * 2] {a} : memref<4x4xf32>
  affine.store %0, %m[%i floordiv 2, 0] : memref<4x4xf32>
  %1 = affine.vector_load %m[%i, 0] : memref<4x4xf32>, vector<4xf32>
  affine.vector_store %1, %m[%i, 0] : memref<4x4xf32>, vector<4xf32>
  return
}
// -----
// affine.store
func.func @f(%i: index, %m: memref<4x4xf32>, %x: f32, %v: vector<4xf32>) {
  affine.store %x, %m[%i, %i * 2 + 1] {a} : memref<4x4xf32>
  return
}
// -----
// affine.vector_load
func.func @f(%i: index, %m: memref<4x4xf32>, %x: f32, %v: vector<4xf32>) {
  %0 = affine.vector_load %m[%i, %i] {a} : memref<4x4xf32>, vector<4xf32>
  return
}
// -----
// affine.vector_store
func.func @f(%i: index, %m: memref<4x4xf32>, %x: f32, %v: vector<4xf32>) {
  affine.vector_store %v, %m[%i, 0] {a} : memref<4x4xf32>, vector<4xf32>
  return
}
