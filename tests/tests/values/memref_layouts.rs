//! Layouts of memrefs: the contiguous layout and its lowered form give the same offset for every element, and the
//! strides are the ones that `mlir-opt` infers.

use isogloss::affine::{AffineExpr, AffineMap, AffineMapAttr, delinearize, linearize};
use isogloss::builtin::{DYNAMIC, MemRefType};
use isogloss::memref::{
    ContiguousLayoutAttr, MemRefExt, MemRefLayoutAttr, MemRefLayoutAttrInterface, StridedLayoutAttr,
    canonicalize, lower_contiguous, to_contiguous, to_strided,
};
use isogloss::text::parse_type;
use isogloss::{Attribute, Context, Type};
use isogloss_tests::texts::{Answer, ask_mlir_opt};
use isogloss_tests::{TemporaryFile, oracle};
use std::process::Command;

fn permutations(rank: i64) -> Vec<Vec<i64>> {
    if rank == 0 {
        return vec![vec![]];
    }
    let mut all = Vec::new();
    for smaller in permutations(rank - 1) {
        for at in 0..=smaller.len() {
            let mut larger = smaller.clone();
            larger.insert(at, rank - 1);
            all.push(larger);
        }
    }
    all
}

const SHAPES: [&[i64]; 12] = [
    &[],
    &[1],
    &[5],
    &[4, 3],
    &[1, 7],
    &[3, 1],
    &[2, 3, 5],
    &[1, 3, 1],
    &[4, 1, 2],
    &[2, 3, 4, 5],
    &[1, 2, 1, 3],
    &[2, 2, 2, 2, 2],
];

fn layout<'c>(attribute: impl Into<Attribute<'c>>) -> MemRefLayoutAttr<'c> {
    attribute.into().dyn_cast::<MemRefLayoutAttr<'_>>().expect("a layout")
}

/// Every index of a shape.
fn indices(shape: &[i64]) -> impl Iterator<Item = Vec<i64>> {
    let shape = shape.to_vec();
    (0..shape.iter().product()).map(move |position| delinearize(position, &shape).expect("positive sizes"))
}

/// The address of an element by a map, whose results are positions in row-major order.
fn mapped(map: AffineMap<'_>, shape: &[i64], index: &[i64], symbols: &[i64]) -> i64 {
    let results = map.evaluate(index, symbols).expect("a value");
    let order = map.results().map(|expr| (0..shape.len()).find(|dim| expr.uses_dim(*dim as u32)));
    let sizes: Vec<_> = order.map(|dim| dim.map_or(1, |dim| shape[dim])).collect();
    linearize(&results, &sizes).expect("small")
}

// langref:475: A memref dimension list defines an index space
// langref:491: an identity layout map corresponds to a row-major layout
// contiguous-layout-rfc:13: all contiguous layouts are strided, and all strided layouts are affine maps
#[test]
fn contiguous_strided_and_map_agree_on_every_element() {
    let ctx = Context::new();
    let mut elements = 0;
    for shape in SHAPES {
        for positions in permutations(shape.len() as i64) {
            for offset in [0, 11] {
                let contiguous = ContiguousLayoutAttr::get(&ctx, &positions, offset);
                let form = contiguous.strides_and_offset(shape).expect("of that rank");
                let strided = to_strided(layout(contiguous), shape).expect("contiguous is strided");
                let (map, strided_map) = (contiguous.affine_map(), strided.affine_map());
                let mut seen = Vec::new();
                for index in indices(shape) {
                    let address = form.address(&index).expect("all is known");
                    assert_eq!(mapped(map, shape, &index, &[]), address, "{map} {shape:?} {index:?}");
                    assert_eq!(strided_map.evaluate(&index, &[]), Some(vec![address]), "{strided} {index:?}");
                    seen.push(address);
                    elements += 1;
                }
                seen.sort_unstable();
                assert!(seen.iter().zip(offset..).all(|(at, place)| *at == place), "no gaps: {contiguous}");
            }
        }
    }
    assert!(elements > 10_000, "{elements}");
}

/// The strides of a dynamic shape, with sizes and offset filled in, equal the static one's: the relation that
/// `strided<[?, ?, 1]>` loses.
// contiguous-layout-rfc:18: strided<[?, ?, 1], offset: ?> loses the fact that this is a row-major memref
// contiguous-layout-rfc:33: strided<[?, ?, 1]> is less specific of a layout for memref<?x?x?xi32>
#[test]
fn symbolic_strides_keep_the_relation() {
    let ctx = Context::new();
    for shape in SHAPES {
        for positions in permutations(shape.len() as i64) {
            for unknown in 0..1u32 << shape.len() {
                let hidden = |dim: usize| unknown >> dim & 1 == 1;
                let dynamic: Vec<_> = shape
                    .iter()
                    .enumerate()
                    .map(|(dim, size)| if hidden(dim) { DYNAMIC } else { *size })
                    .collect();
                let mut symbols: Vec<_> =
                    shape.iter().enumerate().filter(|(dim, _)| hidden(*dim)).map(|(_, size)| *size).collect();
                symbols.push(17);
                let known = ContiguousLayoutAttr::get(&ctx, &positions, 17).strides_and_offset(shape);
                let open = ContiguousLayoutAttr::get(&ctx, &positions, DYNAMIC);
                let symbolic = open.symbolic_strides(&dynamic).expect("of that rank");
                let strides: Option<Vec<_>> =
                    symbolic.strides.iter().map(|stride| stride.evaluate(&[], &symbols)).collect();
                let known = known.expect("of that rank");
                assert_eq!(strides.as_deref(), Some(&*known.strides), "{open} {dynamic:?}");
                assert_eq!(symbolic.offset.evaluate(&[], &symbols), Some(17));
                // A number that stays known is unchanged.
                let form = open.strides_and_offset(&dynamic).expect("of that rank");
                let agree = form.strides.iter().zip(&*known.strides).all(|(a, b)| *a == DYNAMIC || a == b);
                assert!(agree && form.offset == DYNAMIC, "{form:?} {known:?}");
            }
        }
    }
}

#[test]
fn going_down_finds_what_went_up() {
    let ctx = Context::new();
    for shape in SHAPES {
        for positions in permutations(shape.len() as i64) {
            let contiguous = ContiguousLayoutAttr::get(&ctx, &positions, 3);
            let strided = to_strided(layout(contiguous), shape).expect("contiguous is strided");
            // Dimensions of size 1 may have been anywhere.
            let back = to_contiguous(layout(strided), shape).expect("it was one");
            assert_eq!(back.strides_and_offset(shape), contiguous.strides_and_offset(shape));
            assert_eq!(canonicalize(layout(strided), shape), back.into());
            let map = AffineMapAttr::get(&ctx, contiguous.affine_map());
            if shape.len() > 1 {
                assert_eq!(canonicalize(layout(map), shape), contiguous.into(), "{map}");
            }
        }
    }
}

// contiguous-layout-rfc:35: declare it the canonical form of the identity layout
// contiguous-layout-rfc:40: the default memref layout is no longer an AffineMapAttr
// contiguous-layout-rfc:45: if code needed to create strided<[], offset: O>, it'll now create contiguous<0,
// offset: O> and similarly for strided<[1], offset: O>
// contiguous-layout-rfc:47: StridedLayout::getCanonical method, which doesn't always return a strided layout
// contiguous-layout-rfc:56: canonicalize strided layouts to their contiguous equivalent for static-shaped
// memrefs
#[test]
fn canonical_forms() {
    let ctx = Context::new();
    for (before, after) in [
        // RFC: static strided layouts that equal a contiguous one.
        ("memref<4x3xf32, strided<[3, 1]>>", "memref<4x3xf32>"),
        ("memref<4x3xf32, strided<[1, 4]>>", "memref<4x3xf32, contiguous<[1, 0]>>"),
        ("memref<4x3xf32, strided<[1, 4], offset: ?>>", "memref<4x3xf32, contiguous<[1, 0], offset: ?>>"),
        ("memref<4x3xf32, strided<[4, 1]>>", "memref<4x3xf32, strided<[4, 1]>>"),
        ("memref<4x3xf32, strided<[0, 1]>>", "memref<4x3xf32, strided<[0, 1]>>"),
        ("memref<2x3x5xf32, strided<[3, 1, 6]>>", "memref<2x3x5xf32, contiguous<[1, 2, 0]>>"),
        ("memref<f32, strided<[], offset: 4>>", "memref<f32, contiguous<0, offset: 4>>"),
        ("memref<8xf32, strided<[1], offset: ?>>", "memref<8xf32, contiguous<1, offset: ?>>"),
        ("memref<8xf32, strided<[2]>>", "memref<8xf32, strided<[2]>>"),
        // Unknown strides may be anything; a known outer size does not matter.
        ("memref<?x?xf32, strided<[?, 1]>>", "memref<?x?xf32, strided<[?, 1]>>"),
        ("memref<?x3xf32, strided<[3, 1]>>", "memref<?x3xf32>"),
        // RFC: offset permutations.
        ("memref<?x?xf32, affine_map<(i, j) -> (j, i)>>", "memref<?x?xf32, contiguous<[1, 0]>>"),
        ("memref<?x?xf32, affine_map<(i, j)[s] -> (i, j + s)>>", "memref<?x?xf32, contiguous<2, offset: ?>>"),
        ("memref<4x3xf32, affine_map<(i, j) -> (i * 3 + j)>>", "memref<4x3xf32>"),
        ("memref<4x3xf32, affine_map<(i, j) -> (i * 8 + j)>>", "memref<4x3xf32, strided<[8, 1]>>"),
        (
            "memref<4x3xf32, affine_map<(i, j)[s] -> (i * s + j * s)>>",
            "memref<4x3xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1 * s0)>>",
        ),
        (
            "memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>",
            "memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>",
        ),
    ] {
        let ty = parse_type(&ctx, before).expect(before).dyn_cast::<MemRefType<'_>>().expect(before);
        assert_eq!(ty.canonicalize_layout().to_string(), after, "{before}");
    }
}

#[test]
fn a_layout_is_for_its_rank_only() {
    let ctx = Context::new();
    let contiguous = ContiguousLayoutAttr::get(&ctx, &[1, 0], 0);
    assert_eq!(contiguous.strides_and_offset(&[4]), None);
    assert_eq!(contiguous.symbolic_strides(&[4, 4, 4]), None);
    assert_eq!(to_contiguous(layout(contiguous), &[4]), None);
    let error = contiguous.verify_layout(&[4]).expect_err("of another rank");
    assert_eq!(error.message(), "memref layout mismatch between rank and contiguous layout: 1 != 2");
    assert!(StridedLayoutAttr::get(&ctx, &[1], 0).verify_layout(&[4, 4]).is_err());
}

/// The lowered forms of contiguous layouts in types, for tools that do not know them.
const LOWERED: [(&str, &str); 9] = [
    ("memref<4x3xf32>", "memref<4x3xf32>"),
    ("memref<4x3xf32, contiguous<[1, 0]>>", "memref<4x3xf32, strided<[1, 4]>>"),
    ("memref<4x3xf32, contiguous<2, offset: 5>>", "memref<4x3xf32, strided<[3, 1], offset: 5>>"),
    ("memref<4x3xf32, contiguous<[1, 0], offset: ?>>", "memref<4x3xf32, strided<[1, 4], offset: ?>>"),
    ("memref<?x3xf32, contiguous<2, offset: 5>>", "memref<?x3xf32, strided<[3, 1], offset: 5>>"),
    (
        "memref<?x?x?xf32, contiguous<3, offset: ?>>",
        "memref<?x?x?xf32, affine_map<(d0, d1, d2)[s0] -> (d0, d1, d2 + s0)>>",
    ),
    (
        "tuple<memref<2x2xi8, contiguous<[1, 0]>>, tuple<memref<?x?xi8, contiguous<[1, 0]>>, i32>>",
        "tuple<memref<2x2xi8, strided<[1, 2]>>, tuple<memref<?x?xi8, affine_map<(d0, d1) -> (d1, d0)>>, i32>>",
    ),
    (
        "memref<4xmemref<4x4xf32, contiguous<[1, 0]>>, contiguous<1, offset: 2>>",
        "memref<4xmemref<4x4xf32, strided<[1, 4]>>, strided<[1], offset: 2>>",
    ),
    ("memref<f32, contiguous<0, offset: 7>>", "memref<f32, strided<[], offset: 7>>"),
];

#[test]
fn lowered_types_are_known_to_mlir_opt() {
    let ctx = Context::new();
    for (before, after) in LOWERED {
        let ty = parse_type(&ctx, before).expect(before);
        let lowered = Type::from_node(lower_contiguous(ty.node())).expect("still a type");
        assert_eq!(lowered.to_string(), after, "{before}");
    }
    let Some(mlir_opt) = oracle("mlir-opt") else { return };
    let texts = LOWERED.map(|(_, after)| after);
    for (text, answer) in texts.iter().zip(ask_mlir_opt(&mlir_opt, &texts)) {
        assert_eq!(answer, Answer::Printed((*text).to_owned()));
    }
}

#[test]
fn lowering_keeps_every_element() {
    let ctx = Context::new();
    for shape in SHAPES {
        for positions in permutations(shape.len() as i64) {
            let before = Some(ContiguousLayoutAttr::get(&ctx, &positions, 5).into());
            let before = MemRefType::get(&ctx, shape, ctx.f32(), before, None);
            let after = Type::from_node(lower_contiguous(before.into())).expect("a type");
            let after = after.dyn_cast::<MemRefType<'_>>().expect("a memref");
            assert!(!after.to_string().contains("contiguous"), "{after}");
            assert_eq!(after.strides_and_offset(), before.strides_and_offset(), "{before} {after}");
        }
    }
}

/// A generator of maps with one result; most have strides.
fn maps(context: &Context) -> Vec<AffineMap<'_>> {
    let mut state = 7u64;
    let mut below = |bound: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % bound
    };
    let mut expr = |depth: u32| {
        let mut sum = AffineExpr::constant(context, below(5) as i64);
        for _ in 0..=below(4) {
            let dim = AffineExpr::dim(context, below(2) as u32);
            let symbol = AffineExpr::symbol(context, 0);
            let term = match below(8) {
                0 => dim * symbol,
                1 => symbol * (below(4) as i64),
                2 => dim.floor_div(4) * 4 + dim.modulo(4),
                3 => (dim + symbol) * 3,
                4 if depth > 0 => dim.modulo(below(3) as i64 + 1) * 2,
                5 => (dim * 6 + 4).floor_div(2),
                _ => dim * (below(9) as i64 - 2),
            };
            sum = if below(4) == 0 { sum - term } else { sum + term };
        }
        AffineMap::get(context, 2, 1, &[sum])
    };
    (0..300).map(|index| expr(index % 4)).collect()
}

#[test]
fn strides_are_those_that_mlir_opt_infers() {
    let Some(mlir_opt) = oracle("mlir-opt") else { return };
    let ctx = Context::new();
    let maps = maps(&ctx);
    // A subview of an invalid type is rejected with the valid one, which shows the strides.
    let chunks: Vec<_> = maps
        .iter()
        .map(|map| {
            let ty = format!("memref<8x8xf32, affine_map<{map}>>");
            let wrong = "memref<2x2xf32, strided<[99, 99], offset: 99>>";
            format!("func.func @f(%m: {ty}) {{ %0 = memref.subview %m[0, 0][2, 2][1, 1] : {ty} to {wrong} return }}\n")
        })
        .collect();
    let file = TemporaryFile::new("strides.mlir", chunks.join("// -----\n"));
    let output =
        Command::new(mlir_opt).arg("--split-input-file").arg(&*file).output().expect("mlir-opt runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    let (mut strided, mut unstrided) = (0, 0);
    for (index, map) in maps.iter().enumerate() {
        let place = format!("{}:{}:", file.display(), 2 * index + 1);
        let error = errors.lines().find(|line| line.contains(&place) && line.contains("error: "));
        let error = error.unwrap_or_else(|| panic!("{map}: no error in {errors}"));
        let ours = layout(AffineMapAttr::get(&ctx, *map)).strides_and_offset(&[8, 8]);
        let Some(form) = ours else {
            assert!(error.contains("is not strided"), "{map}: {error}");
            unstrided += 1;
            continue;
        };
        let inferred = StridedLayoutAttr::get(&ctx, &form.strides, form.offset);
        // A subview's layout is always written as strided.
        assert!(error.contains(&format!("'memref<2x2xf32, {inferred}>'")), "{map}: {inferred}: {error}");
        strided += 1;
    }
    assert!(strided > 100 && unstrided > 20, "{strided} strided, {unstrided} not");
}
