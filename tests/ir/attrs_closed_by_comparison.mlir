// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-local-scope
// MLIR cannot read this again: `>=` would close a bracket.
#s = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
"t.a"() {a = #dlti.dl_spec<"a" = #s, "b" = i32>, b = #dlti.map<"a" = #s>, c = #dlti.map<"a" = i32>} : () -> ()
