//! Programs of operations whose parts depend on each other, so that candidates made at random are never valid:
//! candidates of these operations are made from them.

use super::spec::{Body, Spec};

/// The programs of an operation; none for most.
pub(super) fn of(op: &str) -> Vec<Spec> {
    let found = SEEDS.iter().filter(|(name, ..)| *name == op);
    found
        .map(|(_, operands, results, properties)| with_regions(spec(op, operands, results, properties)))
        .collect()
}

fn spec(op: &str, operands: &[&str], results: &[&str], properties: &[(&str, &str)]) -> Spec {
    let owned = |types: &[&str]| types.iter().map(|ty| (*ty).to_owned()).collect();
    Spec {
        op: op.to_owned(),
        operands: owned(operands),
        results: owned(results),
        properties: properties
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect(),
        successors: if op == "llvm.invoke" { 2 } else { 0 },
        ..Spec::default()
    }
}

/// Adds the regions that the operation needs.
fn with_regions(mut program: Spec) -> Spec {
    let body = |arguments: &[&str], last: Spec| Body {
        arguments: arguments.iter().map(|ty| (*ty).to_owned()).collect(),
        last: Some(Box::new(last)),
        ends: true,
        ..Body::default()
    };
    match program.op.as_str() {
        "tensor.pad" => {
            program.regions.push(Some(body(&["index", "index"], spec("tensor.yield", &["f32"], &[], &[]))));
        }
        "llvm.mlir.alias" => {
            program.regions.push(Some(body(&[], spec("llvm.return", &["!llvm.ptr"], &[], &[]))));
        }
        _ => {}
    }
    program
}

/// Operations, with the types of their operands and results, and their properties.
type Seed =
    (&'static str, &'static [&'static str], &'static [&'static str], &'static [(&'static str, &'static str)]);

const SEEDS: &[Seed] = &[
    (
        "memref.dma_start",
        &["memref<?xf32>", "index", "memref<?xf32, 2>", "index", "index", "memref<1xi32>", "index"],
        &[],
        &[],
    ),
    (
        "memref.dma_start",
        &[
            "memref<4x4xf32>",
            "index",
            "index",
            "memref<4xf32, 1>",
            "index",
            "index",
            "memref<1xi32>",
            "index",
            "index",
            "index",
        ],
        &[],
        &[],
    ),
    (
        "tensor.gather",
        &["tensor<4x4xf32>", "tensor<6x2xindex>"],
        &["tensor<6xf32>"],
        &[("gather_dims", "array<i64: 0, 1>"), ("unique", "unit")],
    ),
    (
        "tensor.gather",
        &["tensor<4x4xf32>", "tensor<6x1xi32>"],
        &["tensor<6x1x4xf32>"],
        &[("gather_dims", "array<i64: 0>")],
    ),
    (
        "tensor.scatter",
        &["tensor<6xf32>", "tensor<4x4xf32>", "tensor<6x2xindex>"],
        &["tensor<4x4xf32>"],
        &[("scatter_dims", "array<i64: 0, 1>"), ("unique", "unit")],
    ),
    (
        "tensor.pad",
        &["tensor<2x2xf32>"],
        &["tensor<4x6xf32>"],
        &[
            ("operandSegmentSizes", "array<i32: 1, 0, 0>"),
            ("static_low", "array<i64: 1, 2>"),
            ("static_high", "array<i64: 1, 2>"),
        ],
    ),
    (
        "tensor.parallel_insert_slice",
        &["tensor<1xf32>", "tensor<4xf32>"],
        &[],
        &[
            ("operandSegmentSizes", "array<i32: 1, 1, 0, 0, 0>"),
            ("static_offsets", "array<i64: 0>"),
            ("static_sizes", "array<i64: 1>"),
            ("static_strides", "array<i64: 1>"),
        ],
    ),
    ("llvm.intr.vector.interleave2", &["vector<4xf32>", "vector<4xf32>"], &["vector<8xf32>"], &[]),
    ("llvm.mlir.addressof", &[], &["!llvm.ptr"], &[("global_name", "@f")]),
    ("llvm.dso_local_equivalent", &[], &["!llvm.ptr"], &[("function_name", "@f")]),
    (
        "llvm.blockaddress",
        &[],
        &["!llvm.ptr"],
        &[("block_addr", "#llvm.blockaddress<function = @f, tag = <id = 1>>")],
    ),
    (
        "llvm.getelementptr",
        &["!llvm.ptr", "i64"],
        &["!llvm.ptr"],
        &[("rawConstantIndices", "array<i32: -2147483648>"), ("elem_type", "i32")],
    ),
    (
        "llvm.getelementptr",
        &["!llvm.ptr", "i32"],
        &["!llvm.ptr"],
        &[
            ("rawConstantIndices", "array<i32: -2147483648, 1>"),
            ("elem_type", "!llvm.struct<(i32, f32)>"),
            ("noWrapFlags", "3 : i32"),
        ],
    ),
    ("llvm.atomicrmw", &["!llvm.ptr", "i32"], &["i32"], &[("bin_op", "1 : i64"), ("ordering", "4 : i64")]),
    (
        "llvm.cmpxchg",
        &["!llvm.ptr", "i32", "i32"],
        &["!llvm.struct<(i32, i1)>"],
        &[("success_ordering", "4 : i64"), ("failure_ordering", "2 : i64")],
    ),
    ("llvm.fence", &[], &[], &[("ordering", "4 : i64"), ("syncscope", "\"\"")]),
    (
        "llvm.invoke",
        &["i32"],
        &["f32"],
        &[
            ("callee", "@f"),
            ("operandSegmentSizes", "array<i32: 1, 0, 0, 0>"),
            ("op_bundle_sizes", "array<i32>"),
        ],
    ),
    (
        "llvm.call_intrinsic",
        &["f32"],
        &["f32"],
        &[
            ("intrin", "\"llvm.sqrt.f32\""),
            ("operandSegmentSizes", "array<i32: 1, 0>"),
            ("op_bundle_sizes", "array<i32>"),
        ],
    ),
    (
        "llvm.mlir.alias",
        &[],
        &[],
        &[("alias_type", "i32"), ("linkage", "#llvm.linkage<external>"), ("sym_name", "\"a\"")],
    ),
    (
        "llvm.mlir.ifunc",
        &[],
        &[],
        &[
            ("i_func_type", "!llvm.func<void ()>"),
            ("linkage", "#llvm.linkage<external>"),
            ("resolver", "@f"),
            ("resolver_type", "!llvm.ptr"),
            ("sym_name", "\"a\""),
        ],
    ),
];
