// vector.contract
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>, %l: vector<4xf32>, %r: vector<[8]xf32>, %s: f32, %acc: vector<4x[8]xf32>, %m: vector<4xi1>, %t: tensor<8xf32>, %i: index) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c {foo}: vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}
// -----
// vector.contract
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>, %l: vector<4xf32>, %r: vector<[8]xf32>, %s: f32, %acc: vector<4x[8]xf32>, %m: vector<4xi1>, %t: tensor<8xf32>, %i: index) {
  %1 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}
// -----
// vector.outerproduct
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>, %l: vector<4xf32>, %r: vector<[8]xf32>, %s: f32, %acc: vector<4x[8]xf32>, %m: vector<4xi1>, %t: tensor<8xf32>, %i: index) {
  %2 = vector.outerproduct %l, %r, %acc : vector<4xf32>, vector<[8]xf32>
  return
}
// -----
// vector.outerproduct
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>, %l: vector<4xf32>, %r: vector<[8]xf32>, %s: f32, %acc: vector<4x[8]xf32>, %m: vector<4xi1>, %t: tensor<8xf32>, %i: index) {
  %3 = vector.outerproduct %l, %r : vector<4xf32>, vector<[8]xf32>
  return
}
// -----
// vector.outerproduct
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>, %l: vector<4xf32>, %r: vector<[8]xf32>, %s: f32, %acc: vector<4x[8]xf32>, %m: vector<4xi1>, %t: tensor<8xf32>, %i: index) {
  %4 = vector.outerproduct %l, %s : vector<4xf32>, f32
  return
}
// -----
// vector.outerproduct
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>, %l: vector<4xf32>, %r: vector<[8]xf32>, %s: f32, %acc: vector<4x[8]xf32>, %m: vector<4xi1>, %t: tensor<8xf32>, %i: index) {
  %5 = vector.outerproduct %l, %r, %acc {kind = #vector.kind<mul>, foo}: vector<4xf32>, vector<[8]xf32>
  return
}
// -----
// vector.shuffle
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>, %l: vector<4xf32>, %r: vector<[8]xf32>, %s: f32, %acc: vector<4x[8]xf32>, %m: vector<4xi1>, %t: tensor<8xf32>, %i: index) {
  %6 = vector.shuffle %l, %l [0, 1, 2, 7, 3] : vector<4xf32>, vector<4xf32>
  return
}
// -----
// vector.shuffle
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>, %l: vector<4xf32>, %r: vector<[8]xf32>, %s: f32, %acc: vector<4x[8]xf32>, %m: vector<4xi1>, %t: tensor<8xf32>, %i: index) {
  %7 = vector.shuffle %a, %a [0, 1] : vector<4x2xf32>, vector<4x2xf32>
  return
}
// -----
// vector.mask
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>, %l: vector<4xf32>, %r: vector<[8]xf32>, %s: f32, %acc: vector<4x[8]xf32>, %m: vector<4xi1>, %t: tensor<8xf32>, %i: index) {
  %8 = vector.mask %m { vector.reduction <add>, %l : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}
// -----
// vector.mask
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>, %l: vector<4xf32>, %r: vector<[8]xf32>, %s: f32, %acc: vector<4x[8]xf32>, %m: vector<4xi1>, %t: tensor<8xf32>, %i: index) {
  %9 = vector.mask %m, %l { vector.transfer_read %t[%i], %s : tensor<8xf32>, vector<4xf32> } {foo} : vector<4xi1> -> vector<4xf32>
  return
}
// -----
// vector.mask
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>, %l: vector<4xf32>, %r: vector<[8]xf32>, %s: f32, %acc: vector<4x[8]xf32>, %m: vector<4xi1>, %t: tensor<8xf32>, %i: index) {
  vector.mask %m { } : vector<4xi1>
  return
}
// -----
// vector.mask
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>, %l: vector<4xf32>, %r: vector<[8]xf32>, %s: f32, %acc: vector<4x[8]xf32>, %m: vector<4xi1>, %t: tensor<8xf32>, %i: index) {
  %10 = vector.mask %m { vector.transfer_write %l, %t[%i] : vector<4xf32>, tensor<8xf32> } : vector<4xi1> -> tensor<8xf32>
  return
}
// -----
// vector.transfer_read
func.func @f(%m: memref<?x?xf32>, %t: tensor<4x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %t[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<4x?xf32>, vector<4xf32>
  return
}
// -----
// vector.transfer_write
func.func @f(%v: vector<4xf32>, %m: memref<?x?xf32>, %t: tensor<4x?xf32>, %i: index, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  %0 = vector.transfer_write %v, %t[%i, %i] : vector<4xf32>, tensor<4x?xf32>
  return
}
// -----
// vector.from_elements
func.func @f(%a: f32, %b: f32) {
  %0 = vector.from_elements %a, %b : vector<2xf32>
  %1 = vector.from_elements %a : vector<f32>
  return
}
