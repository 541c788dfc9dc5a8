// linalg.map
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xi1>, %s : f64, %i: i32, %sf: f32, %v: tensor<4xf32>, %z: tensor<4x4xcomplex<f32>>) {
  %2 = linalg.map ins(%a: tensor<4x4xf32>) outs(%b: tensor<4x4xf32>) {bar} (%x: f32, %o: f32) { linalg.yield %x : f32 }
  return
}
// -----
// linalg.elementwise
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xi1>, %s : f64, %i: i32, %sf: f32, %v: tensor<4xf32>, %z: tensor<4x4xcomplex<f32>>) {
  %3 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %a: tensor<4x4xf32>, tensor<4x4xf32>) outs(%b: tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// linalg.elementwise
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xi1>, %s : f64, %i: i32, %sf: f32, %v: tensor<4xf32>, %z: tensor<4x4xcomplex<f32>>) {
  %4 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0, d1)->(d1, d0)>, affine_map<(d0, d1)->(d0,d1)>] ins(%a: tensor<4x4xf32>) outs(%b: tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// linalg.elementwise
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xi1>, %s : f64, %i: i32, %sf: f32, %v: tensor<4xf32>, %z: tensor<4x4xcomplex<f32>>) {
  %5 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%c, %a, %a: tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%b: tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// linalg.reciprocal
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xi1>, %s : f64, %i: i32, %sf: f32, %v: tensor<4xf32>, %z: tensor<4x4xcomplex<f32>>) {
  %r = linalg.reciprocal ins(%a: tensor<4x4xf32>) outs(%b: tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// linalg.square
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xi1>, %s : f64, %i: i32, %sf: f32, %v: tensor<4xf32>, %z: tensor<4x4xcomplex<f32>>) {
  %q = linalg.square {fun} ins(%a: tensor<4x4xf32>) outs(%b: tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// linalg.fill
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xi1>, %s : f64, %i: i32, %sf: f32, %v: tensor<4xf32>, %z: tensor<4x4xcomplex<f32>>) {
  %f = linalg.fill ins(%sf: f32) outs(%b: tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// linalg.fill_rng_2d
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xi1>, %s : f64, %i: i32, %sf: f32, %v: tensor<4xf32>, %z: tensor<4x4xcomplex<f32>>) {
  %g = linalg.fill_rng_2d ins(%s, %s, %i: f64, f64, i32) outs(%b: tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// linalg.mul
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xi1>, %s : f64, %i: i32, %sf: f32, %v: tensor<4xf32>, %z: tensor<4x4xcomplex<f32>>) {
  %m = linalg.mul ins(%z, %z: tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) outs(%z: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
  return
}
// -----
// linalg.reduce
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xi1>, %s : f64, %i: i32, %sf: f32, %v: tensor<4xf32>, %z: tensor<4x4xcomplex<f32>>) {
  %red3 = linalg.reduce ins(%a:tensor<4x4xf32>) outs(%v: tensor<4xf32>) dimensions = [1] (%x: f32, %y: f32) { linalg.yield %x : f32 }
  return
}
// -----
// linalg.matmul
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xi1>, %s : f64, %i: i32, %sf: f32, %v: tensor<4xf32>, %z: tensor<4x4xcomplex<f32>>) {
  %mm = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a,%a: tensor<4x4xf32>, tensor<4x4xf32>) outs(%a: tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// linalg.matmul
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xi1>, %s : f64, %i: i32, %sf: f32, %v: tensor<4xf32>, %z: tensor<4x4xcomplex<f32>>) {
  %mm2 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2)->(d2,d0)>, affine_map<(d0, d1, d2)->(d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>] {foo} ins(%a,%a: tensor<4x4xf32>, tensor<4x4xf32>) outs(%a: tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// linalg.copy
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xi1>, %s : f64, %i: i32, %sf: f32, %v: tensor<4xf32>, %z: tensor<4x4xcomplex<f32>>) {
  %cp = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%c: tensor<4x4xi1>) outs(%b: tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// linalg.transpose
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xi1>, %s : f64, %i: i32, %sf: f32, %v: tensor<4xf32>, %z: tensor<4x4xcomplex<f32>>) {
  %tr = linalg.transpose ins(%a: tensor<4x4xf32>) outs(%a: tensor<4x4xf32>) permutation = [1, 0]
  return
}
// -----
// linalg.softmax
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xi1>, %s : f64, %i: i32, %sf: f32, %v: tensor<4xf32>, %z: tensor<4x4xcomplex<f32>>) {
  %idx = linalg.softmax dimension(1) ins(%a: tensor<4x4xf32>) outs(%a: tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// linalg.map
func.func @g(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %v: tensor<4xf32>) {
  %0 = linalg.map { arith.addf } ins(%a, %a: tensor<4x4xf32>, tensor<4x4xf32>) outs(%b: tensor<4x4xf32>)
  return
}
// -----
// linalg.map
func.func @g(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %v: tensor<4xf32>) {
  %1 = linalg.map { math.exp {foo = 1 : i32} } ins(%a: tensor<4x4xf32>) outs(%b: tensor<4x4xf32>)
  return
}
// -----
// linalg.reduce
func.func @g(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %v: tensor<4xf32>) {
  %red = linalg.reduce { arith.addf } ins(%a:tensor<4x4xf32>) outs(%v: tensor<4xf32>) dimensions = [1]
  return
}
// -----
// linalg.reduce
func.func @g(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %v: tensor<4xf32>) {
  %red2 = linalg.reduce { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%a:tensor<4x4xf32>) outs(%v: tensor<4xf32>) dimensions = [1] {foo}
  return
}
// -----
// linalg.conv_1d
func.func @f(%a: tensor<8xf32>, %b: tensor<3xf32>, %c: tensor<6xf32>) {
  %0 = linalg.conv_1d ins(%a, %b : tensor<8xf32>, tensor<3xf32>) outs(%c : tensor<6xf32>) -> tensor<6xf32>
  return
}
// -----
// linalg.conv_1d
func.func @f(%a: memref<8xi8>, %b: memref<3xi8>, %c: memref<6xi32>) {
  linalg.conv_1d {foo} ins(%a, %b : memref<8xi8>, memref<3xi8>) outs(%c : memref<6xi32>)
  return
}
// -----
// linalg.conv_2d
func.func @f(%a: tensor<8x8xf32>, %b: tensor<3x3xf32>, %c: tensor<6x6xf32>) {
  %0 = linalg.conv_2d ins(%a, %b : tensor<8x8xf32>, tensor<3x3xf32>) outs(%c : tensor<6x6xf32>) -> tensor<6x6xf32>
  return
}
// -----
// linalg.conv_2d
func.func @f(%a: memref<8x8xi8>, %b: memref<3x3xi8>, %c: memref<6x6xi32>) {
  linalg.conv_2d {foo} ins(%a, %b : memref<8x8xi8>, memref<3x3xi8>) outs(%c : memref<6x6xi32>)
  return
}
// -----
// linalg.conv_3d
func.func @f(%a: tensor<8x8x8xf32>, %b: tensor<3x3x3xf32>, %c: tensor<6x6x6xf32>) {
  %0 = linalg.conv_3d ins(%a, %b : tensor<8x8x8xf32>, tensor<3x3x3xf32>) outs(%c : tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
  return
}
// -----
// linalg.conv_3d
func.func @f(%a: memref<8x8x8xi8>, %b: memref<3x3x3xi8>, %c: memref<6x6x6xi32>) {
  linalg.conv_3d {foo} ins(%a, %b : memref<8x8x8xi8>, memref<3x3x3xi8>) outs(%c : memref<6x6x6xi32>)
  return
}
// -----
// linalg.conv_1d_nwc_wcf
func.func @f(%a: tensor<1x8x2xf32>, %b: tensor<3x2x4xf32>, %c: tensor<1x6x4xf32>) {
  %0 = linalg.conv_1d_nwc_wcf ins(%a, %b : tensor<1x8x2xf32>, tensor<3x2x4xf32>) outs(%c : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
  return
}
// -----
// linalg.conv_1d_nwc_wcf
func.func @f(%a: memref<1x8x2xi8>, %b: memref<3x2x4xi8>, %c: memref<1x6x4xi32>) {
  linalg.conv_1d_nwc_wcf {foo} ins(%a, %b : memref<1x8x2xi8>, memref<3x2x4xi8>) outs(%c : memref<1x6x4xi32>)
  return
}
// -----
// linalg.conv_1d_ncw_fcw
func.func @f(%a: tensor<1x2x8xf32>, %b: tensor<4x2x3xf32>, %c: tensor<1x4x6xf32>) {
  %0 = linalg.conv_1d_ncw_fcw ins(%a, %b : tensor<1x2x8xf32>, tensor<4x2x3xf32>) outs(%c : tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
  return
}
// -----
// linalg.conv_1d_ncw_fcw
func.func @f(%a: memref<1x2x8xi8>, %b: memref<4x2x3xi8>, %c: memref<1x4x6xi32>) {
  linalg.conv_1d_ncw_fcw {foo} ins(%a, %b : memref<1x2x8xi8>, memref<4x2x3xi8>) outs(%c : memref<1x4x6xi32>)
  return
}
// -----
// linalg.conv_2d_nhwc_hwcf
func.func @f(%a: tensor<1x8x8x2xf32>, %b: tensor<3x3x2x4xf32>, %c: tensor<1x6x6x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x8x8x2xf32>, tensor<3x3x2x4xf32>) outs(%c : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return
}
// -----
// linalg.conv_2d_nhwc_hwcf
func.func @f(%a: memref<1x8x8x2xi8>, %b: memref<3x3x2x4xi8>, %c: memref<1x6x6x4xi32>) {
  linalg.conv_2d_nhwc_hwcf {foo} ins(%a, %b : memref<1x8x8x2xi8>, memref<3x3x2x4xi8>) outs(%c : memref<1x6x6x4xi32>)
  return
}
// -----
// linalg.conv_2d_nhwc_fhwc
func.func @f(%a: tensor<1x8x8x2xf32>, %b: tensor<4x3x3x2xf32>, %c: tensor<1x6x6x4xf32>) {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %b : tensor<1x8x8x2xf32>, tensor<4x3x3x2xf32>) outs(%c : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return
}
// -----
// linalg.conv_2d_nhwc_fhwc
func.func @f(%a: memref<1x8x8x2xi8>, %b: memref<4x3x3x2xi8>, %c: memref<1x6x6x4xi32>) {
  linalg.conv_2d_nhwc_fhwc {foo} ins(%a, %b : memref<1x8x8x2xi8>, memref<4x3x3x2xi8>) outs(%c : memref<1x6x6x4xi32>)
  return
}
// -----
// linalg.conv_2d_nchw_fchw
func.func @f(%a: tensor<1x2x8x8xf32>, %b: tensor<4x2x3x3xf32>, %c: tensor<1x4x6x6xf32>) {
  %0 = linalg.conv_2d_nchw_fchw ins(%a, %b : tensor<1x2x8x8xf32>, tensor<4x2x3x3xf32>) outs(%c : tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
  return
}
// -----
// linalg.conv_2d_nchw_fchw
func.func @f(%a: memref<1x2x8x8xi8>, %b: memref<4x2x3x3xi8>, %c: memref<1x4x6x6xi32>) {
  linalg.conv_2d_nchw_fchw {foo} ins(%a, %b : memref<1x2x8x8xi8>, memref<4x2x3x3xi8>) outs(%c : memref<1x4x6x6xi32>)
  return
}
// -----
// linalg.conv_2d_ngchw_fgchw
func.func @f(%a: tensor<1x2x2x8x8xf32>, %b: tensor<4x2x2x3x3xf32>, %c: tensor<1x2x4x6x6xf32>) {
  %0 = linalg.conv_2d_ngchw_fgchw ins(%a, %b : tensor<1x2x2x8x8xf32>, tensor<4x2x2x3x3xf32>) outs(%c : tensor<1x2x4x6x6xf32>) -> tensor<1x2x4x6x6xf32>
  return
}
// -----
// linalg.conv_2d_ngchw_fgchw
func.func @f(%a: memref<1x2x2x8x8xi8>, %b: memref<4x2x2x3x3xi8>, %c: memref<1x2x4x6x6xi32>) {
  linalg.conv_2d_ngchw_fgchw {foo} ins(%a, %b : memref<1x2x2x8x8xi8>, memref<4x2x2x3x3xi8>) outs(%c : memref<1x2x4x6x6xi32>)
  return
}
// -----
// linalg.conv_2d_ngchw_gfchw
func.func @f(%a: tensor<1x2x2x8x8xf32>, %b: tensor<2x4x2x3x3xf32>, %c: tensor<1x2x4x6x6xf32>) {
  %0 = linalg.conv_2d_ngchw_gfchw ins(%a, %b : tensor<1x2x2x8x8xf32>, tensor<2x4x2x3x3xf32>) outs(%c : tensor<1x2x4x6x6xf32>) -> tensor<1x2x4x6x6xf32>
  return
}
// -----
// linalg.conv_2d_ngchw_gfchw
func.func @f(%a: memref<1x2x2x8x8xi8>, %b: memref<2x4x2x3x3xi8>, %c: memref<1x2x4x6x6xi32>) {
  linalg.conv_2d_ngchw_gfchw {foo} ins(%a, %b : memref<1x2x2x8x8xi8>, memref<2x4x2x3x3xi8>) outs(%c : memref<1x2x4x6x6xi32>)
  return
}
// -----
// linalg.conv_2d_nhwgc_gfhwc
func.func @f(%a: tensor<1x8x8x2x2xf32>, %b: tensor<2x4x3x3x2xf32>, %c: tensor<1x6x6x2x4xf32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%a, %b : tensor<1x8x8x2x2xf32>, tensor<2x4x3x3x2xf32>) outs(%c : tensor<1x6x6x2x4xf32>) -> tensor<1x6x6x2x4xf32>
  return
}
// -----
// linalg.conv_2d_nhwgc_gfhwc
func.func @f(%a: memref<1x8x8x2x2xi8>, %b: memref<2x4x3x3x2xi8>, %c: memref<1x6x6x2x4xi32>) {
  linalg.conv_2d_nhwgc_gfhwc {foo} ins(%a, %b : memref<1x8x8x2x2xi8>, memref<2x4x3x3x2xi8>) outs(%c : memref<1x6x6x2x4xi32>)
  return
}
// -----
// linalg.conv_3d_ndhwc_dhwcf
func.func @f(%a: tensor<1x8x8x8x2xf32>, %b: tensor<3x3x3x2x4xf32>, %c: tensor<1x6x6x6x4xf32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf ins(%a, %b : tensor<1x8x8x8x2xf32>, tensor<3x3x3x2x4xf32>) outs(%c : tensor<1x6x6x6x4xf32>) -> tensor<1x6x6x6x4xf32>
  return
}
// -----
// linalg.conv_3d_ndhwc_dhwcf
func.func @f(%a: memref<1x8x8x8x2xi8>, %b: memref<3x3x3x2x4xi8>, %c: memref<1x6x6x6x4xi32>) {
  linalg.conv_3d_ndhwc_dhwcf {foo} ins(%a, %b : memref<1x8x8x8x2xi8>, memref<3x3x3x2x4xi8>) outs(%c : memref<1x6x6x6x4xi32>)
  return
}
// -----
// linalg.conv_3d_ncdhw_fcdhw
func.func @f(%a: tensor<1x2x8x8x8xf32>, %b: tensor<4x2x3x3x3xf32>, %c: tensor<1x4x6x6x6xf32>) {
  %0 = linalg.conv_3d_ncdhw_fcdhw ins(%a, %b : tensor<1x2x8x8x8xf32>, tensor<4x2x3x3x3xf32>) outs(%c : tensor<1x4x6x6x6xf32>) -> tensor<1x4x6x6x6xf32>
  return
}
// -----
// linalg.conv_3d_ncdhw_fcdhw
func.func @f(%a: memref<1x2x8x8x8xi8>, %b: memref<4x2x3x3x3xi8>, %c: memref<1x4x6x6x6xi32>) {
  linalg.conv_3d_ncdhw_fcdhw {foo} ins(%a, %b : memref<1x2x8x8x8xi8>, memref<4x2x3x3x3xi8>) outs(%c : memref<1x4x6x6x6xi32>)
  return
}
// -----
// linalg.depthwise_conv_1d_nwc_wc
func.func @f(%a: tensor<1x8x2xf32>, %b: tensor<3x2xf32>, %c: tensor<1x6x2xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wc ins(%a, %b : tensor<1x8x2xf32>, tensor<3x2xf32>) outs(%c : tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
  return
}
// -----
// linalg.depthwise_conv_1d_nwc_wc
func.func @f(%a: memref<1x8x2xi8>, %b: memref<3x2xi8>, %c: memref<1x6x2xi32>) {
  linalg.depthwise_conv_1d_nwc_wc {foo} ins(%a, %b : memref<1x8x2xi8>, memref<3x2xi8>) outs(%c : memref<1x6x2xi32>)
  return
}
// -----
// linalg.depthwise_conv_1d_ncw_cw
func.func @f(%a: tensor<1x2x8xf32>, %b: tensor<2x3xf32>, %c: tensor<1x2x6xf32>) {
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%a, %b : tensor<1x2x8xf32>, tensor<2x3xf32>) outs(%c : tensor<1x2x6xf32>) -> tensor<1x2x6xf32>
  return
}
// -----
// linalg.depthwise_conv_1d_ncw_cw
func.func @f(%a: memref<1x2x8xi8>, %b: memref<2x3xi8>, %c: memref<1x2x6xi32>) {
  linalg.depthwise_conv_1d_ncw_cw {foo} ins(%a, %b : memref<1x2x8xi8>, memref<2x3xi8>) outs(%c : memref<1x2x6xi32>)
  return
}
// -----
// linalg.depthwise_conv_1d_nwc_wcm
func.func @f(%a: tensor<1x8x2xf32>, %b: tensor<3x2x3xf32>, %c: tensor<1x6x2x3xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%a, %b : tensor<1x8x2xf32>, tensor<3x2x3xf32>) outs(%c : tensor<1x6x2x3xf32>) -> tensor<1x6x2x3xf32>
  return
}
// -----
// linalg.depthwise_conv_1d_nwc_wcm
func.func @f(%a: memref<1x8x2xi8>, %b: memref<3x2x3xi8>, %c: memref<1x6x2x3xi32>) {
  linalg.depthwise_conv_1d_nwc_wcm {foo} ins(%a, %b : memref<1x8x2xi8>, memref<3x2x3xi8>) outs(%c : memref<1x6x2x3xi32>)
  return
}
// -----
// linalg.depthwise_conv_2d_nhwc_hwc
func.func @f(%a: tensor<1x8x8x2xf32>, %b: tensor<3x3x2xf32>, %c: tensor<1x6x6x2xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %b : tensor<1x8x8x2xf32>, tensor<3x3x2xf32>) outs(%c : tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
  return
}
// -----
// linalg.depthwise_conv_2d_nhwc_hwc
func.func @f(%a: memref<1x8x8x2xi8>, %b: memref<3x3x2xi8>, %c: memref<1x6x6x2xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc {foo} ins(%a, %b : memref<1x8x8x2xi8>, memref<3x3x2xi8>) outs(%c : memref<1x6x6x2xi32>)
  return
}
// -----
// linalg.depthwise_conv_2d_nchw_chw
func.func @f(%a: tensor<1x2x8x8xf32>, %b: tensor<2x3x3xf32>, %c: tensor<1x2x6x6xf32>) {
  %0 = linalg.depthwise_conv_2d_nchw_chw ins(%a, %b : tensor<1x2x8x8xf32>, tensor<2x3x3xf32>) outs(%c : tensor<1x2x6x6xf32>) -> tensor<1x2x6x6xf32>
  return
}
// -----
// linalg.depthwise_conv_2d_nchw_chw
func.func @f(%a: memref<1x2x8x8xi8>, %b: memref<2x3x3xi8>, %c: memref<1x2x6x6xi32>) {
  linalg.depthwise_conv_2d_nchw_chw {foo} ins(%a, %b : memref<1x2x8x8xi8>, memref<2x3x3xi8>) outs(%c : memref<1x2x6x6xi32>)
  return
}
// -----
// linalg.depthwise_conv_2d_nhwc_hwcm
func.func @f(%a: tensor<1x8x8x2xf32>, %b: tensor<3x3x2x3xf32>, %c: tensor<1x6x6x2x3xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %b : tensor<1x8x8x2xf32>, tensor<3x3x2x3xf32>) outs(%c : tensor<1x6x6x2x3xf32>) -> tensor<1x6x6x2x3xf32>
  return
}
// -----
// linalg.depthwise_conv_2d_nhwc_hwcm
func.func @f(%a: memref<1x8x8x2xi8>, %b: memref<3x3x2x3xi8>, %c: memref<1x6x6x2x3xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {foo} ins(%a, %b : memref<1x8x8x2xi8>, memref<3x3x2x3xi8>) outs(%c : memref<1x6x6x2x3xi32>)
  return
}
// -----
// linalg.depthwise_conv_3d_ndhwc_dhwc
func.func @f(%a: tensor<1x8x8x8x2xf32>, %b: tensor<3x3x3x2xf32>, %c: tensor<1x6x6x6x2xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a, %b : tensor<1x8x8x8x2xf32>, tensor<3x3x3x2xf32>) outs(%c : tensor<1x6x6x6x2xf32>) -> tensor<1x6x6x6x2xf32>
  return
}
// -----
// linalg.depthwise_conv_3d_ndhwc_dhwc
func.func @f(%a: memref<1x8x8x8x2xi8>, %b: memref<3x3x3x2xi8>, %c: memref<1x6x6x6x2xi32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc {foo} ins(%a, %b : memref<1x8x8x8x2xi8>, memref<3x3x3x2xi8>) outs(%c : memref<1x6x6x6x2xi32>)
  return
}
// -----
// linalg.depthwise_conv_3d_ncdhw_cdhw
func.func @f(%a: tensor<1x2x8x8x8xf32>, %b: tensor<2x3x3x3xf32>, %c: tensor<1x2x6x6x6xf32>) {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a, %b : tensor<1x2x8x8x8xf32>, tensor<2x3x3x3xf32>) outs(%c : tensor<1x2x6x6x6xf32>) -> tensor<1x2x6x6x6xf32>
  return
}
// -----
// linalg.depthwise_conv_3d_ncdhw_cdhw
func.func @f(%a: memref<1x2x8x8x8xi8>, %b: memref<2x3x3x3xi8>, %c: memref<1x2x6x6x6xi32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw {foo} ins(%a, %b : memref<1x2x8x8x8xi8>, memref<2x3x3x3xi8>) outs(%c : memref<1x2x6x6x6xi32>)
  return
}
// -----
// linalg.depthwise_conv_3d_ndhwc_dhwcm
func.func @f(%a: tensor<1x8x8x8x2xf32>, %b: tensor<3x3x3x2x3xf32>, %c: tensor<1x6x6x6x2x3xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a, %b : tensor<1x8x8x8x2xf32>, tensor<3x3x3x2x3xf32>) outs(%c : tensor<1x6x6x6x2x3xf32>) -> tensor<1x6x6x6x2x3xf32>
  return
}
// -----
// linalg.depthwise_conv_3d_ndhwc_dhwcm
func.func @f(%a: memref<1x8x8x8x2xi8>, %b: memref<3x3x3x2x3xi8>, %c: memref<1x6x6x6x2x3xi32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm {foo} ins(%a, %b : memref<1x8x8x8x2xi8>, memref<3x3x3x2x3xi8>) outs(%c : memref<1x6x6x6x2x3xi32>)
  return
}
// -----
// linalg.pooling_nhwc_sum
func.func @f(%a: tensor<1x8x8x2xf32>, %b: tensor<3x3xf32>, %c: tensor<1x6x6x2xf32>) {
  %0 = linalg.pooling_nhwc_sum ins(%a, %b : tensor<1x8x8x2xf32>, tensor<3x3xf32>) outs(%c : tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
  return
}
// -----
// linalg.pooling_nhwc_sum
func.func @f(%a: memref<1x8x8x2xi8>, %b: memref<3x3xi8>, %c: memref<1x6x6x2xi32>) {
  linalg.pooling_nhwc_sum {foo} ins(%a, %b : memref<1x8x8x2xi8>, memref<3x3xi8>) outs(%c : memref<1x6x6x2xi32>)
  return
}
// -----
// linalg.pooling_nhwc_max
func.func @f(%a: tensor<1x8x8x2xf32>, %b: tensor<3x3xf32>, %c: tensor<1x6x6x2xf32>) {
  %0 = linalg.pooling_nhwc_max ins(%a, %b : tensor<1x8x8x2xf32>, tensor<3x3xf32>) outs(%c : tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
  return
}
// -----
// linalg.pooling_nhwc_max
func.func @f(%a: memref<1x8x8x2xi8>, %b: memref<3x3xi8>, %c: memref<1x6x6x2xi32>) {
  linalg.pooling_nhwc_max {foo} ins(%a, %b : memref<1x8x8x2xi8>, memref<3x3xi8>) outs(%c : memref<1x6x6x2xi32>)
  return
}
// -----
// linalg.pooling_nhwc_min
func.func @f(%a: tensor<1x8x8x2xf32>, %b: tensor<3x3xf32>, %c: tensor<1x6x6x2xf32>) {
  %0 = linalg.pooling_nhwc_min ins(%a, %b : tensor<1x8x8x2xf32>, tensor<3x3xf32>) outs(%c : tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
  return
}
// -----
// linalg.pooling_nhwc_min
func.func @f(%a: memref<1x8x8x2xi8>, %b: memref<3x3xi8>, %c: memref<1x6x6x2xi32>) {
  linalg.pooling_nhwc_min {foo} ins(%a, %b : memref<1x8x8x2xi8>, memref<3x3xi8>) outs(%c : memref<1x6x6x2xi32>)
  return
}
// -----
// linalg.pooling_nhwc_max_unsigned
func.func @f(%a: memref<1x8x8x2xi8>, %b: memref<3x3xi8>, %c: memref<1x6x6x2xi32>) {
  linalg.pooling_nhwc_max_unsigned {foo} ins(%a, %b : memref<1x8x8x2xi8>, memref<3x3xi8>) outs(%c : memref<1x6x6x2xi32>)
  return
}
// -----
// linalg.pooling_nhwc_min_unsigned
func.func @f(%a: memref<1x8x8x2xi8>, %b: memref<3x3xi8>, %c: memref<1x6x6x2xi32>) {
  linalg.pooling_nhwc_min_unsigned {foo} ins(%a, %b : memref<1x8x8x2xi8>, memref<3x3xi8>) outs(%c : memref<1x6x6x2xi32>)
  return
}
// -----
// linalg.pooling_nchw_sum
func.func @f(%a: tensor<1x2x8x8xf32>, %b: tensor<3x3xf32>, %c: tensor<1x2x6x6xf32>) {
  %0 = linalg.pooling_nchw_sum ins(%a, %b : tensor<1x2x8x8xf32>, tensor<3x3xf32>) outs(%c : tensor<1x2x6x6xf32>) -> tensor<1x2x6x6xf32>
  return
}
// -----
// linalg.pooling_nchw_sum
func.func @f(%a: memref<1x2x8x8xi8>, %b: memref<3x3xi8>, %c: memref<1x2x6x6xi32>) {
  linalg.pooling_nchw_sum {foo} ins(%a, %b : memref<1x2x8x8xi8>, memref<3x3xi8>) outs(%c : memref<1x2x6x6xi32>)
  return
}
// -----
// linalg.pooling_nchw_max
func.func @f(%a: tensor<1x2x8x8xf32>, %b: tensor<3x3xf32>, %c: tensor<1x2x6x6xf32>) {
  %0 = linalg.pooling_nchw_max ins(%a, %b : tensor<1x2x8x8xf32>, tensor<3x3xf32>) outs(%c : tensor<1x2x6x6xf32>) -> tensor<1x2x6x6xf32>
  return
}
// -----
// linalg.pooling_nchw_max
func.func @f(%a: memref<1x2x8x8xi8>, %b: memref<3x3xi8>, %c: memref<1x2x6x6xi32>) {
  linalg.pooling_nchw_max {foo} ins(%a, %b : memref<1x2x8x8xi8>, memref<3x3xi8>) outs(%c : memref<1x2x6x6xi32>)
  return
}
// -----
// linalg.pooling_nwc_sum
func.func @f(%a: tensor<1x8x2xf32>, %b: tensor<3xf32>, %c: tensor<1x6x2xf32>) {
  %0 = linalg.pooling_nwc_sum ins(%a, %b : tensor<1x8x2xf32>, tensor<3xf32>) outs(%c : tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
  return
}
// -----
// linalg.pooling_nwc_sum
func.func @f(%a: memref<1x8x2xi8>, %b: memref<3xi8>, %c: memref<1x6x2xi32>) {
  linalg.pooling_nwc_sum {foo} ins(%a, %b : memref<1x8x2xi8>, memref<3xi8>) outs(%c : memref<1x6x2xi32>)
  return
}
// -----
// linalg.pooling_nwc_max
func.func @f(%a: tensor<1x8x2xf32>, %b: tensor<3xf32>, %c: tensor<1x6x2xf32>) {
  %0 = linalg.pooling_nwc_max ins(%a, %b : tensor<1x8x2xf32>, tensor<3xf32>) outs(%c : tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
  return
}
// -----
// linalg.pooling_nwc_max
func.func @f(%a: memref<1x8x2xi8>, %b: memref<3xi8>, %c: memref<1x6x2xi32>) {
  linalg.pooling_nwc_max {foo} ins(%a, %b : memref<1x8x2xi8>, memref<3xi8>) outs(%c : memref<1x6x2xi32>)
  return
}
// -----
// linalg.pooling_nwc_min
func.func @f(%a: tensor<1x8x2xf32>, %b: tensor<3xf32>, %c: tensor<1x6x2xf32>) {
  %0 = linalg.pooling_nwc_min ins(%a, %b : tensor<1x8x2xf32>, tensor<3xf32>) outs(%c : tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
  return
}
// -----
// linalg.pooling_nwc_min
func.func @f(%a: memref<1x8x2xi8>, %b: memref<3xi8>, %c: memref<1x6x2xi32>) {
  linalg.pooling_nwc_min {foo} ins(%a, %b : memref<1x8x2xi8>, memref<3xi8>) outs(%c : memref<1x6x2xi32>)
  return
}
// -----
// linalg.pooling_nwc_max_unsigned
func.func @f(%a: memref<1x8x2xi8>, %b: memref<3xi8>, %c: memref<1x6x2xi32>) {
  linalg.pooling_nwc_max_unsigned {foo} ins(%a, %b : memref<1x8x2xi8>, memref<3xi8>) outs(%c : memref<1x6x2xi32>)
  return
}
// -----
// linalg.pooling_nwc_min_unsigned
func.func @f(%a: memref<1x8x2xi8>, %b: memref<3xi8>, %c: memref<1x6x2xi32>) {
  linalg.pooling_nwc_min_unsigned {foo} ins(%a, %b : memref<1x8x2xi8>, memref<3xi8>) outs(%c : memref<1x6x2xi32>)
  return
}
// -----
// linalg.pooling_ncw_sum
func.func @f(%a: tensor<1x2x8xf32>, %b: tensor<3xf32>, %c: tensor<1x2x6xf32>) {
  %0 = linalg.pooling_ncw_sum ins(%a, %b : tensor<1x2x8xf32>, tensor<3xf32>) outs(%c : tensor<1x2x6xf32>) -> tensor<1x2x6xf32>
  return
}
// -----
// linalg.pooling_ncw_sum
func.func @f(%a: memref<1x2x8xi8>, %b: memref<3xi8>, %c: memref<1x2x6xi32>) {
  linalg.pooling_ncw_sum {foo} ins(%a, %b : memref<1x2x8xi8>, memref<3xi8>) outs(%c : memref<1x2x6xi32>)
  return
}
// -----
// linalg.pooling_ncw_max
func.func @f(%a: tensor<1x2x8xf32>, %b: tensor<3xf32>, %c: tensor<1x2x6xf32>) {
  %0 = linalg.pooling_ncw_max ins(%a, %b : tensor<1x2x8xf32>, tensor<3xf32>) outs(%c : tensor<1x2x6xf32>) -> tensor<1x2x6xf32>
  return
}
// -----
// linalg.pooling_ncw_max
func.func @f(%a: memref<1x2x8xi8>, %b: memref<3xi8>, %c: memref<1x2x6xi32>) {
  linalg.pooling_ncw_max {foo} ins(%a, %b : memref<1x2x8xi8>, memref<3xi8>) outs(%c : memref<1x2x6xi32>)
  return
}
// -----
// linalg.pooling_ndhwc_sum
func.func @f(%a: tensor<1x8x8x8x2xf32>, %b: tensor<3x3x3xf32>, %c: tensor<1x6x6x6x2xf32>) {
  %0 = linalg.pooling_ndhwc_sum ins(%a, %b : tensor<1x8x8x8x2xf32>, tensor<3x3x3xf32>) outs(%c : tensor<1x6x6x6x2xf32>) -> tensor<1x6x6x6x2xf32>
  return
}
// -----
// linalg.pooling_ndhwc_sum
func.func @f(%a: memref<1x8x8x8x2xi8>, %b: memref<3x3x3xi8>, %c: memref<1x6x6x6x2xi32>) {
  linalg.pooling_ndhwc_sum {foo} ins(%a, %b : memref<1x8x8x8x2xi8>, memref<3x3x3xi8>) outs(%c : memref<1x6x6x6x2xi32>)
  return
}
// -----
// linalg.pooling_ndhwc_max
func.func @f(%a: tensor<1x8x8x8x2xf32>, %b: tensor<3x3x3xf32>, %c: tensor<1x6x6x6x2xf32>) {
  %0 = linalg.pooling_ndhwc_max ins(%a, %b : tensor<1x8x8x8x2xf32>, tensor<3x3x3xf32>) outs(%c : tensor<1x6x6x6x2xf32>) -> tensor<1x6x6x6x2xf32>
  return
}
// -----
// linalg.pooling_ndhwc_max
func.func @f(%a: memref<1x8x8x8x2xi8>, %b: memref<3x3x3xi8>, %c: memref<1x6x6x6x2xi32>) {
  linalg.pooling_ndhwc_max {foo} ins(%a, %b : memref<1x8x8x8x2xi8>, memref<3x3x3xi8>) outs(%c : memref<1x6x6x6x2xi32>)
  return
}
// -----
// linalg.pooling_ndhwc_min
func.func @f(%a: tensor<1x8x8x8x2xf32>, %b: tensor<3x3x3xf32>, %c: tensor<1x6x6x6x2xf32>) {
  %0 = linalg.pooling_ndhwc_min ins(%a, %b : tensor<1x8x8x8x2xf32>, tensor<3x3x3xf32>) outs(%c : tensor<1x6x6x6x2xf32>) -> tensor<1x6x6x6x2xf32>
  return
}
// -----
// linalg.pooling_ndhwc_min
func.func @f(%a: memref<1x8x8x8x2xi8>, %b: memref<3x3x3xi8>, %c: memref<1x6x6x6x2xi32>) {
  linalg.pooling_ndhwc_min {foo} ins(%a, %b : memref<1x8x8x8x2xi8>, memref<3x3x3xi8>) outs(%c : memref<1x6x6x6x2xi32>)
  return
}
// -----
// linalg.matmul
func.func @f(%a: tensor<4x3xf32>, %b: tensor<3x5xf32>, %c: tensor<4x5xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x3xf32>, tensor<3x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.matmul
func.func @f(%a: memref<4x3xi8>, %b: memref<3x5xi8>, %c: memref<4x5xi32>) {
  linalg.matmul {foo} ins(%a, %b : memref<4x3xi8>, memref<3x5xi8>) outs(%c : memref<4x5xi32>)
  return
}
// -----
// linalg.batch_matmul
func.func @f(%a: tensor<2x4x3xf32>, %b: tensor<2x3x5xf32>, %c: tensor<2x4x5xf32>) {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<2x4x3xf32>, tensor<2x3x5xf32>) outs(%c : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  return
}
// -----
// linalg.batch_matmul
func.func @f(%a: memref<2x4x3xi8>, %b: memref<2x3x5xi8>, %c: memref<2x4x5xi32>) {
  linalg.batch_matmul {foo} ins(%a, %b : memref<2x4x3xi8>, memref<2x3x5xi8>) outs(%c : memref<2x4x5xi32>)
  return
}
// -----
// linalg.batch_reduce_matmul
func.func @f(%a: tensor<2x4x3xf32>, %b: tensor<2x3x5xf32>, %c: tensor<4x5xf32>) {
  %0 = linalg.batch_reduce_matmul ins(%a, %b : tensor<2x4x3xf32>, tensor<2x3x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.batch_reduce_matmul
func.func @f(%a: memref<2x4x3xi8>, %b: memref<2x3x5xi8>, %c: memref<4x5xi32>) {
  linalg.batch_reduce_matmul {foo} ins(%a, %b : memref<2x4x3xi8>, memref<2x3x5xi8>) outs(%c : memref<4x5xi32>)
  return
}
// -----
// linalg.matvec
func.func @f(%a: tensor<4x3xf32>, %b: tensor<3xf32>, %c: tensor<4xf32>) {
  %0 = linalg.matvec ins(%a, %b : tensor<4x3xf32>, tensor<3xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.matvec
func.func @f(%a: memref<4x3xi8>, %b: memref<3xi8>, %c: memref<4xi32>) {
  linalg.matvec {foo} ins(%a, %b : memref<4x3xi8>, memref<3xi8>) outs(%c : memref<4xi32>)
  return
}
// -----
// linalg.vecmat
func.func @f(%a: tensor<3xf32>, %b: tensor<3x5xf32>, %c: tensor<5xf32>) {
  %0 = linalg.vecmat ins(%a, %b : tensor<3xf32>, tensor<3x5xf32>) outs(%c : tensor<5xf32>) -> tensor<5xf32>
  return
}
// -----
// linalg.vecmat
func.func @f(%a: memref<3xi8>, %b: memref<3x5xi8>, %c: memref<5xi32>) {
  linalg.vecmat {foo} ins(%a, %b : memref<3xi8>, memref<3x5xi8>) outs(%c : memref<5xi32>)
  return
}
// -----
// linalg.batch_matvec
func.func @f(%a: tensor<2x4x3xf32>, %b: tensor<2x3xf32>, %c: tensor<2x4xf32>) {
  %0 = linalg.batch_matvec ins(%a, %b : tensor<2x4x3xf32>, tensor<2x3xf32>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// -----
// linalg.batch_matvec
func.func @f(%a: memref<2x4x3xi8>, %b: memref<2x3xi8>, %c: memref<2x4xi32>) {
  linalg.batch_matvec {foo} ins(%a, %b : memref<2x4x3xi8>, memref<2x3xi8>) outs(%c : memref<2x4xi32>)
  return
}
// -----
// linalg.batch_vecmat
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3x5xf32>, %c: tensor<2x5xf32>) {
  %0 = linalg.batch_vecmat ins(%a, %b : tensor<2x3xf32>, tensor<2x3x5xf32>) outs(%c : tensor<2x5xf32>) -> tensor<2x5xf32>
  return
}
// -----
// linalg.batch_vecmat
func.func @f(%a: memref<2x3xi8>, %b: memref<2x3x5xi8>, %c: memref<2x5xi32>) {
  linalg.batch_vecmat {foo} ins(%a, %b : memref<2x3xi8>, memref<2x3x5xi8>) outs(%c : memref<2x5xi32>)
  return
}
// -----
// linalg.dot
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<f32>) {
  %0 = linalg.dot ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<f32>) -> tensor<f32>
  return
}
// -----
// linalg.dot
func.func @f(%a: memref<4xi8>, %b: memref<4xi8>, %c: memref<i32>) {
  linalg.dot {foo} ins(%a, %b : memref<4xi8>, memref<4xi8>) outs(%c : memref<i32>)
  return
}
// -----
// linalg.mmt4d
func.func @f(%a: tensor<2x3x4x5xf32>, %b: tensor<6x3x7x5xf32>, %c: tensor<2x6x4x7xf32>) {
  %0 = linalg.mmt4d ins(%a, %b : tensor<2x3x4x5xf32>, tensor<6x3x7x5xf32>) outs(%c : tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
  return
}
// -----
// linalg.mmt4d
func.func @f(%a: memref<2x3x4x5xi8>, %b: memref<6x3x7x5xi8>, %c: memref<2x6x4x7xi32>) {
  linalg.mmt4d {foo} ins(%a, %b : memref<2x3x4x5xi8>, memref<6x3x7x5xi8>) outs(%c : memref<2x6x4x7xi32>)
  return
}
// -----
// linalg.batch_mmt4d
func.func @f(%a: tensor<1x2x3x4x5xf32>, %b: tensor<1x6x3x7x5xf32>, %c: tensor<1x2x6x4x7xf32>) {
  %0 = linalg.batch_mmt4d ins(%a, %b : tensor<1x2x3x4x5xf32>, tensor<1x6x3x7x5xf32>) outs(%c : tensor<1x2x6x4x7xf32>) -> tensor<1x2x6x4x7xf32>
  return
}
// -----
// linalg.batch_mmt4d
func.func @f(%a: memref<1x2x3x4x5xi8>, %b: memref<1x6x3x7x5xi8>, %c: memref<1x2x6x4x7xi32>) {
  linalg.batch_mmt4d {foo} ins(%a, %b : memref<1x2x3x4x5xi8>, memref<1x6x3x7x5xi8>) outs(%c : memref<1x2x6x4x7xi32>)
  return
}
// -----
// linalg.matmul
func.func @f(%a: tensor<4x3xf16>, %b: tensor<3x5xf16>, %c: tensor<4x5xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x3xf16>, tensor<3x5xf16>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.matmul
func.func @f(%a: tensor<4x3xi8>, %b: tensor<3x5xi8>, %c: tensor<4x5xi32>) {
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4x3xi8>, tensor<3x5xi8>) outs(%c : tensor<4x5xi32>) -> tensor<4x5xi32>
  return
}
// -----
// linalg.dot
func.func @f(%a: tensor<4xi1>, %b: tensor<4xi1>, %c: tensor<i1>) {
  %0 = linalg.dot ins(%a, %b : tensor<4xi1>, tensor<4xi1>) outs(%c : tensor<i1>) -> tensor<i1>
  return
}
// -----
// linalg.matvec
func.func @f(%a: tensor<4x3xcomplex<f32>>, %b: tensor<3xcomplex<f32>>, %c: tensor<4xcomplex<f32>>) {
  %0 = linalg.matvec ins(%a, %b : tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>) outs(%c : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}
// -----
// linalg.dot
func.func @f(%a: tensor<4xf64>, %b: tensor<4xi32>, %c: tensor<f32>) {
  %0 = linalg.dot ins(%a, %b : tensor<4xf64>, tensor<4xi32>) outs(%c : tensor<f32>) -> tensor<f32>
  return
}
// -----
// linalg.dot
func.func @f(%a: tensor<4xf64>, %b: tensor<4xf32>, %c: tensor<i16>) {
  %0 = linalg.dot ins(%a, %b : tensor<4xf64>, tensor<4xf32>) outs(%c : tensor<i16>) -> tensor<i16>
  return
}
// -----
// linalg.quantized_matmul
func.func @f(%a: tensor<4x3xi8>, %b: tensor<3x5xi8>, %c: tensor<4x5xi32>, %z: i32) {
  %0 = linalg.quantized_matmul ins(%a, %b, %z, %z : tensor<4x3xi8>, tensor<3x5xi8>, i32, i32) outs(%c : tensor<4x5xi32>) -> tensor<4x5xi32>
  return
}
// -----
// linalg.quantized_batch_matmul
func.func @f(%a: tensor<2x4x3xi8>, %b: tensor<2x3x5xi8>, %c: tensor<2x4x5xi32>, %z: i32) {
  %0 = linalg.quantized_batch_matmul ins(%a, %b, %z, %z : tensor<2x4x3xi8>, tensor<2x3x5xi8>, i32, i32) outs(%c : tensor<2x4x5xi32>) -> tensor<2x4x5xi32>
  return
}
// -----
// linalg.conv_2d_nhwc_hwcf_q
func.func @f(%a: tensor<1x8x8x2xi8>, %b: tensor<3x3x2x4xi8>, %c: tensor<1x6x6x4xi32>, %z: i32) {
  %0 = linalg.conv_2d_nhwc_hwcf_q ins(%a, %b, %z, %z : tensor<1x8x8x2xi8>, tensor<3x3x2x4xi8>, i32, i32) outs(%c : tensor<1x6x6x4xi32>) -> tensor<1x6x6x4xi32>
  return
}
// -----
// linalg.conv_2d_nhwc_fhwc_q
func.func @f(%a: tensor<1x8x8x2xi8>, %b: tensor<4x3x3x2xi8>, %c: tensor<1x6x6x4xi32>, %z: i32) {
  %0 = linalg.conv_2d_nhwc_fhwc_q ins(%a, %b, %z, %z : tensor<1x8x8x2xi8>, tensor<4x3x3x2xi8>, i32, i32) outs(%c : tensor<1x6x6x4xi32>) -> tensor<1x6x6x4xi32>
  return
}
// -----
// linalg.conv_2d_nchw_fchw_q
func.func @f(%a: tensor<1x2x8x8xi8>, %b: tensor<4x2x3x3xi8>, %c: tensor<1x4x6x6xi32>, %z: i32) {
  %0 = linalg.conv_2d_nchw_fchw_q ins(%a, %b, %z, %z : tensor<1x2x8x8xi8>, tensor<4x2x3x3xi8>, i32, i32) outs(%c : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
  return
}
// -----
// linalg.conv_2d_nhwgc_gfhwc_q
func.func @f(%a: tensor<1x8x8x2x2xi8>, %b: tensor<2x4x3x3x2xi8>, %c: tensor<1x6x6x2x4xi32>, %z: i32) {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q ins(%a, %b, %z, %z : tensor<1x8x8x2x2xi8>, tensor<2x4x3x3x2xi8>, i32, i32) outs(%c : tensor<1x6x6x2x4xi32>) -> tensor<1x6x6x2x4xi32>
  return
}
// -----
// linalg.conv_2d_ngchw_gfchw_q
func.func @f(%a: tensor<1x2x2x8x8xi8>, %b: tensor<2x4x2x3x3xi8>, %c: tensor<1x2x4x6x6xi32>, %z: i32) {
  %0 = linalg.conv_2d_ngchw_gfchw_q ins(%a, %b, %z, %z : tensor<1x2x2x8x8xi8>, tensor<2x4x2x3x3xi8>, i32, i32) outs(%c : tensor<1x2x4x6x6xi32>) -> tensor<1x2x4x6x6xi32>
  return
}
// -----
// linalg.conv_3d_ndhwc_dhwcf_q
func.func @f(%a: tensor<1x8x8x8x2xi8>, %b: tensor<3x3x3x2x4xi8>, %c: tensor<1x6x6x6x4xi32>, %z: i32) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%a, %b, %z, %z : tensor<1x8x8x8x2xi8>, tensor<3x3x3x2x4xi8>, i32, i32) outs(%c : tensor<1x6x6x6x4xi32>) -> tensor<1x6x6x6x4xi32>
  return
}
// -----
// linalg.depthwise_conv_2d_nhwc_hwc_q
func.func @f(%a: tensor<1x8x8x2xi8>, %b: tensor<3x3x2xi8>, %c: tensor<1x6x6x2xi32>, %z: i32) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a, %b, %z, %z : tensor<1x8x8x2xi8>, tensor<3x3x2xi8>, i32, i32) outs(%c : tensor<1x6x6x2xi32>) -> tensor<1x6x6x2xi32>
  return
}
// -----
// linalg.depthwise_conv_2d_nhwc_hwcm_q
func.func @f(%a: tensor<1x8x8x2xi8>, %b: tensor<3x3x2x3xi8>, %c: tensor<1x6x6x2x3xi32>, %z: i32) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a, %b, %z, %z : tensor<1x8x8x2xi8>, tensor<3x3x2x3xi8>, i32, i32) outs(%c : tensor<1x6x6x2x3xi32>) -> tensor<1x6x6x2x3xi32>
  return
}
// -----
// linalg.exp
func.func @f(%a: tensor<4xf32>, %b: f32, %c: tensor<4xf32>) {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.log
func.func @f(%a: tensor<4xf32>, %b: f32, %c: tensor<4xf32>) {
  %0 = linalg.log ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.abs
func.func @f(%a: tensor<4xf32>, %b: f32, %c: tensor<4xf32>) {
  %0 = linalg.abs ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.ceil
func.func @f(%a: tensor<4xf32>, %b: f32, %c: tensor<4xf32>) {
  %0 = linalg.ceil ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.floor
func.func @f(%a: tensor<4xf32>, %b: f32, %c: tensor<4xf32>) {
  %0 = linalg.floor ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.negf
func.func @f(%a: tensor<4xf32>, %b: f32, %c: tensor<4xf32>) {
  %0 = linalg.negf ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.reciprocal
func.func @f(%a: tensor<4xf32>, %b: f32, %c: tensor<4xf32>) {
  %0 = linalg.reciprocal ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.round
func.func @f(%a: tensor<4xf32>, %b: f32, %c: tensor<4xf32>) {
  %0 = linalg.round ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.sqrt
func.func @f(%a: tensor<4xf32>, %b: f32, %c: tensor<4xf32>) {
  %0 = linalg.sqrt ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.rsqrt
func.func @f(%a: tensor<4xf32>, %b: f32, %c: tensor<4xf32>) {
  %0 = linalg.rsqrt ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.square
func.func @f(%a: tensor<4xf32>, %b: f32, %c: tensor<4xf32>) {
  %0 = linalg.square ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.tanh
func.func @f(%a: tensor<4xf32>, %b: f32, %c: tensor<4xf32>) {
  %0 = linalg.tanh ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.erf
func.func @f(%a: tensor<4xf32>, %b: f32, %c: tensor<4xf32>) {
  %0 = linalg.erf ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.add
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  linalg.add ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}
// -----
// linalg.sub
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  linalg.sub ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}
// -----
// linalg.mul
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  linalg.mul ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}
// -----
// linalg.div
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  linalg.div ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}
// -----
// linalg.max
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  linalg.max ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}
// -----
// linalg.min
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  linalg.min ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}
// -----
// linalg.powf
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  linalg.powf ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}
// -----
// linalg.add
func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>, %c: tensor<4xi32>) {
  %0 = linalg.add ins(%a, %b : tensor<4xi32>, tensor<4xi32>) outs(%c : tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
// linalg.sub
func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>, %c: tensor<4xi32>) {
  %0 = linalg.sub ins(%a, %b : tensor<4xi32>, tensor<4xi32>) outs(%c : tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
// linalg.mul
func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>, %c: tensor<4xi32>) {
  %0 = linalg.mul ins(%a, %b : tensor<4xi32>, tensor<4xi32>) outs(%c : tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
// linalg.div
func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>, %c: tensor<4xi32>) {
  %0 = linalg.div ins(%a, %b : tensor<4xi32>, tensor<4xi32>) outs(%c : tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
// linalg.div_unsigned
func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>, %c: tensor<4xi32>) {
  %0 = linalg.div_unsigned ins(%a, %b : tensor<4xi32>, tensor<4xi32>) outs(%c : tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
// linalg.max
func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>, %c: tensor<4xi32>) {
  %0 = linalg.max ins(%a, %b : tensor<4xi32>, tensor<4xi32>) outs(%c : tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
// linalg.min
func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>, %c: tensor<4xi32>) {
  %0 = linalg.min ins(%a, %b : tensor<4xi32>, tensor<4xi32>) outs(%c : tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
// linalg.add
func.func @f(%a: tensor<4xi1>, %b: tensor<4xi1>, %c: tensor<4xi1>) {
  %0 = linalg.add ins(%a, %b : tensor<4xi1>, tensor<4xi1>) outs(%c : tensor<4xi1>) -> tensor<4xi1>
  return
}
// -----
// linalg.mul
func.func @f(%a: tensor<4xi1>, %b: tensor<4xi1>, %c: tensor<4xi1>) {
  %0 = linalg.mul ins(%a, %b : tensor<4xi1>, tensor<4xi1>) outs(%c : tensor<4xi1>) -> tensor<4xi1>
  return
}
// -----
// linalg.select
func.func @f(%c: tensor<4xi1>, %a: tensor<4xf32>) {
  %0 = linalg.select ins(%c, %a, %a : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.copy
func.func @f(%a: tensor<4xi8>, %b: f32, %c: tensor<4xi32>) {
  %0 = linalg.copy ins(%a : tensor<4xi8>) outs(%c : tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
// linalg.contract
func.func @f(%a: tensor<4x3xf32>, %b: tensor<3x5xf32>, %c: tensor<4x5xf32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x3xf32>, tensor<3x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.contract
func.func @f(%a: tensor<4x3xi8>, %b: tensor<3x5xi8>, %c: tensor<4x5xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4x3xi8>, tensor<3x5xi8>) outs(%c : tensor<4x5xi32>) -> tensor<4x5xi32>
  return
}
// -----
// linalg.generic
#map = affine_map<(d0, d1) -> (d0, d1)>
#t = {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]}
func.func @f(%a: tensor<4x4xf32>, %m: memref<4x4xf32>) {
  %0 = linalg.generic #t ins(%a : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) attrs = {foo} {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 1 : index
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  linalg.generic {doc = "d", indexing_maps = [#map], iterator_types = ["parallel", "reduction"], library_call = "l"} outs(%m : memref<4x4xf32>) {
  ^bb0(%y: f32):
    linalg.yield %y : f32
  }
  return
}
// -----
// linalg.broadcast
func.func @f(%a: tensor<4xf32>, %b: tensor<4x3xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<4x3xf32>) dimensions = [1] {foo}
  return
}
// -----
// linalg.index
func.func @f(%m: memref<4xindex>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xindex>) {
  ^bb0(%y: index):
    %i = linalg.index 0 {a} : index
    linalg.yield %i : index
  }
  return
}
