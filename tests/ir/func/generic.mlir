"builtin.module"() ({
  "func.func"() <{function_type = (i32, i64, f32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i64, %arg2: f32):
    "func.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i64) -> f32, sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, i64, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i64, %arg2: f32):
    %0 = "func.call"(%arg0, %arg1) <{callee = @g, no_inline}> : (i32, i64) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i64) -> f32, sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, i64, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i64, %arg2: f32):
    %0 = "func.call"(%arg0, %arg1) <{callee = @g}> : (i32, i64) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i64) -> f32, sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "func.constant"() <{value = @g}> : () -> ((i32, i64) -> f32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = ((i32) -> f32, () -> (), i32, i64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: (i32) -> f32, %arg1: () -> (), %arg2: i32, %arg3: i64):
    %0 = "func.call_indirect"(%arg0, %arg2) : ((i32) -> f32, i32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{t.a = 1 : i64}], function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), no_inline, sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

