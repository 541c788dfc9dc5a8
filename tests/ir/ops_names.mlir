// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"a"() : () -> ()
"no_dot"() : () -> ()
"with space.and dot"() : () -> ()
"quote\22inside.x"() : () -> ()
"tab\09.x"() : () -> ()
"back\\slash"() : () -> ()
"\C3\A9"() : () -> ()
"a.b.c.d"() : () -> ()
"A.B$C-D"() : () -> ()
"1.2"() : () -> ()
".x"() : () -> ()
"x."() : () -> ()
