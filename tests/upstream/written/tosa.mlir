// tosa.argmax
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
%r2 = "tosa.argmax"(%v1) <{axis = 1 : i32}> : (tensor<4x4xf32>) -> (tensor<4xi32>)
// -----
// tosa.argmax
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
%r3 = "tosa.argmax"(%v1) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> {foo}: (tensor<4x4xf32>) -> (tensor<4xi32>)
// -----
// tosa.maximum
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
%r4 = "tosa.maximum"(%v1, %v1) : (tensor<4x4xf32>,tensor<4x4xf32>) -> (tensor<4x4xf32>)
// -----
// tosa.rescale
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
%r5 = "tosa.rescale"(%i, %n, %n, %n, %n) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = true}> : (tensor<4x4xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x4xi32>
// -----
// tosa.resize
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
%s = "tosa.const_shape"() <{values = dense<1> : tensor<4xindex>}> : () -> !tosa.shape<4>
%r6 = "tosa.resize"(%v1, %s, %s, %s) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<4x4xf32>, !tosa.shape<4>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<4x4xf32>
// -----
// tosa.clamp
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
%r7 = "tosa.clamp"(%v1) <{min_val = 1.0 : f32, max_val = 2.0 : f32}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
// tosa.max_pool2d
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
%r8 = "tosa.max_pool2d"(%v1) <{kernel = array<i64: 1, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
// tosa.apply_scale
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
%r9 = "tosa.apply_scale"(%i, %i, %i) <{rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>}> : (tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
// -----
// tosa.cond_if
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
%r10 = "tosa.cond_if"(%c, %v1) ({
^bb0(%a: tensor<4x4xf32>):
 "tosa.yield"(%a) : (tensor<4x4xf32>) -> ()
}, {
^bb0(%a: tensor<4x4xf32>):
 "tosa.yield"(%a) : (tensor<4x4xf32>) -> ()
}) {foo} : (tensor<i1>, tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
// tosa.while_loop
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
%r11 = "tosa.while_loop"(%v1) ({
^bb0(%a: tensor<4x4xf32>):
 "tosa.yield"(%c) : (tensor<i1>) -> ()
}, {
^bb0(%a: tensor<4x4xf32>):
 "tosa.yield"(%a) : (tensor<4x4xf32>) -> ()
}) {foo} : (tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
// tosa.cond_if
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
"tosa.cond_if"(%c) ({
 "tosa.yield"() : () -> ()
}, {
 "tosa.yield"() : () -> ()
}) {foo} : (tensor<i1>) -> ()
// -----
// tosa.variable
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
"tosa.variable"() <{sym_name = "a", type = f32, var_shape = dense<[2, 3]> : tensor<2xindex>}> : () -> ()
// -----
// tosa.variable
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
"tosa.variable"() <{sym_name = "b", type = f32, var_shape = dense<[2, -1]> : tensor<2xindex>}> : () -> ()
// -----
// tosa.variable
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
"tosa.variable"() <{sym_name = "c", type = f32, var_shape = dense<[2, 3]> : tensor<2xindex>, initial_value = dense<1.0> : tensor<2x3xf32>}> {foo} : () -> ()
// -----
// tosa.variable
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
"tosa.variable"() <{sym_name = "d", type = f32, var_shape = dense<> : tensor<0xindex>}> : () -> ()
// -----
// tosa.cast_to_block_scaled
%v1 = "t.value"() : () -> tensor<4x4xf32>
%i = "t.value"() : () -> tensor<4x4xi32>
%n = "t.value"() : () -> tensor<1xi8>
%c = "t.value"() : () -> tensor<i1>
%rb:2 = "tosa.cast_to_block_scaled"(%v1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x4xf32>) -> (tensor<4x4xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
