{-#
// -----
{-# dialect_resources #-}
// -----
{-# dialect_resources: #-}
// -----
{-# dialect_resources: { #-}
// -----
{-# dialect_resources: { builtin } #-}
// -----
{-# dialect_resources: { builtin: { k } } #-}
// -----
{-# dialect_resources: { builtin: { k: } } #-}
// -----
{-# dialect_resources: { builtin: { k: 5 } } #-}
// -----
{-# dialect_resources: { builtin: { k: "nothex" } } #-}
// -----
{-# dialect_resources: { builtin: { k: "0x" } } #-}
// -----
{-# dialect_resources: { builtin: { k: "0x01" } } #-}
// -----
{-# dialect_resources: { builtin: { k: "0x0300000001" } } #-}
// -----
{-# dialect_resources: { builtin: { k: true } } #-}
// -----
{-# dialect_resources: { unknown_dialect: { k: "0x0100000001" } } #-}
// -----
{-# dialect_resources: { func: { k: "0x0100000001" } } #-}
// -----
{-# unknown_section: { } #-}
// -----
{-# external_resources: { ext: { k: 5 } } #-}
// -----
{-# external_resources: { ext: { k: "x" } #-}
// -----
{-# dialect_resources: { builtin: { k: "0x0100000001", } } #-}
// -----
{-# dialect_resources: { builtin: { k: "0x0100000001" k2: "0x0100000001" } } #-}
// -----
{-# dialect_resources { } #-}
// -----
{-# dialect_resources: { builtin: { k: "0xzz" } } #-}
// -----
{-# external_resources: { ext: { k: "0xzz" } } #-}
// -----
{-# dialect_resources: { builtin: { k: "0x" } } #-}
// -----
{-# external_resources: { ext: { k: "0x" } } #-}
// -----
{-# dialect_resources: { builtin: { k: "0x000000000" } } #-}
// -----
{-# external_resources: { ext: { k: "0x000000000" } } #-}
// -----
{-# dialect_resources: { builtin: { k: "0x0000000g" } } #-}
// -----
{-# external_resources: { ext: { k: "0x0000000g" } } #-}
// -----
{-# dialect_resources: { builtin: { k: "0x03000000" } } #-}
// -----
{-# external_resources: { ext: { k: "0x03000000" } } #-}
// -----
{-# #-} {-# #-
// -----
{-# external_resources: { ext: { k: "0x03000000"^ } } #-}
// -----
{-# external_resources: { ext: { k: ^ } } #-}
// -----
{-# dialect_resources: { builtin: { k: $ } } #-}
// -----
{-# external_resources: { ext: { k: 5# } } #-}
