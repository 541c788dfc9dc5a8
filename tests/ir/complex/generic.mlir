"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f32>
  %1 = "complex.conj"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f64>
  %1 = "complex.cos"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<bf16>
  %1 = "complex.exp"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<bf16>) -> complex<bf16>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f8E5M2>
  %1 = "complex.expm1"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f8E5M2>) -> complex<f8E5M2>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f32>
  %1 = "complex.log"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f64>
  %1 = "complex.log1p"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<bf16>
  %1 = "complex.neg"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<bf16>) -> complex<bf16>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f8E5M2>
  %1 = "complex.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f8E5M2>) -> complex<f8E5M2>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f32>
  %1 = "complex.sign"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f64>
  %1 = "complex.sin"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<bf16>
  %1 = "complex.sqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<bf16>) -> complex<bf16>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f8E5M2>
  %1 = "complex.tan"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f8E5M2>) -> complex<f8E5M2>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f32>
  %1 = "complex.tanh"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f64>
  %1 = "complex.add"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<bf16>
  %1 = "complex.atan2"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (complex<bf16>, complex<bf16>) -> complex<bf16>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f8E5M2>
  %1 = "complex.div"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (complex<f8E5M2>, complex<f8E5M2>) -> complex<f8E5M2>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f32>
  %1 = "complex.mul"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f64>
  %1 = "complex.pow"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<bf16>
  %1 = "complex.sub"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (complex<bf16>, complex<bf16>) -> complex<bf16>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f32>
  %1 = "complex.abs"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f32>
  %1 = "complex.angle"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f32>
  %1 = "complex.im"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f32>
  %1 = "complex.re"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f32>
  %1 = "complex.eq"(%0, %0) : (complex<f32>, complex<f32>) -> i1
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> complex<f32>
  %1 = "complex.neq"(%0, %0) : (complex<f32>, complex<f32>) -> i1
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (complex<f32>, i32)
  %1 = "complex.powi"(%0#0, %0#1) : (complex<f32>, i32) -> complex<f32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (complex<f32>, i32)
  %1 = "complex.powi"(%0#0, %0#1) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, i32) -> complex<f32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "complex.create"(%0, %0) : (f32, f32) -> complex<f32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "complex.constant"() <{value = [1.000000e+00 : f32, -1.000000e+00 : f32]}> : () -> complex<f32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "complex.bitcast"(%0) : (i32) -> i32
}) : () -> ()

