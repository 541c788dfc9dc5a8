// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --split-input-file
// Of these dialects not everything is defined here: the rest is kept as it stands.
module attributes {t.a = #llvm.linkage<internal>, t.b = [#llvm.cconv<fastcc>, #gpu.address_space<workgroup>]} {
  func.func private @f(!gpu.async.token, memref<4xi8, #gpu.address_space<private>>, !llvm.struct<(i8, ptr<3>)>)
}
// -----
{-# external_resources: { ext: { a: "0X01", b: "x", d: "0x0400000001" } } #-}
