module {
  %0 = "t.a"() : () -> complex<f32>
  %1 = complex.conj %0 : complex<f32>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f64>
  %1 = complex.cos %0 : complex<f64>
}

// -----
module {
  %0 = "t.a"() : () -> complex<bf16>
  %1 = complex.exp %0 : complex<bf16>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f8E5M2>
  %1 = complex.expm1 %0 : complex<f8E5M2>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f32>
  %1 = complex.log %0 : complex<f32>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f64>
  %1 = complex.log1p %0 : complex<f64>
}

// -----
module {
  %0 = "t.a"() : () -> complex<bf16>
  %1 = complex.neg %0 : complex<bf16>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f8E5M2>
  %1 = complex.rsqrt %0 : complex<f8E5M2>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f32>
  %1 = complex.sign %0 : complex<f32>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f64>
  %1 = complex.sin %0 : complex<f64>
}

// -----
module {
  %0 = "t.a"() : () -> complex<bf16>
  %1 = complex.sqrt %0 : complex<bf16>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f8E5M2>
  %1 = complex.tan %0 : complex<f8E5M2>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f32>
  %1 = complex.tanh %0 : complex<f32>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f64>
  %1 = complex.add %0, %0 : complex<f64>
}

// -----
module {
  %0 = "t.a"() : () -> complex<bf16>
  %1 = complex.atan2 %0, %0 : complex<bf16>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f8E5M2>
  %1 = complex.div %0, %0 : complex<f8E5M2>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f32>
  %1 = complex.mul %0, %0 : complex<f32>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f64>
  %1 = complex.pow %0, %0 : complex<f64>
}

// -----
module {
  %0 = "t.a"() : () -> complex<bf16>
  %1 = complex.sub %0, %0 : complex<bf16>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f32>
  %1 = complex.abs %0 : complex<f32>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f32>
  %1 = complex.angle %0 : complex<f32>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f32>
  %1 = complex.im %0 : complex<f32>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f32>
  %1 = complex.re %0 : complex<f32>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f32>
  %1 = complex.eq %0, %0 : complex<f32>
}

// -----
module {
  %0 = "t.a"() : () -> complex<f32>
  %1 = complex.neq %0, %0 : complex<f32>
}

// -----
module {
  %0:2 = "t.a"() : () -> (complex<f32>, i32)
  %1 = complex.powi %0#0, %0#1 : complex<f32>, i32
}

// -----
module {
  %0:2 = "t.a"() : () -> (complex<f32>, i32)
  %1 = complex.powi %0#0, %0#1 fastmath<nnan> : complex<f32>, i32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = complex.create %0, %0 : complex<f32>
}

// -----
module {
  %cst = complex.constant [1.000000e+00 : f32, -1.000000e+00 : f32] : complex<f32>
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = complex.bitcast %0 : i32 to i32
}

