// vector.broadcast
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.broadcast %v48 : vector<4x8xf32> to vector<8xf32>
  return
}
// -----
// vector.broadcast
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.broadcast %v4 : vector<4xf32> to vector<8xf32>
  return
}
// -----
// vector.broadcast
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.broadcast %s : vector<[4]xf32> to vector<4xf32>
  return
}
// -----
// vector.broadcast
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.broadcast %i : index to vector<4xf32>
  return
}
// -----
// vector.broadcast: right
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.broadcast %v4 : vector<4xf32> to vector<2x4xf32>
  %1 = vector.broadcast %f : f32 to vector<f32>
  return
}
// -----
// vector.shuffle
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.shuffle %v4, %v48 [0, 1] : vector<4xf32>, vector<4x8xf32>
  return
}
// -----
// vector.shuffle
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.shuffle %v4, %v4 [0, 8] : vector<4xf32>, vector<4xf32>
  return
}
// -----
// vector.shuffle
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = "vector.shuffle"(%v4, %v4) <{mask = array<i64: 0, 1, 2>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  return
}
// -----
// vector.extract
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.extract %v48[0, 1, 2] : f32 from vector<4x8xf32>
  return
}
// -----
// vector.extract
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.extract %v48[4] : vector<8xf32> from vector<4x8xf32>
  return
}
// -----
// vector.extract: right
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.extract %v48[%i] : vector<8xf32> from vector<4x8xf32>
  %1 = vector.extract %v48[3, -1] : f32 from vector<4x8xf32>
  return
}
// -----
// vector.insert: right
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.insert %v4, %v48[0] : vector<4xf32> into vector<4x8xf32>
  return
}
// -----
// vector.insert
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.insert %f, %v48[0] : f32 into vector<4x8xf32>
  return
}
// -----
// vector.insert
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.insert %f, %v48[0, 8] : f32 into vector<4x8xf32>
  return
}
// -----
// vector.insert_strided_slice
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.insert_strided_slice %v4, %v48 {offsets = [0], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  return
}
// -----
// vector.insert_strided_slice
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.insert_strided_slice %v4, %v48 {offsets = [4, 0], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  return
}
// -----
// vector.insert_strided_slice
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.insert_strided_slice %v4, %v48 {offsets = [3, 5], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  return
}
// -----
// vector.insert_strided_slice
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.insert_strided_slice %v4, %v48 {offsets = [0, 0], strides = [2]} : vector<4xf32> into vector<4x8xf32>
  return
}
// -----
// vector.extract_strided_slice
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.extract_strided_slice %v48 {offsets = [3], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}
// -----
// vector.extract_strided_slice
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.extract_strided_slice %v48 {offsets = [0], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x4xf32>
  return
}
// -----
// vector.extract_strided_slice
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.extract_strided_slice %v48 {offsets = [0], sizes = [2, 2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}
// -----
// vector.shape_cast
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.shape_cast %v48 : vector<4x8xf32> to vector<31xf32>
  return
}
// -----
// vector.shape_cast
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.shape_cast %s : vector<[4]xf32> to vector<4xf32>
  return
}
// -----
// vector.bitcast
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.bitcast %v48 : vector<4x8xf32> to vector<4x8xf16>
  return
}
// -----
// vector.bitcast
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.bitcast %v48 : vector<4x8xf32> to vector<2x16xf32>
  return
}
// -----
// vector.transpose
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.transpose %v48, [0, 1] : vector<4x8xf32> to vector<8x4xf32>
  return
}
// -----
// vector.transpose
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.transpose %v48, [1, 1] : vector<4x8xf32> to vector<8x4xf32>
  return
}
// -----
// vector.transpose
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.transpose %v48, [1, 2] : vector<4x8xf32> to vector<8x4xf32>
  return
}
// -----
// vector.multi_reduction
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = "vector.multi_reduction"(%v48, %v4) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
// vector.reduction
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.reduction <and>, %v4 : vector<4xf32> into f32
  return
}
// -----
// vector.reduction
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.reduction <add>, %v48 : vector<4x8xf32> into f32
  return
}
// -----
// vector.scan
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0:2 = vector.scan <add>, %v48, %v4 {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}
// -----
// vector.scan
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0:2 = vector.scan <add>, %v48, %v4 {inclusive = true, reduction_dim = 2 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}
// -----
// vector.scan
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0:2 = vector.scan <or>, %v48, %v4 {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}
// -----
// vector.outerproduct
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.outerproduct %v48, %v4 : vector<4x8xf32>, vector<4xf32>
  return
}
// -----
// vector.outerproduct
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.outerproduct %s, %v4 : vector<[4]xf32>, vector<4xf32>
  return
}
// -----
// vector.outerproduct
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.outerproduct %v4, %f {kind = #vector.kind<xor>} : vector<4xf32>, f32
  return
}
// -----
// vector.contract: right
func.func @f(%a: vector<4x8xf32>, %b: vector<8x2xf32>, %c: vector<4x2xf32>, %d: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
  return
}
// -----
// vector.contract
func.func @f(%a: vector<4x8xf32>, %b: vector<8x2xf32>, %c: vector<4x2xf32>, %d: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (j, i)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
  return
}
// -----
// vector.contract
func.func @f(%a: vector<4x8xf32>, %b: vector<8x2xf32>, %c: vector<4x2xf32>, %d: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
  return
}
// -----
// vector.contract
func.func @f(%a: vector<4x8xf32>, %b: vector<8x2xf32>, %c: vector<4x2xf32>, %d: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
  return
}
// -----
// vector.contract
func.func @f(%a: vector<4x8xf32>, %b: vector<8x2xf32>, %c: vector<4x2xf32>, %d: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
  return
}
// -----
// vector.contract
func.func @f(%a: vector<4x8xf32>, %b: vector<8x2xf32>, %c: vector<4x2xf32>, %d: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
  return
}
// -----
// vector.contract
func.func @f(%a: vector<4x8xf32>, %b: vector<8x2xf32>, %c: vector<4x2xf32>, %d: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
  return
}
// -----
// vector.contract
func.func @f(%a: vector<4x8xf32>, %b: vector<8x2xf32>, %c: vector<4x2xf32>, %d: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k)[s] -> (i, s)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
  return
}
// -----
// vector.contract
func.func @f(%a: vector<4x8xf32>, %b: vector<8x2xf32>, %c: vector<4x2xf32>, %d: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<minsi>} %a, %b, %c : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
  return
}
// -----
// vector.contract
func.func @f(%a: vector<4x8xf32>, %b: vector<8x2xf32>, %c: vector<4x2xf32>, %d: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> ()>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
  return
}
// -----
// vector.load
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.load %m[%i] : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
// vector.load
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.load %n[%i, %i] : memref<8x8xf32, strided<[1, 8]>>, vector<4xf32>
  return
}
// -----
// vector.load
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4xf16>
  return
}
// -----
// vector.load
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<2x2x2xf32>
  return
}
// -----
// vector.load: right
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.load %n[%i, %i] : memref<8x8xf32, strided<[1, 8]>>, vector<1xf32>
  return
}
// -----
// vector.store
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  vector.store %v, %n[%i, %i] : memref<8x8xf32, strided<[1, 8]>>, vector<4xf32>
  return
}
// -----
// vector.store
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  vector.store %v, %m[%i] : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
// vector.maskedload
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.maskedload %m[%i, %i], %k8, %v : memref<?x?xf32>, vector<8xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
// vector.maskedstore
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  vector.maskedstore %m[%i, %i], %k8, %v : memref<?x?xf32>, vector<8xi1>, vector<4xf32>
  return
}
// -----
// vector.expandload
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.expandload %m[%i], %k, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
// vector.compressstore
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  vector.compressstore %m[%i, %i], %k8, %v : memref<?x?xf32>, vector<8xi1>, vector<4xf32>
  return
}
// -----
// vector.gather
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.gather %m[%i] [%x], %k, %v : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
// vector.gather
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.gather %m[%i, %i] [%x], %k8, %v : memref<?x?xf32>, vector<4xindex>, vector<8xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
// vector.scatter
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  vector.scatter %m[%i, %i] [%x], %k8, %v : memref<?x?xf32>, vector<4xindex>, vector<8xi1>, vector<4xf32>
  return
}
// -----
// vector.transfer_read
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.transfer_read %m[%i], %f : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
// vector.transfer_read
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.transfer_read %m[%i, %i], %h : memref<?x?xf32>, vector<4xf16>
  return
}
// -----
// vector.transfer_read
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(a, b) -> (a + b)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
// vector.transfer_read
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(a, b) -> (a, a)>} : memref<?x?xf32>, vector<4x8xf32>
  return
}
// -----
// vector.transfer_read
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, true]} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
// vector.transfer_read: right
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.transfer_read %t[%i, %i], %f, %k {permutation_map = affine_map<(a, b) -> (b)>, in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(a, b) -> (0, b)>} : memref<?x?xf32>, vector<4x8xf32>
  return
}
// -----
// vector.transfer_write
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(a, b) -> (0)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
// vector.transfer_write
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
// vector.transfer_write
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = "vector.transfer_write"(%v, %t, %i, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(a, b) -> (b)>}> : (vector<4xf32>, tensor<?x?xf32>, index, index) -> tensor<4x4xf32>
  return
}
// -----
// vector.constant_mask
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.constant_mask [3] : vector<4x8xi1>
  return
}
// -----
// vector.constant_mask
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.constant_mask [3, 9] : vector<4x8xi1>
  return
}
// -----
// vector.constant_mask
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.constant_mask [0, 8] : vector<4x8xi1>
  return
}
// -----
// vector.create_mask
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.create_mask %i : vector<4x8xi1>
  return
}
// -----
// vector.mask
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.mask %k8 { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<8xi1> -> f32
  return
}
// -----
// vector.mask
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.mask %k { arith.addf %v, %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}
// -----
// vector.mask: right
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}
// -----
// vector.interleave
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = "vector.interleave"(%v4, %v4) : (vector<4xf32>, vector<4xf32>) -> vector<9xf32>
  return
}
// -----
// vector.interleave: right
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.interleave %v4, %v4 : vector<4xf32> -> vector<8xf32>
  return
}
// -----
// vector.deinterleave
func.func @f(%v: vector<3xf32>) {
  %0, %1 = "vector.deinterleave"(%v) : (vector<3xf32>) -> (vector<1xf32>, vector<1xf32>)
  return
}
// -----
// vector.scalable.insert
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.scalable.insert %v4, %s[2] : vector<4xf32> into vector<[4]xf32>
  return
}
// -----
// vector.scalable.extract
func.func @f(%v4: vector<4xf32>, %v48: vector<4x8xf32>, %s: vector<[4]xf32>, %f: f32, %i: index) {
  %0 = vector.scalable.extract %s[3] : vector<2xf32> from vector<[4]xf32>
  return
}
// -----
// vector.type_cast
func.func @f(%m: memref<?x?xf32>, %n: memref<8x8xf32, strided<[1, 8]>>, %t: tensor<?x?xf32>, %u: memref<*xf32>, %i: index, %f: f32, %h: f16, %v: vector<4xf32>, %v48: vector<4x8xf32>, %k: vector<4xi1>, %k8: vector<8xi1>, %x: vector<4xindex>) {
  %0 = vector.type_cast %n : memref<8x8xf32, strided<[1, 8]>> to memref<vector<8x8xf32>>
  return
}
// -----
// vector.type_cast
func.func @f(%a: memref<8x8xf32>) {
  %0 = "vector.type_cast"(%a) : (memref<8x8xf32>) -> memref<vector<8x4xf32>>
  return
}
// -----
// vector.print
func.func @f(%v: vector<4xf32>) {
  vector.print str "text" punctuation <comma>
  return
}
// -----
// vector.print
func.func @f(%v: vector<4xf32>) {
  vector.print %v : vector<4xf32> str "text"
  return
}
// -----
// vector.print: right
func.func @f(%v: vector<4xf32>) {
  vector.print str "text"
  vector.print %v : vector<4xf32> punctuation <comma>
  vector.print punctuation <newline>
  return
}
