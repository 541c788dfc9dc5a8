// RUN: signal-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

%s = "test.source"() : () -> !signal.stream<i32>
// expected-error @below {{'signal.filter' op has the order 0}}
%0 = signal.filter %s low order 0 : <i32>

// -----

%s = "test.source"() : () -> !signal.stream<i32>
// expected-error @below {{'signal.map' op needs a body with one argument, a sample of the input}}
%0 = signal.map %s {
^bb0(%x: i64):
  signal.yield %x : i64
} : <i32> -> <i64>

// -----

func.func @f(%x: i64, %b: i1) {
  // expected-error @below {{type mismatch for bb argument #0 of successor #1}}
  signal.branch %x, ^bb1(%x : i64), ^bb1(%b : i1)
^bb1(%y: i64):
  return
}

// -----

%x = signal.constant 1
// expected-error @below {{expected '*'}}
%0 = signal.mix %x
