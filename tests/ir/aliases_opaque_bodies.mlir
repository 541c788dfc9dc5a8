// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
#x = 1 : i32
"t.a"() {a = #t.a<#x>, b = !t.b<#x, !y>, c = #t<[#x]>, d = #t.a<affine_map<(d0) -> (d0)>>} : () -> ()
