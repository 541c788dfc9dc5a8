//! Running a [`LayoutRule`]: the layout of a type, and the checks of entries for it.

use super::aggregate::{ArrayShape, Placement, StructShape, TypeShape};
use super::count::{CountExpr, rule_param};
use super::data_layout::TypeLayout;
use super::entry::{DataLayoutEntry, EntryKey};
use super::error::LayoutError;
use super::failures::Answers;
use super::query::LayoutQuery;
use super::rule::{Compatibility, EntryRule, EntryValue, LayoutRule};
use super::size::TypeSize;
use super::values;
use crate::Diagnostic;
use crate::param::Param;
use crate::types::Type;

/// The answers of the def's rule for a type.
pub(crate) fn layout<'c>(
    ty: Type<'c>,
    query: LayoutQuery<'_, 'c>,
    entries: &[DataLayoutEntry<'c>],
) -> Result<TypeLayout, LayoutError> {
    match ty.def().layout {
        Some(rule) => run(rule, ty, query, entries),
        None => Err(LayoutError::unsupported(ty)),
    }
}

fn run<'c>(
    rule: &LayoutRule,
    ty: Type<'c>,
    query: LayoutQuery<'_, 'c>,
    entries: &[DataLayoutEntry<'c>],
) -> Result<TypeLayout, LayoutError> {
    match rule {
        LayoutRule::Fixed { size_in_bits, abi, preferred } => {
            let size_in_bits = TypeSize::fixed(size_in_bits.evaluate(ty)?);
            let (abi, preferred) = (alignment(ty, abi)?, alignment(ty, preferred)?);
            check_preferred(ty, abi, preferred)?;
            Ok(TypeLayout {
                size: size_in_bits.div_ceil(query.byte_width()),
                size_in_bits,
                abi_alignment: in_bytes(abi, query),
                preferred_alignment: in_bytes(preferred, query),
                index_bit_width: None,
            })
        }
        LayoutRule::Like { param } => query.layout(type_param(ty, *param)?),
        LayoutRule::Struct { members, packed } => {
            let mut placement = Placement::new(ty, *packed, query);
            each_member(ty, members, |member| placement.add(member).map(drop))?;
            placement.finish()
        }
        LayoutRule::Array { element, count } => {
            Ok(ArrayShape::of(ty, type_param(ty, *element)?, count.evaluate(ty)?, query)?.layout)
        }
        LayoutRule::Entry { key, value, default, .. } => {
            let layout = || run(default, ty, query, entries);
            match (select(key, ty, entries)?, value) {
                (None, _) => layout(),
                (Some(entry), EntryValue::Pointer) => pointer(ty, entry, query.byte_width()),
                (Some(entry), EntryValue::Alignment) => {
                    let bits = entry.alignment_bits().ok_or_else(|| LayoutError::entry(ty, entry))?;
                    // The rule may have no alignment, which the entry gives.
                    let layout = layout().or_else(|_| {
                        let answers = each_answer(default, ty, query, entries);
                        Ok::<_, LayoutError>(TypeLayout {
                            size: answers.size?,
                            size_in_bits: answers.size_in_bits?,
                            abi_alignment: 0,
                            preferred_alignment: 0,
                            index_bit_width: answers.index_bit_width?,
                        })
                    })?;
                    Ok(TypeLayout {
                        abi_alignment: bits.abi / query.byte_width(),
                        preferred_alignment: bits.preferred / query.byte_width(),
                        ..layout
                    })
                }
            }
        }
        LayoutRule::Scalable(rule) => {
            let layout = run(rule, ty, query, entries)?;
            Ok(TypeLayout {
                size: TypeSize::scalable(layout.size.min_value()),
                size_in_bits: TypeSize::scalable(layout.size_in_bits.min_value()),
                ..layout
            })
        }
        LayoutRule::Index { width, rule } => {
            let layout = run(rule, ty, query, entries)?;
            Ok(TypeLayout { index_bit_width: Some(width.evaluate(ty)?), ..layout })
        }
    }
}

/// An alignment that a rule declares, in bytes of eight bits.
fn alignment(ty: Type<'_>, bytes: &CountExpr) -> Result<u64, LayoutError> {
    let bytes = bytes.evaluate(ty)?;
    if bytes.is_power_of_two() {
        Ok(bytes)
    } else {
        Err(LayoutError::alignment(ty, format!("{bytes} is not a power of two")))
    }
}

fn check_preferred(ty: Type<'_>, abi: u64, preferred: u64) -> Result<(), LayoutError> {
    if preferred >= abi {
        return Ok(());
    }
    let reason = format!("the preferred alignment {preferred} is less than the ABI alignment {abi}");
    Err(LayoutError::alignment(ty, reason))
}

/// A declared alignment in bytes of the scope.
fn in_bytes(alignment: u64, query: LayoutQuery<'_, '_>) -> u64 {
    match query.byte_width() {
        8 => alignment,
        width => alignment.saturating_mul(8).div_ceil(width),
    }
}

/// Each answer of the def's rule for a type by itself: it needs only the answers about parts that it depends on.
pub(crate) fn answers<'c>(
    ty: Type<'c>,
    query: LayoutQuery<'_, 'c>,
    entries: &[DataLayoutEntry<'c>],
) -> Answers {
    match ty.def().layout {
        Some(rule) => each_answer(rule, ty, query, entries),
        None => Answers::of(Err(LayoutError::unsupported(ty))),
    }
}

fn each_answer<'c>(
    rule: &LayoutRule,
    ty: Type<'c>,
    query: LayoutQuery<'_, 'c>,
    entries: &[DataLayoutEntry<'c>],
) -> Answers {
    match rule {
        LayoutRule::Like { param } => match type_param(ty, *param) {
            Ok(part) => Answers {
                size: query.size(part),
                size_in_bits: query.size_in_bits(part),
                abi_alignment: query.abi_alignment(part),
                preferred_alignment: query.preferred_alignment(part),
                index_bit_width: query.index_bit_width(part),
            },
            Err(error) => Answers::of(Err(error)),
        },
        LayoutRule::Struct { members, packed } => {
            let mut list = Vec::new();
            let listed = each_member(ty, members, |member| {
                list.push(member);
                Ok(())
            });
            let largest = listed.and_then(|()| StructShape::largest_alignment(list, query));
            let whole = run(rule, ty, query, entries);
            Answers {
                abi_alignment: if *packed { Ok(1) } else { largest.clone() },
                preferred_alignment: largest,
                index_bit_width: Ok(None),
                ..Answers::of(whole)
            }
        }
        LayoutRule::Array { element, count } => {
            let (element, count) = match (type_param(ty, *element), count.evaluate(ty)) {
                (Ok(element), Ok(count)) => (element, count),
                (Err(error), _) | (_, Err(error)) => return Answers::of(Err(error)),
            };
            let size = ArrayShape::size_of(ty, element, count, query);
            Answers {
                size: size.clone().map(|(size, _)| size),
                size_in_bits: size.map(|(_, bits)| bits),
                abi_alignment: query.abi_alignment(element),
                preferred_alignment: query.preferred_alignment(element),
                index_bit_width: Ok(None),
            }
        }
        LayoutRule::Scalable(rule) => {
            let answers = each_answer(rule, ty, query, entries);
            Answers {
                size: answers.size.map(|size| TypeSize::scalable(size.min_value())),
                size_in_bits: answers.size_in_bits.map(|size| TypeSize::scalable(size.min_value())),
                ..answers
            }
        }
        LayoutRule::Index { width, rule } => {
            Answers { index_bit_width: width.evaluate(ty).map(Some), ..each_answer(rule, ty, query, entries) }
        }
        LayoutRule::Entry { key, value: EntryValue::Alignment, default, .. } => {
            let answers = each_answer(default, ty, query, entries);
            let bits = select(key, ty, entries).and_then(|entry| {
                let bits = |entry: &DataLayoutEntry<'c>| {
                    entry.alignment_bits().ok_or_else(|| LayoutError::entry(ty, entry))
                };
                entry.map(bits).transpose()
            });
            match bits {
                Ok(None) => answers,
                Ok(Some(bits)) => Answers {
                    abi_alignment: Ok(bits.abi / query.byte_width()),
                    preferred_alignment: Ok(bits.preferred / query.byte_width()),
                    ..answers
                },
                Err(error) => {
                    Answers { abi_alignment: Err(error.clone()), preferred_alignment: Err(error), ..answers }
                }
            }
        }
        LayoutRule::Fixed { size_in_bits, abi, preferred } => {
            let size_in_bits = size_in_bits.evaluate(ty).map(TypeSize::fixed);
            let abi = alignment(ty, abi);
            let preferred = abi.clone().and_then(|abi| {
                let preferred = alignment(ty, preferred)?;
                check_preferred(ty, abi, preferred)?;
                Ok(preferred)
            });
            Answers {
                size: size_in_bits.clone().map(|size| size.div_ceil(query.byte_width())),
                size_in_bits,
                abi_alignment: abi.map(|abi| in_bytes(abi, query)),
                preferred_alignment: preferred.map(|preferred| in_bytes(preferred, query)),
                index_bit_width: Ok(None),
            }
        }
        // The value of the entry has all answers.
        LayoutRule::Entry { key, value: EntryValue::Pointer, default, .. } => {
            match select(key, ty, entries) {
                Ok(None) => each_answer(default, ty, query, entries),
                Ok(Some(entry)) => Answers::of(pointer(ty, entry, query.byte_width())),
                Err(error) => Answers::of(Err(error)),
            }
        }
    }
}

/// The parts of a type according to its def's rule.
pub(crate) fn shape<'c>(
    ty: Type<'c>,
    query: LayoutQuery<'_, 'c>,
    _entries: &[DataLayoutEntry<'c>],
) -> Result<TypeShape<'c>, LayoutError> {
    let Some(mut rule) = ty.def().layout else { return Err(LayoutError::unsupported(ty)) };
    loop {
        rule = match rule {
            LayoutRule::Struct { members, packed } => {
                let mut list = Vec::new();
                each_member(ty, members, |member| {
                    list.push(member);
                    Ok(())
                })?;
                return Ok(TypeShape::Struct(StructShape::of(ty, list, *packed, query)?));
            }
            LayoutRule::Array { element, count } => {
                let (element, count) = (type_param(ty, *element)?, count.evaluate(ty)?);
                let stride = ArrayShape::of(ty, element, count, query)?.stride;
                return Ok(TypeShape::Array { element, count, stride });
            }
            LayoutRule::Like { param } => return query.shape(type_param(ty, *param)?),
            LayoutRule::Fixed { .. } => return Ok(TypeShape::Scalar),
            LayoutRule::Entry { default: inner, .. }
            | LayoutRule::Scalable(inner)
            | LayoutRule::Index { rule: inner, .. } => inner,
        }
    }
}

/// The entry that decides the layout of a type according to its def's rule.
pub(crate) fn deciding<'c>(ty: Type<'c>, entries: &[DataLayoutEntry<'c>]) -> Option<DataLayoutEntry<'c>> {
    let (key, _, _) = ty.def().layout.and_then(entry_rule)?;
    select(key, ty, entries).ok().flatten().copied()
}

fn type_param(ty: Type<'_>, index: u8) -> Result<Type<'_>, LayoutError> {
    match rule_param(ty, index)? {
        Some(Param::Type(part)) => Ok(part),
        _ => Err(LayoutError::unsupported(ty)),
    }
}

/// Calls a function with the members of a struct rule, in order, until it fails.
#[inline]
fn each_member<'c>(
    ty: Type<'c>,
    members: &[u8],
    mut each: impl FnMut(Type<'c>) -> Result<(), LayoutError>,
) -> Result<(), LayoutError> {
    for index in members {
        // Handles of one def are stored as a list of parameters.
        let (types, list): (&[Type<'c>], &[Param<'c>]) = match rule_param(ty, *index)? {
            Some(Param::Type(member)) => {
                each(member)?;
                continue;
            }
            Some(Param::Types(members)) => (members, &[]),
            Some(Param::List(members)) => (&[], members),
            Some(Param::None) => (&[], &[]),
            _ => return Err(LayoutError::unsupported(ty)),
        };
        types.iter().try_for_each(|member| each(*member))?;
        list.iter().try_for_each(|member| match member {
            Param::Type(member) => each(*member),
            _ => Err(LayoutError::unsupported(ty)),
        })?;
    }
    Ok(())
}

/// The entry that applies to a type.
fn select<'e, 'c>(
    key: &EntryRule,
    ty: Type<'c>,
    entries: &'e [DataLayoutEntry<'c>],
) -> Result<Option<&'e DataLayoutEntry<'c>>, LayoutError> {
    let find = |counts: &dyn Fn(Type<'c>) -> bool| {
        entries.iter().find(|entry| matches!(entry.key, EntryKey::Type(key) if counts(key)))
    };
    Ok(match key {
        EntryRule::First => entries.first(),
        EntryRule::Exact => find(&|key| key == ty),
        EntryRule::Space { param } => {
            let space = |ty: Type<'c>| rule_param(ty, *param).ok().flatten();
            find(&|key| space(key) == space(ty)).or_else(|| find(&|key| is_default_space(space(key))))
        }
        EntryRule::Width(width) => {
            let mut widths = Vec::with_capacity(entries.len());
            for entry in entries {
                if let EntryKey::Type(key) = entry.key {
                    widths.push((width.evaluate(key)?, entry));
                }
            }
            closest(width.evaluate(ty)?, widths.into_iter())
        }
    })
}

/// The item of the least width that is not below `width`, or else of the greatest width; the first of equal ones.
pub(crate) fn closest<T>(width: u64, all: impl Iterator<Item = (u64, T)>) -> Option<T> {
    let mut best: Option<(u64, T)> = None;
    for (candidate, item) in all {
        let better = match &best {
            None => true,
            Some((best, _)) if *best < width => candidate > *best,
            Some((best, _)) => candidate >= width && candidate < *best,
        };
        if better {
            best = Some((candidate, item));
        }
    }
    best.map(|(_, item)| item)
}

fn is_default_space(space: Option<Param<'_>>) -> bool {
    matches!(space, Some(Param::None | Param::Int(0) | Param::UInt(0)))
}

/// The layout that the entry of a pointer gives.
fn pointer(ty: Type<'_>, entry: &DataLayoutEntry<'_>, byte_width: u64) -> Result<TypeLayout, LayoutError> {
    let bits = entry.pointer_bits().ok_or_else(|| LayoutError::entry(ty, entry))?;
    let size_in_bits = TypeSize::fixed(bits.size);
    Ok(TypeLayout {
        size: size_in_bits.div_ceil(byte_width),
        size_in_bits,
        abi_alignment: bits.abi / byte_width,
        preferred_alignment: bits.preferred / byte_width,
        index_bit_width: Some(bits.index),
    })
}

/// The part of a rule that handles entries.
fn entry_rule(mut rule: &LayoutRule) -> Option<(&EntryRule, EntryValue, Compatibility)> {
    loop {
        match rule {
            LayoutRule::Entry { key, value, compatibility, .. } => {
                return Some((key, *value, *compatibility));
            }
            LayoutRule::Scalable(inner) | LayoutRule::Index { rule: inner, .. } => rule = inner,
            LayoutRule::Fixed { .. }
            | LayoutRule::Like { .. }
            | LayoutRule::Struct { .. }
            | LayoutRule::Array { .. } => return None,
        }
    }
}

/// Whether inner entries are compatible with outer ones according to the def's rule.
pub(crate) fn are_compatible<'c>(
    ty: Type<'c>,
    outer: &[DataLayoutEntry<'c>],
    inner: &[DataLayoutEntry<'c>],
    _identified: &[DataLayoutEntry<'c>],
) -> bool {
    let Some((key, value, compatibility)) = ty.def().layout.and_then(entry_rule) else { return true };
    if compatibility == Compatibility::Redefine {
        return outer.iter().all(|outer| inner.iter().any(|inner| inner.key == outer.key));
    }
    inner.iter().all(|inner| {
        let beside = match key {
            EntryRule::First => outer.first(),
            EntryRule::Exact | EntryRule::Width(_) | EntryRule::Space { .. } => {
                outer.iter().find(|outer| outer.key == inner.key)
            }
        };
        let Some(outer) = beside else { return true };
        match compatibility {
            Compatibility::Any | Compatibility::Redefine => true,
            Compatibility::Identical => outer.value == inner.value,
            Compatibility::KeepOrRelaxAlignment => relaxes(value, outer, inner),
        }
    })
}

/// Whether the size is unchanged, and the ABI alignment is unchanged or relaxed.
pub(crate) fn relaxes(value: EntryValue, outer: &DataLayoutEntry<'_>, inner: &DataLayoutEntry<'_>) -> bool {
    match value {
        EntryValue::Alignment => outer
            .alignment_bits()
            .zip(inner.alignment_bits())
            .is_some_and(|(outer, inner)| divides(inner.abi, outer.abi)),
        EntryValue::Pointer => outer
            .pointer_bits()
            .zip(inner.pointer_bits())
            .is_some_and(|(outer, inner)| outer.size == inner.size && divides(inner.abi, outer.abi)),
    }
}

/// Whether a multiple of `outer` is a multiple of `inner` that is no larger.
fn divides(inner: u64, outer: u64) -> bool {
    inner == outer || (inner != 0 && inner <= outer && outer.is_multiple_of(inner))
}

/// Checks entries by the def's rule.
pub(crate) fn verify_entries<'c>(ty: Type<'c>, entries: &[DataLayoutEntry<'c>]) -> Result<(), Diagnostic> {
    let Some((_, value, _)) = ty.def().layout.and_then(entry_rule) else { return Ok(()) };
    entries.iter().try_for_each(|entry| match value {
        EntryValue::Alignment => verify_alignment(entry),
        EntryValue::Pointer => verify_pointer(entry),
    })
}

/// Checks `[abi]` or `[abi, preferred]`, with the words for builtin types.
pub(crate) fn verify_alignment(entry: &DataLayoutEntry<'_>) -> Result<(), Diagnostic> {
    let error = |what: &str| Err(Diagnostic::error(format!("{what} data layout entry {}", entry.attribute)));
    match values::dense_integers(entry.value) {
        Some(value) if value.element_is_i64 => {}
        _ => return error("expected a dense i64 elements attribute in the"),
    }
    match entry.alignment_bits() {
        None => error("expected 1 or 2 elements in the"),
        Some(bits) if bits.preferred < bits.abi => {
            error("preferred alignment is expected to be greater than or equal to the abi alignment in")
        }
        Some(_) => Ok(()),
    }
}

/// Checks `[size, abi, preferred]` with or without an index bit width, with the
/// words for `!llvm.ptr`.
fn verify_pointer(entry: &DataLayoutEntry<'_>) -> Result<(), Diagnostic> {
    let Some(key) = entry.key_type() else { return Ok(()) };
    let error = |message: String| Err(Diagnostic::error(message));
    let Some((value, bits)) = values::dense_integers(entry.value).zip(entry.pointer_bits()) else {
        return error(format!(
            "expected layout attribute for '{key}' to be a dense integer elements attribute with 3 or 4 \
             elements"
        ));
    };
    if !value.element_is_i64 {
        return error(format!("expected i64 parameters for '{key}'"));
    }
    if bits.preferred < bits.abi {
        return error("preferred alignment is expected to be at least as large as ABI alignment".into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Body;
    use crate::Context;
    use crate::builtin::VectorType;
    use crate::def::{Def, DefKind, Dialect, InterfaceImpl};
    use crate::layout::{
        CountExpr, CountOp, DATA_LAYOUT_TYPE_INTERFACE, DataLayout, DataLayoutTypeInterfaceTable, Limits,
        RULE_TABLE,
    };

    const fn def(name: &'static str, rule: &'static LayoutRule) -> Def {
        Def { layout: Some(rule), ..Def::new(DefKind::Type, "shapes", name, "ShapeType") }
    }

    static PAIR: Def = def("shapes.pair", &LayoutRule::Struct { members: &[0, 1], packed: false });
    static PACKED: Def = def("shapes.packed", &LayoutRule::Struct { members: &[0], packed: true });
    static TILE: Def = def(
        "shapes.tile",
        &LayoutRule::Array {
            element: 1,
            count: CountExpr::Binary(CountOp::Mul, &CountExpr::Param(0), &CountExpr::Param(0)),
        },
    );
    static SVE: Def = def("shapes.sve", &LayoutRule::Scalable(&LayoutRule::Like { param: 0 }));
    static HANDLE: Def = def(
        "shapes.handle",
        &LayoutRule::Index {
            width: CountExpr::Int(32),
            rule: &LayoutRule::Fixed {
                size_in_bits: CountExpr::Param(0),
                abi: CountExpr::Int(4),
                preferred: CountExpr::Int(16),
            },
        },
    );
    static NODE: Def = Def {
        interfaces: &[InterfaceImpl {
            bases: &[],
            interface: &DATA_LAYOUT_TYPE_INTERFACE,
            table: &DataLayoutTypeInterfaceTable {
                layout: |node, query, _| {
                    let ty = Type::from_node(node).expect("a type");
                    let Some(Param::Body(body)) = ty.params().get(1) else {
                        return Err(LayoutError::unsupported(ty));
                    };
                    let members = body.get().unwrap_or_default().iter().filter_map(|param| match param {
                        Param::Type(ty) => Some(*ty),
                        _ => None,
                    });
                    StructShape::layout_of(ty, members, false, query)
                },
                ..RULE_TABLE
            },
        }],
        ..Def::new(DefKind::Type, "shapes", "shapes.node", "NodeType")
    };
    static OPAQUE: Def = Def::new(DefKind::Type, "shapes", "shapes.opaque", "OpaqueType");
    static SHAPES: Dialect =
        Dialect { types: &[&PAIR, &PACKED, &TILE, &SVE, &HANDLE, &NODE, &OPAQUE], ..Dialect::new("shapes") };

    fn answers(layout: TypeLayout) -> (u64, u64, u64, u64) {
        let TypeLayout { size, size_in_bits, abi_alignment, preferred_alignment, .. } = layout;
        (size.min_value(), size_in_bits.min_value(), abi_alignment, preferred_alignment)
    }

    #[test]
    fn rules_nest() {
        let ctx = Context::with_dialects([&SHAPES]);
        let layout = DataLayout::new(&ctx);
        let ask = |def: &'static Def, params: &[Param<'_>]| layout.layout(ctx.intern_type(def, params));
        let pair = ctx.intern_type(&PAIR, &[Param::Type(ctx.integer(8)), Param::Type(ctx.integer(48))]);
        assert_eq!(layout.layout(pair).map(answers), Ok((16, 128, 8, 8)), "i48 has 6 bytes, aligned to 8");
        let members = [ctx.integer(8), pair, ctx.i32()];
        assert_eq!(ask(&PACKED, &[Param::Types(&members)]).map(answers), Ok((21, 168, 1, 8)));
        let tile = ctx.intern_type(&TILE, &[Param::UInt(3), Param::Type(ctx.integer(24))]);
        assert_eq!(layout.layout(tile).map(answers), Ok((36, 288, 4, 4)), "a stride of 4 bytes");
        let sve = ctx.intern_type(&SVE, &[Param::Type(tile)]);
        assert_eq!(layout.size(sve), Ok(TypeSize::scalable(36)));
        let handle = ask(&HANDLE, &[Param::UInt(33)]).expect("a layout");
        assert_eq!((answers(handle), handle.index_bit_width), ((5, 33, 4, 16), Some(32)));
        let optional = [Param::Type(ctx.integer(8)), Param::None];
        assert_eq!(ask(&PAIR, &optional).map(answers), Ok((1, 8, 1, 1)));
    }

    #[test]
    fn what_has_no_layout_is_an_error_that_says_why() {
        let ctx = Context::with_dialects([&SHAPES]);
        let layout = DataLayout::new(&ctx);
        let error =
            |def, params: &[Param<'_>]| layout.layout(ctx.intern_type(def, params)).expect_err("none");
        let opaque = Param::Type(ctx.intern_type(&OPAQUE, &[]));
        assert!(matches!(error(&PAIR, &[opaque, opaque]), LayoutError::Unsupported { .. }));
        let i0 = Param::Type(ctx.integer(0));
        assert!(matches!(error(&PAIR, &[i0, i0]), LayoutError::ZeroAlignment { .. }));
        assert_eq!(layout.abi_alignment(ctx.integer(0)), Ok(0));
        let i8 = Param::Type(ctx.integer(8));
        assert!(matches!(error(&TILE, &[Param::UInt(1 << 32), i8]), LayoutError::Overflow { .. }));
        let sve = Param::Type(ctx.intern_type(&SVE, &[i8]));
        assert!(matches!(error(&TILE, &[Param::UInt(2), sve]), LayoutError::Scalable { .. }));
        for mixed in [[i8, sve], [sve, i8]].map(|members| ctx.intern_type(&PAIR, &members)) {
            assert_eq!(layout.size(mixed), Err(LayoutError::mixed_scalable(mixed)));
            assert_eq!(layout.abi_alignment(mixed), Ok(1), "the alignment needs no size");
        }
        let empty = Param::Type(ctx.intern_type(&TILE, &[Param::UInt(0), i8]));
        assert_eq!(layout.size(ctx.intern_type(&PAIR, &[empty, sve])), Ok(TypeSize::scalable(1)));
        assert_eq!(layout.size(ctx.intern_type(&PAIR, &[sve, empty])), Ok(TypeSize::scalable(1)));
        assert_eq!(
            layout.size(ctx.intern_type(&PAIR, &[sve, sve])),
            Ok(TypeSize::scalable(2)),
            "scalable members alone are fine"
        );
    }

    #[test]
    fn a_type_that_contains_itself_is_an_error() {
        let ctx = Context::with_dialects([&SHAPES]);
        let node = ctx.intern(&NODE, &[Param::Str("list"), Param::Body(Body::unset())]);
        let ty = Type::from_node(node).expect("a type");
        let pair = ctx.intern_type(&PAIR, &[Param::Type(ctx.i32()), Param::Type(ty)]);
        ctx.set_body(node, &[Param::Type(pair)]).expect("set once");
        let layout = DataLayout::new(&ctx);
        assert_eq!(layout.layout(pair), Err(LayoutError::recursive(pair)));
        assert_eq!(layout.layout(ty), Err(LayoutError::recursive(ty)));
        assert_eq!(layout.cached_count(), 1, "only i32");
    }

    #[test]
    fn nesting_is_bounded() {
        let ctx = Context::with_dialects([&SHAPES]);
        let deep = |depth| {
            (0..depth).fold(ctx.i32(), |ty, _| ctx.intern_type(&TILE, &[Param::UInt(1), Param::Type(ty)]))
        };
        let layout = DataLayout::new(&ctx);
        assert!(matches!(layout.size(deep(100_000)), Err(LayoutError::TooDeep { limit: 256, .. })));
        assert_eq!(layout.size(deep(255)), Ok(TypeSize::fixed(4)));
        let tight = DataLayout::new(&ctx).limited(Limits { depth: 3 });
        assert!(matches!(tight.size(deep(3)), Err(LayoutError::TooDeep { .. })));
        assert_eq!(tight.size(deep(2)), Ok(TypeSize::fixed(4)));
        assert_eq!(tight.size(deep(3)), Ok(TypeSize::fixed(4)), "inner answers are kept");
    }

    #[test]
    fn the_closest_width_counts() {
        let pick = |width, widths: &[u64]| closest(width, widths.iter().copied().zip(0..));
        assert_eq!(pick(16, &[8, 32, 16, 16]), Some(2));
        assert_eq!(pick(17, &[64, 8, 32]), Some(2));
        assert_eq!(pick(128, &[8, 64, 64, 32]), Some(1));
        assert_eq!(pick(1, &[]), None);
    }

    #[test]
    fn vectors_count_whole_bytes() {
        let ctx = Context::new();
        let layout = DataLayout::new(&ctx);
        let vector = |shape: &[i64], bits, scalable: &[bool]| {
            layout.layout(VectorType::get(&ctx, shape, ctx.integer(bits), scalable).into())
        };
        assert_eq!(vector(&[8], 1, &[false]).map(answers), Ok((8, 64, 8, 8)));
        assert_eq!(vector(&[3, 4], 32, &[false; 2]).map(answers), Ok((48, 384, 64, 64)));
        assert_eq!(vector(&[], 16, &[]).map(answers), Ok((2, 16, 2, 2)));
        let scalable = vector(&[4, 3], 8, &[true, false]).expect("a layout");
        assert_eq!(scalable.size, TypeSize::scalable(16));
        assert!(matches!(vector(&[i64::MAX, 8], 8, &[false; 2]), Err(LayoutError::Overflow { .. })));
    }
}
