// wasmssa.abs
%v1 = "t.value"() : () -> f64
%r2 = "wasmssa.abs"(%v1) : (f64) -> (f64)
// -----
// wasmssa.add
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "wasmssa.add"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// wasmssa.and
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "wasmssa.and"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// wasmssa.block
"t.region"() ({
%v1 = "t.value"() : () -> f32
"wasmssa.block"(%v1)[^b0] ({
"t.use"() : () -> ()
"t.end"() : () -> ()
}) : (f32) -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// wasmssa.block
"t.region"() ({
"wasmssa.block"()[^b0] ({
^bb0(%a1: index, %a2: index, %a3: index):
"t.end"() : () -> ()
}) : () -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// wasmssa.block
"t.region"() ({
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
"wasmssa.block"(%v1, %v2)[^b0] ({
}) : (i32, i32) -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// wasmssa.block_return
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
"wasmssa.block_return"(%v1, %v2) : (f64, f64) -> ()
// -----
// wasmssa.block_return
"wasmssa.block_return"() : () -> ()
// -----
// wasmssa.block_return
%v1 = "t.value"() : () -> f32
"wasmssa.block_return"(%v1) : (f32) -> ()
// -----
// wasmssa.call
func.func private @f()  ->  ()
"wasmssa.call"() <{callee = @f}> : () -> ()
// -----
// wasmssa.call
func.func private @f(i128)  ->  (i128)
%v1 = "t.value"() : () -> i128
%r2 = "wasmssa.call"(%v1) <{callee = @f}> : (i128) -> (i128)
// -----
// wasmssa.call
func.func private @f(i32, i64)  ->  (f32, f32)
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i64
%r3:2 = "wasmssa.call"(%v1, %v2) <{callee = @f}> : (i32, i64) -> (f32, f32)
// -----
// wasmssa.ceil
%v1 = "t.value"() : () -> f64
%r2 = "wasmssa.ceil"(%v1) : (f64) -> (f64)
// -----
// wasmssa.clz
%v1 = "t.value"() : () -> i64
%r2 = "wasmssa.clz"(%v1) : (i64) -> (i64)
// -----
// wasmssa.const
%r1 = "wasmssa.const"() <{value = 1.5 : f32}> : () -> (f32)
// -----
// wasmssa.convert_s
%v1 = "t.value"() : () -> i64
%r2 = "wasmssa.convert_s"(%v1) : (i64) -> (f32)
// -----
// wasmssa.convert_u
%v1 = "t.value"() : () -> i32
%r2 = "wasmssa.convert_u"(%v1) : (i32) -> (f64)
// -----
// wasmssa.copysign
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "wasmssa.copysign"(%v1, %v2) : (f64, f64) -> (f64)
// -----
// wasmssa.ctz
%v1 = "t.value"() : () -> i64
%r2 = "wasmssa.ctz"(%v1) : (i64) -> (i64)
// -----
// wasmssa.demote
%v1 = "t.value"() : () -> f64
%r2 = "wasmssa.demote"(%v1) : (f64) -> (f32)
// -----
// wasmssa.div
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "wasmssa.div"(%v1, %v2) : (f64, f64) -> (f64)
// -----
// wasmssa.div_si
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "wasmssa.div_si"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// wasmssa.div_ui
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "wasmssa.div_ui"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// wasmssa.eq
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "wasmssa.eq"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// wasmssa.eqz
%v1 = "t.value"() : () -> i32
%r2 = "wasmssa.eqz"(%v1) : (i32) -> (i32)
// -----
// wasmssa.extend
%v1 = "t.value"() : () -> i64
%r2 = "wasmssa.extend"(%v1) <{bitsToTake = 16 : i64}> : (i64) -> (i64)
// -----
// wasmssa.extend_i32_s
%v1 = "t.value"() : () -> i32
%r2 = "wasmssa.extend_i32_s"(%v1) : (i32) -> (i64)
// -----
// wasmssa.extend_i32_u
%v1 = "t.value"() : () -> i32
%r2 = "wasmssa.extend_i32_u"(%v1) : (i32) -> (i64)
// -----
// wasmssa.floor
%v1 = "t.value"() : () -> f64
%r2 = "wasmssa.floor"(%v1) : (f64) -> (f64)
// -----
// wasmssa.func
"wasmssa.func"() <{sym_name = "", functionType = () -> (), arg_attrs = [], res_attrs = []}> ({
"t.use"() : () -> ()
"t.end"() : () -> ()
}) : () -> ()
// -----
// wasmssa.func
"wasmssa.func"() <{sym_name = "text", functionType = () -> (), res_attrs = [], exported = unit}> ({
^bb0:
"t.end"() : () -> ()
}) : () -> ()
// -----
// wasmssa.func
"wasmssa.func"() <{sym_name = "a\0Ab", functionType = () -> (), res_attrs = []}> ({
}) : () -> ()
// -----
// wasmssa.ge
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "wasmssa.ge"(%v1, %v2) : (f32, f32) -> (i32)
// -----
// wasmssa.ge_si
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "wasmssa.ge_si"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// wasmssa.ge_ui
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "wasmssa.ge_ui"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// wasmssa.global
"wasmssa.global"() <{sym_name = "text", type = i32, isMutable = unit}> ({
^bb0(%a1: index, %a2: index):
"t.end"() : () -> ()
}) : () -> ()
// -----
// wasmssa.global
"wasmssa.global"() <{sym_name = "text", type = i32, exported = unit}> ({
^bb0:
"t.end"() : () -> ()
}) : () -> ()
// -----
// wasmssa.global_get
func.func private @f()  ->  (i64)
%r1 = "wasmssa.global_get"() <{global = @f}> : () -> (i64)
// -----
// wasmssa.gt
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "wasmssa.gt"(%v1, %v2) : (f64, f64) -> (i32)
// -----
// wasmssa.gt_si
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "wasmssa.gt_si"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// wasmssa.gt_ui
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "wasmssa.gt_ui"(%v1, %v2) : (i64, i64) -> (i32)
// -----
// wasmssa.if
"t.region"() ({
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> i32
"wasmssa.if"(%v1, %v2, %v3)[^b0] ({
^bb0(%a4: i32, %a5: f32, %a6: i32):
"t.end"() : () -> ()
}, {
^bb0:
"t.end"() : () -> ()
}) : (i32, f32, i32) -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// wasmssa.if
"t.region"() ({
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
"wasmssa.if"(%v1, %v2)[^b0] ({
^bb0(%a3: i32, %a4: i32):
"t.end"() : () -> ()
}, {
^bb0(%a5: i32):
"t.end"() : () -> ()
}) : (i32, i32) -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// wasmssa.if
"t.region"() ({
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
"wasmssa.if"(%v1, %v2)[^b0] ({
}, {
^bb0:
"t.end"() : () -> ()
}) : (i32, i32) -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// wasmssa.import_func
"wasmssa.import_func"() <{sym_name = "text", moduleName = "text", importName = "text", type = () -> (), arg_attrs = []}> : () -> ()
// -----
// wasmssa.import_func
"wasmssa.import_func"() <{sym_name = "", moduleName = "a\0Ab", importName = "", type = () -> (), res_attrs = []}> : () -> ()
// -----
// wasmssa.import_global
"wasmssa.import_global"() <{sym_name = "text", moduleName = "", importName = "a\0Ab", type = i32}> : () -> ()
// -----
// wasmssa.import_global
"wasmssa.import_global"() <{sym_name = "", moduleName = "", importName = "", type = i32, isMutable = unit}> : () -> ()
// -----
// wasmssa.import_mem
"wasmssa.import_mem"() <{sym_name = "text", moduleName = "a\0Ab", importName = "text"}> : () -> ()
// -----
// wasmssa.import_table
"wasmssa.import_table"() <{sym_name = "a\0Ab", moduleName = "a\0Ab", importName = "a\0Ab"}> : () -> ()
// -----
// wasmssa.le
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "wasmssa.le"(%v1, %v2) : (f64, f64) -> (i32)
// -----
// wasmssa.le_si
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "wasmssa.le_si"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// wasmssa.le_ui
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "wasmssa.le_ui"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// wasmssa.local
%r1 = "wasmssa.local"() <{type = i32}> : () -> (i32)
// -----
// wasmssa.loop
"t.region"() ({
"wasmssa.loop"()[^b0] ({
^bb0:
"t.end"() : () -> ()
}) : () -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// wasmssa.loop
"t.region"() ({
"wasmssa.loop"()[^b0] ({
^bb0(%a1: i32, %a2: index, %a3: index):
"t.use"() : () -> ()
"t.end"() : () -> ()
}) : () -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// wasmssa.lt
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "wasmssa.lt"(%v1, %v2) : (f64, f64) -> (i32)
// -----
// wasmssa.lt_si
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "wasmssa.lt_si"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// wasmssa.lt_ui
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "wasmssa.lt_ui"(%v1, %v2) : (i64, i64) -> (i32)
// -----
// wasmssa.max
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "wasmssa.max"(%v1, %v2) : (f64, f64) -> (f64)
// -----
// wasmssa.min
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "wasmssa.min"(%v1, %v2) : (f64, f64) -> (f64)
// -----
// wasmssa.mul
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "wasmssa.mul"(%v1, %v2) : (f32, f32) -> (f32)
// -----
// wasmssa.ne
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "wasmssa.ne"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// wasmssa.neg
%v1 = "t.value"() : () -> f32
%r2 = "wasmssa.neg"(%v1) : (f32) -> (f32)
// -----
// wasmssa.or
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "wasmssa.or"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// wasmssa.popcnt
%v1 = "t.value"() : () -> i32
%r2 = "wasmssa.popcnt"(%v1) : (i32) -> (i32)
// -----
// wasmssa.promote
%v1 = "t.value"() : () -> f32
%r2 = "wasmssa.promote"(%v1) : (f32) -> (f64)
// -----
// wasmssa.reinterpret
%v1 = "t.value"() : () -> f64
%r2 = "wasmssa.reinterpret"(%v1) : (f64) -> (i64)
// -----
// wasmssa.rem_si
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "wasmssa.rem_si"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// wasmssa.rem_ui
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "wasmssa.rem_ui"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// wasmssa.return
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
"wasmssa.return"(%v1, %v2) : (i32, i32) -> ()
// -----
// wasmssa.return
"wasmssa.return"() : () -> ()
// -----
// wasmssa.return
%v1 = "t.value"() : () -> i32
"wasmssa.return"(%v1) : (i32) -> ()
// -----
// wasmssa.rotl
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "wasmssa.rotl"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// wasmssa.rotr
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "wasmssa.rotr"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// wasmssa.shl
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "wasmssa.shl"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// wasmssa.shr_s
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "wasmssa.shr_s"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// wasmssa.shr_u
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "wasmssa.shr_u"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// wasmssa.sqrt
%v1 = "t.value"() : () -> f32
%r2 = "wasmssa.sqrt"(%v1) : (f32) -> (f32)
// -----
// wasmssa.sub
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "wasmssa.sub"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// wasmssa.trunc
%v1 = "t.value"() : () -> f32
%r2 = "wasmssa.trunc"(%v1) : (f32) -> (f32)
// -----
// wasmssa.wrap
%v1 = "t.value"() : () -> i64
%r2 = "wasmssa.wrap"(%v1) : (i64) -> (i32)
// -----
// wasmssa.xor
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "wasmssa.xor"(%v1, %v2) : (f64, f64) -> (f64)
