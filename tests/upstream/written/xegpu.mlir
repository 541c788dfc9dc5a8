// xegpu.create_nd_tdesc
func.func @f(%m: memref<24x32xf32>, %i: index, %v: vector<8x16xf32>) {
  %0 = xegpu.create_nd_tdesc %m[%i, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
// xegpu.prefetch_nd
func.func @f(%m: memref<24x32xf32>, %i: index, %v: vector<8x16xf32>) {
  %0 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0[%i, 4] : !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
// xegpu.load_nd
func.func @f(%m: memref<24x32xf32>, %i: index, %v: vector<8x16xf32>) {
  %0 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.load_nd %0[%i, 4] : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  %2 = xegpu.load_nd %0 : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
// xegpu.store_nd
func.func @f(%m: memref<24x32xf32>, %i: index, %v: vector<8x16xf32>) {
  %0 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  xegpu.store_nd %v, %0[%i, 4] : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  xegpu.store_nd %v, %0 : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
