// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
func.func private @a()
func.func private @b(i32)
func.func private @c(i32, f32) -> i32
func.func private @d() -> (i32, f32)
func.func private @e(() -> ()) -> (() -> ())
func.func private @f(i32 {d.x = 1 : i32}, i32) -> (i32 {d.y}, i32 {d.z, d.w = "s"})
func.func private @g() attributes {d.k = 1, d.l}
func.func private @"quoted name"(tensor<4x?xf32>, memref<2xi8>, !t.x<1>)
func.func private @h(%x: i32, %y: i64 {d.a}) -> i64
func.func private @i(i32) -> (i32)
func.func private @j(i32) -> ((i32) -> i32)
func.func private @k(i32) -> (i32, (i32) -> i32)
func.func nested @l()
