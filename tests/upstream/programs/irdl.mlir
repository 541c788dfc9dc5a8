// irdl.all_of
%v1 = "t.value"() : () -> !irdl<attribute>
%v2 = "t.value"() : () -> !irdl<attribute>
%r3 = "irdl.all_of"(%v1, %v2) : (!irdl<attribute>, !irdl<attribute>) -> (!irdl<attribute>)
// -----
// irdl.all_of
%r1 = "irdl.all_of"() : () -> (!irdl<attribute>)
// -----
// irdl.any
%r1 = "irdl.any"() : () -> (!irdl.attribute)
// -----
// irdl.any_of
%r1 = "irdl.any_of"() : () -> (!irdl.attribute)
// -----
// irdl.any_of
%v1 = "t.value"() : () -> !irdl.attribute
%r2 = "irdl.any_of"(%v1) : (!irdl.attribute) -> (!irdl<attribute>)
// -----
// irdl.any_of
%v1 = "t.value"() : () -> !irdl.attribute
%v2 = "t.value"() : () -> !irdl.attribute
%r3 = "irdl.any_of"(%v1, %v2) : (!irdl.attribute, !irdl.attribute) -> (!irdl.attribute)
// -----
// irdl.attribute
"irdl.attribute"() <{sym_name = "text"}> ({
}) : () -> ()
// -----
// irdl.attribute
"irdl.attribute"() <{sym_name = "text"}> ({
^bb0(%a1: i32, %a2: i32):
"t.use"() : () -> ()
%r3 = "irdl.base"() : () -> (!irdl.attribute)
}) : () -> ()
// -----
// irdl.attribute
"irdl.attribute"() <{sym_name = "text"}> ({
%r1 = "irdl.all_of"() : () -> (!irdl<attribute>)
}) : () -> ()
// -----
// irdl.attributes
%v1 = "t.value"() : () -> !irdl<attribute>
"irdl.attributes"(%v1) <{attributeValueNames = ["a"]}> : (!irdl<attribute>) -> ()
// -----
// irdl.attributes
"irdl.attributes"() <{attributeValueNames = []}> : () -> ()
// -----
// irdl.base
func.func private @f()  ->  (!irdl.attribute)
%r1 = "irdl.base"() <{base_ref = @f, base_name = "text"}> : () -> (!irdl.attribute)
// -----
// irdl.base
%r1 = "irdl.base"() : () -> (!irdl.attribute)
// -----
// irdl.c_pred
%r1 = "irdl.c_pred"() <{pred = "text"}> : () -> (!irdl.attribute)
// -----
// irdl.dialect
"irdl.dialect"() <{sym_name = "a\0Ab"}> ({
"irdl.type"() <{sym_name = "a\0Ab"}> ({
^bb0(%a1: index, %a2: index, %a3: index):
%r4 = "irdl.is"() <{expected = #nvvm<cluster_launch_control_query_type is_canceled>}> : () -> (!irdl<attribute>)
}) : () -> ()
}) : () -> ()
// -----
// irdl.dialect
"irdl.dialect"() <{sym_name = "a\0Ab"}> ({
}) : () -> ()
// -----
// irdl.dialect
"irdl.dialect"() <{sym_name = "a\0Ab"}> ({
^bb0(%a1: index):
"irdl.attribute"() <{sym_name = "text"}> ({
%r2 = "irdl.parametric"() <{base_type = @f}> : () -> (!irdl.attribute)
}) : () -> ()
}) : () -> ()
// -----
// irdl.is
%r1 = "irdl.is"() <{expected = #spirv<opcode<OpSource>>}> : () -> (!irdl<attribute>)
// -----
// irdl.operands
"irdl.operands"() <{names = [], variadicity = #irdl<variadicity_array[ ]>}> : () -> ()
// -----
// irdl.operation
"irdl.dialect"() <{sym_name = "text"}> ({
"irdl.operation"() <{sym_name = "text"}> ({
%r1 = "irdl.region"() : () -> (!irdl.region)
}) : () -> ()
}) : () -> ()
// -----
// irdl.parameters
%v1 = "t.value"() : () -> !irdl.attribute
"irdl.parameters"(%v1) <{names = ["a"]}> : (!irdl.attribute) -> ()
// -----
// irdl.parameters
"irdl.parameters"() <{names = ["a"]}> : () -> ()
// -----
// irdl.parametric
func.func private @f()  ->  (!irdl.attribute)
%r1 = "irdl.parametric"() <{base_type = @f::@g}> : () -> (!irdl.attribute)
// -----
// irdl.parametric
func.func private @f(!irdl<attribute>, !irdl<attribute>)  ->  (!irdl<attribute>)
%v1 = "t.value"() : () -> !irdl<attribute>
%v2 = "t.value"() : () -> !irdl<attribute>
%r3 = "irdl.parametric"(%v1, %v2) <{base_type = @f::@g}> : (!irdl<attribute>, !irdl<attribute>) -> (!irdl<attribute>)
// -----
// irdl.parametric
func.func private @f(!irdl.attribute)  ->  (!irdl.attribute)
%v1 = "t.value"() : () -> !irdl.attribute
%r2 = "irdl.parametric"(%v1) <{base_type = @f}> : (!irdl.attribute) -> (!irdl.attribute)
// -----
// irdl.region
%r1 = "irdl.region"() <{numberOfBlocks = -1 : i32}> : () -> (!irdl.region)
// -----
// irdl.region
%r1 = "irdl.region"() <{constrainedArguments = unit}> : () -> (!irdl<region>)
// -----
// irdl.region
%v1 = "t.value"() : () -> !irdl<attribute>
%r2 = "irdl.region"(%v1) <{constrainedArguments = unit}> : (!irdl<attribute>) -> (!irdl<region>)
// -----
// irdl.regions
"irdl.dialect"() <{sym_name = "text"}> ({
"irdl.operation"() <{sym_name = "text"}> ({
%v1 = "t.value"() : () -> !irdl.region
"irdl.regions"(%v1) <{names = ["a"]}> : (!irdl.region) -> ()
}) : () -> ()
}) : () -> ()
// -----
// irdl.results
"irdl.results"() <{names = ["a"], variadicity = #irdl<variadicity_array[ ]>}> : () -> ()
// -----
// irdl.type
"irdl.type"() <{sym_name = "text"}> ({
%r1 = "irdl.any"() : () -> (!irdl<attribute>)
}) : () -> ()
// -----
// irdl.type
"irdl.type"() <{sym_name = "a\0Ab"}> ({
^bb0(%a1: i32, %a2: i32):
"irdl.parameters"() <{names = ["a"]}> : () -> ()
}) : () -> ()
