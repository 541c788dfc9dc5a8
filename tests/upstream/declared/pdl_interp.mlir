func.func @f(%root: !pdl.operation) {
  %0 = pdl_interp.create_types [i32, i64]
  %1 = pdl_interp.get_results of %root : !pdl.range<value>
  %2 = pdl_interp.extract 3 of %1 : !pdl.value {a}
  %3 = pdl_interp.extract 3 of %0 : !pdl.type
  %4 = pdl_interp.get_users of %2 : !pdl.value
  %5 = pdl_interp.extract 3 of %4 : !pdl.operation
  pdl_interp.check_types %0 are [i32] -> ^bb1, ^bb2
^bb1:
  pdl_interp.switch_types %0 to [[i32], [i64, f32]](^bb1, ^bb2) -> ^bb2
^bb2:
  pdl_interp.finalize
}
// -----
func.func @f(%root: !pdl.operation, %v: !pdl.value, %t : !pdl.type, %a : !pdl.attribute, %vs : !pdl.range<value>) {
  %0 = pdl_interp.create_operation "a.b"
  %1 = pdl_interp.create_operation "a.b"(%v : !pdl.value) -> (%t : !pdl.type)
  %2 = pdl_interp.create_operation "a.b" {"x" = %a, "y" = %a} -> (%t, %t : !pdl.type, !pdl.type)
  %3 = pdl_interp.create_operation "a.b"(%v, %vs : !pdl.value, !pdl.range<value>) {"x" = %a} -> (%t : !pdl.type) {z}
  %4 = pdl_interp.create_range %v, %vs : !pdl.value, !pdl.range<value>
  %5 = pdl_interp.create_range : !pdl.range<type>
  %6 = pdl_interp.get_value_type of %v : !pdl.type
  %7 = pdl_interp.get_value_type of %vs : !pdl.range<type>
  %8 = pdl_interp.get_users of %v : !pdl.value
  pdl_interp.foreach %op : !pdl.operation in %8 {
    pdl_interp.continue
  } -> ^end
^end:
  pdl_interp.foreach %op : !pdl.operation in %8 {
    pdl_interp.finalize
  ^bb1:
    pdl_interp.continue
  } {a} -> ^end
}
