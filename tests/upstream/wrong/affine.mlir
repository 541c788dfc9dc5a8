// affine.apply: right
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  %0 = affine.apply affine_map<(d)[s] -> (d + s)>(%i)[%j]
  return
}
// -----
// affine.apply
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  affine.for %k = 0 to 4 {
    %0 = affine.apply affine_map<(d)[s] -> (d + s)>(%i)[%k]
  }
  return
}
// -----
// affine.apply
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  %0 = "affine.apply"(%i) <{map = affine_map<(d) -> (d, d)>}> : (index) -> index
  return
}
// -----
// affine.apply
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  %0 = "affine.apply"(%i) <{map = affine_map<(d, e) -> (d)>}> : (index) -> index
  return
}
// -----
// affine.min
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  %0 = "affine.min"(%i) <{map = affine_map<(d) -> ()>}> : (index) -> index
  return
}
// -----
// affine.max
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  %0 = "affine.max"(%i, %i) <{map = affine_map<(d) -> (d)>}> : (index, index) -> index
  return
}
// -----
// affine.load
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  affine.for %k = 0 to 4 {
    %0 = memref.load %m[%k, %k] : memref<8x?xf32>
    %1 = arith.fptosi %0 : f32 to i32
    %2 = arith.index_cast %1 : i32 to index
    %3 = affine.load %m[%2, %k] : memref<8x?xf32>
  }
  return
}
// -----
// affine.load
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  affine.for %k = 0 to 4 {
    %0 = affine.load %m[symbol(%k), %k] : memref<8x?xf32>
  }
  return
}
// -----
// affine.load
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  %0 = affine.load %m[%i] : memref<8x?xf32>
  return
}
// -----
// affine.load: right
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  affine.for %k = 0 to 4 {
    %c = arith.constant 1 : index
    %d = memref.dim %m, %c : memref<8x?xf32>
    %0 = arith.muli %d, %j : index
    %1 = affine.load %m[%k + symbol(%0), symbol(%d)] : memref<8x?xf32>
  }
  return
}
// -----
// affine.store
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  affine.store %f, %m[%i] : memref<8x?xf32>
  return
}
// -----
// affine.store
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  affine.for %k = 0 to 4 {
    %0 = arith.addi %k, %k : index
    affine.store %f, %m[%0, %0] : memref<8x?xf32>
  }
  return
}
// -----
// affine.vector_load
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  %0 = affine.vector_load %m[%i, %j] : memref<8x?xf32>, vector<4xf16>
  return
}
// -----
// affine.vector_store
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  affine.vector_store %v, %m[%i, %j] : memref<8x?xf32>, vector<4xf16>
  return
}
// -----
// affine.prefetch
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  affine.prefetch %m[%i], read, locality<3>, data : memref<8x?xf32>
  return
}
// -----
// affine.for
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  affine.for %k = 0 to 4 {
    %0 = arith.addi %k, %k : index
    affine.for %l = 0 to %0 {
    }
  }
  return
}
// -----
// affine.for
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  affine.for %k = 0 to 4 {
    affine.for %l = 0 to affine_map<()[s] -> (s)>()[%k] {
    }
  }
  return
}
// -----
// affine.for
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  %0 = affine.for %k = 0 to 4 iter_args(%a = %f) -> f32 {
    affine.yield %n : i32
  }
  return
}
// -----
// affine.for
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  %0 = affine.for %k = 0 to 4 iter_args(%a = %f) -> f32 {
    affine.yield
  }
  return
}
// -----
// affine.for
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  "affine.for"() <{lowerBoundMap = affine_map<() -> ()>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%k: index):
    affine.yield
  }) : () -> ()
  return
}
// -----
// affine.if
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  affine.for %k = 0 to 4 {
    %0 = arith.addi %k, %k : index
    affine.if affine_set<(d) : (d >= 0)>(%0) {
    }
  }
  return
}
// -----
// affine.if
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  "affine.if"(%i) <{condition = affine_set<(d, e) : (d >= 0)>}> ({
    affine.yield
  }, {
  }) : (index) -> ()
  return
}
// -----
// affine.parallel
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  %0 = affine.parallel (%k) = (0) to (4) reduce ("addi") -> (f32) {
    affine.yield %f : f32
  }
  return
}
// -----
// affine.parallel: right
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  %0 = affine.parallel (%k) = (0) to (min(4, %i)) reduce ("maximumf") -> (f32) {
    affine.yield %f : f32
  }
  return
}
// -----
// affine.parallel
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  affine.for %l = 0 to 4 {
    %0 = arith.addi %l, %l : index
    affine.parallel (%k) = (0) to (%0) {
    }
  }
  return
}
// -----
// affine.yield
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  scf.for %k = %i to %j step %i {
    "affine.yield"() : () -> ()
  }
  return
}
// -----
// affine.delinearize_index
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  %0:2 = affine.delinearize_index %i into (0, 4) : index, index
  return
}
// -----
// affine.delinearize_index
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  %0:4 = affine.delinearize_index %i into (2, 4) : index, index, index, index
  return
}
// -----
// affine.linearize_index
func.func @f(%m: memref<8x?xf32>, %f: f32, %i: index, %j: index, %n: i32, %v: vector<4xf16>) {
  %0 = affine.linearize_index [%i, %i, %i] by (4) : index
  return
}
// -----
// affine.dma_start
func.func @f(%m: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  affine.for %k = 0 to 4 {
    %0 = arith.addi %k, %k : index
    affine.dma_start %m[%0], %m[%k], %t[0], %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
  }
  return
}
// -----
// affine.dma_wait
func.func @f(%t: memref<8xi32>, %n: index) {
  affine.for %k = 0 to 4 {
    %0 = arith.addi %k, %k : index
    affine.dma_wait %t[%0], %n : memref<8xi32>
  }
  return
}
// -----
// affine.dma_start: right
func.func @f(%m: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  affine.for %k = 0 to 4 {
    affine.dma_start %m[%k], %m[%k + 1], %t[0], %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  return
}
// -----
// affine.if
func.func @f(%n: index, %i: i32, %x: f32) {
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> i32 {
    affine.yield %i : i32
  }
  return
}
// -----
// affine.if: right
func.func @f(%n: index, %i: i32, %x: f32) {
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> i32 {
    affine.yield %i : i32
  } else {
    affine.yield %i : i32
  }
  return
}
// -----
// affine.for
func.func @f(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0, 3)>(%n) to 10 {
  }
  return
}
// -----
// affine.for
func.func @f(%n: index) {
  affine.for %i = max affine_map<(d0) -> (d0, 3)>(%n) to affine_map<(d0) -> (d0, 3)>(%n) {
  }
  return
}
// -----
// affine.for: right
func.func @f(%n: index) {
  affine.for %i = max affine_map<(d0) -> (d0)>(%n) to min affine_map<(d0) -> (d0)>(%n) {
  }
  return
}
// -----
// affine.for: right
func.func @f(%n: index) {
  affine.for %i = max %n to min %n {
  }
  return
}
// -----
// affine.for
func.func @f() {
  affine.for %i = 0 to 5 step -1 {
  }
  return
}
// -----
// affine.for
func.func @f() {
  affine.for %i = 0 to 5 step -9223372036854775808 {
  }
  return
}
// -----
// affine.for
func.func @f() {
  affine.for %i = 0 to 5 step 9223372036854775808 {
  }
  return
}
// -----
// affine.for
func.func @f() {
  affine.for %i = 0 to 5 step 2.0 {
  }
  return
}
// -----
// affine.for
func.func @f() {
  affine.for %i = 0 to 5 step 2 : i32 {
  }
  return
}
// -----
// affine.for
func.func @f() {
  affine.for %i = 0 to 5 step -1 : i32 {
  }
  return
}
// -----
// affine.for
func.func @f() {
  affine.for %i = 0 to 5 step true {
  }
  return
}
// -----
// affine.for
func.func @f() {
  affine.for %i = 0 to 5 step false {
  }
  return
}
// -----
// affine.for
func.func @f() {
  affine.for %i = 0 to 5 step "a" {
  }
  return
}
// -----
// affine.for
func.func @f() {
  affine.for %i = 0 to 5 step 300 : i8 {
  }
  return
}
// -----
// affine.for
func.func @f() {
  affine.for %i = 0 to 5 step -0 {
  }
  return
}
// -----
// affine.for: right
func.func @f() {
  affine.for %i = 0 to 5 step 0 {
  }
  return
}
// -----
// affine.for: right
func.func @f() {
  affine.for %i = 0 to 5 step 9223372036854775807 {
  }
  return
}
// -----
// affine.for: right
func.func @f() {
  affine.for %i = 0 to 5 step 0xFF {
  }
  return
}
// -----
// affine.for
func.func @f() {
  affine.for %i = 2.0 to 5 {
  }
  return
}
// -----
// affine.for
func.func @f() {
  affine.for %i = 0 to 9223372036854775808 {
  }
  return
}
// -----
// affine.for: right
func.func @f() {
  affine.for %i = true to 0x10 {
  }
  return
}
// -----
// affine.parallel: right
func.func @f() {
  affine.parallel (%i) = (0) to (5) step (-1) {
  }
  return
}
// -----
// affine.parallel: right
func.func @f() {
  affine.parallel (%i) = (0) to (5) step (0) {
  }
  return
}
// -----
// affine.parallel: right
func.func @f() {
  affine.parallel (%i, %j) = (0, 0) to (5, 5) step (1, -3) {
  }
  return
}
