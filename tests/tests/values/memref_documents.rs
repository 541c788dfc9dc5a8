//! The statements of the language reference of 2020 and the RFC "Add a contiguous layout" on
//! memrefs. Each test quotes its sentence.

use isogloss::Context;
use isogloss::builtin::{DYNAMIC, MemRefType};
use isogloss::memref::{
    Addressing, Aliasing, ContiguousLayoutAttr, ReshapeError, aliasing, are_cast_compatible, cast,
    collapse_shape, expand_shape, reinterpret_cast, subview, transpose,
};
use isogloss::text::{ParserOptions, parse_type_with_warnings};

/// A memref, and the warnings about its spelling.
fn read<'c>(ctx: &'c Context, text: &str) -> Result<(MemRefType<'c>, Vec<String>), String> {
    let (ty, warnings) = parse_type_with_warnings(ctx, text.as_bytes(), ParserOptions::default())
        .map_err(|error| error.message().to_owned())?;
    let warnings = warnings.iter().map(|warning| warning.message().to_owned()).collect();
    Ok((ty.dyn_cast::<MemRefType<'_>>().expect("a memref"), warnings))
}

fn memref<'c>(ctx: &'c Context, text: &str) -> MemRefType<'c> {
    read(ctx, text).expect(text).0
}

/// "A semi-affine map composition is a composition of semi-affine maps beginning with zero or more index
/// maps, and ending with a layout map. The composition must be conformant: the number of dimensions of the
/// range of one map, must match the number of dimensions of the domain of the next map in the composition."
// langref:508: A memref specifies a semi-affine map composition as part of its type
#[test]
fn layout_maps_are_composed() {
    let ctx = Context::new();
    for (text, composed) in [
        ("(d0, d1) -> (d1, d0), (d0, d1) -> (d1, d0)", None),
        (
            "(d0, d1) -> (d1, d0), (d0, d1) -> (d0, d1 floordiv 4, d1 mod 4)",
            Some("affine_map<(d0, d1) -> (d1, d0 floordiv 4, d0 mod 4)>"),
        ),
        (
            "(d0, d1)[s0] -> (d0 + s0, d1), (d0, d1)[s0] -> (d1 + s0, d0)",
            Some("affine_map<(d0, d1)[s0, s1] -> (d1 + s0, d0 + s1)>"),
        ),
        ("(i, j) -> (j, i), offset: 1, strides: [64, 1]", Some("affine_map<(d0, d1) -> (d1 * 64 + d0 + 1)>")),
        ("affine_map<(i, j) -> (j + 1, i)>, (i, j) -> (j, i)", Some("affine_map<(d0, d1) -> (d0, d1 + 1)>")),
        ("(i, j) -> (j, i), affine_map<(i, j) -> (i + j)>", Some("affine_map<(d0, d1) -> (d0 + d1)>")),
        (
            "(i, j) -> (i * 2, j), (i, j) -> (i + 1, j), (i, j) -> (i, j)",
            Some("affine_map<(d0, d1) -> (d0 * 2 + 1, d1)>"),
        ),
    ] {
        let (ty, warnings) = read(&ctx, &format!("memref<16x32xf32, {text}>")).expect(text);
        assert_eq!(ty.layout().map(|layout| layout.to_string()).as_deref(), composed, "{text}");
        let warned = warnings.iter().any(|warning| warning.starts_with("a memref has one layout today"));
        assert!(warned, "{text}: {warnings:?}");
    }
    for (text, error) in [
        (
            "(d0, d1) -> (d0), (d0, d1) -> (d1, d0)",
            "the layout maps do not compose: 1 results are before 2 dimensions",
        ),
        ("(d0) -> (d0), (d0) -> (d0, 1)", "memref layout mismatch between rank and affine map: 2 != 1"),
    ] {
        assert_eq!(read(&ctx, &format!("memref<16x32xf32, {text}>")).expect_err(text), error);
    }
    // Today's spelling, as mlir-opt reads it: the last one counts.
    let (ty, warnings) =
        read(&ctx, "memref<16x32xf32, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j, i)>>")
            .expect("read");
    assert_eq!(ty.to_string(), "memref<16x32xf32, affine_map<(d0, d1) -> (d1, d0)>>");
    assert_eq!(warnings, ["only the last of several layouts is kept"]);
    // Maps that grow with each other have a limit.
    let wide =
        format!("(d0) -> ({})", (2..6).map(|by| format!("d0 mod {by}")).collect::<Vec<_>>().join(" + "));
    let many = vec![wide.as_str(); 40].join(", ");
    let error = read(&ctx, &format!("memref<4xf32, {many}>")).err();
    assert_eq!(error.as_deref(), Some("a composition of layout maps has at most 1024 terms"));
}

/// "the minimal size of the enclosing memory region must be 33 + 42 * 1 + 16 * 64 = 1066 elements". The sum is
/// 1099; without the offset it is 1066. The last element is at 33 + 41 + 15 * 64 = 1034.
// langref:461: The allocation size will be (%M ceildiv %B1) * %B1 * (%N ceildiv %B2) * %B2
// langref:465: The allocation size will fit 16 * 68 float elements
// langref:523: the minimal size of the enclosing memory region must be 33 + 42 * 1 + 16 * 64 = 1066
// langref:525: the address calculation for accessing element (i, j) computes 33 + i + 64 * j
// langref:527: the distance between two consecutive elements along the outer dimension is 1 element
// langref:531: This corresponds to a column major view of the memory region
#[test]
fn extents_of_the_examples() {
    let ctx = Context::new();
    let extent = |text: &str| Addressing::of(memref(&ctx, text)).expect(text).extent();
    let strided = extent("memref<42x16xf32, offset: 33 strides: [1, 64]>");
    assert_eq!((strided.lowest, strided.highest, strided.elements()), (33, 1034, 1035));
    assert_eq!(strided.stride_bound, Some(1066));
    // "the address calculation for accessing element (i, j) computes 33 + i + 64 * j".
    let addressing =
        Addressing::of(memref(&ctx, "memref<42x16xf32, offset: 33 strides: [1, 64]>")).expect("known");
    assert_eq!(addressing.address(&[41, 15]), Some(33 + 41 + 64 * 15));
    // "The allocation size will be (%M ceildiv %B1) * %B1 * (%N ceildiv %B2) * %B2 f32 elements": 300 by 300.
    let tiled = "memref<300x300xf32, (d0, d1) -> (d0 div 128, d1 div 256, d0 mod 128, d1 mod 256)>";
    assert_eq!(extent(tiled).elements(), 3 * 128 * 2 * 256);
    // "The allocation size will fit 16 * 68 float elements": the map pads at the lower end only, so 16 * 66.
    let padded = "memref<16x64xf32, (d0, d1) -> (d0, (d1 + 2) floordiv 2, (d1 + 2) mod 2)>";
    assert_eq!(extent(padded).elements(), 16 * 66);
    assert_eq!(Addressing::of(memref(&ctx, padded)).expect("known").address(&[0, 0]), Some(2));
}

/// "The specification of strides must not alias: given an n-D strided memref, indices (i1, ..., in) and
/// (j1, ..., jn) may not refer to the same memory address unless i1 == j1, ..., in == jn." "Each of the
/// semi-affine maps and thus its composition is required to be one-to-one."
// langref:483: An index map is a one-to-one semi-affine map
// langref:509: Each of the semi-affine maps and thus its composition is required to be one-to-one
// langref:535: The specification of strides must not alias
#[test]
fn aliasing_is_found() {
    let ctx = Context::new();
    let ask = |text: &str| aliasing(memref(&ctx, text));
    assert_eq!(ask("memref<42x16xf32, offset: 33 strides: [1, 64]>"), Aliasing::Distinct);
    assert_eq!(
        ask("memref<42x16xf32, offset: 33 strides: [1, 41]>"),
        Aliasing::Shared(vec![41, 0], vec![0, 1])
    );
    assert_eq!(
        ask("memref<16x64xf32, (d0, d1) -> (d0, (d1 + 2) floordiv 2, (d1 + 2) mod 2)>"),
        Aliasing::Distinct
    );
    assert_eq!(
        ask("memref<4x4xf32, (d0, d1) -> (d0 + d1, d0 + d1)>"),
        Aliasing::Shared(vec![0, 1], vec![1, 0])
    );
    assert_eq!(ask("memref<?x?xf32, contiguous<[1, 0], offset: ?>>"), Aliasing::Distinct);
    assert_eq!(ask("memref<?x?xf32, strided<[?, 1]>>"), Aliasing::Unknown);
}

/// "memref.expand_shape %arg [[0, 1], [2]] : memref<?x?xi32, contiguous<[1, 0]> into memref<?x?x?xi32,
/// contiguous<[1, 2, 0]> accurately describes the effects of expand_shape'ing a column-major memref."
// contiguous-layout-rfc:28: memref.expand_shape %arg [[0, 1], [2]]
#[test]
fn shapes_of_contiguous_layouts() {
    let ctx = Context::new();
    let column_major = ContiguousLayoutAttr::get(&ctx, &[1, 0], 0);
    let expanded = ContiguousLayoutAttr::get(&ctx, &[1, 2, 0], 0);
    let groups: [&[usize]; 2] = [&[0, 1], &[2]];
    assert_eq!(expand_shape(column_major, &[DYNAMIC; 2], &groups, &[DYNAMIC; 3]), Ok(expanded));
    assert_eq!(collapse_shape(expanded, &[DYNAMIC; 3], &groups), Ok(column_major));
    // A dimension becomes one or more; sizes are checked.
    let line = ContiguousLayoutAttr::row_major(&ctx, 1, 0);
    assert_eq!(expand_shape(line, &[4], &[&[]], &[]), Err(ReshapeError::Groups));
    assert_eq!(expand_shape(line, &[4], &[&[0, 1]], &[2, 3]), Err(ReshapeError::Sizes(0)));
    // Rank 0 in both directions.
    let (scalar, ones) =
        (ContiguousLayoutAttr::row_major(&ctx, 0, 3), ContiguousLayoutAttr::row_major(&ctx, 2, 3));
    assert_eq!(expand_shape(scalar, &[], &[], &[1, 1]), Ok(ones));
    assert_eq!(collapse_shape(ones, &[1, 1], &[]), Ok(scalar));
}

/// "memref.subview, memref.reinterpret_cast, and so on do not always produce a strided layout: if code needed
/// to create strided<[], offset: O>, it'll now create contiguous<0, offset: O> and similarly for
/// strided<[1], offset: O>, which is a 1-D contiguous layout."
// contiguous-layout-rfc:41: memref.subview, memref.reinterpret_cast, and so on do not always produce a strided
// layout
#[test]
fn views_keep_contiguous_layouts() {
    let ctx = Context::new();
    let part = |text: &str, offsets: &[i64], sizes: &[i64], steps: &[i64]| {
        subview(memref(&ctx, text), offsets, sizes, steps).expect(text).to_string()
    };
    let tiled = "memref<4x4xi8, affine_map<(i, j) -> (i floordiv 2, j floordiv 2, i mod 2, j mod 2)>>";
    for (result, expected) in [
        (part("memref<f32>", &[], &[], &[]), "memref<f32>"),
        (part("memref<f32, strided<[], offset: 4>>", &[], &[], &[]), "memref<f32, contiguous<0, offset: 4>>"),
        (part("memref<8xf32>", &[2], &[4], &[1]), "memref<4xf32, contiguous<1, offset: 2>>"),
        (part("memref<8xf32>", &[DYNAMIC], &[DYNAMIC], &[1]), "memref<?xf32, contiguous<1, offset: ?>>"),
        (part("memref<8xf32>", &[0], &[4], &[2]), "memref<4xf32, strided<[2]>>"),
        (
            part("memref<8xf32, strided<[1], offset: ?>>", &[2], &[4], &[1]),
            "memref<4xf32, contiguous<1, offset: ?>>",
        ),
        (
            part("memref<8x16xf32>", &[2, 0], &[DYNAMIC, 16], &[1, 1]),
            "memref<?x16xf32, contiguous<2, offset: 32>>",
        ),
        (part("memref<8x16xf32>", &[2, 3], &[1, 4], &[1, 1]), "memref<1x4xf32, contiguous<2, offset: 35>>"),
        (
            part("memref<8x16xf32>", &[2, 3], &[2, 4], &[1, 2]),
            "memref<2x4xf32, strided<[16, 2], offset: 35>>",
        ),
        (part("memref<8x?xf32>", &[2, 3], &[2, 4], &[1, 1]), "memref<2x4xf32, strided<[?, 1], offset: ?>>"),
        (
            part("memref<8x16xf32, contiguous<[1, 0]>>", &[0, 2], &[8, 4], &[1, 1]),
            "memref<8x4xf32, contiguous<[1, 0], offset: 16>>",
        ),
        (
            part(tiled, &[2, DYNAMIC], &[2, 2], &[1, 1]),
            "memref<2x2xi8, affine_map<(d0, d1)[s0] -> (d0 floordiv 2 + 1, (d1 + s0) floordiv 2, d0 mod 2, (d1 + s0) mod 2)>>",
        ),
    ] {
        assert_eq!(result, expected);
    }
    let flat = memref(&ctx, "memref<64xf32>");
    let again = |offset, sizes: &[i64], strides: &[i64]| {
        reinterpret_cast(flat, offset, sizes, strides)
            .map(|ty| ty.to_string())
            .map_err(|error| error.to_string())
    };
    assert_eq!(again(5, &[], &[]).as_deref(), Ok("memref<f32, contiguous<0, offset: 5>>"));
    assert_eq!(again(DYNAMIC, &[4], &[1]).as_deref(), Ok("memref<4xf32, contiguous<1, offset: ?>>"));
    assert_eq!(again(0, &[4, 4], &[8, 1]).as_deref(), Ok("memref<4x4xf32, strided<[8, 1]>>"));
    assert!(again(0, &[4, 4], &[8]).is_err());
    let turned = |text: &str, dims: &[usize]| {
        transpose(memref(&ctx, text), dims)
            .map(|ty| ty.to_string())
            .map_err(|error| error.message().to_owned())
    };
    for (text, dims, expected) in [
        ("memref<?x4xf32>", &[1, 0][..], "memref<4x?xf32, contiguous<[1, 0]>>"),
        (
            "memref<4x3xf32, contiguous<[1, 0], offset: ?>>",
            &[1, 0],
            "memref<3x4xf32, contiguous<2, offset: ?>>",
        ),
        (
            "memref<4x3xf32, strided<[8, 1], offset: 2>>",
            &[1, 0],
            "memref<3x4xf32, strided<[1, 8], offset: 2>>",
        ),
        ("memref<?x?xf32, affine_map<(i, j) -> (j, i)>>", &[1, 0], "memref<?x?xf32>"),
        (
            "memref<4x6xf32, affine_map<(i, j) -> (i floordiv 2, j, i mod 2)>>",
            &[1, 0],
            "memref<6x4xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d0, d1 mod 2)>>",
        ),
    ] {
        assert_eq!(turned(text, dims).as_deref(), Ok(expected), "{text}");
    }
    assert!(turned("memref<4x3xf32>", &[0, 0]).is_err());
}

/// "Being able to use contiguous<3, offset: ?> [...] resolves this issue. That is now a strided layout that
/// directly encodes the fact that this is a 3-D row-major memref with some dynamic offset."
// contiguous-layout-rfc:21: contiguous<3, offset: ?> directly encodes the fact that this is a 3-D row-major
// memref
#[test]
fn a_relocatable_memref_stays_contiguous() {
    let ctx = Context::new();
    let ty = memref(&ctx, "memref<?x?x?xf32>");
    let relocatable = cast(ty, &[DYNAMIC; 3], DYNAMIC).expect("less is known");
    assert_eq!(relocatable.to_string(), "memref<?x?x?xf32, contiguous<3, offset: ?>>");
    assert_eq!(
        cast(relocatable, &[2, 3, 4], 5).expect("more").to_string(),
        "memref<2x3x4xf32, contiguous<3, offset: 5>>"
    );
    assert!(cast(memref(&ctx, "memref<4xf32>"), &[5], 0).is_err());
    assert!(cast(memref(&ctx, "memref<4xf32>"), &[4], 1).is_err());
    let strided = memref(&ctx, "memref<4x?xf32, strided<[?, 2], offset: 1>>");
    let wider = cast(strided, &[DYNAMIC, 7], DYNAMIC).expect("strides stay");
    assert_eq!(wider.to_string(), "memref<?x7xf32, strided<[?, 2], offset: ?>>");
    let compatible = |from: &str, to: &str| are_cast_compatible(memref(&ctx, from), memref(&ctx, to));
    assert!(compatible("memref<2x3xf32>", "memref<?x?xf32, strided<[?, ?], offset: ?>>"));
    assert!(compatible("memref<?x?xf32, strided<[?, 1], offset: ?>>", "memref<2x3xf32, contiguous<2>>"));
    assert!(!compatible("memref<2x3xf32>", "memref<2x3xf32, contiguous<[1, 0]>>"));
    assert!(!compatible("memref<2x3xf32>", "memref<2x3xf64>"));
    assert!(!compatible("memref<2x3xf32>", "memref<2x3xf32, 1>"));
}
