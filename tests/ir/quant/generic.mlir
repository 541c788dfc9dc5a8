"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "quant.qcast"(%arg0) : (f32) -> !quant.uniform<i8:f32, 2.000000e+00>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!quant.uniform<i8:f32, 2.000000e+00>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !quant.uniform<i8:f32, 2.000000e+00>):
    %0 = "quant.dcast"(%arg0) : (!quant.uniform<i8:f32, 2.000000e+00>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!quant.uniform<i8:f32, 2.000000e+00>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !quant.uniform<i8:f32, 2.000000e+00>):
    %0 = "quant.scast"(%arg0) : (!quant.uniform<i8:f32, 2.000000e+00>) -> i8
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

