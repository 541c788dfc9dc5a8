module {
  func.func @f(%arg0: i32, %arg1: i64, %arg2: f32) -> i32 {
    return %arg0 : i32
  }
}

// -----
module {
  func.func private @g(i32, i64) -> f32
  func.func private @h()
  func.func @f(%arg0: i32, %arg1: i64, %arg2: f32) {
    %0 = call @g(%arg0, %arg1) {no_inline} : (i32, i64) -> f32
    return
  }
}

// -----
module {
  func.func private @g(i32, i64) -> f32
  func.func private @h()
  func.func @f(%arg0: i32, %arg1: i64, %arg2: f32) {
    %0 = call @g(%arg0, %arg1) : (i32, i64) -> f32
    return
  }
}

// -----
module {
  func.func private @g(i32, i64) -> f32
  func.func @f() {
    %f = constant @g : (i32, i64) -> f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: (i32) -> f32, %arg1: () -> (), %arg2: i32, %arg3: i64) {
    %0 = call_indirect %arg0(%arg2) : (i32) -> f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32 {t.a = 1 : i64}) {
    return
  }
}

// -----
module {
  func.func private @f(i32) attributes {no_inline}
}

// -----
module {
  func.func @g() {
    return
  }
  func.func private @f() {
    return
  }
}

