// ml_program.func
"ml_program.func"() <{sym_name = "", function_type = () -> (), arg_attrs = []}> ({
"ml_program.return"() : () -> ()
}) : () -> ()
// -----
// ml_program.global
"ml_program.global"() <{sym_name = "text", type = () -> (), is_mutable = unit}> : () -> ()
// -----
// ml_program.global
"ml_program.global"() <{sym_name = "", type = memref<4xf32>, value = #fir<loc_kind inclusion>}> : () -> ()
// -----
// ml_program.global_load
func.func private @f()  ->  (!llvm.metadata)
%r1 = "ml_program.global_load"() <{global = @f}> : () -> (!llvm.metadata)
// -----
// ml_program.global_load_const
func.func private @f()  ->  (index)
%r1 = "ml_program.global_load_const"() <{global = @f}> : () -> (index)
// -----
// ml_program.global_load_graph
func.func private @f(!ml_program.token, !ml_program.token)  ->  (tensor<f64>, !ml_program.token)
%v1 = "t.value"() : () -> !ml_program.token
%v2 = "t.value"() : () -> !ml_program.token
%r3:2 = "ml_program.global_load_graph"(%v1, %v2) <{global = @f}> : (!ml_program.token, !ml_program.token) -> (tensor<f64>, !ml_program.token)
// -----
// ml_program.global_load_graph
func.func private @f()  ->  (!llvm.struct<(f32, f32)>, !ml_program<token>)
%r1:2 = "ml_program.global_load_graph"() <{global = @f}> : () -> (!llvm.struct<(f32, f32)>, !ml_program<token>)
// -----
// ml_program.global_store
func.func private @f(i32)  ->  ()
%v1 = "t.value"() : () -> i32
"ml_program.global_store"(%v1) <{global = @f}> : (i32) -> ()
// -----
// ml_program.global_store_graph
func.func private @f(i128)  ->  (!ml_program<token>)
%v1 = "t.value"() : () -> i128
%r2 = "ml_program.global_store_graph"(%v1) <{global = @f::@g}> : (i128) -> (!ml_program<token>)
// -----
// ml_program.global_store_graph
func.func private @f(index, !ml_program<token>)  ->  (!ml_program<token>)
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> !ml_program<token>
%r3 = "ml_program.global_store_graph"(%v1, %v2) <{global = @f}> : (index, !ml_program<token>) -> (!ml_program<token>)
// -----
// ml_program.output
"ml_program.subgraph"() <{sym_name = "a\0Ab", function_type = () -> ()}> ({
"ml_program.output"() : () -> ()
}) : () -> ()
// -----
// ml_program.return
%v1 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v2 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
"ml_program.return"(%v1, %v2) : (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) -> ()
// -----
// ml_program.return
%v1 = "t.value"() : () -> i8
"ml_program.return"(%v1) : (i8) -> ()
// -----
// ml_program.subgraph
"ml_program.subgraph"() <{sym_name = "", function_type = () -> (), arg_attrs = [], res_attrs = []}> ({
"ml_program.output"() : () -> ()
}) : () -> ()
// -----
// ml_program.token
%r1 = "ml_program.token"() : () -> (!ml_program.token)
