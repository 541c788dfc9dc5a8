module {
  %0 = ub.poison : i32
}

// -----
module {
  func.func @f() {
    ub.unreachable
  }
}

