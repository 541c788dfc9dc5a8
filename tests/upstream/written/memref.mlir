// memref.store
func.func @f(%v: f32, %m: memref<?x4xf32>, %s: memref<f32>, %i: index) {
  memref.store %v, %m[%i, %i] : memref<?x4xf32>
  memref.store %v, %s[] {nontemporal = true} : memref<f32>
  return
}
