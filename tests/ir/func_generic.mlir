// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
^bb0(%x: i32):
  "func.return"(%x) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "b", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() ({
}) {function_type = (i32, i32) -> (), sym_name = "c", sym_visibility = "private", arg_attrs = [{d.x}, {}], d.y} : () -> ()
"func.func"() <{
  function_type = () -> (i32, i32), sym_name = "d", sym_visibility = "private",
  res_attrs = [{}, {d.x = 1 : i32}]
}> ({
}) : () -> ()
