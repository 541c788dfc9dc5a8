module {
  func.func @f(%arg0: i64) -> i64 {
    %0 = calc.constant 0
    %1 = calc.for %0 to %arg0 init %arg0 : i64 {
    ^bb0(%arg1: i64, %arg2: i64):
      %2 = calc.cmp lt %arg1, %arg2
      %3 = calc.if %2 {
        %4 = calc.sub %arg2, %arg1
        calc.yield %4 : i64
      } else {
        calc.yield %arg2 : i64
      } : i64
      calc.yield %3 : i64
    }
    return %1 : i64
  }
  func.func @main() -> i64 {
    %0 = calc.constant 3
    %1 = call @f(%0) : (i64) -> i64
    %2 = calc.constant 3
    %3 = call @f(%2) : (i64) -> i64
    %4 = calc.sub %1, %3
    return %4 : i64
  }
}
