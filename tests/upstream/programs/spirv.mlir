// spirv.ARM.Graph
"spirv.ARM.Graph"() <{function_type = () -> (), res_attrs = [], entry_point = false, sym_name = "a\0Ab", arg_attrs = []}> ({
"t.use"() : () -> ()
"t.end"() : () -> ()
}) : () -> ()
// -----
// spirv.ARM.Graph
"spirv.ARM.Graph"() <{function_type = () -> (), res_attrs = [], sym_name = "text"}> ({
}) : () -> ()
// -----
// spirv.ARM.GraphConstant
%r1 = "spirv.ARM.GraphConstant"() <{graph_constant_id = 1 : i32}> : () -> (i32)
// -----
// spirv.ARM.GraphEntryPoint
func.func private @f()  ->  ()
"spirv.ARM.GraphEntryPoint"() <{fn = @f, interface = [@f]}> : () -> ()
// -----
// spirv.ARM.GraphOutputs
%v1 = "t.value"() : () -> i32
"spirv.ARM.GraphOutputs"(%v1) : (i32) -> ()
// -----
// spirv.ARM.GraphOutputs
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
"spirv.ARM.GraphOutputs"(%v1, %v2) : (i32, i32) -> ()
// -----
// spirv.AccessChain
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%r4 = "spirv.AccessChain"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// -----
// spirv.BitCount
%v1 = "t.value"() : () -> si32
%r2 = "spirv.BitCount"(%v1) : (si32) -> (si32)
// -----
// spirv.BitFieldInsert
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> i64
%v4 = "t.value"() : () -> i64
%r5 = "spirv.BitFieldInsert"(%v1, %v2, %v3, %v4) : (i64, i64, i64, i64) -> (i64)
// -----
// spirv.BitFieldSExtract
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> ui8
%v3 = "t.value"() : () -> ui8
%r4 = "spirv.BitFieldSExtract"(%v1, %v2, %v3) : (ui8, ui8, ui8) -> (ui8)
// -----
// spirv.BitFieldUExtract
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%r4 = "spirv.BitFieldUExtract"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// -----
// spirv.BitReverse
%v1 = "t.value"() : () -> i8
%r2 = "spirv.BitReverse"(%v1) : (i8) -> (i8)
// -----
// spirv.Bitcast
%v1 = "t.value"() : () -> f16
%r2 = "spirv.Bitcast"(%v1) : (f16) -> (f16)
// -----
// spirv.BitwiseAnd
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%r3 = "spirv.BitwiseAnd"(%v1, %v2) : (si32, si32) -> (si32)
// -----
// spirv.BitwiseOr
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "spirv.BitwiseOr"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// spirv.BitwiseXor
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> ui8
%r3 = "spirv.BitwiseXor"(%v1, %v2) : (ui8, ui8) -> (ui8)
// -----
// spirv.Branch
"t.region"() ({
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
"spirv.Branch"(%v1, %v2)[^b0] : (i8, i8) -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// spirv.Branch
"t.region"() ({
%v1 = "t.value"() : () -> vector<4xi1>
"spirv.Branch"(%v1)[^b0] : (vector<4xi1>) -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// spirv.Branch
"t.region"() ({
"spirv.Branch"()[^b0] : () -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// spirv.BranchConditional
"t.region"() ({
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%v3 = "t.value"() : () -> i1
"spirv.BranchConditional"(%v1, %v2, %v3)[^b0, ^b1] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i1, i1) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// spirv.BranchConditional
"t.region"() ({
%v1 = "t.value"() : () -> i1
"spirv.BranchConditional"(%v1)[^b0, ^b1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// spirv.BranchConditional
"t.region"() ({
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> none
%v3 = "t.value"() : () -> f32
"spirv.BranchConditional"(%v1, %v2, %v3)[^b0, ^b1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, none, f32) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// spirv.CL.acos
%v1 = "t.value"() : () -> f16
%r2 = "spirv.CL.acos"(%v1) : (f16) -> (f16)
// -----
// spirv.CL.acosh
%v1 = "t.value"() : () -> f32
%r2 = "spirv.CL.acosh"(%v1) : (f32) -> (f32)
// -----
// spirv.CL.asin
%v1 = "t.value"() : () -> f16
%r2 = "spirv.CL.asin"(%v1) : (f16) -> (f16)
// -----
// spirv.CL.asinh
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.CL.asinh"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.CL.atan
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.CL.atan"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.CL.atan2
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> f16
%r3 = "spirv.CL.atan2"(%v1, %v2) : (f16, f16) -> (f16)
// -----
// spirv.CL.atanh
%v1 = "t.value"() : () -> f64
%r2 = "spirv.CL.atanh"(%v1) : (f64) -> (f64)
// -----
// spirv.CL.ceil
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.CL.ceil"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.CL.cos
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.CL.cos"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.CL.cosh
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.CL.cosh"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.CL.erf
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.CL.erf"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.CL.exp
%v1 = "t.value"() : () -> f64
%r2 = "spirv.CL.exp"(%v1) : (f64) -> (f64)
// -----
// spirv.CL.fabs
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.CL.fabs"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.CL.floor
%v1 = "t.value"() : () -> f16
%r2 = "spirv.CL.floor"(%v1) : (f16) -> (f16)
// -----
// spirv.CL.fma
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> f16
%v3 = "t.value"() : () -> f16
%r4 = "spirv.CL.fma"(%v1, %v2, %v3) : (f16, f16, f16) -> (f16)
// -----
// spirv.CL.fmax
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "spirv.CL.fmax"(%v1, %v2) : (f64, f64) -> (f64)
// -----
// spirv.CL.fmin
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "spirv.CL.fmin"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.CL.log
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.CL.log"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.CL.mix
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> f16
%v3 = "t.value"() : () -> f16
%r4 = "spirv.CL.mix"(%v1, %v2, %v3) : (f16, f16, f16) -> (f16)
// -----
// spirv.CL.pow
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "spirv.CL.pow"(%v1, %v2) : (f64, f64) -> (f64)
// -----
// spirv.CL.printf
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "spirv.CL.printf"(%v1, %v2) : (i32, vector<4xf32>) -> (i32)
// -----
// spirv.CL.printf
%v1 = "t.value"() : () -> i32
%r2 = "spirv.CL.printf"(%v1) : (i32) -> (ui8)
// -----
// spirv.CL.rint
%v1 = "t.value"() : () -> f16
%r2 = "spirv.CL.rint"(%v1) : (f16) -> (f16)
// -----
// spirv.CL.round
%v1 = "t.value"() : () -> f16
%r2 = "spirv.CL.round"(%v1) : (f16) -> (f16)
// -----
// spirv.CL.rsqrt
%v1 = "t.value"() : () -> f64
%r2 = "spirv.CL.rsqrt"(%v1) : (f64) -> (f64)
// -----
// spirv.CL.s_abs
%v1 = "t.value"() : () -> si32
%r2 = "spirv.CL.s_abs"(%v1) : (si32) -> (si32)
// -----
// spirv.CL.s_max
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "spirv.CL.s_max"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// spirv.CL.s_min
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "spirv.CL.s_min"(%v1, %v2) : (i8, i8) -> (i8)
// -----
// spirv.CL.sin
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.CL.sin"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.CL.sinh
%v1 = "t.value"() : () -> f32
%r2 = "spirv.CL.sinh"(%v1) : (f32) -> (f32)
// -----
// spirv.CL.sqrt
%v1 = "t.value"() : () -> f64
%r2 = "spirv.CL.sqrt"(%v1) : (f64) -> (f64)
// -----
// spirv.CL.tan
%v1 = "t.value"() : () -> f16
%r2 = "spirv.CL.tan"(%v1) : (f16) -> (f16)
// -----
// spirv.CL.tanh
%v1 = "t.value"() : () -> f64
%r2 = "spirv.CL.tanh"(%v1) : (f64) -> (f64)
// -----
// spirv.CL.u_max
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> ui8
%r3 = "spirv.CL.u_max"(%v1, %v2) : (ui8, ui8) -> (ui8)
// -----
// spirv.CL.u_min
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "spirv.CL.u_min"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// spirv.CompositeConstruct
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "spirv.CompositeConstruct"(%v1) : (vector<4xi32>) -> (vector<4xi32>)
// -----
// spirv.CompositeInsert
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "spirv.CompositeInsert"(%v1, %v2) <{indices = []}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.ControlBarrier
"spirv.ControlBarrier"() <{execution_scope = #spirv<scope<Subgroup>>, memory_scope = #spirv<scope<Workgroup>>, memory_semantics = #spirv<memory_semantics<AcquireRelease>>}> : () -> ()
// -----
// spirv.ConvertFToS
%v1 = "t.value"() : () -> bf16
%r2 = "spirv.ConvertFToS"(%v1) : (bf16) -> (ui8)
// -----
// spirv.ConvertFToU
%v1 = "t.value"() : () -> f64
%r2 = "spirv.ConvertFToU"(%v1) : (f64) -> (i64)
// -----
// spirv.ConvertPtrToU
%v1 = "t.value"() : () -> i32
%r2 = "spirv.ConvertPtrToU"(%v1) : (i32) -> (si32)
// -----
// spirv.ConvertSToF
%v1 = "t.value"() : () -> i8
%r2 = "spirv.ConvertSToF"(%v1) : (i8) -> (f32)
// -----
// spirv.ConvertUToF
%v1 = "t.value"() : () -> si32
%r2 = "spirv.ConvertUToF"(%v1) : (si32) -> (f64)
// -----
// spirv.ConvertUToPtr
%v1 = "t.value"() : () -> i32
%r2 = "spirv.ConvertUToPtr"(%v1) : (i32) -> (i32)
// -----
// spirv.Dot
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xbf16>
%r3 = "spirv.Dot"(%v1, %v2) : (vector<4xbf16>, vector<4xbf16>) -> (bf16)
// -----
// spirv.EXT.ConstantCompositeReplicate
%r1 = "spirv.EXT.ConstantCompositeReplicate"() <{value = -4 : i16}> : () -> (vector<4xbf16>)
// -----
// spirv.EXT.EmitMeshTasks
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
"spirv.EXT.EmitMeshTasks"(%v1, %v2, %v3) : (i32, i32, i32) -> ()
// -----
// spirv.EXT.SetMeshOutputs
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
"spirv.EXT.SetMeshOutputs"(%v1, %v2) : (i32, i32) -> ()
// -----
// spirv.EXT.SpecConstantCompositeReplicate
func.func private @f()  ->  ()
"spirv.EXT.SpecConstantCompositeReplicate"() <{type = !llvm.func<i32 (i32)>, sym_name = "text", constituent = @f}> : () -> ()
// -----
// spirv.EmitVertex
"spirv.EmitVertex"() : () -> ()
// -----
// spirv.EndPrimitive
"spirv.EndPrimitive"() : () -> ()
// -----
// spirv.EntryPoint
func.func private @f()  ->  ()
"spirv.EntryPoint"() <{execution_model = #spirv<execution_model<Geometry>>, fn = @f, interface = []}> : () -> ()
// -----
// spirv.ExecutionMode
func.func private @f()  ->  ()
"spirv.ExecutionMode"() <{fn = @f, execution_mode = #spirv<execution_mode<SpacingEqual>>, values = []}> : () -> ()
// -----
// spirv.FAdd
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> f16
%r3 = "spirv.FAdd"(%v1, %v2) : (f16, f16) -> (f16)
// -----
// spirv.FConvert
%v1 = "t.value"() : () -> bf16
%r2 = "spirv.FConvert"(%v1) : (bf16) -> (bf16)
// -----
// spirv.FDiv
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "spirv.FDiv"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.FMod
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "spirv.FMod"(%v1, %v2) : (f64, f64) -> (f64)
// -----
// spirv.FMul
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "spirv.FMul"(%v1, %v2) : (f64, f64) -> (f64)
// -----
// spirv.FNegate
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.FNegate"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.FOrdEqual
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "spirv.FOrdEqual"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xi1>)
// -----
// spirv.FOrdGreaterThan
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "spirv.FOrdGreaterThan"(%v1, %v2) : (f32, f32) -> (i1)
// -----
// spirv.FOrdGreaterThanEqual
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> f16
%r3 = "spirv.FOrdGreaterThanEqual"(%v1, %v2) : (f16, f16) -> (i1)
// -----
// spirv.FOrdLessThan
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "spirv.FOrdLessThan"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xi1>)
// -----
// spirv.FOrdLessThanEqual
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "spirv.FOrdLessThanEqual"(%v1, %v2) : (f32, f32) -> (i1)
// -----
// spirv.FOrdNotEqual
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "spirv.FOrdNotEqual"(%v1, %v2) : (f32, f32) -> (i1)
// -----
// spirv.FRem
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "spirv.FRem"(%v1, %v2) : (f32, f32) -> (f32)
// -----
// spirv.FSub
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "spirv.FSub"(%v1, %v2) : (f32, f32) -> (f32)
// -----
// spirv.FUnordEqual
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "spirv.FUnordEqual"(%v1, %v2) : (f64, f64) -> (i1)
// -----
// spirv.FUnordGreaterThan
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "spirv.FUnordGreaterThan"(%v1, %v2) : (f64, f64) -> (i1)
// -----
// spirv.FUnordGreaterThanEqual
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "spirv.FUnordGreaterThanEqual"(%v1, %v2) : (f32, f32) -> (i1)
// -----
// spirv.FUnordLessThan
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "spirv.FUnordLessThan"(%v1, %v2) : (f32, f32) -> (i1)
// -----
// spirv.FUnordLessThanEqual
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "spirv.FUnordLessThanEqual"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xi1>)
// -----
// spirv.FUnordNotEqual
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> f16
%r3 = "spirv.FUnordNotEqual"(%v1, %v2) : (f16, f16) -> (i1)
// -----
// spirv.FunctionCall
func.func private @f(f16, f16)  ->  ()
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> f16
"spirv.FunctionCall"(%v1, %v2) <{callee = @f, arg_attrs = []}> : (f16, f16) -> ()
// -----
// spirv.FunctionCall
func.func private @f(i64)  ->  (vector<4xbf16>)
%v1 = "t.value"() : () -> i64
%r2 = "spirv.FunctionCall"(%v1) <{callee = @f, res_attrs = [], arg_attrs = []}> : (i64) -> (vector<4xbf16>)
// -----
// spirv.FunctionCall
func.func private @f(vector<4xi32>, i64)  ->  (vector<4xi32>, i64)
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> i64
%r3:2 = "spirv.FunctionCall"(%v1, %v2) <{callee = @f}> : (vector<4xi32>, i64) -> (vector<4xi32>, i64)
// -----
// spirv.GL.Acos
%v1 = "t.value"() : () -> f16
%r2 = "spirv.GL.Acos"(%v1) : (f16) -> (f16)
// -----
// spirv.GL.Acosh
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.GL.Acosh"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.GL.Asin
%v1 = "t.value"() : () -> f16
%r2 = "spirv.GL.Asin"(%v1) : (f16) -> (f16)
// -----
// spirv.GL.Asinh
%v1 = "t.value"() : () -> f16
%r2 = "spirv.GL.Asinh"(%v1) : (f16) -> (f16)
// -----
// spirv.GL.Atan
%v1 = "t.value"() : () -> f16
%r2 = "spirv.GL.Atan"(%v1) : (f16) -> (f16)
// -----
// spirv.GL.Atanh
%v1 = "t.value"() : () -> f16
%r2 = "spirv.GL.Atanh"(%v1) : (f16) -> (f16)
// -----
// spirv.GL.Ceil
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.GL.Ceil"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.GL.Cos
%v1 = "t.value"() : () -> f32
%r2 = "spirv.GL.Cos"(%v1) : (f32) -> (f32)
// -----
// spirv.GL.Cosh
%v1 = "t.value"() : () -> f32
%r2 = "spirv.GL.Cosh"(%v1) : (f32) -> (f32)
// -----
// spirv.GL.Cross
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "spirv.GL.Cross"(%v1, %v2) : (f64, f64) -> (f64)
// -----
// spirv.GL.Distance
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "spirv.GL.Distance"(%v1, %v2) : (f64, f64) -> (f64)
// -----
// spirv.GL.Exp
%v1 = "t.value"() : () -> f16
%r2 = "spirv.GL.Exp"(%v1) : (f16) -> (f16)
// -----
// spirv.GL.Exp2
%v1 = "t.value"() : () -> f16
%r2 = "spirv.GL.Exp2"(%v1) : (f16) -> (f16)
// -----
// spirv.GL.FAbs
%v1 = "t.value"() : () -> f32
%r2 = "spirv.GL.FAbs"(%v1) : (f32) -> (f32)
// -----
// spirv.GL.FClamp
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> f32
%r4 = "spirv.GL.FClamp"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// -----
// spirv.GL.FMax
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "spirv.GL.FMax"(%v1, %v2) : (f32, f32) -> (f32)
// -----
// spirv.GL.FMin
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "spirv.GL.FMin"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.GL.FMix
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> f32
%r4 = "spirv.GL.FMix"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// -----
// spirv.GL.FSign
%v1 = "t.value"() : () -> f16
%r2 = "spirv.GL.FSign"(%v1) : (f16) -> (f16)
// -----
// spirv.GL.FindILsb
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "spirv.GL.FindILsb"(%v1) : (vector<4xi32>) -> (vector<4xi32>)
// -----
// spirv.GL.FindSMsb
%v1 = "t.value"() : () -> i32
%r2 = "spirv.GL.FindSMsb"(%v1) : (i32) -> (i32)
// -----
// spirv.GL.FindUMsb
%v1 = "t.value"() : () -> i32
%r2 = "spirv.GL.FindUMsb"(%v1) : (i32) -> (i32)
// -----
// spirv.GL.Floor
%v1 = "t.value"() : () -> f32
%r2 = "spirv.GL.Floor"(%v1) : (f32) -> (f32)
// -----
// spirv.GL.Fma
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%v3 = "t.value"() : () -> vector<4xf32>
%r4 = "spirv.GL.Fma"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.GL.Fract
%v1 = "t.value"() : () -> f16
%r2 = "spirv.GL.Fract"(%v1) : (f16) -> (f16)
// -----
// spirv.GL.FrexpStruct
%v1 = "t.value"() : () -> f32
%r2 = "spirv.GL.FrexpStruct"(%v1) : (f32) -> (i32)
// -----
// spirv.GL.InverseSqrt
%v1 = "t.value"() : () -> f64
%r2 = "spirv.GL.InverseSqrt"(%v1) : (f64) -> (f64)
// -----
// spirv.GL.Ldexp
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> i8
%r3 = "spirv.GL.Ldexp"(%v1, %v2) : (f16, i8) -> (f16)
// -----
// spirv.GL.Length
%v1 = "t.value"() : () -> f16
%r2 = "spirv.GL.Length"(%v1) : (f16) -> (f16)
// -----
// spirv.GL.Log
%v1 = "t.value"() : () -> f16
%r2 = "spirv.GL.Log"(%v1) : (f16) -> (f16)
// -----
// spirv.GL.Log2
%v1 = "t.value"() : () -> f32
%r2 = "spirv.GL.Log2"(%v1) : (f32) -> (f32)
// -----
// spirv.GL.Normalize
%v1 = "t.value"() : () -> f32
%r2 = "spirv.GL.Normalize"(%v1) : (f32) -> (f32)
// -----
// spirv.GL.PackHalf2x16
%v1 = "t.value"() : () -> vector<[2]xf32>
%r2 = "spirv.GL.PackHalf2x16"(%v1) : (vector<[2]xf32>) -> (i32)
// -----
// spirv.GL.PackSnorm4x8
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.GL.PackSnorm4x8"(%v1) : (vector<4xf32>) -> (i32)
// -----
// spirv.GL.Pow
%v1 = "t.value"() : () -> vector<2xf32>
%v2 = "t.value"() : () -> vector<2xf32>
%r3 = "spirv.GL.Pow"(%v1, %v2) : (vector<2xf32>, vector<2xf32>) -> (vector<2xf32>)
// -----
// spirv.GL.Reflect
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "spirv.GL.Reflect"(%v1, %v2) : (f32, f32) -> (f32)
// -----
// spirv.GL.Round
%v1 = "t.value"() : () -> f64
%r2 = "spirv.GL.Round"(%v1) : (f64) -> (f64)
// -----
// spirv.GL.RoundEven
%v1 = "t.value"() : () -> f64
%r2 = "spirv.GL.RoundEven"(%v1) : (f64) -> (f64)
// -----
// spirv.GL.SAbs
%v1 = "t.value"() : () -> ui8
%r2 = "spirv.GL.SAbs"(%v1) : (ui8) -> (ui8)
// -----
// spirv.GL.SClamp
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%r4 = "spirv.GL.SClamp"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// -----
// spirv.GL.SMax
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "spirv.GL.SMax"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// spirv.GL.SMin
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> ui8
%r3 = "spirv.GL.SMin"(%v1, %v2) : (ui8, ui8) -> (ui8)
// -----
// spirv.GL.SSign
%v1 = "t.value"() : () -> ui8
%r2 = "spirv.GL.SSign"(%v1) : (ui8) -> (ui8)
// -----
// spirv.GL.Sin
%v1 = "t.value"() : () -> f16
%r2 = "spirv.GL.Sin"(%v1) : (f16) -> (f16)
// -----
// spirv.GL.Sinh
%v1 = "t.value"() : () -> f32
%r2 = "spirv.GL.Sinh"(%v1) : (f32) -> (f32)
// -----
// spirv.GL.Sqrt
%v1 = "t.value"() : () -> f16
%r2 = "spirv.GL.Sqrt"(%v1) : (f16) -> (f16)
// -----
// spirv.GL.Tan
%v1 = "t.value"() : () -> f16
%r2 = "spirv.GL.Tan"(%v1) : (f16) -> (f16)
// -----
// spirv.GL.Tanh
%v1 = "t.value"() : () -> f32
%r2 = "spirv.GL.Tanh"(%v1) : (f32) -> (f32)
// -----
// spirv.GL.UClamp
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%v3 = "t.value"() : () -> si32
%r4 = "spirv.GL.UClamp"(%v1, %v2, %v3) : (si32, si32, si32) -> (si32)
// -----
// spirv.GL.UMax
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "spirv.GL.UMax"(%v1, %v2) : (i8, i8) -> (i8)
// -----
// spirv.GL.UMin
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "spirv.GL.UMin"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// spirv.GL.UnpackHalf2x16
%v1 = "t.value"() : () -> i32
%r2 = "spirv.GL.UnpackHalf2x16"(%v1) : (i32) -> (vector<2xf32>)
// -----
// spirv.GL.UnpackSnorm4x8
%v1 = "t.value"() : () -> i32
%r2 = "spirv.GL.UnpackSnorm4x8"(%v1) : (i32) -> (vector<4xf32>)
// -----
// spirv.GenericCastToPtr
%v1 = "t.value"() : () -> i32
%r2 = "spirv.GenericCastToPtr"(%v1) : (i32) -> (i32)
// -----
// spirv.GenericCastToPtrExplicit
%v1 = "t.value"() : () -> i32
%r2 = "spirv.GenericCastToPtrExplicit"(%v1) : (i32) -> (i32)
// -----
// spirv.GroupBroadcast
%v1 = "t.value"() : () -> none
%v2 = "t.value"() : () -> i32
%r3 = "spirv.GroupBroadcast"(%v1, %v2) <{execution_scope = #spirv<scope<Subgroup>>}> : (none, i32) -> (none)
// -----
// spirv.GroupFAdd
%v1 = "t.value"() : () -> f16
%r2 = "spirv.GroupFAdd"(%v1) <{execution_scope = #spirv<scope<Workgroup>>, group_operation = #spirv<group_operation<ExclusiveScan>>}> : (f16) -> (f16)
// -----
// spirv.GroupFMax
%v1 = "t.value"() : () -> vector<2xf32>
%r2 = "spirv.GroupFMax"(%v1) <{execution_scope = #spirv<scope<Subgroup>>, group_operation = #spirv<group_operation<ExclusiveScan>>}> : (vector<2xf32>) -> (vector<2xf32>)
// -----
// spirv.GroupFMin
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.GroupFMin"(%v1) <{execution_scope = #spirv<scope<Workgroup>>, group_operation = #spirv<group_operation<ExclusiveScan>>}> : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.GroupIAdd
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "spirv.GroupIAdd"(%v1) <{execution_scope = #spirv<scope<Subgroup>>, group_operation = #spirv<group_operation<InclusiveScan>>}> : (vector<4xi32>) -> (vector<4xi32>)
// -----
// spirv.GroupNonUniformAll
%v1 = "t.value"() : () -> i1
%r2 = "spirv.GroupNonUniformAll"(%v1) <{execution_scope = #spirv<scope<Subgroup>>}> : (i1) -> (i1)
// -----
// spirv.GroupNonUniformAllEqual
%v1 = "t.value"() : () -> vector<4xi1>
%r2 = "spirv.GroupNonUniformAllEqual"(%v1) <{execution_scope = #spirv<scope<CrossDevice>>}> : (vector<4xi1>) -> (i1)
// -----
// spirv.GroupNonUniformAny
%v1 = "t.value"() : () -> i1
%r2 = "spirv.GroupNonUniformAny"(%v1) <{execution_scope = #spirv<scope<Workgroup>>}> : (i1) -> (i1)
// -----
// spirv.GroupNonUniformBallot
%v1 = "t.value"() : () -> i1
%r2 = "spirv.GroupNonUniformBallot"(%v1) <{execution_scope = #spirv<scope<Subgroup>>}> : (i1) -> (vector<4xi32>)
// -----
// spirv.GroupNonUniformBallotBitCount
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "spirv.GroupNonUniformBallotBitCount"(%v1) <{execution_scope = #spirv<scope<Subgroup>>, group_operation = #spirv<group_operation<ClusteredReduce>>}> : (vector<4xi32>) -> (i32)
// -----
// spirv.GroupNonUniformBallotFindLSB
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "spirv.GroupNonUniformBallotFindLSB"(%v1) <{execution_scope = #spirv<scope<Subgroup>>}> : (vector<4xi32>) -> (i8)
// -----
// spirv.GroupNonUniformBallotFindMSB
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "spirv.GroupNonUniformBallotFindMSB"(%v1) <{execution_scope = #spirv<scope<Subgroup>>}> : (vector<4xi32>) -> (i32)
// -----
// spirv.GroupNonUniformBitwiseAnd
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "spirv.GroupNonUniformBitwiseAnd"(%v1) <{execution_scope = #spirv<scope<Workgroup>>, group_operation = #spirv<group_operation<Reduce>>}> : (vector<4xi32>) -> (vector<4xi32>)
// -----
// spirv.GroupNonUniformBitwiseOr
%v1 = "t.value"() : () -> i64
%r2 = "spirv.GroupNonUniformBitwiseOr"(%v1) <{execution_scope = #spirv<scope<Workgroup>>, group_operation = #spirv<group_operation<Reduce>>}> : (i64) -> (i64)
// -----
// spirv.GroupNonUniformBitwiseXor
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "spirv.GroupNonUniformBitwiseXor"(%v1, %v2) <{execution_scope = #spirv<scope<Device>>, group_operation = #spirv<group_operation<InclusiveScan>>}> : (i8, i8) -> (i8)
// -----
// spirv.GroupNonUniformBroadcast
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> si32
%r3 = "spirv.GroupNonUniformBroadcast"(%v1, %v2) <{execution_scope = #spirv<scope<Subgroup>>}> : (f32, si32) -> (f32)
// -----
// spirv.GroupNonUniformElect
%r1 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv<scope<Workgroup>>}> : () -> (i1)
// -----
// spirv.GroupNonUniformFAdd
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.GroupNonUniformFAdd"(%v1) <{execution_scope = #spirv<scope<Workgroup>>, group_operation = #spirv<group_operation<ExclusiveScan>>}> : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.GroupNonUniformFMax
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.GroupNonUniformFMax"(%v1) <{execution_scope = #spirv<scope<Device>>, group_operation = #spirv<group_operation<InclusiveScan>>}> : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.GroupNonUniformFMax
%v1 = "t.value"() : () -> vector<2xf32>
%v2 = "t.value"() : () -> i32
%r3 = "spirv.GroupNonUniformFMax"(%v1, %v2) <{execution_scope = #spirv<scope<Device>>, group_operation = #spirv<group_operation<ExclusiveScan>>}> : (vector<2xf32>, i32) -> (vector<2xf32>)
// -----
// spirv.GroupNonUniformFMin
%v1 = "t.value"() : () -> f32
%r2 = "spirv.GroupNonUniformFMin"(%v1) <{execution_scope = #spirv<scope<CrossDevice>>, group_operation = #spirv<group_operation<Reduce>>}> : (f32) -> (f32)
// -----
// spirv.GroupNonUniformFMin
%v1 = "t.value"() : () -> vector<2xf32>
%v2 = "t.value"() : () -> i64
%r3 = "spirv.GroupNonUniformFMin"(%v1, %v2) <{execution_scope = #spirv<scope<Subgroup>>, group_operation = #spirv<group_operation<InclusiveScan>>}> : (vector<2xf32>, i64) -> (vector<2xf32>)
// -----
// spirv.GroupNonUniformFMul
%v1 = "t.value"() : () -> vector<2xf32>
%r2 = "spirv.GroupNonUniformFMul"(%v1) <{execution_scope = #spirv<scope<Workgroup>>, group_operation = #spirv<group_operation<Reduce>>}> : (vector<2xf32>) -> (vector<4xf32>)
// -----
// spirv.GroupNonUniformIAdd
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "spirv.GroupNonUniformIAdd"(%v1, %v2) <{execution_scope = #spirv<scope<CrossDevice>>, group_operation = #spirv<group_operation<Reduce>>}> : (i64, i64) -> (i64)
// -----
// spirv.GroupNonUniformIAdd
%v1 = "t.value"() : () -> ui8
%r2 = "spirv.GroupNonUniformIAdd"(%v1) <{execution_scope = #spirv<scope<CrossDevice>>, group_operation = #spirv<group_operation<Reduce>>}> : (ui8) -> (i64)
// -----
// spirv.GroupNonUniformIMul
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "spirv.GroupNonUniformIMul"(%v1) <{execution_scope = #spirv<scope<Workgroup>>, group_operation = #spirv<group_operation<ExclusiveScan>>}> : (vector<4xi32>) -> (vector<4xi32>)
// -----
// spirv.GroupNonUniformLogicalAnd
%v1 = "t.value"() : () -> vector<4xi1>
%r2 = "spirv.GroupNonUniformLogicalAnd"(%v1) <{execution_scope = #spirv<scope<Subgroup>>, group_operation = #spirv<group_operation<ExclusiveScan>>}> : (vector<4xi1>) -> (i1)
// -----
// spirv.GroupNonUniformLogicalOr
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> i32
%r3 = "spirv.GroupNonUniformLogicalOr"(%v1, %v2) <{execution_scope = #spirv<scope<Device>>, group_operation = #spirv<group_operation<InclusiveScan>>}> : (vector<4xi1>, i32) -> (i1)
// -----
// spirv.GroupNonUniformLogicalOr
%v1 = "t.value"() : () -> i1
%r2 = "spirv.GroupNonUniformLogicalOr"(%v1) <{execution_scope = #spirv<scope<Device>>, group_operation = #spirv<group_operation<Reduce>>}> : (i1) -> (i1)
// -----
// spirv.GroupNonUniformLogicalXor
%v1 = "t.value"() : () -> vector<4xi1>
%r2 = "spirv.GroupNonUniformLogicalXor"(%v1) <{execution_scope = #spirv<scope<Workgroup>>, group_operation = #spirv<group_operation<ExclusiveScan>>}> : (vector<4xi1>) -> (i1)
// -----
// spirv.GroupNonUniformQuadSwap
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> i32
%r3 = "spirv.GroupNonUniformQuadSwap"(%v1, %v2) <{execution_scope = #spirv<scope<Subgroup>>}> : (vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// spirv.GroupNonUniformRotateKHR
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> ui8
%r3 = "spirv.GroupNonUniformRotateKHR"(%v1, %v2) <{execution_scope = #spirv<scope<Subgroup>>}> : (ui8, ui8) -> (ui8)
// -----
// spirv.GroupNonUniformSMax
%v1 = "t.value"() : () -> ui8
%r2 = "spirv.GroupNonUniformSMax"(%v1) <{execution_scope = #spirv<scope<CrossDevice>>, group_operation = #spirv<group_operation<Reduce>>}> : (ui8) -> (ui8)
// -----
// spirv.GroupNonUniformSMax
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%r3 = "spirv.GroupNonUniformSMax"(%v1, %v2) <{execution_scope = #spirv<scope<CrossDevice>>, group_operation = #spirv<group_operation<Reduce>>}> : (si32, si32) -> (si32)
// -----
// spirv.GroupNonUniformSMin
%v1 = "t.value"() : () -> i8
%r2 = "spirv.GroupNonUniformSMin"(%v1) <{execution_scope = #spirv<scope<Workgroup>>, group_operation = #spirv<group_operation<ClusteredReduce>>}> : (i8) -> (i8)
// -----
// spirv.GroupNonUniformSMin
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%r3 = "spirv.GroupNonUniformSMin"(%v1, %v2) <{execution_scope = #spirv<scope<Subgroup>>, group_operation = #spirv<group_operation<ExclusiveScan>>}> : (si32, si32) -> (si32)
// -----
// spirv.GroupNonUniformShuffle
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "spirv.GroupNonUniformShuffle"(%v1, %v2) <{execution_scope = #spirv<scope<Subgroup>>}> : (i32, i32) -> (i32)
// -----
// spirv.GroupNonUniformShuffleDown
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> i8
%r3 = "spirv.GroupNonUniformShuffleDown"(%v1, %v2) <{execution_scope = #spirv<scope<Subgroup>>}> : (vector<4xf32>, i8) -> (vector<4xf32>)
// -----
// spirv.GroupNonUniformShuffleUp
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "spirv.GroupNonUniformShuffleUp"(%v1, %v2) <{execution_scope = #spirv<scope<Subgroup>>}> : (i8, i8) -> (i8)
// -----
// spirv.GroupNonUniformShuffleXor
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> ui8
%r3 = "spirv.GroupNonUniformShuffleXor"(%v1, %v2) <{execution_scope = #spirv<scope<Workgroup>>}> : (i8, ui8) -> (i8)
// -----
// spirv.GroupNonUniformUMax
%v1 = "t.value"() : () -> ui8
%r2 = "spirv.GroupNonUniformUMax"(%v1) <{execution_scope = #spirv<scope<Subgroup>>, group_operation = #spirv<group_operation<ClusteredReduce>>}> : (ui8) -> (ui8)
// -----
// spirv.GroupNonUniformUMax
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%r3 = "spirv.GroupNonUniformUMax"(%v1, %v2) <{execution_scope = #spirv<scope<CrossDevice>>, group_operation = #spirv<group_operation<ExclusiveScan>>}> : (si32, si32) -> (si32)
// -----
// spirv.GroupNonUniformUMin
%v1 = "t.value"() : () -> i8
%r2 = "spirv.GroupNonUniformUMin"(%v1) <{execution_scope = #spirv<scope<Subgroup>>, group_operation = #spirv<group_operation<ExclusiveScan>>}> : (i8) -> (i8)
// -----
// spirv.GroupSMax
%v1 = "t.value"() : () -> si32
%r2 = "spirv.GroupSMax"(%v1) <{execution_scope = #spirv<scope<Subgroup>>, group_operation = #spirv<group_operation<InclusiveScan>>}> : (si32) -> (si32)
// -----
// spirv.GroupSMin
%v1 = "t.value"() : () -> i8
%r2 = "spirv.GroupSMin"(%v1) <{execution_scope = #spirv<scope<Subgroup>>, group_operation = #spirv<group_operation<ClusteredReduce>>}> : (i8) -> (i8)
// -----
// spirv.GroupUMax
%v1 = "t.value"() : () -> ui8
%r2 = "spirv.GroupUMax"(%v1) <{execution_scope = #spirv<scope<Workgroup>>, group_operation = #spirv<group_operation<ClusteredReduce>>}> : (ui8) -> (ui8)
// -----
// spirv.GroupUMin
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "spirv.GroupUMin"(%v1) <{execution_scope = #spirv<scope<Subgroup>>, group_operation = #spirv<group_operation<ExclusiveScan>>}> : (vector<4xi32>) -> (vector<4xi32>)
// -----
// spirv.IAdd
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "spirv.IAdd"(%v1, %v2) : (i8, i8) -> (i8)
// -----
// spirv.IEqual
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%r3 = "spirv.IEqual"(%v1, %v2) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi1>)
// -----
// spirv.IMul
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%r3 = "spirv.IMul"(%v1, %v2) : (si32, si32) -> (si32)
// -----
// spirv.INTEL.ControlBarrierArrive
"spirv.INTEL.ControlBarrierArrive"() <{execution_scope = #spirv<scope<Workgroup>>, memory_scope = #spirv<scope<Workgroup>>, memory_semantics = #spirv<memory_semantics<AcquireRelease>>}> : () -> ()
// -----
// spirv.INTEL.ControlBarrierWait
"spirv.INTEL.ControlBarrierWait"() <{execution_scope = #spirv<scope<Device>>, memory_scope = #spirv<scope<Device>>, memory_semantics = #spirv<memory_semantics<Acquire>>}> : () -> ()
// -----
// spirv.INTEL.ConvertBF16ToF
%v1 = "t.value"() : () -> i16
%r2 = "spirv.INTEL.ConvertBF16ToF"(%v1) : (i16) -> (f32)
// -----
// spirv.INTEL.ConvertFToBF16
%v1 = "t.value"() : () -> vector<2xf32>
%r2 = "spirv.INTEL.ConvertFToBF16"(%v1) : (vector<2xf32>) -> (vector<2xi16>)
// -----
// spirv.INTEL.RoundFToTF32
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "spirv.INTEL.RoundFToTF32"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// spirv.INTEL.SubgroupBlockRead
%v1 = "t.value"() : () -> i32
%r2 = "spirv.INTEL.SubgroupBlockRead"(%v1) : (i32) -> (i32)
// -----
// spirv.INotEqual
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "spirv.INotEqual"(%v1, %v2) : (i8, i8) -> (i1)
// -----
// spirv.ISub
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%r3 = "spirv.ISub"(%v1, %v2) : (si32, si32) -> (si32)
// -----
// spirv.ImageDrefGather
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<4xf32>
%v3 = "t.value"() : () -> f32
%v4 = "t.value"() : () -> vector<4xi32>
%v5 = "t.value"() : () -> vector<4xi32>
%r6 = "spirv.ImageDrefGather"(%v1, %v2, %v3, %v4, %v5) : (i32, vector<4xf32>, f32, vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// -----
// spirv.ImageDrefGather
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<4xf32>
%v3 = "t.value"() : () -> f32
%r4 = "spirv.ImageDrefGather"(%v1, %v2, %v3) <{image_operands = #spirv<image_operands<None>>}> : (i32, vector<4xf32>, f32) -> (vector<4xf32>)
// -----
// spirv.ImageFetch
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<4xi16>
%v3 = "t.value"() : () -> vector<4xi16>
%v4 = "t.value"() : () -> vector<4xi16>
%r5 = "spirv.ImageFetch"(%v1, %v2, %v3, %v4) <{image_operands = #spirv<image_operands<None>>}> : (i32, vector<4xi16>, vector<4xi16>, vector<4xi16>) -> (vector<4xi16>)
// -----
// spirv.ImageFetch
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> vector<4xi1>
%r5 = "spirv.ImageFetch"(%v1, %v2, %v3, %v4) : (i32, vector<4xi32>, vector<4xi1>, vector<4xi1>) -> (vector<4xf32>)
// -----
// spirv.ImageQuerySize
%v1 = "t.value"() : () -> i32
%r2 = "spirv.ImageQuerySize"(%v1) : (i32) -> (i32)
// -----
// spirv.ImageRead
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<8xi16>
%v3 = "t.value"() : () -> vector<[2]xf32>
%r4 = "spirv.ImageRead"(%v1, %v2, %v3) <{image_operands = #spirv<image_operands<Lod>>}> : (i32, vector<8xi16>, vector<[2]xf32>) -> (vector<3xi16>)
// -----
// spirv.ImageSampleExplicitLod
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<2x2xi16>
%r3 = "spirv.ImageSampleExplicitLod"(%v1, %v2) <{image_operands = #spirv<image_operands<None>>}> : (i32, vector<2x2xi16>) -> (vector<2x2xi16>)
// -----
// spirv.ImageSampleImplicitLod
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> vector<2xf32>
%v4 = "t.value"() : () -> vector<2xf32>
%r5 = "spirv.ImageSampleImplicitLod"(%v1, %v2, %v3, %v4) <{image_operands = #spirv<image_operands<None>>}> : (i32, f32, vector<2xf32>, vector<2xf32>) -> (vector<4xi16>)
// -----
// spirv.ImageSampleImplicitLod
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<2xf32>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%r5 = "spirv.ImageSampleImplicitLod"(%v1, %v2, %v3, %v4) : (i32, vector<2xf32>, i32, i32) -> (vector<4xi16>)
// -----
// spirv.ImageSampleProjDrefImplicitLod
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "spirv.ImageSampleProjDrefImplicitLod"(%v1, %v2, %v3) : (i32, i32, f32) -> (i32)
// -----
// spirv.ImageSampleProjDrefImplicitLod
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "spirv.ImageSampleProjDrefImplicitLod"(%v1, %v2, %v3) <{image_operands = #spirv<image_operands<None>>}> : (i32, i32, f32) -> (i32)
// -----
// spirv.ImageWrite
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"spirv.ImageWrite"(%v1, %v2, %v3, %v4, %v5) <{image_operands = #spirv<image_operands<Grad>>}> : (i32, i32, i32, i32, i32) -> ()
// -----
// spirv.ImageWrite
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<4xi16>
%v3 = "t.value"() : () -> vector<4xi16>
"spirv.ImageWrite"(%v1, %v2, %v3) : (i32, vector<4xi16>, vector<4xi16>) -> ()
// -----
// spirv.InBoundsPtrAccessChain
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i64
%r4 = "spirv.InBoundsPtrAccessChain"(%v1, %v2, %v3) : (i32, i32, i64) -> (i32)
// -----
// spirv.IsFinite
%v1 = "t.value"() : () -> f32
%r2 = "spirv.IsFinite"(%v1) : (f32) -> (i1)
// -----
// spirv.IsInf
%v1 = "t.value"() : () -> f16
%r2 = "spirv.IsInf"(%v1) : (f16) -> (i1)
// -----
// spirv.IsNan
%v1 = "t.value"() : () -> f32
%r2 = "spirv.IsNan"(%v1) : (f32) -> (i1)
// -----
// spirv.KHR.AssumeTrue
%v1 = "t.value"() : () -> i1
"spirv.KHR.AssumeTrue"(%v1) : (i1) -> ()
// -----
// spirv.KHR.CooperativeMatrixLoad
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "spirv.KHR.CooperativeMatrixLoad"(%v1, %v2) <{matrix_layout = #spirv<coop_matrix_layout_khr<RowMajor>>, alignment = 1 : i32, memory_operand = #spirv<memory_access<None>>}> : (i32, i32) -> (i32)
// -----
// spirv.KHR.CooperativeMatrixMulAdd
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%r4 = "spirv.KHR.CooperativeMatrixMulAdd"(%v1, %v2, %v3) <{matrix_operands = #spirv<cooperative_matrix_operands_khr<BSigned>>}> : (i32, i32, i32) -> (i32)
// -----
// spirv.KHR.CooperativeMatrixMulAdd
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%r4 = "spirv.KHR.CooperativeMatrixMulAdd"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// -----
// spirv.KHR.CooperativeMatrixStore
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> ui8
"spirv.KHR.CooperativeMatrixStore"(%v1, %v2, %v3) <{matrix_layout = #spirv<coop_matrix_layout_khr<ColumnMajor>>, alignment = 1 : i32, memory_operand = #spirv<memory_access<None>>}> : (i32, i32, ui8) -> ()
// -----
// spirv.KHR.GroupFMul
%v1 = "t.value"() : () -> f64
%r2 = "spirv.KHR.GroupFMul"(%v1) <{execution_scope = #spirv<scope<Workgroup>>, group_operation = #spirv<group_operation<InclusiveScan>>}> : (f64) -> (f64)
// -----
// spirv.KHR.GroupIMul
%v1 = "t.value"() : () -> i16
%r2 = "spirv.KHR.GroupIMul"(%v1) <{execution_scope = #spirv<scope<Subgroup>>, group_operation = #spirv<group_operation<ClusteredReduce>>}> : (i16) -> (i16)
// -----
// spirv.KHR.SubgroupBallot
%v1 = "t.value"() : () -> i1
%r2 = "spirv.KHR.SubgroupBallot"(%v1) : (i1) -> (vector<4xi32>)
// -----
// spirv.Kill
"spirv.Kill"() : () -> ()
// -----
// spirv.LogicalAnd
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%r3 = "spirv.LogicalAnd"(%v1, %v2) : (i1, i1) -> (i1)
// -----
// spirv.LogicalEqual
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%r3 = "spirv.LogicalEqual"(%v1, %v2) : (i1, i1) -> (i1)
// -----
// spirv.LogicalNot
%v1 = "t.value"() : () -> i1
%r2 = "spirv.LogicalNot"(%v1) : (i1) -> (i1)
// -----
// spirv.LogicalNotEqual
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%r3 = "spirv.LogicalNotEqual"(%v1, %v2) : (i1, i1) -> (i1)
// -----
// spirv.LogicalOr
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%r3 = "spirv.LogicalOr"(%v1, %v2) : (i1, i1) -> (i1)
// -----
// spirv.MatrixTimesMatrix
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "spirv.MatrixTimesMatrix"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// spirv.MatrixTimesScalar
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f64
%r3 = "spirv.MatrixTimesScalar"(%v1, %v2) : (i32, f64) -> (i32)
// -----
// spirv.MatrixTimesVector
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<2xf32>
%r3 = "spirv.MatrixTimesVector"(%v1, %v2) : (i32, vector<2xf32>) -> (vector<2xf32>)
// -----
// spirv.MemoryBarrier
"spirv.MemoryBarrier"() <{memory_scope = #spirv<scope<Workgroup>>, memory_semantics = #spirv<memory_semantics<Release>>}> : () -> ()
// -----
// spirv.Not
%v1 = "t.value"() : () -> ui8
%r2 = "spirv.Not"(%v1) : (ui8) -> (ui8)
// -----
// spirv.Ordered
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "spirv.Ordered"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xi1>)
// -----
// spirv.PtrAccessChain
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> si32
%v3 = "t.value"() : () -> i32
%r4 = "spirv.PtrAccessChain"(%v1, %v2, %v3) : (i32, si32, i32) -> (i32)
// -----
// spirv.PtrCastToGeneric
%v1 = "t.value"() : () -> i32
%r2 = "spirv.PtrCastToGeneric"(%v1) : (i32) -> (i32)
// -----
// spirv.Return
"spirv.Return"() : () -> ()
// -----
// spirv.ReturnValue
%v1 = "t.value"() : () -> vector<2x[4]xi64>
"spirv.ReturnValue"(%v1) : (vector<2x[4]xi64>) -> ()
// -----
// spirv.SConvert
%v1 = "t.value"() : () -> i64
%r2 = "spirv.SConvert"(%v1) : (i64) -> (i8)
// -----
// spirv.SDiv
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "spirv.SDiv"(%v1, %v2) : (i8, i8) -> (i8)
// -----
// spirv.SDot
%v1 = "t.value"() : () -> vector<2x2xi16>
%v2 = "t.value"() : () -> vector<2x2xi16>
%r3 = "spirv.SDot"(%v1, %v2) <{format = #spirv<packed_vector_format<PackedVectorFormat4x8Bit>>}> : (vector<2x2xi16>, vector<2x2xi16>) -> (i8)
// -----
// spirv.SDot
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> ui8
%r3 = "spirv.SDot"(%v1, %v2) : (ui8, ui8) -> (ui8)
// -----
// spirv.SDotAccSat
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%v3 = "t.value"() : () -> i8
%r4 = "spirv.SDotAccSat"(%v1, %v2, %v3) : (i8, i8, i8) -> (i8)
// -----
// spirv.SGreaterThan
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%r3 = "spirv.SGreaterThan"(%v1, %v2) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi1>)
// -----
// spirv.SGreaterThanEqual
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "spirv.SGreaterThanEqual"(%v1, %v2) : (i64, i64) -> (i1)
// -----
// spirv.SLessThan
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> ui8
%r3 = "spirv.SLessThan"(%v1, %v2) : (ui8, ui8) -> (i1)
// -----
// spirv.SLessThanEqual
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%r3 = "spirv.SLessThanEqual"(%v1, %v2) : (si32, si32) -> (i1)
// -----
// spirv.SMod
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> ui8
%r3 = "spirv.SMod"(%v1, %v2) : (ui8, ui8) -> (ui8)
// -----
// spirv.SNegate
%v1 = "t.value"() : () -> vector<4xi16>
%r2 = "spirv.SNegate"(%v1) : (vector<4xi16>) -> (vector<4xi16>)
// -----
// spirv.SRem
%v1 = "t.value"() : () -> vector<16xi16>
%v2 = "t.value"() : () -> vector<16xi16>
%r3 = "spirv.SRem"(%v1, %v2) : (vector<16xi16>, vector<16xi16>) -> (vector<16xi16>)
// -----
// spirv.SUDot
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> vector<2xi16>
%r3 = "spirv.SUDot"(%v1, %v2) : (vector<2xi16>, vector<2xi16>) -> (si32)
// -----
// spirv.SUDotAccSat
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%v3 = "t.value"() : () -> si32
%r4 = "spirv.SUDotAccSat"(%v1, %v2, %v3) <{format = #spirv<packed_vector_format<PackedVectorFormat4x8Bit>>}> : (si32, si32, si32) -> (si32)
// -----
// spirv.Select
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> f32
%r4 = "spirv.Select"(%v1, %v2, %v3) : (i1, f32, f32) -> (f32)
// -----
// spirv.ShiftLeftLogical
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "spirv.ShiftLeftLogical"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// spirv.ShiftRightArithmetic
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%r3 = "spirv.ShiftRightArithmetic"(%v1, %v2) : (si32, si32) -> (si32)
// -----
// spirv.ShiftRightLogical
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> ui8
%r3 = "spirv.ShiftRightLogical"(%v1, %v2) : (ui8, ui8) -> (ui8)
// -----
// spirv.SpecConstant
"spirv.SpecConstant"() <{sym_name = "a\0Ab", default_value = -1 : i32}> : () -> ()
// -----
// spirv.SpecConstantComposite
func.func private @f()  ->  ()
"spirv.SpecConstantComposite"() <{type = memref<4xf32>, sym_name = "text", constituents = [@f]}> : () -> ()
// -----
// spirv.SpecConstantOperation
%r1 = "spirv.SpecConstantOperation"() ({
%v2 = "t.value"() : () -> tensor<4xindex>
"spirv.mlir.yield"(%v2) : (tensor<4xindex>) -> ()
}) : () -> (memref<4xf32>)
// -----
// spirv.SpecConstantOperation
%r1 = "spirv.SpecConstantOperation"() ({
^bb0(%a2: index):
%v3 = "t.value"() : () -> !llvm.func<i32 (i32)>
"spirv.mlir.yield"(%v3) : (!llvm.func<i32 (i32)>) -> ()
}) : () -> (si32)
// -----
// spirv.Switch
"t.region"() ({
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> complex<i32>
%v3 = "t.value"() : () -> complex<i32>
"spirv.Switch"(%v1, %v2, %v3)[^b0, ^b1, ^b2] <{case_operand_segments = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i8, complex<i32>, complex<i32>) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
^b2:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// spirv.Transpose
%v1 = "t.value"() : () -> i32
%r2 = "spirv.Transpose"(%v1) : (i32) -> (i32)
// -----
// spirv.UConvert
%v1 = "t.value"() : () -> i32
%r2 = "spirv.UConvert"(%v1) : (i32) -> (i8)
// -----
// spirv.UDiv
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "spirv.UDiv"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// spirv.UDot
%v1 = "t.value"() : () -> vector<4xi16>
%v2 = "t.value"() : () -> vector<4xi16>
%r3 = "spirv.UDot"(%v1, %v2) : (vector<4xi16>, vector<4xi16>) -> (si32)
// -----
// spirv.UDot
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "spirv.UDot"(%v1, %v2) <{format = #spirv<packed_vector_format<PackedVectorFormat4x8Bit>>}> : (i64, i64) -> (i64)
// -----
// spirv.UDotAccSat
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%v3 = "t.value"() : () -> si32
%r4 = "spirv.UDotAccSat"(%v1, %v2, %v3) <{format = #spirv<packed_vector_format<PackedVectorFormat4x8Bit>>}> : (si32, si32, si32) -> (si32)
// -----
// spirv.UGreaterThan
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "spirv.UGreaterThan"(%v1, %v2) : (i8, i8) -> (i1)
// -----
// spirv.UGreaterThanEqual
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "spirv.UGreaterThanEqual"(%v1, %v2) : (i8, i8) -> (i1)
// -----
// spirv.ULessThan
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%r3 = "spirv.ULessThan"(%v1, %v2) : (si32, si32) -> (i1)
// -----
// spirv.ULessThanEqual
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%r3 = "spirv.ULessThanEqual"(%v1, %v2) : (si32, si32) -> (i1)
// -----
// spirv.UMod
%v1 = "t.value"() : () -> vector<4xi16>
%v2 = "t.value"() : () -> vector<4xi16>
%r3 = "spirv.UMod"(%v1, %v2) : (vector<4xi16>, vector<4xi16>) -> (vector<4xi16>)
// -----
// spirv.Undef
%r1 = "spirv.Undef"() : () -> (none)
// -----
// spirv.Unordered
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> f16
%r3 = "spirv.Unordered"(%v1, %v2) : (f16, f16) -> (i1)
// -----
// spirv.Unreachable
"spirv.Unreachable"() : () -> ()
// -----
// spirv.VectorExtractDynamic
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> i8
%r3 = "spirv.VectorExtractDynamic"(%v1, %v2) : (vector<4xi1>, i8) -> (i1)
// -----
// spirv.VectorInsertDynamic
%v1 = "t.value"() : () -> vector<2x2xi16>
%v2 = "t.value"() : () -> i16
%v3 = "t.value"() : () -> i8
%r4 = "spirv.VectorInsertDynamic"(%v1, %v2, %v3) : (vector<2x2xi16>, i16, i8) -> (vector<2x2xi16>)
// -----
// spirv.VectorShuffle
%v1 = "t.value"() : () -> vector<[2]xf32>
%v2 = "t.value"() : () -> vector<2xi16>
%r3 = "spirv.VectorShuffle"(%v1, %v2) <{components = []}> : (vector<[2]xf32>, vector<2xi16>) -> (vector<[2]xf32>)
// -----
// spirv.VectorTimesMatrix
%v1 = "t.value"() : () -> vector<2xf32>
%v2 = "t.value"() : () -> i32
%r3 = "spirv.VectorTimesMatrix"(%v1, %v2) : (vector<2xf32>, i32) -> (vector<2xf32>)
// -----
// spirv.VectorTimesScalar
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> f64
%r3 = "spirv.VectorTimesScalar"(%v1, %v2) : (vector<4xf32>, f64) -> (vector<4xf32>)
// -----
// spirv.func
"spirv.func"() <{function_type = () -> (), sym_name = "text", function_control = #spirv<function_control<Inline>>}> ({
}) : () -> ()
// -----
// spirv.mlir.addressof
func.func private @f()  ->  (i32)
%r1 = "spirv.mlir.addressof"() <{variable = @f}> : () -> (i32)
// -----
// spirv.mlir.loop
%r1 = "spirv.mlir.loop"() <{loop_control = #spirv<loop_control<Unroll>>}> ({
}) : () -> (vector<2xi16>)
// -----
// spirv.mlir.loop
%r1 = "spirv.mlir.loop"() <{loop_control = #spirv<loop_control<DependencyInfinite>>}> ({
"spirv.mlir.merge"() : () -> ()
}) : () -> (memref<?x?xf32, strided<[?, ?], offset: ?>>)
// -----
// spirv.mlir.loop
%r1:2 = "spirv.mlir.loop"() <{loop_control = #spirv<loop_control<DontUnroll>>}> ({
^bb0(%a2: index):
%v3 = "t.value"() : () -> f32
%v4 = "t.value"() : () -> f32
"spirv.mlir.merge"(%v3, %v4) : (f32, f32) -> ()
}) : () -> (f32, f32)
// -----
// spirv.mlir.merge
%v1 = "t.value"() : () -> !llvm.void
"spirv.mlir.merge"(%v1) : (!llvm.void) -> ()
// -----
// spirv.mlir.merge
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> f80
"spirv.mlir.merge"(%v1, %v2) : (vector<2xi16>, f80) -> ()
// -----
// spirv.mlir.merge
"spirv.mlir.merge"() : () -> ()
// -----
// spirv.mlir.referenceof
func.func private @f()  ->  (vector<2x[4]xi64>)
%r1 = "spirv.mlir.referenceof"() <{spec_const = @f}> : () -> (vector<2x[4]xi64>)
// -----
// spirv.mlir.selection
"spirv.mlir.selection"() <{selection_control = #spirv<selection_control<Flatten>>}> ({
"t.use"() : () -> ()
"spirv.mlir.merge"() : () -> ()
}) : () -> ()
// -----
// spirv.mlir.selection
%r1:2 = "spirv.mlir.selection"() <{selection_control = #spirv<selection_control<DontFlatten>>}> ({
"spirv.mlir.merge"() : () -> ()
}) : () -> (f16, f16)
// -----
// spirv.mlir.selection
%r1 = "spirv.mlir.selection"() <{selection_control = #spirv<selection_control<DontFlatten>>}> ({
"spirv.mlir.merge"() : () -> ()
}) : () -> (f32)
// -----
// spirv.mlir.yield
%v1 = "t.value"() : () -> vector<4xi16>
"spirv.mlir.yield"(%v1) : (vector<4xi16>) -> ()
// -----
// spirv.module
"spirv.module"() <{addressing_model = #spirv<addressing_model<PhysicalStorageBuffer64>>, memory_model = #spirv<memory_model<Vulkan>>}> ({
^bb0:
}) : () -> ()
