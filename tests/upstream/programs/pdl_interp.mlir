// pdl_interp.apply_constraint
"t.region"() ({
%v1 = "t.value"() : () -> !pdl.operation
%r2 = "pdl_interp.apply_constraint"(%v1)[^b0, ^b1] <{name = "text"}> : (!pdl.operation) -> (!pdl.operation)
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.apply_constraint
"t.region"() ({
%v1 = "t.value"() : () -> !pdl.type
%v2 = "t.value"() : () -> !pdl.type
%r3:2 = "pdl_interp.apply_constraint"(%v1, %v2)[^b0, ^b1] <{name = "", isNegated = true}> : (!pdl.type, !pdl.type) -> (!pdl.type, !pdl.type)
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.apply_constraint
"t.region"() ({
"pdl_interp.apply_constraint"()[^b0, ^b1] <{name = "text", isNegated = true}> : () -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.apply_rewrite
%v1 = "t.value"() : () -> !pdl.value
%r2 = "pdl_interp.apply_rewrite"(%v1) <{name = "a\0Ab"}> : (!pdl.value) -> (!pdl.value)
// -----
// pdl_interp.apply_rewrite
%v1 = "t.value"() : () -> !pdl.value
%v2 = "t.value"() : () -> !pdl.range<attribute>
%r3:2 = "pdl_interp.apply_rewrite"(%v1, %v2) <{name = ""}> : (!pdl.value, !pdl.range<attribute>) -> (!pdl<attribute>, !pdl.range<attribute>)
// -----
// pdl_interp.apply_rewrite
%v1 = "t.value"() : () -> !pdl.type
"pdl_interp.apply_rewrite"(%v1) <{name = ""}> : (!pdl.type) -> ()
// -----
// pdl_interp.are_equal
"t.region"() ({
%v1 = "t.value"() : () -> !pdl.value
%v2 = "t.value"() : () -> !pdl<value>
"pdl_interp.are_equal"(%v1, %v2)[^b0, ^b1] : (!pdl.value, !pdl<value>) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.branch
"t.region"() ({
"pdl_interp.branch"()[^b0] : () -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.check_attribute
"t.region"() ({
%v1 = "t.value"() : () -> !pdl<attribute>
"pdl_interp.check_attribute"(%v1)[^b0, ^b1] <{constantValue = #llvm.di_label<scope = #llvm.di_file<"a" in "b">, name = "l">}> : (!pdl<attribute>) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.check_operand_count
"t.region"() ({
%v1 = "t.value"() : () -> !pdl<operation>
"pdl_interp.check_operand_count"(%v1)[^b0, ^b1] <{count = 0 : i32}> : (!pdl<operation>) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.check_operand_count
"t.region"() ({
%v1 = "t.value"() : () -> !pdl<operation>
"pdl_interp.check_operand_count"(%v1)[^b0, ^b1] <{count = 1 : i32, compareAtLeast = unit}> : (!pdl<operation>) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.check_operation_name
"t.region"() ({
%v1 = "t.value"() : () -> !pdl.operation
"pdl_interp.check_operation_name"(%v1)[^b0, ^b1] <{name = "text"}> : (!pdl.operation) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.check_result_count
"t.region"() ({
%v1 = "t.value"() : () -> !pdl.operation
"pdl_interp.check_result_count"(%v1)[^b0, ^b1] <{count = 5 : i32}> : (!pdl.operation) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.check_result_count
"t.region"() ({
%v1 = "t.value"() : () -> !pdl<operation>
"pdl_interp.check_result_count"(%v1)[^b0, ^b1] <{count = 5 : i32, compareAtLeast = unit}> : (!pdl<operation>) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.check_type
"t.region"() ({
%v1 = "t.value"() : () -> !pdl.type
"pdl_interp.check_type"(%v1)[^b0, ^b1] <{type = !llvm.func<i32 (i32)>}> : (!pdl.type) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.check_types
"t.region"() ({
%v1 = "t.value"() : () -> !pdl.range<type>
"pdl_interp.check_types"(%v1)[^b0, ^b1] <{types = []}> : (!pdl.range<type>) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.continue
"pdl_interp.continue"() : () -> ()
// -----
// pdl_interp.create_attribute
%r1 = "pdl_interp.create_attribute"() <{value = #gpu<prune_2to4_spmat_flag NONE>}> : () -> (!pdl<attribute>)
// -----
// pdl_interp.create_range
%v1 = "t.value"() : () -> !pdl<operation>
%r2 = "pdl_interp.create_range"(%v1) : (!pdl<operation>) -> (!pdl.range<attribute>)
// -----
// pdl_interp.create_range
%v1 = "t.value"() : () -> !pdl.range<value>
%v2 = "t.value"() : () -> !pdl.attribute
%r3 = "pdl_interp.create_range"(%v1, %v2) : (!pdl.range<value>, !pdl.attribute) -> (!pdl.range<attribute>)
// -----
// pdl_interp.create_range
%r1 = "pdl_interp.create_range"() : () -> (!pdl.range<type>)
// -----
// pdl_interp.create_type
%r1 = "pdl_interp.create_type"() <{value = !llvm.func<void ()>}> : () -> (!pdl.type)
// -----
// pdl_interp.create_types
%r1 = "pdl_interp.create_types"() <{value = []}> : () -> (!pdl.range<type>)
// -----
// pdl_interp.erase
%v1 = "t.value"() : () -> !pdl<operation>
"pdl_interp.erase"(%v1) : (!pdl<operation>) -> ()
// -----
// pdl_interp.extract
%v1 = "t.value"() : () -> !pdl.range<type>
%r2 = "pdl_interp.extract"(%v1) <{index = 5 : i32}> : (!pdl.range<type>) -> (!pdl<type>)
// -----
// pdl_interp.finalize
"pdl_interp.finalize"() : () -> ()
// -----
// pdl_interp.func
"pdl_interp.func"() <{sym_name = "text", function_type = () -> ()}> ({
^bb0:
"t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.get_attribute
%v1 = "t.value"() : () -> !pdl.operation
%r2 = "pdl_interp.get_attribute"(%v1) <{name = "a\0Ab"}> : (!pdl.operation) -> (!pdl<attribute>)
// -----
// pdl_interp.get_attribute_type
%v1 = "t.value"() : () -> !pdl.attribute
%r2 = "pdl_interp.get_attribute_type"(%v1) : (!pdl.attribute) -> (!pdl<type>)
// -----
// pdl_interp.get_defining_op
%v1 = "t.value"() : () -> !pdl.value
%r2 = "pdl_interp.get_defining_op"(%v1) : (!pdl.value) -> (!pdl.operation)
// -----
// pdl_interp.get_operand
%v1 = "t.value"() : () -> !pdl<operation>
%r2 = "pdl_interp.get_operand"(%v1) <{index = 1 : i32}> : (!pdl<operation>) -> (!pdl.value)
// -----
// pdl_interp.get_operands
%v1 = "t.value"() : () -> !pdl<operation>
%r2 = "pdl_interp.get_operands"(%v1) <{index = 0 : i32}> : (!pdl<operation>) -> (!pdl.value)
// -----
// pdl_interp.get_operands
%v1 = "t.value"() : () -> !pdl<operation>
%r2 = "pdl_interp.get_operands"(%v1) : (!pdl<operation>) -> (!pdl<value>)
// -----
// pdl_interp.get_result
%v1 = "t.value"() : () -> !pdl.operation
%r2 = "pdl_interp.get_result"(%v1) <{index = 1 : i32}> : (!pdl.operation) -> (!pdl.value)
// -----
// pdl_interp.get_results
%v1 = "t.value"() : () -> !pdl<operation>
%r2 = "pdl_interp.get_results"(%v1) : (!pdl<operation>) -> (!pdl.range<value>)
// -----
// pdl_interp.get_results
%v1 = "t.value"() : () -> !pdl.operation
%r2 = "pdl_interp.get_results"(%v1) <{index = 0 : i32}> : (!pdl.operation) -> (!pdl.range<value>)
// -----
// pdl_interp.get_users
%v1 = "t.value"() : () -> !pdl.range<attribute>
%r2 = "pdl_interp.get_users"(%v1) : (!pdl.range<attribute>) -> (!pdl.range<attribute>)
// -----
// pdl_interp.get_value_type
%v1 = "t.value"() : () -> !pdl<value>
%r2 = "pdl_interp.get_value_type"(%v1) : (!pdl<value>) -> (!pdl.type)
// -----
// pdl_interp.is_not_null
"t.region"() ({
%v1 = "t.value"() : () -> !pdl<operation>
"pdl_interp.is_not_null"(%v1)[^b0, ^b1] : (!pdl<operation>) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.record_match
func.func private @f(!pdl.operation, !pdl.operation)  ->  ()
"t.region"() ({
%v1 = "t.value"() : () -> !pdl.operation
%v2 = "t.value"() : () -> !pdl.operation
"pdl_interp.record_match"(%v1, %v2)[^b0] <{rewriter = @f, rootKind = "text", benefit = 1 : i16, operandSegmentSizes = array<i32: 1, 1>}> : (!pdl.operation, !pdl.operation) -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.record_match
func.func private @f()  ->  ()
"t.region"() ({
"pdl_interp.record_match"()[^b0] <{rewriter = @f, benefit = 1 : i16, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.record_match
func.func private @f(!pdl.operation, !pdl.operation, !pdl.operation)  ->  ()
"t.region"() ({
%v1 = "t.value"() : () -> !pdl.operation
%v2 = "t.value"() : () -> !pdl.operation
%v3 = "t.value"() : () -> !pdl.operation
"pdl_interp.record_match"(%v1, %v2, %v3)[^b0] <{rewriter = @f, generatedOps = [], benefit = 1 : i16, operandSegmentSizes = array<i32: 2, 1>}> : (!pdl.operation, !pdl.operation, !pdl.operation) -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.replace
%v1 = "t.value"() : () -> !pdl<operation>
"pdl_interp.replace"(%v1) : (!pdl<operation>) -> ()
// -----
// pdl_interp.replace
%v1 = "t.value"() : () -> !pdl.operation
%v2 = "t.value"() : () -> !pdl<value>
"pdl_interp.replace"(%v1, %v2) : (!pdl.operation, !pdl<value>) -> ()
// -----
// pdl_interp.switch_attribute
"t.region"() ({
%v1 = "t.value"() : () -> !pdl.attribute
"pdl_interp.switch_attribute"(%v1)[^b0, ^b1, ^b2] <{caseValues = [1.0 : f32, 2.0 : f32]}> : (!pdl.attribute) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
^b2:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.switch_operand_count
"t.region"() ({
%v1 = "t.value"() : () -> !pdl.operation
"pdl_interp.switch_operand_count"(%v1)[^b0] <{caseValues = dense<1> : vector<4xi32>}> : (!pdl.operation) -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.switch_operation_name
"t.region"() ({
%v1 = "t.value"() : () -> !pdl.operation
"pdl_interp.switch_operation_name"(%v1)[^b0] <{caseValues = []}> : (!pdl.operation) -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.switch_result_count
"t.region"() ({
%v1 = "t.value"() : () -> !pdl<operation>
"pdl_interp.switch_result_count"(%v1)[^b0] <{caseValues = dense<1> : vector<4xi32>}> : (!pdl<operation>) -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.switch_type
"t.region"() ({
%v1 = "t.value"() : () -> !pdl.type
"pdl_interp.switch_type"(%v1)[^b0, ^b1, ^b2] <{caseValues = []}> : (!pdl.type) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
^b2:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// pdl_interp.switch_types
"t.region"() ({
%v1 = "t.value"() : () -> !pdl.range<type>
"pdl_interp.switch_types"(%v1)[^b0, ^b1, ^b2] <{caseValues = []}> : (!pdl.range<type>) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
^b2:
  "t.end"() : () -> ()
}) : () -> ()
