// complex.abs
%v1 = "t.value"() : () -> complex<f64>
%r2 = "complex.abs"(%v1) : (complex<f64>) -> (f64)
// -----
// complex.abs
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.abs"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (complex<f32>) -> (f32)
// -----
// complex.add
%v1 = "t.value"() : () -> complex<f32>
%v2 = "t.value"() : () -> complex<f32>
%r3 = "complex.add"(%v1, %v2) <{fastmath = #arith<fastmath<ninf>>}> : (complex<f32>, complex<f32>) -> (complex<f32>)
// -----
// complex.add
%v1 = "t.value"() : () -> complex<f64>
%v2 = "t.value"() : () -> complex<f64>
%r3 = "complex.add"(%v1, %v2) : (complex<f64>, complex<f64>) -> (complex<f64>)
// -----
// complex.angle
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.angle"(%v1) : (complex<f32>) -> (f32)
// -----
// complex.angle
%v1 = "t.value"() : () -> complex<f64>
%r2 = "complex.angle"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (complex<f64>) -> (f64)
// -----
// complex.atan2
%v1 = "t.value"() : () -> complex<f32>
%v2 = "t.value"() : () -> complex<f32>
%r3 = "complex.atan2"(%v1, %v2) <{fastmath = #arith<fastmath<reassoc>>}> : (complex<f32>, complex<f32>) -> (complex<f32>)
// -----
// complex.atan2
%v1 = "t.value"() : () -> complex<f32>
%v2 = "t.value"() : () -> complex<f32>
%r3 = "complex.atan2"(%v1, %v2) : (complex<f32>, complex<f32>) -> (complex<f32>)
// -----
// complex.bitcast
%v1 = "t.value"() : () -> si32
%r2 = "complex.bitcast"(%v1) : (si32) -> (si32)
// -----
// complex.conj
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.conj"(%v1) : (complex<f32>) -> (complex<f32>)
// -----
// complex.conj
%v1 = "t.value"() : () -> complex<f64>
%r2 = "complex.conj"(%v1) <{fastmath = #arith<fastmath<nnan>>}> : (complex<f64>) -> (complex<f64>)
// -----
// complex.constant
%r1 = "complex.constant"() <{value = [1 : i32, -1 : i32]}> : () -> (complex<i32>)
// -----
// complex.cos
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.cos"(%v1) : (complex<f32>) -> (complex<f32>)
// -----
// complex.cos
%v1 = "t.value"() : () -> complex<f64>
%r2 = "complex.cos"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (complex<f64>) -> (complex<f64>)
// -----
// complex.create
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "complex.create"(%v1, %v2) : (f32, f32) -> (complex<f32>)
// -----
// complex.div
%v1 = "t.value"() : () -> complex<f64>
%v2 = "t.value"() : () -> complex<f64>
%r3 = "complex.div"(%v1, %v2) : (complex<f64>, complex<f64>) -> (complex<f64>)
// -----
// complex.div
%v1 = "t.value"() : () -> complex<f32>
%v2 = "t.value"() : () -> complex<f32>
%r3 = "complex.div"(%v1, %v2) <{fastmath = #arith<fastmath<none>>}> : (complex<f32>, complex<f32>) -> (complex<f32>)
// -----
// complex.eq
%v1 = "t.value"() : () -> complex<f32>
%v2 = "t.value"() : () -> complex<f32>
%r3 = "complex.eq"(%v1, %v2) : (complex<f32>, complex<f32>) -> (i1)
// -----
// complex.exp
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.exp"(%v1) : (complex<f32>) -> (complex<f32>)
// -----
// complex.expm1
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.expm1"(%v1) <{fastmath = #arith<fastmath<none>>}> : (complex<f32>) -> (complex<f32>)
// -----
// complex.expm1
%v1 = "t.value"() : () -> complex<f64>
%r2 = "complex.expm1"(%v1) : (complex<f64>) -> (complex<f64>)
// -----
// complex.im
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.im"(%v1) : (complex<f32>) -> (f32)
// -----
// complex.im
%v1 = "t.value"() : () -> complex<f64>
%r2 = "complex.im"(%v1) <{fastmath = #arith<fastmath<nnan>>}> : (complex<f64>) -> (f64)
// -----
// complex.log
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.log"(%v1) <{fastmath = #arith<fastmath<nnan>>}> : (complex<f32>) -> (complex<f32>)
// -----
// complex.log
%v1 = "t.value"() : () -> complex<f64>
%r2 = "complex.log"(%v1) : (complex<f64>) -> (complex<f64>)
// -----
// complex.log1p
%v1 = "t.value"() : () -> complex<f64>
%r2 = "complex.log1p"(%v1) : (complex<f64>) -> (complex<f64>)
// -----
// complex.mul
%v1 = "t.value"() : () -> complex<f64>
%v2 = "t.value"() : () -> complex<f64>
%r3 = "complex.mul"(%v1, %v2) : (complex<f64>, complex<f64>) -> (complex<f64>)
// -----
// complex.neg
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.neg"(%v1) : (complex<f32>) -> (complex<f32>)
// -----
// complex.neg
%v1 = "t.value"() : () -> complex<f64>
%r2 = "complex.neg"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (complex<f64>) -> (complex<f64>)
// -----
// complex.neq
%v1 = "t.value"() : () -> complex<f64>
%v2 = "t.value"() : () -> complex<f64>
%r3 = "complex.neq"(%v1, %v2) : (complex<f64>, complex<f64>) -> (i1)
// -----
// complex.pow
%v1 = "t.value"() : () -> complex<f32>
%v2 = "t.value"() : () -> complex<f32>
%r3 = "complex.pow"(%v1, %v2) : (complex<f32>, complex<f32>) -> (complex<f32>)
// -----
// complex.pow
%v1 = "t.value"() : () -> complex<f64>
%v2 = "t.value"() : () -> complex<f64>
%r3 = "complex.pow"(%v1, %v2) <{fastmath = #arith<fastmath<reassoc>>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
// -----
// complex.powi
%v1 = "t.value"() : () -> complex<f64>
%v2 = "t.value"() : () -> i1
%r3 = "complex.powi"(%v1, %v2) <{fastmath = #arith<fastmath<none>>}> : (complex<f64>, i1) -> (complex<f64>)
// -----
// complex.powi
%v1 = "t.value"() : () -> complex<f32>
%v2 = "t.value"() : () -> i32
%r3 = "complex.powi"(%v1, %v2) : (complex<f32>, i32) -> (complex<f32>)
// -----
// complex.re
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.re"(%v1) <{fastmath = #arith<fastmath<none>>}> : (complex<f32>) -> (f32)
// -----
// complex.re
%v1 = "t.value"() : () -> complex<f64>
%r2 = "complex.re"(%v1) : (complex<f64>) -> (f64)
// -----
// complex.rsqrt
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.rsqrt"(%v1) : (complex<f32>) -> (complex<f32>)
// -----
// complex.rsqrt
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.rsqrt"(%v1) <{fastmath = #arith<fastmath<reassoc>>}> : (complex<f32>) -> (complex<f32>)
// -----
// complex.sign
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.sign"(%v1) : (complex<f32>) -> (complex<f32>)
// -----
// complex.sign
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.sign"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (complex<f32>) -> (complex<f32>)
// -----
// complex.sin
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.sin"(%v1) : (complex<f32>) -> (complex<f32>)
// -----
// complex.sqrt
%v1 = "t.value"() : () -> complex<f64>
%r2 = "complex.sqrt"(%v1) : (complex<f64>) -> (complex<f64>)
// -----
// complex.sqrt
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.sqrt"(%v1) <{fastmath = #arith<fastmath<ninf>>}> : (complex<f32>) -> (complex<f32>)
// -----
// complex.sub
%v1 = "t.value"() : () -> complex<f32>
%v2 = "t.value"() : () -> complex<f32>
%r3 = "complex.sub"(%v1, %v2) : (complex<f32>, complex<f32>) -> (complex<f32>)
// -----
// complex.sub
%v1 = "t.value"() : () -> complex<f64>
%v2 = "t.value"() : () -> complex<f64>
%r3 = "complex.sub"(%v1, %v2) <{fastmath = #arith<fastmath<ninf>>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
// -----
// complex.tan
%v1 = "t.value"() : () -> complex<f64>
%r2 = "complex.tan"(%v1) : (complex<f64>) -> (complex<f64>)
// -----
// complex.tanh
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.tanh"(%v1) : (complex<f32>) -> (complex<f32>)
// -----
// complex.tanh
%v1 = "t.value"() : () -> complex<f32>
%r2 = "complex.tanh"(%v1) <{fastmath = #arith<fastmath<none>>}> : (complex<f32>) -> (complex<f32>)
