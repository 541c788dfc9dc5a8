// emitc.add
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<f64>
%r3 = "emitc.add"(%v1, %v2) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
// -----
// emitc.address_of
%v1 = "t.value"() : () -> !emitc<lvalue< f16 >>
%r2 = "emitc.address_of"(%v1) : (!emitc<lvalue< f16 >>) -> (!emitc<ptr< tensor<4xf32> >>)
// -----
// emitc.apply
%v1 = "t.value"() : () -> bf16
%r2 = "emitc.apply"(%v1) <{applicableOperator = "text"}> : (bf16) -> (bf16)
// -----
// emitc.assign
%v1 = "t.value"() : () -> !emitc.lvalue< index >
%v2 = "t.value"() : () -> bf16
"emitc.assign"(%v1, %v2) : (!emitc.lvalue< index >, bf16) -> ()
// -----
// emitc.bitwise_and
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%r3 = "emitc.bitwise_and"(%v1, %v2) : (tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// emitc.bitwise_left_shift
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> i64
%r3 = "emitc.bitwise_left_shift"(%v1, %v2) : (tensor<2x2xi1>, i64) -> (tensor<2x2xi1>)
// -----
// emitc.bitwise_not
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "emitc.bitwise_not"(%v1) : (tensor<4xindex>) -> (tensor<2x2xi1>)
// -----
// emitc.bitwise_or
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "emitc.bitwise_or"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// emitc.bitwise_right_shift
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> bf16
%r3 = "emitc.bitwise_right_shift"(%v1, %v2) : (bf16, bf16) -> (bf16)
// -----
// emitc.bitwise_xor
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> f16
%r3 = "emitc.bitwise_xor"(%v1, %v2) : (f16, f16) -> (f16)
// -----
// emitc.call
func.func private @f(tensor<2x2xi1>)  ->  (!emitc<ptr< tensor<?x4xf32> >>)
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "emitc.call"(%v1) <{callee = @f, arg_attrs = [], res_attrs = []}> : (tensor<2x2xi1>) -> (!emitc<ptr< tensor<?x4xf32> >>)
// -----
// emitc.call
func.func private @f(!emitc<ptr< ()  ->  () >>, !emitc<ptr< () -> () >>) -> ()
%v1 = "t.value"() : () -> (!emitc<ptr< () -> () >>)
%v2 = "t.value"() : () -> (!emitc<ptr< () -> () >>)
"emitc.call"(%v1, %v2) <{callee = @f, arg_attrs = []}> : (!emitc<ptr< () -> () >>, !emitc<ptr< () -> () >>) -> ()
// -----
// emitc.call
func.func private @f()  ->  ()
"emitc.call"() <{callee = @f}> : () -> ()
// -----
// emitc.call_opaque
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "emitc.call_opaque"(%v1) <{callee = "text"}> : (tensor<4xf32>) -> (tensor<4xf32>)
// -----
// emitc.cast
%v1 = "t.value"() : () -> index
%r2 = "emitc.cast"(%v1) : (index) -> (index)
// -----
// emitc.class
"emitc.class"() <{sym_name = "a\0Ab"}> ({
^bb0(%a1: index):
}) : () -> ()
// -----
// emitc.class
"emitc.class"() <{sym_name = "a\0Ab"}> ({
^bb0:
}) : () -> ()
// -----
// emitc.cmp
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%r3 = "emitc.cmp"(%v1, %v2) <{predicate = 3 : i64}> : (si32, si32) -> (i32)
// -----
// emitc.conditional
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%v3 = "t.value"() : () -> i1
%r4 = "emitc.conditional"(%v1, %v2, %v3) : (i1, i1, i1) -> (i1)
// -----
// emitc.constant
%r1 = "emitc.constant"() <{value = -1 : i32}> : () -> (bf16)
// -----
// emitc.declare_func
func.func private @f()  ->  ()
"emitc.declare_func"() <{sym_name = @f}> : () -> ()
// -----
// emitc.dereference
%v1 = "t.value"() : () -> (!emitc<ptr< () -> () >>)
%r2 = "emitc.dereference"(%v1) : (!emitc<ptr< () -> () >>) -> (!emitc.lvalue< i32 >)
// -----
// emitc.div
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> ui8
%r3 = "emitc.div"(%v1, %v2) : (ui8, ui8) -> (ui8)
// -----
// emitc.do
"emitc.do"() ({
}, {
"emitc.yield"() : () -> ()
}) : () -> ()
// -----
// emitc.do
"emitc.do"() ({
^bb0(%a1: i32):
"emitc.yield"() : () -> ()
}, {
^bb0(%a2: index):
"emitc.yield"() : () -> ()
}) : () -> ()
// -----
// emitc.do
"emitc.do"() ({
"emitc.yield"() : () -> ()
}, {
^bb0(%a1: index, %a2: index, %a3: index, %a4: index):
%v5 = "t.value"() : () -> !emitc<ptr< index >>
"emitc.yield"(%v5) : (!emitc<ptr< index >>) -> ()
}) : () -> ()
// -----
// emitc.expression
%v1 = "t.value"() : () -> i8
%r2 = "emitc.expression"(%v1) ({
}) : (i8) -> (i8)
// -----
// emitc.expression
%r1 = "emitc.expression"() <{do_not_inline = unit}> ({
}) : () -> (i1)
// -----
// emitc.field
"emitc.field"() <{sym_name = "text", type = i32, initial_value = true}> : () -> ()
// -----
// emitc.file
"emitc.file"() <{id = ""}> ({
^bb0:
}) : () -> ()
// -----
// emitc.for
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
"emitc.for"(%v1, %v2, %v3) ({
^bb0(%a4: index, %a5: index):
%v6 = "t.value"() : () -> !emitc.ptr< f16 >
"emitc.yield"(%v6) : (!emitc.ptr< f16 >) -> ()
}) : (index, index, index) -> ()
// -----
// emitc.func
"emitc.func"() <{sym_name = "a\0Ab", function_type = () -> (), res_attrs = []}> ({
"emitc.return"() : () -> ()
}) : () -> ()
// -----
// emitc.get_field
func.func private @f()  ->  (i8)
%r1 = "emitc.get_field"() <{field_name = @f}> : () -> (i8)
// -----
// emitc.get_global
func.func private @f()  ->  (!emitc<lvalue<tensor<4xf32>>>)
%r1 = "emitc.get_global"() <{name = @f}> : () -> (!emitc<lvalue<tensor<4xf32>>>)
// -----
// emitc.global
"emitc.global"() <{sym_name = "a\0Ab", type = memref<4xf32>, initial_value = true, extern_specifier = unit, static_specifier = unit, const_specifier = unit}> : () -> ()
// -----
// emitc.if
%v1 = "t.value"() : () -> i1
"emitc.if"(%v1) ({
"emitc.yield"() : () -> ()
}, {
}) : (i1) -> ()
// -----
// emitc.if
%v1 = "t.value"() : () -> i1
"emitc.if"(%v1) ({
"emitc.yield"() : () -> ()
}, {
"emitc.yield"() : () -> ()
}) : (i1) -> ()
// -----
// emitc.include
"emitc.include"() <{include = "a\0Ab", is_standard_include = unit}> : () -> ()
// -----
// emitc.literal
%r1 = "emitc.literal"() <{value = "text"}> : () -> (f32)
// -----
// emitc.load
%v1 = "t.value"() : () -> !emitc.lvalue< f32 >
%r2 = "emitc.load"(%v1) : (!emitc.lvalue< f32 >) -> (tensor<2x2xi1>)
// -----
// emitc.logical_and
%v1 = "t.value"() : () -> tuple<i32, f32>
%v2 = "t.value"() : () -> tuple<i32, f32>
%r3 = "emitc.logical_and"(%v1, %v2) : (tuple<i32, f32>, tuple<i32, f32>) -> (i1)
// -----
// emitc.logical_not
%v1 = "t.value"() : () -> index
%r2 = "emitc.logical_not"(%v1) : (index) -> (i1)
// -----
// emitc.logical_or
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "emitc.logical_or"(%v1, %v2) : (f32, f32) -> (i1)
// -----
// emitc.member
%v1 = "t.value"() : () -> i32
%r2 = "emitc.member"(%v1) <{member = ""}> : (i32) -> (!emitc<lvalue< tensor<4xf32> >>)
// -----
// emitc.member_of_ptr
%v1 = "t.value"() : () -> i32
%r2 = "emitc.member_of_ptr"(%v1) <{member = ""}> : (i32) -> (!emitc.lvalue< index >)
// -----
// emitc.mul
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> i8
%r3 = "emitc.mul"(%v1, %v2) : (ui8, i8) -> (ui8)
// -----
// emitc.rem
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "emitc.rem"(%v1, %v2) : (i8, i8) -> (i8)
// -----
// emitc.return
"emitc.func"() <{sym_name = "text", function_type = () -> (), specifiers = ["a"]}> ({
"emitc.return"() : () -> ()
}) : () -> ()
// -----
// emitc.sub
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "emitc.sub"(%v1, %v2) : (index, index) -> (index)
// -----
// emitc.subscript
%v1 = "t.value"() : () -> !emitc.ptr< index >
%v2 = "t.value"() : () -> !emitc.ptr< index >
%r3 = "emitc.subscript"(%v1, %v2) : (!emitc.ptr< index >, !emitc.ptr< index >) -> (!emitc.lvalue< i32 >)
// -----
// emitc.subscript
%v1 = "t.value"() : () -> !emitc<ptr< vector<4xf32> >>
%r2 = "emitc.subscript"(%v1) : (!emitc<ptr< vector<4xf32> >>) -> (!emitc<lvalue< i32 >>)
// -----
// emitc.switch
%v1 = "t.value"() : () -> i1
"emitc.switch"(%v1) <{cases = array<i64>}> ({
"emitc.yield"() : () -> ()
}) : (i1) -> ()
// -----
// emitc.unary_minus
%v1 = "t.value"() : () -> i32
%r2 = "emitc.unary_minus"(%v1) : (i32) -> (i32)
// -----
// emitc.unary_plus
%v1 = "t.value"() : () -> ui8
%r2 = "emitc.unary_plus"(%v1) : (ui8) -> (ui8)
// -----
// emitc.variable
%r1 = "emitc.variable"() <{value = "a\0Ab"}> : () -> (!emitc.lvalue< f32 >)
// -----
// emitc.verbatim
"emitc.verbatim"() <{value = "text"}> : () -> ()
// -----
// emitc.yield
%v1 = "t.value"() : () -> i8
"emitc.switch"(%v1) <{cases = array<i64>}> ({
^bb0(%a2: index, %a3: index):
"emitc.yield"() : () -> ()
}) : (i8) -> ()
// -----
// emitc.yield
%v1 = "t.value"() : () -> i1
"emitc.if"(%v1) ({
"emitc.yield"() : () -> ()
}, {
"emitc.yield"() : () -> ()
}) : (i1) -> ()
