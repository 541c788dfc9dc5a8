// wasmssa.local_get
wasmssa.func exported @f(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to f32>) -> i32 {
  %v = wasmssa.local_get %a : ref to i32
  wasmssa.return
}
// -----
// wasmssa.local_tee
wasmssa.func exported @f(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to f32>) -> i32 {
  %l = wasmssa.local of type i32
  %v = wasmssa.local_get %a : ref to i32
  %s = wasmssa.local_tee %l : ref to i32 to %v : i32
  wasmssa.return
}
// -----
// wasmssa.local_get
wasmssa.func exported @f(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to f32>) -> i32 {
  %s2 = wasmssa.local_get %a : ref to i32 {y}
  wasmssa.return
}
// -----
// wasmssa.local_get
wasmssa.func @k(%a: !wasmssa<local ref to i32>) {
  %v = wasmssa.local_get %a : ref to i32
  wasmssa.return
}
// -----
// wasmssa.import_global
wasmssa.import_global "glob" from "m" as @g4 mutable : f32
// -----
// wasmssa.import_global
wasmssa.import_global "glob" from "m" as @g3 : i32
// -----
// wasmssa.local_get
wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %v = wasmssa.local_get %a : ref to i32
  wasmssa.return
}
// -----
// wasmssa.local_tee
wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %v = wasmssa.local_get %a : ref to i32
  %s = wasmssa.local_tee %a : ref to i32 to %v : i32 {x}
  wasmssa.return
}
// -----
// wasmssa.local_set
wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %v = wasmssa.local_get %a : ref to i32
  wasmssa.local_set %a : ref to i32 to %v : i32
  wasmssa.return
}
// -----
// wasmssa.if
wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %v = wasmssa.local_get %a : ref to i32
  wasmssa.if %v : {
    wasmssa.block_return
  } > ^bb1
^bb1:
  wasmssa.return
}
// -----
// wasmssa.branch_if
wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %v = wasmssa.local_get %a : ref to i32
  wasmssa.block : {
    wasmssa.branch_if %v to level 0 else ^bb1
  ^bb1:
    wasmssa.block_return
  } > ^bb1
^bb1:
  wasmssa.return
}
// -----
// wasmssa.memory
wasmssa.memory @m !wasmssa<limit[0: 10]>
// -----
// wasmssa.memory
wasmssa.memory exported @m !wasmssa<limit[0:]>
// -----
// wasmssa.table
wasmssa.table @t !wasmssa<tabletype !wasmssa.funcref [0:]>
