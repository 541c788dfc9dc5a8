module {
  %0 = "t.a"() : () -> f32
  %1 = math.absf %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> tensor<?x2xf64>
  %1 = math.acos %0 : tensor<?x2xf64>
}

// -----
module {
  %0 = "t.a"() : () -> vector<[4]x2xf80>
  %1 = math.acosh %0 : vector<[4]x2xf80>
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.asin %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> tensor<?x2xf64>
  %1 = math.asinh %0 : tensor<?x2xf64>
}

// -----
module {
  %0 = "t.a"() : () -> vector<[4]x2xf80>
  %1 = math.atan %0 : vector<[4]x2xf80>
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.atanh %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> tensor<?x2xf64>
  %1 = math.cbrt %0 : tensor<?x2xf64>
}

// -----
module {
  %0 = "t.a"() : () -> vector<[4]x2xf80>
  %1 = math.ceil %0 : vector<[4]x2xf80>
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.cos %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> tensor<?x2xf64>
  %1 = math.cosh %0 : tensor<?x2xf64>
}

// -----
module {
  %0 = "t.a"() : () -> vector<[4]x2xf80>
  %1 = math.erf %0 : vector<[4]x2xf80>
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.erfc %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> tensor<?x2xf64>
  %1 = math.exp %0 : tensor<?x2xf64>
}

// -----
module {
  %0 = "t.a"() : () -> vector<[4]x2xf80>
  %1 = math.exp2 %0 : vector<[4]x2xf80>
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.expm1 %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> tensor<?x2xf64>
  %1 = math.floor %0 : tensor<?x2xf64>
}

// -----
module {
  %0 = "t.a"() : () -> vector<[4]x2xf80>
  %1 = math.log %0 : vector<[4]x2xf80>
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.log10 %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> tensor<?x2xf64>
  %1 = math.log1p %0 : tensor<?x2xf64>
}

// -----
module {
  %0 = "t.a"() : () -> vector<[4]x2xf80>
  %1 = math.log2 %0 : vector<[4]x2xf80>
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.round %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> tensor<?x2xf64>
  %1 = math.roundeven %0 : tensor<?x2xf64>
}

// -----
module {
  %0 = "t.a"() : () -> vector<[4]x2xf80>
  %1 = math.rsqrt %0 : vector<[4]x2xf80>
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.sin %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> tensor<?x2xf64>
  %1 = math.sinh %0 : tensor<?x2xf64>
}

// -----
module {
  %0 = "t.a"() : () -> vector<[4]x2xf80>
  %1 = math.sqrt %0 : vector<[4]x2xf80>
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.tan %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> tensor<?x2xf64>
  %1 = math.tanh %0 : tensor<?x2xf64>
}

// -----
module {
  %0 = "t.a"() : () -> vector<[4]x2xf80>
  %1 = math.trunc %0 : vector<[4]x2xf80>
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = math.absi %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = math.ctlz %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = math.cttz %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = math.ctpop %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.atan2 %0, %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.copysign %0, %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.powf %0, %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = math.ipowi %0, %0 : i32
}

// -----
module {
  %0:2 = "t.a"() : () -> (f32, i32)
  %1 = math.fpowi %0#0, %0#1 : f32, i32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.fma %0, %0, %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.clampf %0 to [%0, %0] : f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %sin, %cos = math.sincos %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.isfinite %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.isinf %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.isnan %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = math.isnormal %0 : f32
}

