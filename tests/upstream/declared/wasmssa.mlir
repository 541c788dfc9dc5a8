module {
wasmssa.func exported @f(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to f32>) -> i32 {
  %v = wasmssa.local_get %a : ref to i32
  %l = wasmssa.local of type i32
  %l2 = wasmssa.local of type f64 {x}
  %s = wasmssa.local_tee %l : ref to i32 to %v : i32
  %s2 = wasmssa.local_get %a : ref to i32 {y}
  wasmssa.return %v : i32
}
wasmssa.func @g() {
  wasmssa.return
}
wasmssa.func @k(%a: !wasmssa<local ref to i32>) {
  %v = wasmssa.local_get %a : ref to i32
  wasmssa.if %v : {
    wasmssa.block_return
  } > ^bb1
^bb1:
  wasmssa.return
}
wasmssa.global @g1 i32 : {
  %0 = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}
wasmssa.global exported @g2 i32 mutable : {
  %0 = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}
wasmssa.import_global "glob" from "m" as @g3 : i32
wasmssa.import_global "glob" from "m" as @g4 mutable : f32
}
