pdl.pattern : benefit(1) {
  %t = pdl.types
  %t1 = pdl.types {a} : [i32, i64]
  %o = pdl.operands
  %o1 = pdl.operands : %t {b}
  %op = pdl.operation "a.b"(%o : !pdl.range<value>) -> (%t : !pdl.range<type>)
  pdl.rewrite %op with "x"
}
