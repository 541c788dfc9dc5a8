"t.strided"() {dynamic = strided<[?, -4, 0, 1], offset: ?>, large = strided<[9223372036854775807], offset: -5>, offset = strided<[], offset: 3>, scalar = strided<[]>} : () -> ()
%0 = "t.buffers"() : () -> memref<4x?xf32, strided<[?, 1], offset: 2>>
%1 = "t.buffers"() : () -> memref<8x8xi8, affine_map<(d0, d1) -> (d1, d0)>, 3>
%2:2 = "t.buffers"(%0, %1) : (memref<4x?xf32, strided<[?, 1], offset: 2>>, memref<8x8xi8, affine_map<(d0, d1) -> (d1, d0)>, 3>) -> (memref<2x3x4xf64>, memref<f32>)
