"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i64, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32):
    "cf.br"()[^bb2] : () -> ()
  ^bb1(%0: i32, %1: i64):  // no predecessors
    "func.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    "func.return"() : () -> ()
  ^bb3(%2: i64):  // no predecessors
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i64, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32):
    "cf.br"(%arg2)[^bb3] : (i64) -> ()
  ^bb1(%0: i32, %1: i64):  // no predecessors
    "func.return"() : () -> ()
  ^bb2:  // no predecessors
    "func.return"() : () -> ()
  ^bb3(%2: i64):  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i64, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32):
    "cf.cond_br"(%arg0)[^bb2, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1(%0: i32, %1: i64):  // no predecessors
    "func.return"() : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "func.return"() : () -> ()
  ^bb3(%2: i64):  // no predecessors
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i64, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32):
    "cf.cond_br"(%arg0, %arg2)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb1(%0: i32, %1: i64):  // no predecessors
    "func.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    "func.return"() : () -> ()
  ^bb3(%2: i64):  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i64, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32):
    "cf.cond_br"(%arg0, %arg2)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb1(%0: i32, %1: i64):  // no predecessors
    "func.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    "func.return"() : () -> ()
  ^bb3(%2: i64):  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i64, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32):
    "cf.cond_br"(%arg0, %arg2)[^bb2, ^bb3] <{branch_weights = array<i32: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb1(%0: i32, %1: i64):  // no predecessors
    "func.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    "func.return"() : () -> ()
  ^bb3(%2: i64):  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i64, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32):
    "cf.assert"(%arg0) <{msg = "m"}> : (i1) -> ()
    "cf.br"()[^bb2] : () -> ()
  ^bb1(%0: i32, %1: i64):  // no predecessors
    "func.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    "func.return"() : () -> ()
  ^bb3(%2: i64):  // no predecessors
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i64, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32):
    "cf.switch"(%arg1)[^bb2] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1(%0: i32, %1: i64):  // no predecessors
    "func.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    "func.return"() : () -> ()
  ^bb3(%2: i64):  // no predecessors
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i64, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32):
    "cf.switch"(%arg1, %arg2)[^bb3] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i64) -> ()
  ^bb1(%0: i32, %1: i64):  // no predecessors
    "func.return"() : () -> ()
  ^bb2:  // no predecessors
    "func.return"() : () -> ()
  ^bb3(%2: i64):  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i64, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32):
    "cf.switch"(%arg1)[^bb2, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1(%0: i32, %1: i64):  // no predecessors
    "func.return"() : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "func.return"() : () -> ()
  ^bb3(%2: i64):  // no predecessors
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i64, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32):
    "cf.switch"(%arg1, %arg2, %arg1, %arg2)[^bb2, ^bb3, ^bb1] <{case_operand_segments = array<i32: 1, 2>, case_values = dense<[42, -43]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 3>}> : (i32, i64, i32, i64) -> ()
  ^bb1(%0: i32, %1: i64):  // pred: ^bb0
    "func.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    "func.return"() : () -> ()
  ^bb3(%2: i64):  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

