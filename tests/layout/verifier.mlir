// What is said of data layouts that are wrong, or odd. `verifier.expected` is what mlir-opt says.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "32">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = 8 : i64>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<8> : vector<1xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<8> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f64 = dense<[64, 32]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<4xi8> = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.token = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 64 : i64>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<64> : vector<3xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 32]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = 64 : i64>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i8)> = dense<64> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "middle">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.x" = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1, none = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i32>} {
  module {
    module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 128 : i32>} {}
  }
}
// -----
module {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"acme.x" = 1>} {
    module attributes {dlti.dl_spec = #dlti.dl_spec<"acme.x" = 2>} {}
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<128> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<2xi64>>} {
    module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} {}
  }
}
// -----
module attributes {dlti.dl_spec = 1 : i32} {}
// -----
module attributes {dlti.map = 1 : i32} {}
// -----
module attributes {dlti.target_system_spec = 1 : i32} {}
// -----
module attributes {dlti.target_device_spec = #dlti.target_device_spec<"a" = 1>} {}
// -----
module attributes {dlti.foo = 1} {}
// -----
"test.op"() {dlti.dl_spec = 1 : i32} : () -> ()
// -----
// Not a scope: only the kind of the attribute counts.
"test.op"() {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1>} : () -> ()
// -----
// Two are too many, but the first by name counts.
module attributes {a.x = #dlti.dl_spec<index = 32 : i32>, b.y = #dlti.dl_spec<>} {}
// -----
// Three are told two by two.
module attributes {c.z = #dlti.dl_spec<>, d.z = #dlti.dl_spec<>, e.f = #dlti.dl_spec<index = 32 : i32>} {}
// -----
// Of two modules, and of a system besides.
module attributes {a.x = #dlti.dl_spec<>, b.y = #dlti.dl_spec<>} {
  module attributes {a.x = #dlti.target_system_spec<"C" = #dlti.target_device_spec<"a" = 1>>, b.y = #dlti.dl_spec<>} {
    module attributes {q.x = #dlti.dl_spec<>, r.y = #dlti.dl_spec<>} {}
  }
}
// -----
// The name of an attribute counts before that.
module attributes {a.x = #dlti.dl_spec<>, b.y = #dlti.dl_spec<>, x} {}
// -----
// Under another name a specification is not checked.
module attributes {a.x = #dlti.dl_spec<"dlti.foo" = 1>} {}
// -----
// Under two names the first is.
module attributes {a.x = #dlti.dl_spec<"dlti.foo" = 1>, dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {}
// -----
// An unchecked specification around one that is.
module attributes {a.x = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 32 : i32>} {}
}
// -----
// The layout of a module counts before its arguments.
"builtin.module"() ({
^bb0(%a: i32):
}) {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1>} : () -> ()
// -----
// That of a module for a GPU does not.
module {
  "gpu.module"() <{sym_name = "a"}> ({
  ^bb0(%a: i32):
  }) {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1>} : () -> ()
}
// -----
module {
  gpu.module @a attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1>} {}
}
// -----
// Only modules count their layouts.
module {
  gpu.module @a attributes {b.x = #dlti.dl_spec<>, b.y = #dlti.dl_spec<>} {}
}
