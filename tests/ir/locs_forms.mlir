// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// RUN: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo
"t.a"() : () -> () loc(unknown)
"t.a"() : () -> () loc("f":1:2)
"t.a"() : () -> () loc("f":1:2 to 3:4)
"t.a"() : () -> () loc("f":1:2 to :4)
"t.a"() : () -> () loc("name")
"t.a"() : () -> () loc("name"("f":1:2))
"t.a"() : () -> () loc("name"(callsite("x" at "y")))
"t.a"() : () -> () loc(callsite("a" at "b"))
"t.a"() : () -> () loc(callsite("f":1:1 at callsite("b" at "c")))
"t.a"() : () -> () loc(callsite(callsite("a" at "b") at "c"))
"t.a"() : () -> () loc(fused["a", "b"])
"t.a"() : () -> () loc(fused<"meta">["a", "b"])
"t.a"() : () -> () loc(fused<1 : i32>["a"])
"t.a"() : () -> () loc(fused<#t.meta<x>>["f":1:2, callsite("a" at "b")])
"t.a"() : () -> () loc("quoted \22 file":1:2)
"t.a"() : () -> () loc("quoted \\ name")
