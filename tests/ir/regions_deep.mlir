// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"d.0"() ({ "d.1"() ({ "d.2"() ({ "d.3"() ({ "d.4"() ({ "d.5"() ({ "d.6"() ({ "d.7"() ({ "d.8"() ({ "d.9"() ({
%0 = "d.leaf"() : () -> i32
}) : () -> () }) : () -> () }) : () -> () }) : () -> () }) : () -> () }) : () -> () }) : () -> () }) : () -> () }) : () -> () }) : () -> ()
