//! Generators of custom text of dialects that are loaded from their definition files: `affine`, `vector` and `linalg`; and of
//! dialects that are compiled, too.

use crate::generic_ir::Random;

/// A text of one kind: a function of these arguments, whose body has some of these groups of operations in any order.
#[derive(Debug)]
pub struct Structured {
    /// The name, for output.
    pub name: &'static str,
    /// The dialects that are loaded.
    pub dialects: &'static [&'static str],
    arguments: &'static str,
    /// Operations. `~` is the number of the group, and `` ` `` a random digit from 1 to 8.
    groups: &'static [&'static str],
}

/// The texts of loaded dialects.
pub const LOADED: [Structured; 3] = [AFFINE, VECTOR, LINALG];

/// Loops, accesses and applied maps.
pub const AFFINE: Structured = Structured {
    name: "affine",
    dialects: &["affine"],
    arguments: "%m: memref<8x4xf32>, %v: memref<64xf32>, %n: index, %x: f32",
    groups: &[
        "affine.for %i = 0 to 1` step ` {
          affine.for %j = 0 to %n {
            %a = affine.load %m[%i + `, %j * ` - %n] : memref<8x4xf32>
            %b = affine.load %v[(%i + %j) mod `] : memref<64xf32>
            %c = arith.mulf %a, %b : f32
            affine.store %c, %m[%i floordiv `, %j] : memref<8x4xf32>
          }
        }",
        "affine.for %i = 0 to `0 {
          %a = affine.apply affine_map<(d0)[s0] -> (d0 * ` + s0)>(%i)[%n]
          %b = affine.load %v[%a] : memref<64xf32>
          affine.store %b, %v[%i + `] : memref<64xf32>
          affine.store %x, %m[%i, symbol(%n)] : memref<8x4xf32>
        }",
        "%a~ = affine.min affine_map<(d0)[s0] -> (d0, s0, 12`)>(%n)[%n]
        %b~ = affine.max affine_map<(d0) -> (d0, `)>(%n)
        %c~ = affine.for %i = 0 to min affine_map<(d0) -> (d0, 1`)>(%n) iter_args(%a = %x) -> (f32) {
          %b = affine.load %v[%i] : memref<64xf32>
          %c = arith.addf %a, %b : f32
          affine.yield %c : f32
        }
        affine.store %c~, %v[`] : memref<64xf32>",
        "affine.parallel (%i, %j) = (0, 0) to (`, min(%n, `)) step (2, 1) {
          %a = affine.vector_load %v[%i * ` + %j] : memref<64xf32>, vector<4xf32>
          affine.vector_store %a, %v[%i] : memref<64xf32>, vector<4xf32>
          affine.prefetch %m[%i, %j], read, locality<3>, data : memref<8x4xf32>
        }",
        "affine.for %i = `  to %n {
          affine.if affine_set<(d0)[s0] : (d0 - ` >= 0, s0 - d0 >= 0)>(%i)[%n] {
            affine.store %x, %m[%i, 0] : memref<8x4xf32>
          } else {
            affine.store %x, %v[%i * `] : memref<64xf32>
          }
        }",
    ],
};

/// Transfers, and operations of vectors.
pub const VECTOR: Structured = Structured {
    name: "vector",
    dialects: &["vector"],
    arguments: "%m: memref<8x4xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %a: vector<4xf32>, %b: vector<8x4xf32>, %k: vector<4xi1>",
    groups: &[
        "%0~ = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<8x4xf32>, vector<4xf32>
        vector.transfer_write %0~, %m[%i, %i] : vector<4xf32>, memref<8x4xf32>",
        "%0~ = vector.transfer_read %t[%i, %i], %p, %k : tensor<?x?xf32>, vector<4xf32>
        %1~ = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<8x4xf32>, vector<4x8xf32>
        %2~ = vector.transpose %1~, [1, 0] : vector<4x8xf32> to vector<8x4xf32>",
        "%0~ = vector.broadcast %p : f32 to vector<4xf32>
        %1~ = vector.fma %0~, %a, %0~ : vector<4xf32>
        %2~ = vector.insert %1~, %b [2] : vector<4xf32> into vector<8x4xf32>
        %3~ = vector.extract %2~[3] : vector<4xf32> from vector<8x4xf32>
        %4~ = vector.outerproduct %3~, %a : vector<4xf32>, vector<4xf32>",
        "%0~ = vector.shuffle %a, %a [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
        %1~ = vector.shape_cast %b : vector<8x4xf32> to vector<32xf32>
        %2~ = vector.extract_strided_slice %b {offsets = [1, 2], sizes = [1, 2], strides = [1, 1]} : vector<8x4xf32> to vector<1x2xf32>",
        "%0~ = vector.reduction <add>, %a : vector<4xf32> into f32
        %1~ = vector.multi_reduction <mul>, %b, %a [0] : vector<8x4xf32> to vector<4xf32>
        %2~ = vector.mask %k { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32",
        "%1~ = vector.broadcast %p : f32 to vector<8xf32>
        %0~ = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>], iterator_types = [\"reduction\", \"parallel\"], kind = #vector.kind<add>} %b, %1~, %a : vector<8x4xf32>, vector<8xf32> into vector<4xf32>",
        "%0~ = vector.create_mask %i : vector<4xi1>
        %1~ = vector.maskedload %m[%i, %i], %0~, %a : memref<8x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
        vector.store %1~, %m[%i, %i] : memref<8x4xf32>, vector<4xf32>
        %2~ = vector.load %m[%i, %i] : memref<8x4xf32>, vector<4xf32>
        %3~ = vector.constant_mask [`] : vector<8xi1>",
    ],
};

/// Structured operations with bodies in the text, and named ones.
pub const LINALG: Structured = Structured {
    name: "linalg",
    dialects: &["linalg"],
    arguments: "%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %r: tensor<4xf32>, %s: tensor<8x4xf32>, %x: f32, %m: memref<4x8xf32>",
    groups: &[
        "%0~ = linalg.fill ins(%x : f32) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
        %1~ = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%0~ : tensor<4x16xf32>) -> tensor<4x16xf32>",
        "%0~ = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [\"parallel\", \"parallel\"]} ins(%a, %r : tensor<4x8xf32>, tensor<4xf32>) outs(%a : tensor<4x8xf32>) attrs = {tag = ` : i32} {
        ^bb0(%in: f32, %in_0: f32, %out: f32):
          %p = arith.addf %in, %in_0 : f32
          %q = arith.mulf %p, %out : f32
          linalg.yield %q : f32
        } -> tensor<4x8xf32>",
        "%0~ = linalg.add ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
        %1~ = linalg.exp {step = ` : i32} ins(%0~ : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
        linalg.copy ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>)",
        "%0~ = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%s : tensor<8x4xf32>) permutation = [1, 0]
        %1~ = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) dimensions = [1]
        %2~ = linalg.map { arith.mulf } ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
        %3~ = linalg.broadcast ins(%1~ : tensor<4xf32>) outs(%a : tensor<4x8xf32>) dimensions = [1]",
        "%0~ = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
        %1~ = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%0~ : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>",
    ],
};

/// Operations of dialects that are compiled, too.
pub const COMPILED: Structured = Structured {
    name: "arith, scf, memref, llvm",
    dialects: &["arith", "scf", "memref", "llvm"],
    arguments: "%m: memref<8x4xf32>, %v: memref<?xf32>, %n: index, %x: f32, %k: i1, %i: i32, %p: !llvm.ptr",
    groups: &[
        "scf.for %j = %n to %n step %n {
          %a = memref.load %m[%j, %n] : memref<8x4xf32>
          %b = arith.mulf %a, %x : f32
          memref.store %b, %v[%j] : memref<?xf32>
        }",
        "%0~ = scf.if %k -> (f32) {
          %a = arith.addf %x, %x fastmath<nnan> : f32
          scf.yield %a : f32
        } else {
          scf.yield %x : f32
        }
        %1~ = scf.for %j = %n to %n step %n iter_args(%a = %0~) -> (f32) {
          %b = arith.subf %a, %x : f32
          scf.yield %b : f32
        }",
        "%0~ = memref.alloc(%n) : memref<?x`xf32>
        %1~ = memref.subview %m[%n, 0] [2, %n] [1, 1] : memref<8x4xf32> to memref<2x?xf32, strided<[4, 1], offset: ?>>
        %2~ = memref.dim %v, %n : memref<?xf32>
        %3~ = memref.cast %v : memref<?xf32> to memref<1`xf32>
        memref.dealloc %0~ : memref<?x`xf32>",
        "%0~ = llvm.mlir.constant(1` : i32) : i32
        %1~ = llvm.add %0~, %i overflow<nsw> : i32
        %2~ = llvm.getelementptr %p[%1~, `] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<9 x i32>
        %3~ = llvm.load %2~ {alignment = 4 : i64} : !llvm.ptr -> i32
        llvm.store %3~, %p : i32, !llvm.ptr
        %4~ = llvm.icmp \"slt\" %3~, %i : i32",
        "%0~ = arith.constant 1` : i32
        %1~ = arith.addi %0~, %i overflow<nsw> : i32
        %2~ = arith.cmpi slt, %1~, %i : i32
        %3~ = arith.select %2~, %1~, %i : i32
        %4~ = arith.index_cast %3~ : i32 to index",
    ],
};

impl Structured {
    /// Generates about this many bytes from a seed.
    #[must_use]
    pub fn text(&self, seed: u64, bytes: usize) -> String {
        let mut random = Random::new(seed);
        let mut out = String::with_capacity(bytes + 4096);
        for number in 0.. {
            if out.len() >= bytes {
                break;
            }
            out.push_str(&format!("func.func @f{number}({}) {{\n", self.arguments));
            for group in 0..8 + random.below(8) {
                // `%0~` would not be a name.
                let text = random.of(self.groups).replace("~", &format!("_{group}"));
                let text = ["%0_", "%1_", "%2_", "%3_", "%4_"]
                    .into_iter()
                    .fold(text, |text, name| text.replace(name, &format!("%v{}", &name[1..])));
                // A memref that is freed has the type with which it was made.
                let digit = 1 + random.below(8);
                for (at, part) in text.split('`').enumerate() {
                    if at > 0 {
                        out.push_str(&digit.to_string());
                    }
                    out.push_str(part);
                }
                out.push('\n');
            }
            out.push_str("return\n}\n");
        }
        out
    }
}
