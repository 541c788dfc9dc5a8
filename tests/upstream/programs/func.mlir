// func.call
func.func private @f(tf32)  ->  (tf32)
%v1 = "t.value"() : () -> tf32
%r2 = "func.call"(%v1) <{callee = @f, arg_attrs = [], res_attrs = [], no_inline = unit}> : (tf32) -> (tf32)
// -----
// func.call
func.func private @f()  ->  ()
"func.call"() <{callee = @f}> : () -> ()
// -----
// func.call
func.func private @f(i64, i64)  ->  (i64, i64)
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3:2 = "func.call"(%v1, %v2) <{callee = @f, arg_attrs = []}> : (i64, i64) -> (i64, i64)
// -----
// func.call_indirect
%v1 = "t.value"() : () -> (() -> ())
"func.call_indirect"(%v1) <{arg_attrs = [], res_attrs = []}> : (() -> ()) -> ()
// -----
// func.call_indirect
%v1 = "t.value"() : () -> (() -> ())
"func.call_indirect"(%v1) : (() -> ()) -> ()
// -----
// func.constant
func.func private @f()  ->  (!llvm.ptr<3>)
%r1 = "func.constant"() <{value = @f}> : () -> (!llvm.ptr<3>)
// -----
// func.func
"func.func"() <{sym_name = "text", function_type = () -> (), arg_attrs = []}> ({
"func.return"() : () -> ()
}) : () -> ()
// -----
// func.func
"func.func"() <{sym_name = "text", function_type = () -> (), arg_attrs = [], res_attrs = []}> ({
"func.return"() : () -> ()
}) : () -> ()
// -----
// func.func
"func.func"() <{sym_name = "a\0Ab", function_type = () -> (), res_attrs = [], no_inline = unit}> ({
"func.return"() : () -> ()
}) : () -> ()
// -----
// func.return
"func.return"() : () -> ()
// -----
// func.return
%v1 = "t.value"() : () -> i8
"func.return"(%v1) : (i8) -> ()
// -----
// func.return
%v1 = "t.value"() : () -> !llvm.void
%v2 = "t.value"() : () -> !llvm.void
"func.return"(%v1, %v2) : (!llvm.void, !llvm.void) -> ()
