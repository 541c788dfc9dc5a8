// pdl_interp.create_operation
func.func @f(%root: !pdl.operation, %v: !pdl.value, %t : !pdl.type, %a : !pdl.attribute, %vs : !pdl.range<value>) {
  %0 = pdl_interp.create_operation "a.b"
  return
}
// -----
// pdl_interp.create_operation
func.func @f(%root: !pdl.operation, %v: !pdl.value, %t : !pdl.type, %a : !pdl.attribute, %vs : !pdl.range<value>) {
  %1 = pdl_interp.create_operation "a.b"(%v : !pdl.value) -> (%t : !pdl.type)
  return
}
// -----
// pdl_interp.create_operation
func.func @f(%root: !pdl.operation, %v: !pdl.value, %t : !pdl.type, %a : !pdl.attribute, %vs : !pdl.range<value>) {
  %2 = pdl_interp.create_operation "a.b" {"x" = %a, "y" = %a} -> (%t, %t : !pdl.type, !pdl.type)
  return
}
// -----
// pdl_interp.create_operation
func.func @f(%root: !pdl.operation, %v: !pdl.value, %t : !pdl.type, %a : !pdl.attribute, %vs : !pdl.range<value>) {
  %0 = pdl_interp.create_operation "a.b"
  pdl_interp.finalize
}
// -----
// pdl_interp.create_operation
func.func @f(%root: !pdl.operation, %v: !pdl.value, %t : !pdl.type, %a : !pdl.attribute, %vs : !pdl.range<value>) {
  %0 = pdl_interp.create_operation "a.b"(%v, %vs : !pdl.value, !pdl.range<value>) {"x" = %a, "y" = %a} -> (%t : !pdl.type) {z}
  pdl_interp.finalize
}
// -----
// pdl_interp.create_operation
func.func @f(%root: !pdl.operation, %v: !pdl.value, %t : !pdl.type, %a : !pdl.attribute, %vs : !pdl.range<value>) {
  %0 = pdl_interp.create_operation "a.b" -> <inferred>
  pdl_interp.finalize
}
// -----
// pdl_interp.foreach
func.func @f(%ops: !pdl.range<operation>) {
  pdl_interp.foreach %op : !pdl.operation in %ops {
    pdl_interp.continue
  } {a} -> ^end
^end:
  pdl_interp.finalize
}
