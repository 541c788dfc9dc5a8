module {
  %0:3 = "t.a"() : () -> (index, i32, f32)
  scf.for %arg0 = %0#0 to %0#0 step %0#0 {
    "t.b"(%arg0) : (index) -> ()
  }
  scf.for unsigned %arg0 = %0#1 to %0#1 step %0#1  : i32 {
  } {a = 1 : i8}
  %1 = scf.for %arg0 = %0#1 to %0#1 step %0#1 iter_args(%arg1 = %0#2) -> (f32)  : i32 {
    scf.yield %arg1 : f32
  }
  %2:2 = scf.for %arg0 = %0#0 to %0#0 step %0#0 iter_args(%arg1 = %0#2, %arg2 = %0#1) -> (f32, i32) {
    scf.yield %arg1, %arg2 : f32, i32
  }
  %3 = scf.execute_region -> i32 {
    "t.x"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    scf.yield %0#1 : i32
  }
  scf.execute_region no_inline {
    scf.yield
  } {a}
  %4:2 = scf.execute_region -> (i32, f32) {
    scf.yield %0#1, %0#2 : i32, f32
  }
}

// -----
module {
  %0:3 = "t.a"() : () -> (i1, f32, i32)
  scf.while : () -> () {
    scf.condition(%0#0)
  } do {
    scf.yield
  }
  %1 = scf.while (%arg0 = %0#1) : (f32) -> f32 {
    scf.condition(%0#0) %arg0 : f32
  } do {
  ^bb0(%arg0: f32):
    scf.yield %arg0 : f32
  }
  %2:2 = scf.while (%arg0 = %0#1) : (f32) -> (i32, f32) {
    scf.condition(%0#0) {a} %0#2, %arg0 : i32, f32
  } do {
  ^bb0(%arg0: i32, %arg1: f32):
    scf.yield %arg1 : f32
  } attributes {b}
}

// -----
module {
  %0:2 = "t.a"() : () -> (index, f32)
  scf.index_switch %0#0 
  default {
  }
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  scf.execute_region {
    "t.b"() : () -> ()
  }
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  scf.if %0#3 {
  }
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  %1 = scf.if %0#3 -> (f32) {
    scf.yield %0#2 : f32
  } else {
    scf.yield %0#2 : f32
  }
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  scf.while (%arg0 = %0#1) : (i32) -> () {
    scf.condition(%0#3)
  } do {
    scf.yield %0#1 : i32
  }
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  scf.index_switch %0#0 
  case 1 {
    scf.yield
  }
  default {
  ^bb0(%arg0: i32):
  }
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  scf.forall () in () {
  }
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  scf.forall (%arg0) in (%0#0) {
  }
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, i32, f32, i1, tensor<4xf32>, vector<4xf32>)
  scf.forall (%arg0) in (%0#0) {
  } {mapping = []}
}

// -----
module {
  func.func @f(%arg0: index, %arg1: f32) -> f32 {
    %0 = scf.parallel (%arg2) = (%arg0) to (%arg0) step (%arg0) init (%arg1) -> f32 {
      scf.reduce(%arg1 : f32) {
      ^bb0(%arg3: f32, %arg4: f32):
        scf.reduce.return %arg3 : f32
      }
    }
    scf.parallel (%arg2, %arg3) = (%arg0, %arg0) to (%arg0, %arg0) step (%arg0, %arg0) {
      scf.reduce 
    }
    return %0 : f32
  }
}

// -----
module {
  func.func @f(%arg0: index) {
    scf.forall (%arg1) in (4) {
      "t.x"() : () -> ()
    } {mapping = [#gpu.thread<x>]}
    return
  }
}

