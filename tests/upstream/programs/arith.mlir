// arith.addf
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> bf16
%r3 = "arith.addf"(%v1, %v2) : (bf16, bf16) -> (bf16)
// -----
// arith.addi
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i128
%r3 = "arith.addi"(%v1, %v2) : (i128, i128) -> (i128)
// -----
// arith.addi
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "arith.addi"(%v1, %v2) <{overflowFlags = #arith<overflow<nsw>>}> : (i64, i64) -> (i64)
// -----
// arith.addui_extended
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%r3:2 = "arith.addui_extended"(%v1, %v2) : (vector<4xi1>, vector<4xi1>) -> (vector<4xi1>, vector<4xi1>)
// -----
// arith.andi
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%r3 = "arith.andi"(%v1, %v2) : (tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// arith.bitcast
%v1 = "t.value"() : () -> vector<2x[4]xi64>
%r2 = "arith.bitcast"(%v1) : (vector<2x[4]xi64>) -> (vector<2x[4]xi64>)
// -----
// arith.ceildivsi
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "arith.ceildivsi"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// arith.ceildivui
%v1 = "t.value"() : () -> vector<2x[4]xi64>
%v2 = "t.value"() : () -> vector<2x[4]xi64>
%r3 = "arith.ceildivui"(%v1, %v2) : (vector<2x[4]xi64>, vector<2x[4]xi64>) -> (vector<2x[4]xi64>)
// -----
// arith.cmpf
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xbf16>
%r3 = "arith.cmpf"(%v1, %v2) <{predicate = 3 : i64}> : (vector<4xbf16>, vector<4xbf16>) -> (vector<4xi1>)
// -----
// arith.cmpi
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "arith.cmpi"(%v1, %v2) <{predicate = 0 : i64}> : (vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
// -----
// arith.constant
%r1 = "arith.constant"() <{value = 7 : index}> : () -> (!llvm.metadata)
// -----
// arith.divf
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "arith.divf"(%v1, %v2) <{fastmath = #arith<fastmath<none>>}> : (f64, f64) -> (f64)
// -----
// arith.divf
%v1 = "t.value"() : () -> tf32
%v2 = "t.value"() : () -> tf32
%r3 = "arith.divf"(%v1, %v2) : (tf32, tf32) -> (tf32)
// -----
// arith.divsi
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "arith.divsi"(%v1, %v2) <{isExact = unit}> : (i8, i8) -> (i8)
// -----
// arith.divsi
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> tensor<4xindex>
%r3 = "arith.divsi"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
// -----
// arith.divui
%v1 = "t.value"() : () -> vector<4xindex>
%v2 = "t.value"() : () -> vector<4xindex>
%r3 = "arith.divui"(%v1, %v2) : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
// -----
// arith.extf
%v1 = "t.value"() : () -> f16
%r2 = "arith.extf"(%v1) : (f16) -> (f64)
// -----
// arith.extsi
%v1 = "t.value"() : () -> i32
%r2 = "arith.extsi"(%v1) : (i32) -> (i64)
// -----
// arith.extui
%v1 = "t.value"() : () -> i32
%r2 = "arith.extui"(%v1) : (i32) -> (i128)
// -----
// arith.floordivsi
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> tensor<?x2xi32>
%r3 = "arith.floordivsi"(%v1, %v2) : (tensor<?x2xi32>, tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// arith.fptosi
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "arith.fptosi"(%v1) : (vector<4xbf16>) -> (vector<4xi32>)
// -----
// arith.fptoui
%v1 = "t.value"() : () -> f8E4M3FN
%r2 = "arith.fptoui"(%v1) : (f8E4M3FN) -> (i32)
// -----
// arith.index_cast
%v1 = "t.value"() : () -> i1
%r2 = "arith.index_cast"(%v1) : (i1) -> (index)
// -----
// arith.index_castui
%v1 = "t.value"() : () -> i64
%r2 = "arith.index_castui"(%v1) : (i64) -> (index)
// -----
// arith.maximumf
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<f64>
%r3 = "arith.maximumf"(%v1, %v2) <{fastmath = #arith<fastmath<nnan>>}> : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
// -----
// arith.maximumf
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "arith.maximumf"(%v1, %v2) : (f64, f64) -> (f64)
// -----
// arith.maxnumf
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> bf16
%r3 = "arith.maxnumf"(%v1, %v2) : (bf16, bf16) -> (bf16)
// -----
// arith.maxsi
%v1 = "t.value"() : () -> vector<2x[4]xi64>
%v2 = "t.value"() : () -> vector<2x[4]xi64>
%r3 = "arith.maxsi"(%v1, %v2) : (vector<2x[4]xi64>, vector<2x[4]xi64>) -> (vector<2x[4]xi64>)
// -----
// arith.maxui
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "arith.maxui"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// arith.minimumf
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<f64>
%r3 = "arith.minimumf"(%v1, %v2) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
// -----
// arith.minnumf
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "arith.minnumf"(%v1, %v2) <{fastmath = #arith<fastmath<nnan>>}> : (f64, f64) -> (f64)
// -----
// arith.minnumf
%v1 = "t.value"() : () -> tensor<*xf32>
%v2 = "t.value"() : () -> tensor<*xf32>
%r3 = "arith.minnumf"(%v1, %v2) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// -----
// arith.minsi
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "arith.minsi"(%v1, %v2) : (vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
// -----
// arith.minui
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> tensor<4xindex>
%r3 = "arith.minui"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
// -----
// arith.mulf
%v1 = "t.value"() : () -> tensor<*xf32>
%v2 = "t.value"() : () -> tensor<*xf32>
%r3 = "arith.mulf"(%v1, %v2) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// -----
// arith.mulf
%v1 = "t.value"() : () -> tf32
%v2 = "t.value"() : () -> tf32
%r3 = "arith.mulf"(%v1, %v2) <{fastmath = #arith<fastmath<ninf>>}> : (tf32, tf32) -> (tf32)
// -----
// arith.muli
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "arith.muli"(%v1, %v2) <{overflowFlags = #arith<overflow<nuw>>}> : (vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
// -----
// arith.muli
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> tensor<?x2xi32>
%r3 = "arith.muli"(%v1, %v2) : (tensor<?x2xi32>, tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// arith.mulsi_extended
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%r3:2 = "arith.mulsi_extended"(%v1, %v2) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi32>)
// -----
// arith.mului_extended
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3:2 = "arith.mului_extended"(%v1, %v2) : (index, index) -> (index, index)
// -----
// arith.negf
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "arith.negf"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// arith.negf
%v1 = "t.value"() : () -> bf16
%r2 = "arith.negf"(%v1) <{fastmath = #arith<fastmath<nnan>>}> : (bf16) -> (bf16)
// -----
// arith.ori
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%r3 = "arith.ori"(%v1, %v2) : (tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// arith.remf
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "arith.remf"(%v1, %v2) : (f32, f32) -> (f32)
// -----
// arith.remf
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "arith.remf"(%v1, %v2) <{fastmath = #arith<fastmath<nnan>>}> : (f64, f64) -> (f64)
// -----
// arith.remsi
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%r3 = "arith.remsi"(%v1, %v2) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// -----
// arith.remui
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "arith.remui"(%v1, %v2) : (i8, i8) -> (i8)
// -----
// arith.scaling_extf
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> f16
%r3 = "arith.scaling_extf"(%v1, %v2) : (bf16, f16) -> (f64)
// -----
// arith.scaling_extf
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> f64
%r3 = "arith.scaling_extf"(%v1, %v2) <{fastmath = #arith<fastmath<reassoc>>}> : (bf16, f64) -> (f64)
// -----
// arith.scaling_truncf
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> vector<f32>
%r3 = "arith.scaling_truncf"(%v1, %v2) <{roundingmode = 1 : i32}> : (f80, vector<f32>) -> (vector<f32>)
// -----
// arith.scaling_truncf
%v1 = "t.value"() : () -> f8E4M3FN
%v2 = "t.value"() : () -> f8E4M3FN
%r3 = "arith.scaling_truncf"(%v1, %v2) <{fastmath = #arith<fastmath<nnan>>, roundingmode = 0 : i32}> : (f8E4M3FN, f8E4M3FN) -> (f8E4M3FN)
// -----
// arith.scaling_truncf
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> f80
%r3 = "arith.scaling_truncf"(%v1, %v2) : (f80, f80) -> (f80)
// -----
// arith.select
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> !llvm.token
%v3 = "t.value"() : () -> !llvm.token
%r4 = "arith.select"(%v1, %v2, %v3) : (i1, !llvm.token, !llvm.token) -> (!llvm.token)
// -----
// arith.shli
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%r3 = "arith.shli"(%v1, %v2) <{overflowFlags = #arith<overflow<none>>}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// -----
// arith.shli
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%r3 = "arith.shli"(%v1, %v2) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// -----
// arith.shrsi
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "arith.shrsi"(%v1, %v2) <{isExact = unit}> : (index, index) -> (index)
// -----
// arith.shrsi
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%r3 = "arith.shrsi"(%v1, %v2) : (i1, i1) -> (i1)
// -----
// arith.shrui
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "arith.shrui"(%v1, %v2) <{isExact = unit}> : (vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
// -----
// arith.shrui
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i128
%r3 = "arith.shrui"(%v1, %v2) : (i128, i128) -> (i128)
// -----
// arith.sitofp
%v1 = "t.value"() : () -> i128
%r2 = "arith.sitofp"(%v1) : (i128) -> (f8E4M3FN)
// -----
// arith.subf
%v1 = "t.value"() : () -> tensor<4xf32>
%v2 = "t.value"() : () -> tensor<4xf32>
%r3 = "arith.subf"(%v1, %v2) <{fastmath = #arith<fastmath<reassoc>>}> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
// arith.subf
%v1 = "t.value"() : () -> tf32
%v2 = "t.value"() : () -> tf32
%r3 = "arith.subf"(%v1, %v2) : (tf32, tf32) -> (tf32)
// -----
// arith.subi
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%r3 = "arith.subi"(%v1, %v2) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// -----
// arith.subi
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i128
%r3 = "arith.subi"(%v1, %v2) <{overflowFlags = #arith<overflow<nsw>>}> : (i128, i128) -> (i128)
// -----
// arith.truncf
%v1 = "t.value"() : () -> f80
%r2 = "arith.truncf"(%v1) : (f80) -> (bf16)
// -----
// arith.trunci
%v1 = "t.value"() : () -> i128
%r2 = "arith.trunci"(%v1) : (i128) -> (i32)
// -----
// arith.trunci
%v1 = "t.value"() : () -> i32
%r2 = "arith.trunci"(%v1) <{overflowFlags = #arith<overflow<nuw>>}> : (i32) -> (i8)
// -----
// arith.uitofp
%v1 = "t.value"() : () -> vector<4xi1>
%r2 = "arith.uitofp"(%v1) : (vector<4xi1>) -> (vector<4xf32>)
// -----
// arith.xori
%v1 = "t.value"() : () -> vector<4xindex>
%v2 = "t.value"() : () -> vector<4xindex>
%r3 = "arith.xori"(%v1, %v2) : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
