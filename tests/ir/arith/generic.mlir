"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> index
  %1 = "arith.subi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.muli"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> index
  %1 = "arith.shli"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.divui"(%0, %0) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.divui"(%0, %0) <{isExact}> : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.divsi"(%0, %0) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.divsi"(%0, %0) <{isExact}> : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.ceildivui"(%0, %0) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> index
  %1 = "arith.ceildivsi"(%0, %0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.floordivsi"(%0, %0) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> index
  %1 = "arith.remui"(%0, %0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.remsi"(%0, %0) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> index
  %1 = "arith.andi"(%0, %0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.ori"(%0, %0) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> index
  %1 = "arith.xori"(%0, %0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.shrui"(%0, %0) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.shrui"(%0, %0) <{isExact}> : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> index
  %1 = "arith.shrsi"(%0, %0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> index
  %1 = "arith.shrsi"(%0, %0) <{isExact}> : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.maxsi"(%0, %0) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> index
  %1 = "arith.maxui"(%0, %0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.minsi"(%0, %0) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> index
  %1 = "arith.minui"(%0, %0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "arith.addf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "arith.negf"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i33
  %1:2 = "arith.addui_extended"(%0, %0) : (i33, i33) -> (i33, i1)
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> bf16
  %1 = "arith.subf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "arith.mulf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> bf16
  %1 = "arith.divf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "arith.remf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> bf16
  %1 = "arith.maximumf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "arith.maxnumf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> bf16
  %1 = "arith.minimumf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "arith.minnumf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1:2 = "arith.mulsi_extended"(%0, %0) : (i32, i32) -> (i32, i32)
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1:2 = "arith.mului_extended"(%0, %0) : (i32, i32) -> (i32, i32)
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i8
  %1 = "arith.extui"(%0) : (i8) -> i16
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i8
  %1 = "arith.extsi"(%0) : (i8) -> i16
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i16
  %1 = "arith.trunci"(%0) <{overflowFlags = #arith.overflow<none>}> : (i16) -> i8
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f16
  %1 = "arith.extf"(%0) : (f16) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f16
  %1 = "arith.extf"(%0) <{fastmath = #arith.fastmath<fast>}> : (f16) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "arith.truncf"(%0) : (f32) -> f16
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "arith.truncf"(%0) <{roundingmode = 0 : i32}> : (f32) -> f16
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "arith.truncf"(%0) <{fastmath = #arith.fastmath<fast>, roundingmode = 3 : i32}> : (f32) -> f16
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "arith.truncf"(%0) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> f16
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i8
  %1 = "arith.uitofp"(%0) : (i8) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i8
  %1 = "arith.sitofp"(%0) : (i8) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "arith.fptoui"(%0) : (f32) -> i8
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "arith.fptosi"(%0) : (f32) -> i8
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> index
  %1 = "arith.index_cast"(%0) : (index) -> i64
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i64
  %1 = "arith.index_castui"(%0) : (i64) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.bitcast"(%0) : (i32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (f4E2M1FN, f8E8M0FNU)
  %1 = "arith.scaling_extf"(%0#0, %0#1) : (f4E2M1FN, f8E8M0FNU) -> f16
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (f4E2M1FN, f8E8M0FNU)
  %1 = "arith.scaling_extf"(%0#0, %0#1) <{fastmath = #arith.fastmath<fast>}> : (f4E2M1FN, f8E8M0FNU) -> f16
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (f16, f8E8M0FNU)
  %1 = "arith.scaling_truncf"(%0#0, %0#1) : (f16, f8E8M0FNU) -> f4E2M1FN
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (f16, f8E8M0FNU)
  %1 = "arith.scaling_truncf"(%0#0, %0#1) <{roundingmode = 1 : i32}> : (f16, f8E8M0FNU) -> f4E2M1FN
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (f16, f8E8M0FNU)
  %1 = "arith.scaling_truncf"(%0#0, %0#1) <{fastmath = #arith.fastmath<nnan>, roundingmode = 2 : i32}> : (f16, f8E8M0FNU) -> f4E2M1FN
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "arith.cmpi"(%0, %0) <{predicate = 0 : i64}> : (i32, i32) -> i1
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "arith.cmpf"(%0, %0) <{fastmath = #arith.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "arith.constant"() <{value = 1 : i32}> {a} : () -> i32
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (i1, i32)
  %1 = "arith.select"(%0#0, %0#1, %0#1) : (i1, i32, i32) -> i32
}) : () -> ()

