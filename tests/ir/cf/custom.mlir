module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32) {
    cf.br ^bb2
  ^bb1(%0: i32, %1: i64):  // no predecessors
    return
  ^bb2:  // pred: ^bb0
    return
  ^bb3(%2: i64):  // no predecessors
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32) {
    cf.br ^bb3(%arg2 : i64)
  ^bb1(%0: i32, %1: i64):  // no predecessors
    return
  ^bb2:  // no predecessors
    return
  ^bb3(%2: i64):  // pred: ^bb0
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32) {
    cf.cond_br %arg0, ^bb2, ^bb2
  ^bb1(%0: i32, %1: i64):  // no predecessors
    return
  ^bb2:  // 2 preds: ^bb0, ^bb0
    return
  ^bb3(%2: i64):  // no predecessors
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32) {
    cf.cond_br %arg0, ^bb3(%arg2 : i64), ^bb2
  ^bb1(%0: i32, %1: i64):  // no predecessors
    return
  ^bb2:  // pred: ^bb0
    return
  ^bb3(%2: i64):  // pred: ^bb0
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32) {
    cf.cond_br %arg0, ^bb2, ^bb3(%arg2 : i64)
  ^bb1(%0: i32, %1: i64):  // no predecessors
    return
  ^bb2:  // pred: ^bb0
    return
  ^bb3(%2: i64):  // pred: ^bb0
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32) {
    cf.cond_br %arg0 weights([1, 2]), ^bb2, ^bb3(%arg2 : i64)
  ^bb1(%0: i32, %1: i64):  // no predecessors
    return
  ^bb2:  // pred: ^bb0
    return
  ^bb3(%2: i64):  // pred: ^bb0
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32) {
    cf.assert %arg0, "m"
    cf.br ^bb2
  ^bb1(%0: i32, %1: i64):  // no predecessors
    return
  ^bb2:  // pred: ^bb0
    return
  ^bb3(%2: i64):  // no predecessors
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32) {
    cf.switch %arg1 : i32, [
      default: ^bb2]
  ^bb1(%0: i32, %1: i64):  // no predecessors
    return
  ^bb2:  // pred: ^bb0
    return
  ^bb3(%2: i64):  // no predecessors
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32) {
    cf.switch %arg1 : i32, [
      default: ^bb3(%arg2 : i64)]
  ^bb1(%0: i32, %1: i64):  // no predecessors
    return
  ^bb2:  // no predecessors
    return
  ^bb3(%2: i64):  // pred: ^bb0
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32) {
    cf.switch %arg1 : i32, [
      default: ^bb2,
      1: ^bb2
    ]
  ^bb1(%0: i32, %1: i64):  // no predecessors
    return
  ^bb2:  // 2 preds: ^bb0, ^bb0
    return
  ^bb3(%2: i64):  // no predecessors
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i64, %arg3: f32) {
    cf.switch %arg1 : i32, [
      default: ^bb2,
      42: ^bb3(%arg2 : i64),
      4294967253: ^bb1(%arg1, %arg2 : i32, i64)
    ]
  ^bb1(%0: i32, %1: i64):  // pred: ^bb0
    return
  ^bb2:  // pred: ^bb0
    return
  ^bb3(%2: i64):  // pred: ^bb0
    return
  }
}

