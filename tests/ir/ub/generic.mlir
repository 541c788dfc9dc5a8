"builtin.module"() ({
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "ub.unreachable"() : () -> ()
  }) : () -> ()
}) : () -> ()

