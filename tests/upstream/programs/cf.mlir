// cf.assert
%v1 = "t.value"() : () -> i1
"cf.assert"(%v1) <{msg = "text"}> : (i1) -> ()
// -----
// cf.br
"t.region"() ({
"cf.br"()[^b0] : () -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// cf.cond_br
"t.region"() ({
%v1 = "t.value"() : () -> i1
"cf.cond_br"(%v1)[^b0, ^b1] <{branch_weights = array<i32: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// cf.switch
"t.region"() ({
%v1 = "t.value"() : () -> i1
"cf.switch"(%v1)[^b0] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
