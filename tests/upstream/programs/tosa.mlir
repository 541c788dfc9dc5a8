// tosa.abs
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "tosa.abs"(%v1) : (tensor<4xf32>) -> (tensor<*xf32>)
// -----
// tosa.add
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> tensor<?x2xi32>
%r3 = "tosa.add"(%v1, %v2) : (tensor<?x2xi32>, tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// tosa.add_shape
%v1 = "t.value"() : () -> !tosa.shape<4>
%v2 = "t.value"() : () -> !tosa.shape< 1 >
%r3 = "tosa.add_shape"(%v1, %v2) : (!tosa.shape<4>, !tosa.shape< 1 >) -> (!tosa.shape<4>)
// -----
// tosa.apply_scale
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i128
%v3 = "t.value"() : () -> i8
%r4 = "tosa.apply_scale"(%v1, %v2, %v3) <{rounding_mode = #tosa<rounding_mode<INEXACT_ROUND>>}> : (i128, i128, i8) -> (i128)
// -----
// tosa.argmax
%v1 = "t.value"() : () -> tensor<?x2xi32>
%r2 = "tosa.argmax"(%v1) <{axis = 0 : i32, nan_mode = #tosa<nan_mode<IGNORE>>}> : (tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// tosa.arithmetic_right_shift
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<f64>
%r3 = "tosa.arithmetic_right_shift"(%v1, %v2) <{round = false}> : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
// -----
// tosa.avg_pool2d
%v1 = "t.value"() : () -> tensor<*xf32>
%v2 = "t.value"() : () -> tensor<*xf32>
%v3 = "t.value"() : () -> tensor<*xf32>
%r4 = "tosa.avg_pool2d"(%v1, %v2, %v3) <{kernel = array<i64: 0, 4>, stride = array<i64: 0, 4>, acc_type = i32}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// -----
// tosa.bitwise_and
%v1 = "t.value"() : () -> tensor<4xf32>
%v2 = "t.value"() : () -> tensor<4xf32>
%r3 = "tosa.bitwise_and"(%v1, %v2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
// tosa.bitwise_not
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "tosa.bitwise_not"(%v1) : (tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.bitwise_or
%v1 = "t.value"() : () -> tensor<4xf32>
%v2 = "t.value"() : () -> tensor<4xf32>
%r3 = "tosa.bitwise_or"(%v1, %v2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
// tosa.bitwise_xor
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<f64>
%r3 = "tosa.bitwise_xor"(%v1, %v2) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
// -----
// tosa.cast
%v1 = "t.value"() : () -> tensor<f64>
%r2 = "tosa.cast"(%v1) : (tensor<f64>) -> (tensor<f64>)
// -----
// tosa.cast_from_block_scaled
%v1 = "t.value"() : () -> tensor<4x!tosa.mxint8>
%v2 = "t.value"() : () -> tensor<?xf8E8M0FNU>
%r3 = "tosa.cast_from_block_scaled"(%v1, %v2) <{block_size = #tosa<block_size<BLOCK_SIZE_32>>}> : (tensor<4x!tosa.mxint8>, tensor<?xf8E8M0FNU>) -> (tensor<4xf32>)
// -----
// tosa.cast_to_block_scaled
%v1 = "t.value"() : () -> tensor<4xf32>
%r2:2 = "tosa.cast_to_block_scaled"(%v1) <{block_size = #tosa<block_size<BLOCK_SIZE_32>>}> : (tensor<4xf32>) -> (tensor<4x!tosa<mxint8>>, tensor<?xf8E8M0FNU>)
// -----
// tosa.ceil
%v1 = "t.value"() : () -> tensor<f64>
%r2 = "tosa.ceil"(%v1) : (tensor<f64>) -> (tensor<f64>)
// -----
// tosa.clamp
%v1 = "t.value"() : () -> tensor<?x2xi32>
%r2 = "tosa.clamp"(%v1) <{min_val = 5 : i32, max_val = 5 : i32, nan_mode = #tosa<nan_mode<IGNORE>>}> : (tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// tosa.clz
%v1 = "t.value"() : () -> tensor<?x2xi32>
%r2 = "tosa.clz"(%v1) : (tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// tosa.concat
%v1 = "t.value"() : () -> tensor<1xf8E5M2>
%r2 = "tosa.concat"(%v1) <{axis = 1 : i32}> : (tensor<1xf8E5M2>) -> (tensor<2x2xi1>)
// -----
// tosa.concat
%r1 = "tosa.concat"() <{axis = 1 : i32}> : () -> (tensor<4xf32>)
// -----
// tosa.concat
%v1 = "t.value"() : () -> tensor<1x!tosa<mxint8>>
%v2 = "t.value"() : () -> tensor<1x!tosa<mxint8>>
%r3 = "tosa.concat"(%v1, %v2) <{axis = 5 : i32}> : (tensor<1x!tosa<mxint8>>, tensor<1x!tosa<mxint8>>) -> (tensor<4xf32>)
// -----
// tosa.concat_shape
%v1 = "t.value"() : () -> !tosa<shape< 2 >>
%r2 = "tosa.concat_shape"(%v1) : (!tosa<shape< 2 >>) -> (!tosa<shape< 2 >>)
// -----
// tosa.concat_shape
%v1 = "t.value"() : () -> !tosa<shape< 16 >>
%v2 = "t.value"() : () -> !tosa<shape< 32 >>
%r3 = "tosa.concat_shape"(%v1, %v2) : (!tosa<shape< 16 >>, !tosa<shape< 32 >>) -> (!tosa<shape< 16 >>)
// -----
// tosa.concat_shape
%r1 = "tosa.concat_shape"() : () -> (!tosa<shape< 4 >>)
// -----
// tosa.cond_if
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%v3 = "t.value"() : () -> tensor<2x2xi1>
%r4:2 = "tosa.cond_if"(%v1, %v2, %v3) ({
^bb0(%a5: index, %a6: index, %a7: index):
%v8 = "t.value"() : () -> tensor<2x2xi1>
"tosa.yield"(%v8) : (tensor<2x2xi1>) -> ()
}, {
}) : (tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>, tensor<2x2xi1>)
// -----
// tosa.cond_if
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<?x!tosa<mxint8>>
%v3 = "t.value"() : () -> tensor<?x!tosa<mxint8>>
%r4:2 = "tosa.cond_if"(%v1, %v2, %v3) ({
^bb0(%a5: index, %a6: index):
"t.use"() : () -> ()
"tosa.yield"(%a5, %a5) : (index, index) -> ()
}, {
^bb0(%a7: index, %a8: tensor<?x!tosa<mxint8>>, %a9: tensor<?x!tosa<mxint8>>):
"tosa.yield"(%a7, %a8, %a8) : (index, tensor<?x!tosa<mxint8>>, tensor<?x!tosa<mxint8>>) -> ()
}) : (tensor<2x2xi1>, tensor<?x!tosa<mxint8>>, tensor<?x!tosa<mxint8>>) -> (tensor<?x!tosa<mxint8>>, tensor<?x!tosa<mxint8>>)
// -----
// tosa.const
%r1 = "tosa.const"() <{values = dense<2.0> : tensor<4xf32>}> : () -> (tensor<4xf32>)
// -----
// tosa.const_shape
%r1 = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> (!tosa.shape< 2 >)
// -----
// tosa.conv2d
%v1 = "t.value"() : () -> tensor<*xf32>
%v2 = "t.value"() : () -> tensor<*xf32>
%v3 = "t.value"() : () -> tensor<*xf32>
%v4 = "t.value"() : () -> tensor<*xf32>
%v5 = "t.value"() : () -> tensor<*xf32>
%r6 = "tosa.conv2d"(%v1, %v2, %v3, %v4, %v5) <{stride = array<i64: 0, 4>, dilation = array<i64: 0, 4>, acc_type = i32, local_bound = true}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// -----
// tosa.conv3d
%v1 = "t.value"() : () -> tensor<*xf32>
%v2 = "t.value"() : () -> tensor<*xf32>
%v3 = "t.value"() : () -> tensor<*xf32>
%v4 = "t.value"() : () -> tensor<*xf32>
%v5 = "t.value"() : () -> tensor<*xf32>
%r6 = "tosa.conv3d"(%v1, %v2, %v3, %v4, %v5) <{acc_type = i32}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// -----
// tosa.conv3d
%v1 = "t.value"() : () -> tensor<*xf32>
%v2 = "t.value"() : () -> tensor<*xf32>
%v3 = "t.value"() : () -> tensor<*xf32>
%v4 = "t.value"() : () -> tensor<*xf32>
%v5 = "t.value"() : () -> tensor<*xf32>
%r6 = "tosa.conv3d"(%v1, %v2, %v3, %v4, %v5) <{acc_type = i32, local_bound = false}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// -----
// tosa.cos
%v1 = "t.value"() : () -> tensor<?xf8E8M0FNU>
%r2 = "tosa.cos"(%v1) : (tensor<?xf8E8M0FNU>) -> (tensor<?xf8E8M0FNU>)
// -----
// tosa.custom
"tosa.custom"() <{operator_name = "", domain_name = "text", implementation_attrs = ""}> : () -> ()
// -----
// tosa.custom
%v1 = "t.value"() : () -> tensor<2x!tosa.mxint8>
%r2 = "tosa.custom"(%v1) <{operator_name = "a\0Ab", domain_name = "a\0Ab", implementation_attrs = "a\0Ab"}> : (tensor<2x!tosa.mxint8>) -> (tensor<?x2xi32>)
// -----
// tosa.custom
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2x!tosa<mxint8>>
%r3:2 = "tosa.custom"(%v1, %v2) <{operator_name = "", domain_name = "text", implementation_attrs = ""}> : (tensor<2x2xi1>, tensor<2x2x!tosa<mxint8>>) -> (tensor<2x2x!tosa<mxint8>>, tensor<2x2x!tosa<mxint8>>)
// -----
// tosa.depthwise_conv2d
%v1 = "t.value"() : () -> tensor<*xf32>
%v2 = "t.value"() : () -> tensor<*xf32>
%v3 = "t.value"() : () -> tensor<*xf32>
%v4 = "t.value"() : () -> tensor<*xf32>
%v5 = "t.value"() : () -> tensor<*xf32>
%r6 = "tosa.depthwise_conv2d"(%v1, %v2, %v3, %v4, %v5) <{stride = array<i64: 0, 4>, dilation = array<i64: 0, 4>, acc_type = i32, local_bound = true}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// -----
// tosa.dim
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "tosa.dim"(%v1) <{axis = -1 : i32}> : (tensor<2x2xi1>) -> (!tosa.shape<1>)
// -----
// tosa.div_ceil_shape
%v1 = "t.value"() : () -> !tosa<shape< 2 >>
%v2 = "t.value"() : () -> !tosa<shape< 2 >>
%r3 = "tosa.div_ceil_shape"(%v1, %v2) : (!tosa<shape< 2 >>, !tosa<shape< 2 >>) -> (!tosa<shape< 2 >>)
// -----
// tosa.div_floor_shape
%v1 = "t.value"() : () -> !tosa.shape<4>
%v2 = "t.value"() : () -> !tosa<shape< 8 >>
%r3 = "tosa.div_floor_shape"(%v1, %v2) : (!tosa.shape<4>, !tosa<shape< 8 >>) -> (!tosa<shape< 8 >>)
// -----
// tosa.equal
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%r3 = "tosa.equal"(%v1, %v2) : (tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.erf
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "tosa.erf"(%v1) : (tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.exp
%v1 = "t.value"() : () -> tensor<*xf32>
%r2 = "tosa.exp"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// -----
// tosa.exp2_shape
%v1 = "t.value"() : () -> !tosa<shape< 16 >>
%r2 = "tosa.exp2_shape"(%v1) : (!tosa<shape< 16 >>) -> (!tosa<shape< 2 >>)
// -----
// tosa.fft2d
%v1 = "t.value"() : () -> tensor<*xf32>
%v2 = "t.value"() : () -> tensor<*xf32>
%r3:2 = "tosa.fft2d"(%v1, %v2) <{inverse = true, local_bound = true}> : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
// -----
// tosa.floor
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "tosa.floor"(%v1) : (tensor<4xf32>) -> (tensor<4xf32>)
// -----
// tosa.gather
%v1 = "t.value"() : () -> tensor<1x1x1xf8E8M0FNU>
%v2 = "t.value"() : () -> tensor<*xf32>
%r3 = "tosa.gather"(%v1, %v2) : (tensor<1x1x1xf8E8M0FNU>, tensor<*xf32>) -> (tensor<1x1x1x!tosa.mxint8>)
// -----
// tosa.greater
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%r3 = "tosa.greater"(%v1, %v2) : (tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.greater_equal
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%r3 = "tosa.greater_equal"(%v1, %v2) : (tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.identity
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "tosa.identity"(%v1) : (tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.intdiv
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> tensor<?x2xi32>
%r3 = "tosa.intdiv"(%v1, %v2) : (tensor<?x2xi32>, tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// tosa.log
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "tosa.log"(%v1) : (tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.log2_ceil_shape
%v1 = "t.value"() : () -> !tosa.shape<16>
%r2 = "tosa.log2_ceil_shape"(%v1) : (!tosa.shape<16>) -> (!tosa.shape<16>)
// -----
// tosa.log2_floor_shape
%v1 = "t.value"() : () -> !tosa.shape<4>
%r2 = "tosa.log2_floor_shape"(%v1) : (!tosa.shape<4>) -> (!tosa.shape<4>)
// -----
// tosa.logical_and
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%r3 = "tosa.logical_and"(%v1, %v2) : (tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.logical_left_shift
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%r3 = "tosa.logical_left_shift"(%v1, %v2) : (tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.logical_not
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "tosa.logical_not"(%v1) : (tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.logical_or
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%r3 = "tosa.logical_or"(%v1, %v2) : (tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.logical_right_shift
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> tensor<?x2xi32>
%r3 = "tosa.logical_right_shift"(%v1, %v2) : (tensor<?x2xi32>, tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// tosa.logical_xor
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%r3 = "tosa.logical_xor"(%v1, %v2) : (tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.matmul
%v1 = "t.value"() : () -> tensor<*xf32>
%v2 = "t.value"() : () -> tensor<*xf32>
%v3 = "t.value"() : () -> tensor<*xf32>
%v4 = "t.value"() : () -> tensor<*xf32>
%r5 = "tosa.matmul"(%v1, %v2, %v3, %v4) : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// -----
// tosa.matmul_t_block_scaled
%v1 = "t.value"() : () -> tensor<1x1x1x!tosa.mxint8>
%v2 = "t.value"() : () -> tensor<1x1x1xf8E8M0FNU>
%v3 = "t.value"() : () -> tensor<1x1x1x!tosa.mxint8>
%v4 = "t.value"() : () -> tensor<1x1x1xf8E8M0FNU>
%r5 = "tosa.matmul_t_block_scaled"(%v1, %v2, %v3, %v4) <{block_size = #tosa<block_size<BLOCK_SIZE_32>>}> : (tensor<1x1x1x!tosa.mxint8>, tensor<1x1x1xf8E8M0FNU>, tensor<1x1x1x!tosa.mxint8>, tensor<1x1x1xf8E8M0FNU>) -> (tensor<1x1x1x!tosa.mxint8>)
// -----
// tosa.max_pool2d
%v1 = "t.value"() : () -> tensor<*xf32>
%r2 = "tosa.max_pool2d"(%v1) <{kernel = array<i64: 0, 4>, stride = array<i64: 0, 4>, nan_mode = #tosa<nan_mode<PROPAGATE>>}> : (tensor<*xf32>) -> (tensor<*xf32>)
// -----
// tosa.max_shape
%v1 = "t.value"() : () -> !tosa<shape<8>>
%v2 = "t.value"() : () -> !tosa.shape< 0 >
%r3 = "tosa.max_shape"(%v1, %v2) : (!tosa<shape<8>>, !tosa.shape< 0 >) -> (!tosa.shape< 0 >)
// -----
// tosa.maximum
%v1 = "t.value"() : () -> tensor<4xf32>
%v2 = "t.value"() : () -> tensor<4xf32>
%r3 = "tosa.maximum"(%v1, %v2) <{nan_mode = #tosa<nan_mode<IGNORE>>}> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
// tosa.maximum
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%r3 = "tosa.maximum"(%v1, %v2) : (tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.min_shape
%v1 = "t.value"() : () -> !tosa<shape< 2 >>
%v2 = "t.value"() : () -> !tosa.shape< 32 >
%r3 = "tosa.min_shape"(%v1, %v2) : (!tosa<shape< 2 >>, !tosa.shape< 32 >) -> (!tosa.shape< 32 >)
// -----
// tosa.minimum
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> tensor<?x2xi32>
%r3 = "tosa.minimum"(%v1, %v2) <{nan_mode = #tosa<nan_mode<IGNORE>>}> : (tensor<?x2xi32>, tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// tosa.minimum
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%r3 = "tosa.minimum"(%v1, %v2) : (tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.mod_shape
%v1 = "t.value"() : () -> !tosa<shape< 4 >>
%v2 = "t.value"() : () -> !tosa<shape<1>>
%r3 = "tosa.mod_shape"(%v1, %v2) : (!tosa<shape< 4 >>, !tosa<shape<1>>) -> (!tosa<shape< 4 >>)
// -----
// tosa.mul
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<f64>
%v3 = "t.value"() : () -> tensor<1xi8>
%r4 = "tosa.mul"(%v1, %v2, %v3) : (tensor<f64>, tensor<f64>, tensor<1xi8>) -> (tensor<f64>)
// -----
// tosa.mul_shape
%v1 = "t.value"() : () -> !tosa.shape<8>
%v2 = "t.value"() : () -> !tosa.shape<8>
%r3 = "tosa.mul_shape"(%v1, %v2) : (!tosa.shape<8>, !tosa.shape<8>) -> (!tosa.shape<8>)
// -----
// tosa.negate
%v1 = "t.value"() : () -> tensor<*xf32>
%v2 = "t.value"() : () -> tensor<*xf32>
%v3 = "t.value"() : () -> tensor<*xf32>
%r4 = "tosa.negate"(%v1, %v2, %v3) : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// -----
// tosa.pad
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> !tosa<shape< 4 >>
%v3 = "t.value"() : () -> tensor<1x!tosa<mxint8>>
%r4 = "tosa.pad"(%v1, %v2, %v3) : (tensor<2x2xi1>, !tosa<shape< 4 >>, tensor<1x!tosa<mxint8>>) -> (tensor<4xf32>)
// -----
// tosa.pow
%v1 = "t.value"() : () -> tensor<4xf32>
%v2 = "t.value"() : () -> tensor<4xf32>
%r3 = "tosa.pow"(%v1, %v2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
// tosa.reciprocal
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "tosa.reciprocal"(%v1) : (tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.reduce_all
%v1 = "t.value"() : () -> tensor<*xf32>
%r2 = "tosa.reduce_all"(%v1) <{axis = 5 : i32}> : (tensor<*xf32>) -> (tensor<*xf32>)
// -----
// tosa.reduce_any
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "tosa.reduce_any"(%v1) <{axis = 0 : i32}> : (tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.reduce_max
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "tosa.reduce_max"(%v1) <{axis = 5 : i32, nan_mode = #tosa<nan_mode<PROPAGATE>>}> : (tensor<4xf32>) -> (tensor<4xf32>)
// -----
// tosa.reduce_min
%v1 = "t.value"() : () -> tensor<*xf32>
%r2 = "tosa.reduce_min"(%v1) <{axis = 1 : i32}> : (tensor<*xf32>) -> (tensor<*xf32>)
// -----
// tosa.reduce_product
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "tosa.reduce_product"(%v1) <{axis = 1 : i32}> : (tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.reduce_sum
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "tosa.reduce_sum"(%v1) <{axis = 5 : i32}> : (tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.rescale
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<1xi32>
%v3 = "t.value"() : () -> tensor<1xi8>
%v4 = "t.value"() : () -> tensor<*xf32>
%v5 = "t.value"() : () -> tensor<*xf32>
%r6 = "tosa.rescale"(%v1, %v2, %v3, %v4, %v5) <{scale32 = true, rounding_mode = #tosa<rounding_mode<SINGLE_ROUND>>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<2x2xi1>, tensor<1xi32>, tensor<1xi8>, tensor<*xf32>, tensor<*xf32>) -> (tensor<2x2xi1>)
// -----
// tosa.reshape
%v1 = "t.value"() : () -> tensor<4xf32>
%v2 = "t.value"() : () -> !tosa.shape<8>
%r3 = "tosa.reshape"(%v1, %v2) : (tensor<4xf32>, !tosa.shape<8>) -> (tensor<4xf32>)
// -----
// tosa.resize
%v1 = "t.value"() : () -> tensor<*xf32>
%v2 = "t.value"() : () -> !tosa<shape< 4 >>
%v3 = "t.value"() : () -> !tosa.shape< 2 >
%v4 = "t.value"() : () -> !tosa.shape< 2 >
%r5 = "tosa.resize"(%v1, %v2, %v3, %v4) <{mode = #tosa<resize_mode<NEAREST_NEIGHBOR>>}> : (tensor<*xf32>, !tosa<shape< 4 >>, !tosa.shape< 2 >, !tosa.shape< 2 >) -> (tensor<*xf32>)
// -----
// tosa.reverse
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "tosa.reverse"(%v1) <{axis = 1 : i32}> : (tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.rfft2d
%v1 = "t.value"() : () -> tensor<1x1x1xf8E8M0FNU>
%r2:2 = "tosa.rfft2d"(%v1) <{local_bound = false}> : (tensor<1x1x1xf8E8M0FNU>) -> (tensor<1x1x1xf8E8M0FNU>, tensor<1x1x1xf8E8M0FNU>)
// -----
// tosa.rfft2d
%v1 = "t.value"() : () -> tensor<1x1x1xf8E8M0FNU>
%r2:2 = "tosa.rfft2d"(%v1) : (tensor<1x1x1xf8E8M0FNU>) -> (tensor<1x1x1xf8E8M0FNU>, tensor<1x1x1xf8E8M0FNU>)
// -----
// tosa.rsqrt
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "tosa.rsqrt"(%v1) : (tensor<4xf32>) -> (tensor<4xf32>)
// -----
// tosa.scatter
%v1 = "t.value"() : () -> tensor<*xf32>
%v2 = "t.value"() : () -> tensor<*xf32>
%v3 = "t.value"() : () -> tensor<*xf32>
%r4 = "tosa.scatter"(%v1, %v2, %v3) : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// -----
// tosa.select
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%v3 = "t.value"() : () -> tensor<2x2xi1>
%r4 = "tosa.select"(%v1, %v2, %v3) : (tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// tosa.sigmoid
%v1 = "t.value"() : () -> tensor<?x2xi32>
%r2 = "tosa.sigmoid"(%v1) : (tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// tosa.sin
%v1 = "t.value"() : () -> tensor<2xf8E8M0FNU>
%r2 = "tosa.sin"(%v1) : (tensor<2xf8E8M0FNU>) -> (tensor<2xf8E8M0FNU>)
// -----
// tosa.slice
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> !tosa<shape<1>>
%v3 = "t.value"() : () -> !tosa.shape< 0 >
%r4 = "tosa.slice"(%v1, %v2, %v3) : (tensor<?x2xi32>, !tosa<shape<1>>, !tosa.shape< 0 >) -> (tensor<?x2xi32>)
// -----
// tosa.slice_shape
%v1 = "t.value"() : () -> !tosa.shape<16>
%v2 = "t.value"() : () -> tensor<1xi32>
%v3 = "t.value"() : () -> tensor<1xi32>
%r4 = "tosa.slice_shape"(%v1, %v2, %v3) : (!tosa.shape<16>, tensor<1xi32>, tensor<1xi32>) -> (!tosa<shape<8>>)
// -----
// tosa.sub
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<f64>
%r3 = "tosa.sub"(%v1, %v2) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
// -----
// tosa.sub_shape
%v1 = "t.value"() : () -> !tosa.shape< 2 >
%v2 = "t.value"() : () -> !tosa.shape< 2 >
%r3 = "tosa.sub_shape"(%v1, %v2) : (!tosa.shape< 2 >, !tosa.shape< 2 >) -> (!tosa.shape< 2 >)
// -----
// tosa.table
%v1 = "t.value"() : () -> tensor<*xf32>
%v2 = "t.value"() : () -> tensor<1xf8E8M0FNU>
%r3 = "tosa.table"(%v1, %v2) : (tensor<*xf32>, tensor<1xf8E8M0FNU>) -> (tensor<2x2xi1>)
// -----
// tosa.tanh
%v1 = "t.value"() : () -> tensor<?x2xi32>
%r2 = "tosa.tanh"(%v1) : (tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// tosa.tile
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> !tosa.shape< 8 >
%r3 = "tosa.tile"(%v1, %v2) : (tensor<?x2xi32>, !tosa.shape< 8 >) -> (tensor<?x2xi32>)
// -----
// tosa.transpose
%v1 = "t.value"() : () -> tensor<*xf32>
%r2 = "tosa.transpose"(%v1) <{perms = array<i32: 1, 2>}> : (tensor<*xf32>) -> (tensor<*xf32>)
// -----
// tosa.transpose_conv2d
%v1 = "t.value"() : () -> tensor<*xf32>
%v2 = "t.value"() : () -> tensor<*xf32>
%v3 = "t.value"() : () -> tensor<*xf32>
%v4 = "t.value"() : () -> tensor<*xf32>
%v5 = "t.value"() : () -> tensor<*xf32>
%r6 = "tosa.transpose_conv2d"(%v1, %v2, %v3, %v4, %v5) <{stride = array<i64: 0, 4>, acc_type = i32, local_bound = false}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// -----
// tosa.variable
"tosa.variable"() <{sym_name = "text", var_shape = dense<1> : tensor<2xindex>, type = !llvm.func<void ()>, initial_value = #acc<par_level<seq>>}> : () -> ()
// -----
// tosa.variable_read
%r1 = "tosa.variable_read"() <{name = "a\0Ab"}> : () -> (tensor<4xf32>)
// -----
// tosa.variable_write
%v1 = "t.value"() : () -> tensor<?x2xi32>
"tosa.variable_write"(%v1) <{name = "a\0Ab"}> : (tensor<?x2xi32>) -> ()
// -----
// tosa.yield
%v1 = "t.value"() : () -> tensor<1x1x1x!tosa<mxint8>>
%v2 = "t.value"() : () -> tensor<1x1x1x!tosa<mxint8>>
"tosa.yield"(%v1, %v2) : (tensor<1x1x1x!tosa<mxint8>>, tensor<1x1x1x!tosa<mxint8>>) -> ()
// -----
// tosa.yield
"tosa.yield"() : () -> ()
// -----
// tosa.yield
%v1 = "t.value"() : () -> tensor<4xf8E5M2>
"tosa.yield"(%v1) : (tensor<4xf8E5M2>) -> ()
