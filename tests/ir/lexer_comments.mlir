// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// one
"t.a"()//two
: () -> ()// three "
//
//// four
"t.b"() {a = "// inside"} : () -> () // /* five
// {-# six
"t.c"() : () -> () // last line has no newline
