"builtin.module"() ({
  %0:3 = "t.a"() : () -> (index, i32, f32)
  "scf.for"(%0#0, %0#0, %0#0) ({
  ^bb0(%arg6: index):
    "t.b"(%arg6) : (index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "scf.for"(%0#1, %0#1, %0#1) <{unsignedCmp}> ({
  ^bb0(%arg5: i32):
    "scf.yield"() : () -> ()
  }) {a = 1 : i8} : (i32, i32, i32) -> ()
  %1 = "scf.for"(%0#1, %0#1, %0#1, %0#2) ({
  ^bb0(%arg3: i32, %arg4: f32):
    "scf.yield"(%arg4) : (f32) -> ()
  }) : (i32, i32, i32, f32) -> f32
  %2:2 = "scf.for"(%0#0, %0#0, %0#0, %0#2, %0#1) ({
  ^bb0(%arg0: index, %arg1: f32, %arg2: i32):
    "scf.yield"(%arg1, %arg2) : (f32, i32) -> ()
  }) : (index, index, index, f32, i32) -> (f32, i32)
  %3 = "scf.execute_region"() ({
    "t.x"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "scf.yield"(%0#1) : (i32) -> ()
  }) : () -> i32
  "scf.execute_region"() <{no_inline}> ({
    "scf.yield"() : () -> ()
  }) {a} : () -> ()
  %4:2 = "scf.execute_region"() ({
    "scf.yield"(%0#1, %0#2) : (i32, f32) -> ()
  }) : () -> (i32, f32)
}) : () -> ()

// -----
"builtin.module"() ({
  %0:3 = "t.a"() : () -> (i1, f32, i32)
  "scf.while"() ({
    "scf.condition"(%0#0) : (i1) -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : () -> ()
  %1 = "scf.while"(%0#1) ({
  ^bb0(%arg4: f32):
    "scf.condition"(%0#0, %arg4) : (i1, f32) -> ()
  }, {
  ^bb0(%arg3: f32):
    "scf.yield"(%arg3) : (f32) -> ()
  }) : (f32) -> f32
  %2:2 = "scf.while"(%0#1) ({
  ^bb0(%arg2: f32):
    "scf.condition"(%0#0, %0#2, %arg2) {a} : (i1, i32, f32) -> ()
  }, {
  ^bb0(%arg0: i32, %arg1: f32):
    "scf.yield"(%arg1) : (f32) -> ()
  }) {b} : (f32) -> (i32, f32)
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, f32)
  "scf.index_switch"(%0#0) <{cases = array<i64>}> ({
    "scf.yield"() : () -> ()
  }) : (index) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  "scf.execute_region"() ({
    "t.b"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  "scf.if"(%0#3) ({
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  %1 = "scf.if"(%0#3) ({
    "scf.yield"(%0#2) : (f32) -> ()
  }, {
    "scf.yield"(%0#2) : (f32) -> ()
  }) : (i1) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  "scf.while"(%0#1) ({
  ^bb0(%arg0: i32):
    "scf.condition"(%0#3) : (i1) -> ()
  }, {
    "scf.yield"(%0#1) : (i32) -> ()
  }) : (i32) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  "scf.index_switch"(%0#0) <{cases = array<i64: 1>}> ({
  ^bb0(%arg0: i32):
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64>, staticStep = array<i64>, staticUpperBound = array<i64>}> ({
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  "scf.forall"(%0#0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%arg0: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  "scf.forall"(%0#0) <{mapping = [], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%arg0: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    %0 = "scf.parallel"(%arg0, %arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg4: index):
      "scf.reduce"(%arg1) ({
      ^bb0(%arg5: f32, %arg6: f32):
        "scf.reduce.return"(%arg5) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    "scf.parallel"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg2: index, %arg3: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index):
    "scf.forall"() <{mapping = [#gpu.thread<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg1: index):
      "t.x"() : () -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

