// pdl.apply_native_constraint
%v1 = "t.value"() : () -> !pdl<value>
%r2 = "pdl.apply_native_constraint"(%v1) <{name = "text"}> : (!pdl<value>) -> (!pdl.value)
// -----
// pdl.apply_native_constraint
%v1 = "t.value"() : () -> !pdl.attribute
%r2 = "pdl.apply_native_constraint"(%v1) <{name = "text", isNegated = true}> : (!pdl.attribute) -> (!pdl.attribute)
// -----
// pdl.apply_native_constraint
%v1 = "t.value"() : () -> !pdl.range<type>
"pdl.apply_native_constraint"(%v1) <{name = "", isNegated = true}> : (!pdl.range<type>) -> ()
// -----
// pdl.apply_native_rewrite
"pdl.apply_native_rewrite"() <{name = "a\0Ab"}> : () -> ()
// -----
// pdl.apply_native_rewrite
%v1 = "t.value"() : () -> !pdl.type
%r2 = "pdl.apply_native_rewrite"(%v1) <{name = ""}> : (!pdl.type) -> (!pdl.range<operation>)
// -----
// pdl.apply_native_rewrite
%v1 = "t.value"() : () -> !pdl.attribute
%v2 = "t.value"() : () -> !pdl.attribute
"pdl.apply_native_rewrite"(%v1, %v2) <{name = "a\0Ab"}> : (!pdl.attribute, !pdl.attribute) -> ()
// -----
// pdl.attribute
%v1 = "t.value"() : () -> !pdl.type
%r2 = "pdl.attribute"(%v1) : (!pdl.type) -> (!pdl<attribute>)
// -----
// pdl.attribute
%r1 = "pdl.attribute"() : () -> (!pdl<attribute>)
// -----
// pdl.erase
%v1 = "t.value"() : () -> !pdl.operation
"pdl.erase"(%v1) : (!pdl.operation) -> ()
// -----
// pdl.operand
%r1 = "pdl.operand"() : () -> (!pdl.value)
// -----
// pdl.operand
%v1 = "t.value"() : () -> !pdl.type
%r2 = "pdl.operand"(%v1) : (!pdl.type) -> (!pdl<value>)
// -----
// pdl.operands
%r1 = "pdl.operands"() : () -> (!pdl.range<attribute>)
// -----
// pdl.operands
%v1 = "t.value"() : () -> !pdl.range<type>
%r2 = "pdl.operands"(%v1) : (!pdl.range<type>) -> (!pdl.range<type>)
// -----
// pdl.operation
%v1 = "t.value"() : () -> !pdl.range<type>
%v2 = "t.value"() : () -> !pdl.range<type>
%v3 = "t.value"() : () -> !pdl<attribute>
%v4 = "t.value"() : () -> !pdl.attribute
%v5 = "t.value"() : () -> !pdl.range<attribute>
%v6 = "t.value"() : () -> !pdl.range<type>
%r7 = "pdl.operation"(%v1, %v2, %v3, %v4, %v5, %v6) <{opName = "", attributeValueNames = [], operandSegmentSizes = array<i32: 2, 2, 2>}> : (!pdl.range<type>, !pdl.range<type>, !pdl<attribute>, !pdl.attribute, !pdl.range<attribute>, !pdl.range<type>) -> (!pdl<operation>)
// -----
// pdl.operation
%v1 = "t.value"() : () -> !pdl.range<type>
%v2 = "t.value"() : () -> !pdl.attribute
%v3 = "t.value"() : () -> !pdl.range<type>
%r4 = "pdl.operation"(%v1, %v2, %v3) <{attributeValueNames = ["a"], operandSegmentSizes = array<i32: 1, 1, 1>, opName = "text"}> : (!pdl.range<type>, !pdl.attribute, !pdl.range<type>) -> (!pdl.operation)
// -----
// pdl.pattern
"pdl.pattern"() <{benefit = 1 : i16}> ({
%v1 = "t.value"() : () -> !pdl<type>
%r2 = "pdl.operand"(%v1) : (!pdl<type>) -> (!pdl<value>)
}) : () -> ()
// -----
// pdl.range
%v1 = "t.value"() : () -> !pdl.attribute
%v2 = "t.value"() : () -> !pdl.range<operation>
%r3 = "pdl.range"(%v1, %v2) : (!pdl.attribute, !pdl.range<operation>) -> (!pdl.range<attribute>)
// -----
// pdl.range
%v1 = "t.value"() : () -> !pdl.range<value>
%r2 = "pdl.range"(%v1) : (!pdl.range<value>) -> (!pdl.range<value>)
// -----
// pdl.range
%r1 = "pdl.range"() : () -> (!pdl.range<value>)
// -----
// pdl.replace
%v1 = "t.value"() : () -> !pdl<operation>
%v2 = "t.value"() : () -> !pdl<operation>
%v3 = "t.value"() : () -> !pdl<value>
%v4 = "t.value"() : () -> !pdl<value>
"pdl.replace"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (!pdl<operation>, !pdl<operation>, !pdl<value>, !pdl<value>) -> ()
// -----
// pdl.replace
%v1 = "t.value"() : () -> !pdl.operation
%v2 = "t.value"() : () -> !pdl.operation
"pdl.replace"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.operation, !pdl.operation) -> ()
// -----
// pdl.replace
%v1 = "t.value"() : () -> !pdl.operation
%v2 = "t.value"() : () -> !pdl.operation
%v3 = "t.value"() : () -> !pdl.range<type>
"pdl.replace"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.operation, !pdl.operation, !pdl.range<type>) -> ()
// -----
// pdl.result
%v1 = "t.value"() : () -> !pdl<operation>
%r2 = "pdl.result"(%v1) <{index = 0 : i32}> : (!pdl<operation>) -> (!pdl<value>)
// -----
// pdl.results
%v1 = "t.value"() : () -> !pdl.operation
%r2 = "pdl.results"(%v1) : (!pdl.operation) -> (!pdl.range<value>)
// -----
// pdl.results
%v1 = "t.value"() : () -> !pdl<operation>
%r2 = "pdl.results"(%v1) <{index = -1 : i32}> : (!pdl<operation>) -> (!pdl.value)
// -----
// pdl.rewrite
%v1 = "t.value"() : () -> !pdl.operation
%v2 = "t.value"() : () -> !pdl<attribute>
%v3 = "t.value"() : () -> !pdl.value
"pdl.rewrite"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 2>}> ({
^bb0(%a4: !pdl<attribute>, %a5: !pdl.value):
%v6 = "t.value"() : () -> !pdl.operation
"pdl.erase"(%v6) : (!pdl.operation) -> ()
}) : (!pdl.operation, !pdl<attribute>, !pdl.value) -> ()
// -----
// pdl.rewrite
%v1 = "t.value"() : () -> !pdl<operation>
%v2 = "t.value"() : () -> !pdl<operation>
"pdl.rewrite"(%v1, %v2) <{operandSegmentSizes = array<i32: 0, 2>, name = "text"}> ({
^bb0(%a3: index, %a4: !pdl<operation>, %a5: !pdl<operation>):
"t.use"() : () -> ()
%v6 = "t.value"() : () -> !pdl.operation
"pdl.erase"(%v6) : (!pdl.operation) -> ()
}) : (!pdl<operation>, !pdl<operation>) -> ()
// -----
// pdl.rewrite
%v1 = "t.value"() : () -> !pdl<value>
"pdl.rewrite"(%v1) <{operandSegmentSizes = array<i32: 0, 1>, name = "text"}> ({
%v2 = "t.value"() : () -> !pdl<value>
%r3 = "pdl.range"(%v2) : (!pdl<value>) -> (!pdl.range<value>)
}) : (!pdl<value>) -> ()
// -----
// pdl.type
%r1 = "pdl.type"() : () -> (!pdl<type>)
// -----
// pdl.type
%r1 = "pdl.type"() <{constantType = !llvm.func<void ()>}> : () -> (!pdl<type>)
// -----
// pdl.types
%r1 = "pdl.types"() <{constantTypes = []}> : () -> (!pdl.range<operation>)
// -----
// pdl.types
%r1 = "pdl.types"() : () -> (!pdl.range<value>)
