module {
  %0 = "t.a"() : () -> i32
  %1 = arith.addi %0, %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> index
  %1 = arith.subi %0, %0 : index
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = arith.muli %0, %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> index
  %1 = arith.shli %0, %0 : index
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = arith.divui %0, %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = arith.divui %0, %0 exact : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = arith.divsi %0, %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = arith.divsi %0, %0 exact : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = arith.ceildivui %0, %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> index
  %1 = arith.ceildivsi %0, %0 : index
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = arith.floordivsi %0, %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> index
  %1 = arith.remui %0, %0 : index
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = arith.remsi %0, %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> index
  %1 = arith.andi %0, %0 : index
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = arith.ori %0, %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> index
  %1 = arith.xori %0, %0 : index
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = arith.shrui %0, %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = arith.shrui %0, %0 exact : i32
}

// -----
module {
  %0 = "t.a"() : () -> index
  %1 = arith.shrsi %0, %0 : index
}

// -----
module {
  %0 = "t.a"() : () -> index
  %1 = arith.shrsi %0, %0 exact : index
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = arith.maxsi %0, %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> index
  %1 = arith.maxui %0, %0 : index
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = arith.minsi %0, %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> index
  %1 = arith.minui %0, %0 : index
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = arith.addf %0, %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = arith.negf %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> i33
  %sum, %overflow = arith.addui_extended %0, %0 : i33, i1
}

// -----
module {
  %0 = "t.a"() : () -> bf16
  %1 = arith.subf %0, %0 : bf16
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = arith.mulf %0, %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> bf16
  %1 = arith.divf %0, %0 : bf16
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = arith.remf %0, %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> bf16
  %1 = arith.maximumf %0, %0 : bf16
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = arith.maxnumf %0, %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> bf16
  %1 = arith.minimumf %0, %0 : bf16
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = arith.minnumf %0, %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %low, %high = arith.mulsi_extended %0, %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %low, %high = arith.mului_extended %0, %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i8
  %1 = arith.extui %0 : i8 to i16
}

// -----
module {
  %0 = "t.a"() : () -> i8
  %1 = arith.extsi %0 : i8 to i16
}

// -----
module {
  %0 = "t.a"() : () -> i16
  %1 = arith.trunci %0 : i16 to i8
}

// -----
module {
  %0 = "t.a"() : () -> f16
  %1 = arith.extf %0 : f16 to f32
}

// -----
module {
  %0 = "t.a"() : () -> f16
  %1 = arith.extf %0 fastmath<fast> : f16 to f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = arith.truncf %0 : f32 to f16
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = arith.truncf %0 to_nearest_even : f32 to f16
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = arith.truncf %0 toward_zero fastmath<fast> : f32 to f16
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = arith.truncf %0 fastmath<nnan> : f32 to f16
}

// -----
module {
  %0 = "t.a"() : () -> i8
  %1 = arith.uitofp %0 : i8 to f32
}

// -----
module {
  %0 = "t.a"() : () -> i8
  %1 = arith.sitofp %0 : i8 to f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = arith.fptoui %0 : f32 to i8
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = arith.fptosi %0 : f32 to i8
}

// -----
module {
  %0 = "t.a"() : () -> index
  %1 = arith.index_cast %0 : index to i64
}

// -----
module {
  %0 = "t.a"() : () -> i64
  %1 = arith.index_castui %0 : i64 to index
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = arith.bitcast %0 : i32 to f32
}

// -----
module {
  %0:2 = "t.a"() : () -> (f4E2M1FN, f8E8M0FNU)
  %1 = arith.scaling_extf %0#0, %0#1 : f4E2M1FN, f8E8M0FNU to f16
}

// -----
module {
  %0:2 = "t.a"() : () -> (f4E2M1FN, f8E8M0FNU)
  %1 = arith.scaling_extf %0#0, %0#1 fastmath<fast> : f4E2M1FN, f8E8M0FNU to f16
}

// -----
module {
  %0:2 = "t.a"() : () -> (f16, f8E8M0FNU)
  %1 = arith.scaling_truncf %0#0, %0#1 : f16, f8E8M0FNU to f4E2M1FN
}

// -----
module {
  %0:2 = "t.a"() : () -> (f16, f8E8M0FNU)
  %1 = arith.scaling_truncf %0#0, %0#1 downward : f16, f8E8M0FNU to f4E2M1FN
}

// -----
module {
  %0:2 = "t.a"() : () -> (f16, f8E8M0FNU)
  %1 = arith.scaling_truncf %0#0, %0#1 upward fastmath<nnan> : f16, f8E8M0FNU to f4E2M1FN
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = arith.cmpi eq, %0, %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = arith.cmpf false, %0, %0 : f32
}

// -----
module {
  %c1_i32 = arith.constant {a} 1 : i32
  %c1_i32_0 = arith.constant 1 : i32
}

// -----
module {
  %0:2 = "t.a"() : () -> (i1, i32)
  %1 = arith.select %0#0, %0#1, %0#1 : i32
}

