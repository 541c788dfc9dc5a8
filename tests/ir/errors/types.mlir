"t.a"() : () -> i
// -----
"t.a"() : () -> i-1
// -----
"t.a"() : () -> i16777216
// -----
"t.a"() : () -> i99999999999999999999
// -----
"t.a"() : () -> f33
// -----
"t.a"() : () -> u8
// -----
"t.a"() : () -> unknown
// -----
"t.a"() : () -> !unknown
// -----
"t.a"() : () -> !
// -----
"t.a"() : () -> complex
// -----
"t.a"() : () -> complex<>
// -----
"t.a"() : () -> complex<index>
// -----
"t.a"() : () -> complex<vector<4xf32>>
// -----
"t.a"() : () -> complex<f32
// -----
"t.a"() : () -> complex<f32, f32>
// -----
"t.a"() : () -> tuple
// -----
"t.a"() : () -> tuple<i32
// -----
"t.a"() : () -> tuple<i32,>
// -----
"t.a"() : () -> tuple<,>
// -----
"t.a"() : () -> () -> ()
// -----
"t.a"() : () -> (() -> )
// -----
"t.a"() {a = (i32)} : () -> ()
// -----
"t.a"() {a = (i32 -> i32} : () -> ()
// -----
"t.a"() {a = () -> () -> ()} : () -> ()
// -----
"t.a"() : () -> vector
// -----
"t.a"() : () -> vector<>
// -----
"t.a"() : () -> vector<4>
// -----
"t.a"() : () -> vector<4x>
// -----
"t.a"() : () -> vector<0xf32>
// -----
"t.a"() : () -> vector<-1xf32>
// -----
"t.a"() : () -> vector<?xf32>
// -----
"t.a"() : () -> vector<*xf32>
// -----
"t.a"() : () -> vector<[?]xf32>
// -----
"t.a"() : () -> vector<[4xf32>
// -----
"t.a"() : () -> vector<[0]xf32>
// -----
"t.a"() : () -> vector<4xtensor<2xf32>>
// -----
"t.a"() : () -> vector<4xcomplex<f32>>
// -----
"t.a"() : () -> vector<4x!t.x>
// -----
"t.a"() : () -> vector<4xnone>
// -----
"t.a"() : () -> vector<4 f32>
// -----
"t.a"() : () -> vector<4xf32, 1>
// -----
"t.a"() : () -> vector<4Xf32>
// -----
"t.a"() : () -> tensor
// -----
"t.a"() : () -> tensor<>
// -----
"t.a"() : () -> tensor<4>
// -----
"t.a"() : () -> tensor<4x>
// -----
"t.a"() : () -> tensor<-1xf32>
// -----
"t.a"() : () -> tensor<4xf32
// -----
"t.a"() : () -> tensor<4xf32, 1, 2>
// -----
"t.a"() : () -> tensor<4xtensor<2xf32>>
// -----
"t.a"() : () -> tensor<4xnone>
// -----
"t.a"() : () -> tensor<4xtuple<>>
// -----
"t.a"() : () -> tensor<4xmemref<2xf32>>
// -----
"t.a"() : () -> tensor<2x() -> ()>
// -----
"t.a"() : () -> tensor<*f32>
// -----
"t.a"() : () -> tensor<*xf32, 1>
// -----
"t.a"() : () -> tensor<4*xf32>
// -----
"t.a"() : () -> tensor<4x*xf32>
// -----
"t.a"() : () -> tensor<x4xf32>
// -----
"t.a"() : () -> tensor<99999999999999999999xf32>
// -----
"t.a"() : () -> tensor<[4]xf32>
// -----
"t.a"() : () -> tensor<4 x x f32>
// -----
"t.a"() : () -> memref
// -----
"t.a"() : () -> memref<>
// -----
"t.a"() : () -> memref<4>
// -----
"t.a"() : () -> memref<4xtensor<2xf32>>
// -----
"t.a"() : () -> memref<4x!t.x>
// -----
"t.a"() : () -> memref<4xnone>
// -----
"t.a"() : () -> memref<4xf32, affine_map<(d0, d1) -> (d0, d1)>>
// -----
"t.a"() : () -> memref<4x4xf32, affine_map<(d0) -> (d0)>>
// -----
"t.a"() : () -> memref<4xf32, strided<[1, 2]>>
// -----
"t.a"() : () -> memref<4xf32, 1, 2>
// -----
"t.a"() : () -> memref<4xf32, 1, affine_map<(d0) -> (d0)>>
// -----
"t.a"() : () -> memref<4xf32, unit>
// -----
"t.a"() : () -> memref<4xf32, [1]>
// -----
"t.a"() : () -> memref<4xf32, 1.0>
// -----
"t.a"() : () -> memref<4xf32, i32>
// -----
"t.a"() : () -> memref<*xf32, affine_map<(d0) -> (d0)>>
// -----
"t.a"() : () -> memref<*xf32, 1, 2>
// -----
"t.a"() : () -> memref<4xf32,>
// -----
"t.a"() : () -> memref<-4xf32>
// -----
"t.a"() : () -> none<>
// -----
"t.a"() : () -> index<4>
// -----
"t.a"() : () -> i32<4>
// -----
"t.a"() : () -> tensor<2xi8, array<i32: 1>>
// -----
"t.a"() : () -> tensor<2xi8, distinct[0]<>>
// -----
"t.a"() : () -> tensor<2xi8, strided<[1]>>
// -----
"t.a"() : () -> tensor<2xi8, +1>
// -----
"t.a"() : () -> tensor<2xi8, %x>
// -----
"t.a"() : () -> memref<2xi8, %x>
// -----
"t.a"() : () -> memref<2xi8, loc(unknown)>
// -----
"t.a"() : () -> memref<2xi8, array<i32: 1>>
// -----
"t.a"() : () -> memref<2xi8, distinct[0]<>>
// -----
"t.a"() : () -> memref<2xi8, @x>
// -----
"t.a"() : () -> memref<2xi8, dense<1> : tensor<1xi8>>
// -----
"t.a"() : () -> tensor<2xi8, array<i32: 1>
// -----
"t.a"() : () -> tensor<2xi8, strided<[1]>, >
