// math.absf
%v1 = "t.value"() : () -> tensor<*xf32>
%r2 = "math.absf"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// -----
// math.absf
%v1 = "t.value"() : () -> vector<f32>
%r2 = "math.absf"(%v1) <{fastmath = #arith<fastmath<reassoc>>}> : (vector<f32>) -> (vector<f32>)
// -----
// math.absi
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "math.absi"(%v1) : (vector<4xi32>) -> (vector<4xi32>)
// -----
// math.acos
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "math.acos"(%v1) <{fastmath = #arith<fastmath<reassoc>>}> : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// math.acos
%v1 = "t.value"() : () -> f80
%r2 = "math.acos"(%v1) : (f80) -> (f80)
// -----
// math.acosh
%v1 = "t.value"() : () -> f64
%r2 = "math.acosh"(%v1) <{fastmath = #arith<fastmath<nnan>>}> : (f64) -> (f64)
// -----
// math.acosh
%v1 = "t.value"() : () -> tensor<f64>
%r2 = "math.acosh"(%v1) : (tensor<f64>) -> (tensor<f64>)
// -----
// math.asin
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "math.asin"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (tensor<4xf32>) -> (tensor<4xf32>)
// -----
// math.asin
%v1 = "t.value"() : () -> tensor<*xf32>
%r2 = "math.asin"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// -----
// math.asinh
%v1 = "t.value"() : () -> f8E4M3FN
%r2 = "math.asinh"(%v1) : (f8E4M3FN) -> (f8E4M3FN)
// -----
// math.atan
%v1 = "t.value"() : () -> f64
%r2 = "math.atan"(%v1) <{fastmath = #arith<fastmath<none>>}> : (f64) -> (f64)
// -----
// math.atan2
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<f64>
%r3 = "math.atan2"(%v1, %v2) <{fastmath = #arith<fastmath<nnan>>}> : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
// -----
// math.atan2
%v1 = "t.value"() : () -> f8E4M3FN
%v2 = "t.value"() : () -> f8E4M3FN
%r3 = "math.atan2"(%v1, %v2) : (f8E4M3FN, f8E4M3FN) -> (f8E4M3FN)
// -----
// math.atanh
%v1 = "t.value"() : () -> tensor<*xf32>
%r2 = "math.atanh"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// -----
// math.atanh
%v1 = "t.value"() : () -> bf16
%r2 = "math.atanh"(%v1) <{fastmath = #arith<fastmath<nnan>>}> : (bf16) -> (bf16)
// -----
// math.cbrt
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "math.cbrt"(%v1) : (tensor<4xf32>) -> (tensor<4xf32>)
// -----
// math.cbrt
%v1 = "t.value"() : () -> tf32
%r2 = "math.cbrt"(%v1) <{fastmath = #arith<fastmath<nnan>>}> : (tf32) -> (tf32)
// -----
// math.ceil
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "math.ceil"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (vector<4xf32>) -> (vector<4xf32>)
// -----
// math.ceil
%v1 = "t.value"() : () -> tf32
%r2 = "math.ceil"(%v1) : (tf32) -> (tf32)
// -----
// math.clampf
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> f32
%r4 = "math.clampf"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// -----
// math.copysign
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "math.copysign"(%v1, %v2) <{fastmath = #arith<fastmath<ninf>>}> : (f64, f64) -> (f64)
// -----
// math.copysign
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "math.copysign"(%v1, %v2) : (f64, f64) -> (f64)
// -----
// math.cos
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "math.cos"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// math.cos
%v1 = "t.value"() : () -> vector<f32>
%r2 = "math.cos"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (vector<f32>) -> (vector<f32>)
// -----
// math.cosh
%v1 = "t.value"() : () -> bf16
%r2 = "math.cosh"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (bf16) -> (bf16)
// -----
// math.cosh
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "math.cosh"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// math.ctlz
%v1 = "t.value"() : () -> vector<4xindex>
%r2 = "math.ctlz"(%v1) : (vector<4xindex>) -> (vector<4xindex>)
// -----
// math.ctpop
%v1 = "t.value"() : () -> vector<4xi1>
%r2 = "math.ctpop"(%v1) : (vector<4xi1>) -> (vector<4xi1>)
// -----
// math.cttz
%v1 = "t.value"() : () -> i32
%r2 = "math.cttz"(%v1) : (i32) -> (i32)
// -----
// math.erf
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "math.erf"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// math.erf
%v1 = "t.value"() : () -> f32
%r2 = "math.erf"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (f32) -> (f32)
// -----
// math.erfc
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "math.erfc"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// math.exp
%v1 = "t.value"() : () -> vector<f32>
%r2 = "math.exp"(%v1) : (vector<f32>) -> (vector<f32>)
// -----
// math.exp
%v1 = "t.value"() : () -> f16
%r2 = "math.exp"(%v1) <{fastmath = #arith<fastmath<reassoc>>}> : (f16) -> (f16)
// -----
// math.exp2
%v1 = "t.value"() : () -> f16
%r2 = "math.exp2"(%v1) : (f16) -> (f16)
// -----
// math.exp2
%v1 = "t.value"() : () -> f80
%r2 = "math.exp2"(%v1) <{fastmath = #arith<fastmath<none>>}> : (f80) -> (f80)
// -----
// math.expm1
%v1 = "t.value"() : () -> tensor<f64>
%r2 = "math.expm1"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (tensor<f64>) -> (tensor<f64>)
// -----
// math.expm1
%v1 = "t.value"() : () -> bf16
%r2 = "math.expm1"(%v1) : (bf16) -> (bf16)
// -----
// math.floor
%v1 = "t.value"() : () -> bf16
%r2 = "math.floor"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (bf16) -> (bf16)
// -----
// math.floor
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "math.floor"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// math.fma
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> f32
%r4 = "math.fma"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// -----
// math.fma
%v1 = "t.value"() : () -> f8E4M3FN
%v2 = "t.value"() : () -> f8E4M3FN
%v3 = "t.value"() : () -> f8E4M3FN
%r4 = "math.fma"(%v1, %v2, %v3) <{fastmath = #arith<fastmath<none>>}> : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> (f8E4M3FN)
// -----
// math.fpowi
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> i1
%r3 = "math.fpowi"(%v1, %v2) <{fastmath = #arith<fastmath<reassoc>>}> : (f64, i1) -> (f64)
// -----
// math.fpowi
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> i32
%r3 = "math.fpowi"(%v1, %v2) : (f64, i32) -> (f64)
// -----
// math.ipowi
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%r3 = "math.ipowi"(%v1, %v2) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// -----
// math.isfinite
%v1 = "t.value"() : () -> tf32
%r2 = "math.isfinite"(%v1) <{fastmath = #arith<fastmath<none>>}> : (tf32) -> (i1)
// -----
// math.isfinite
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "math.isfinite"(%v1) : (vector<4xf32>) -> (vector<4xi1>)
// -----
// math.isinf
%v1 = "t.value"() : () -> f16
%r2 = "math.isinf"(%v1) <{fastmath = #arith<fastmath<nnan>>}> : (f16) -> (i1)
// -----
// math.isinf
%v1 = "t.value"() : () -> f16
%r2 = "math.isinf"(%v1) : (f16) -> (i1)
// -----
// math.isnan
%v1 = "t.value"() : () -> bf16
%r2 = "math.isnan"(%v1) : (bf16) -> (i1)
// -----
// math.isnan
%v1 = "t.value"() : () -> tf32
%r2 = "math.isnan"(%v1) <{fastmath = #arith<fastmath<nnan>>}> : (tf32) -> (i1)
// -----
// math.isnormal
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "math.isnormal"(%v1) <{fastmath = #arith<fastmath<reassoc>>}> : (vector<4xf32>) -> (vector<4xi1>)
// -----
// math.isnormal
%v1 = "t.value"() : () -> f32
%r2 = "math.isnormal"(%v1) : (f32) -> (i1)
// -----
// math.log
%v1 = "t.value"() : () -> f80
%r2 = "math.log"(%v1) : (f80) -> (f80)
// -----
// math.log
%v1 = "t.value"() : () -> f8E4M3FN
%r2 = "math.log"(%v1) <{fastmath = #arith<fastmath<reassoc>>}> : (f8E4M3FN) -> (f8E4M3FN)
// -----
// math.log10
%v1 = "t.value"() : () -> f8E4M3FN
%r2 = "math.log10"(%v1) <{fastmath = #arith<fastmath<nnan>>}> : (f8E4M3FN) -> (f8E4M3FN)
// -----
// math.log10
%v1 = "t.value"() : () -> bf16
%r2 = "math.log10"(%v1) : (bf16) -> (bf16)
// -----
// math.log1p
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "math.log1p"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (tensor<4xf32>) -> (tensor<4xf32>)
// -----
// math.log1p
%v1 = "t.value"() : () -> f16
%r2 = "math.log1p"(%v1) : (f16) -> (f16)
// -----
// math.log2
%v1 = "t.value"() : () -> f32
%r2 = "math.log2"(%v1) <{fastmath = #arith<fastmath<nnan>>}> : (f32) -> (f32)
// -----
// math.log2
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "math.log2"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// math.powf
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> f80
%r3 = "math.powf"(%v1, %v2) <{fastmath = #arith<fastmath<none>>}> : (f80, f80) -> (f80)
// -----
// math.powf
%v1 = "t.value"() : () -> vector<f32>
%v2 = "t.value"() : () -> vector<f32>
%r3 = "math.powf"(%v1, %v2) : (vector<f32>, vector<f32>) -> (vector<f32>)
// -----
// math.round
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "math.round"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (tensor<4xf32>) -> (tensor<4xf32>)
// -----
// math.round
%v1 = "t.value"() : () -> vector<f32>
%r2 = "math.round"(%v1) : (vector<f32>) -> (vector<f32>)
// -----
// math.roundeven
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "math.roundeven"(%v1) : (tensor<4xf32>) -> (tensor<4xf32>)
// -----
// math.roundeven
%v1 = "t.value"() : () -> f64
%r2 = "math.roundeven"(%v1) <{fastmath = #arith<fastmath<reassoc>>}> : (f64) -> (f64)
// -----
// math.rsqrt
%v1 = "t.value"() : () -> f80
%r2 = "math.rsqrt"(%v1) : (f80) -> (f80)
// -----
// math.rsqrt
%v1 = "t.value"() : () -> f16
%r2 = "math.rsqrt"(%v1) <{fastmath = #arith<fastmath<nnan>>}> : (f16) -> (f16)
// -----
// math.sin
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "math.sin"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// math.sin
%v1 = "t.value"() : () -> f8E4M3FN
%r2 = "math.sin"(%v1) <{fastmath = #arith<fastmath<reassoc>>}> : (f8E4M3FN) -> (f8E4M3FN)
// -----
// math.sincos
%v1 = "t.value"() : () -> vector<4xbf16>
%r2:2 = "math.sincos"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>, vector<4xbf16>)
// -----
// math.sincos
%v1 = "t.value"() : () -> f16
%r2:2 = "math.sincos"(%v1) <{fastmath = #arith<fastmath<nnan>>}> : (f16) -> (f16, f16)
// -----
// math.sinh
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "math.sinh"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// math.sinh
%v1 = "t.value"() : () -> f32
%r2 = "math.sinh"(%v1) <{fastmath = #arith<fastmath<reassoc>>}> : (f32) -> (f32)
// -----
// math.sqrt
%v1 = "t.value"() : () -> tf32
%r2 = "math.sqrt"(%v1) <{fastmath = #arith<fastmath<none>>}> : (tf32) -> (tf32)
// -----
// math.sqrt
%v1 = "t.value"() : () -> vector<f32>
%r2 = "math.sqrt"(%v1) : (vector<f32>) -> (vector<f32>)
// -----
// math.tan
%v1 = "t.value"() : () -> f32
%r2 = "math.tan"(%v1) : (f32) -> (f32)
// -----
// math.tan
%v1 = "t.value"() : () -> f80
%r2 = "math.tan"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (f80) -> (f80)
// -----
// math.tanh
%v1 = "t.value"() : () -> f64
%r2 = "math.tanh"(%v1) <{fastmath = #arith<fastmath<nnan>>}> : (f64) -> (f64)
// -----
// math.tanh
%v1 = "t.value"() : () -> f32
%r2 = "math.tanh"(%v1) : (f32) -> (f32)
// -----
// math.trunc
%v1 = "t.value"() : () -> f64
%r2 = "math.trunc"(%v1) : (f64) -> (f64)
