// RUN: signal-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %[[X:.*]]: i64
func.func @sum(%x: i64) -> i64 {
  // CHECK-NEXT: %[[SEVEN:.*]] = signal.constant 7
  // CHECK-NEXT: %[[SUM:.*]] = signal.add %[[X]], %[[SEVEN]]
  // CHECK-NEXT: return %[[SUM]]
  %a = signal.constant 3
  %b = signal.constant 4
  %c = signal.add %a, %b
  %d = signal.add %c, %x
  return %d : i64
}

// The pattern of `signal` that joins two factors.
// CHECK-LABEL: func.func @factors(
// CHECK-SAME: %[[X:.*]]: i64
func.func @factors(%x: i64) -> i64 {
  // CHECK-NEXT: %[[SIX:.*]] = signal.scale %[[X]] by 6
  // CHECK-NEXT: return %[[SIX]]
  %a = signal.scale %x by 2
  %b = signal.scale %a by 3
  return %b : i64
}
