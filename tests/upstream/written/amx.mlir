// amx.tile_zero
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<16x32xbf16>
  %1 = amx.tile_zero : !amx.tile<16x16xf32>
  return
}
// -----
// amx.tile_load
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  return
}
// -----
// amx.tile_store
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<16x32xbf16>
  amx.tile_store %m[%i, %i], %0 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  return
}
// -----
// amx.tile_mulf
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x32xbf16>
  %1 = amx.tile_zero : !amx.tile<16x16xf32>
  %2 = amx.tile_mulf %0, %0, %1 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return
}
// -----
// amx.tile_muli
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x64xi8>
  %1 = amx.tile_zero : !amx.tile<16x16xi32>
  %2 = amx.tile_muli %0 zext, %0, %1 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
