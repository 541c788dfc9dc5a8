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
// -----
// xegpu.atomic_rmw
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>, %v: vector<16xf32>) {
  %0 = xegpu.atomic_rmw addf %t, %m, %v : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>, vector<16xf32> -> vector<16xf32>
  return
}
// -----
// xegpu.convert_layout
func.func @f(%a: vector<32x64xf16>) {
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16]>, target_layout = #xegpu.layout<sg_layout = [4, 2], sg_data = [8, 32]>}> : vector<32x64xf16>
  return
}
// -----
// xegpu.create_tdesc
func.func @f(%a: ui64, %o: vector<4xindex>) {
  %0 = xegpu.create_tdesc %a, %o : ui64, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
// xegpu.update_offset
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>) {
  %0 = xegpu.update_offset %t, %o : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>
  return
}
// -----
// xegpu.update_nd_offset
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index) {
  %0 = xegpu.update_nd_offset %t, [%i, 4] : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
// xegpu.load
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<4xi1>) {
  %0 = xegpu.load %t, %m <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf32>
  return
}
// -----
// xegpu.create_mem_desc
func.func @f(%m: memref<2048xi8, 3>) {
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  return
}
// -----
// xegpu.store_matrix
func.func @f(%v: vector<8x16xf16>, %m: !xegpu.mem_desc<16x64xf16>) {
  xegpu.store_matrix %v, %m[8, 8] : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>
  return
}
