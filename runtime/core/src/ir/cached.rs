//! [`CachedAttribute`]: an attribute that the verifier of MLIR leaves at an operation, since its C++ computes it once.

use super::{Ir, OpId, OpRef};
use crate::affine::{AffineExpr, AffineMapAttr};
use crate::builtin::{ArrayAttr, DenseElementsAttr};
use crate::text::parse_attribute;
use crate::{Attribute, Context};
use rustc_hash::FxHashMap;
use std::ptr;

/// A discardable attribute that MLIR computes of an operation when it verifies it, and keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CachedAttribute {
    /// The name.
    pub name: &'static str,
    /// The value as text. The symbols of affine maps in an array are replaced by numbers.
    pub value: &'static str,
    /// The attributes whose integer elements are the numbers, with equal shares of the symbols, and each number if the operation
    /// lacks the attribute.
    pub symbols: &'static [(&'static str, i64)],
}

/// The values of a file by the address of their text, and their numbers.
type Values<'c> = FxHashMap<(usize, Vec<i64>), Option<Attribute<'c>>>;

impl CachedAttribute {
    /// The numbers that replace symbols; `None` if an attribute has others than so many integers.
    fn numbers(&self, op: OpRef<'_, '_>, symbols: u32) -> Option<Vec<i64>> {
        let share = symbols as usize / self.symbols.len().max(1);
        let mut numbers = Vec::with_capacity(symbols as usize);
        for (name, default) in self.symbols {
            match op.attribute(name) {
                Some(value) => {
                    let elements = value
                        .dyn_cast::<DenseElementsAttr<'_>>()
                        .filter(|it| it.num_elements() == share as u64);
                    numbers.extend(elements?.to_i64s()?);
                }
                None => numbers.resize(numbers.len() + share, *default),
            }
        }
        (numbers.len() == symbols as usize).then_some(numbers)
    }

    /// The value at an operation; `None` if the text or an attribute of the operation does not allow one.
    fn value_at<'c>(
        &self,
        op: OpRef<'_, 'c>,
        context: &'c Context,
        known: &mut Values<'c>,
    ) -> Option<Attribute<'c>> {
        let place = self.value.as_ptr().addr();
        let text =
            *known.entry((place, Vec::new())).or_insert_with(|| parse_attribute(context, self.value).ok());
        let text = text?;
        let maps = text.dyn_cast::<ArrayAttr<'_>>().map_or(&[][..], ArrayAttr::elements);
        let symbols =
            maps.iter().filter_map(|map| Some(map.dyn_cast::<AffineMapAttr<'_>>()?.map().num_symbols()));
        let symbols = symbols.max().unwrap_or_default();
        if symbols == 0 {
            return Some(text);
        }
        let numbers = self.numbers(op, symbols)?;
        let made = known.entry((place, numbers)).or_insert_with_key(|(_, numbers)| {
            let constants: Vec<_> =
                numbers.iter().map(|number| AffineExpr::constant(context, *number)).collect();
            let with_numbers = |map: &Attribute<'c>| match map.dyn_cast::<AffineMapAttr<'_>>() {
                Some(attr) => {
                    let map = attr.map();
                    let replaced = map.replace(&[], &constants, map.num_dims(), 0).simplify();
                    AffineMapAttr::get(context, replaced).into()
                }
                None => *map,
            };
            let elements: Vec<Attribute<'c>> = maps.iter().map(with_numbers).collect();
            Some(ArrayAttr::get(context, &elements).into())
        });
        *made
    }
}

impl<'c> Ir<'c> {
    /// Gives an operation and its contents the attributes that the verifier of MLIR leaves at valid operations
    /// ([`OpDef::cached`](super::OpDef::cached)), as `linalg.memoized_indexing_maps`. [`Self::verify`] does not change
    /// the IR: call this after it if the generic form or bytecode is to equal `mlir-opt`'s. Attributes of this name and
    /// kind stay.
    #[track_caller]
    pub fn cache_attributes(&mut self, root: OpId) {
        let mut names = (0..self.names.len()).map(crate::ir::ids::Id::from_index);
        if !names.any(|name| self.names.def(name).is_some_and(|def| !def.cached.is_empty())) {
            return;
        }
        let (context, mut known, mut found) = (self.context, Values::default(), Vec::new());
        for op in self.op(root).walk() {
            for cached in op.def().map_or(&[][..], |def| def.cached) {
                let Some(value) = cached.value_at(op, context, &mut known) else { continue };
                let is_kept = |old: Attribute<'c>| ptr::eq(old.node().def(), value.node().def());
                if !op.attribute(cached.name).is_some_and(is_kept) {
                    found.push((op.id(), cached.name, value));
                }
            }
        }
        for (op, name, value) in found {
            self.set_attribute(op, name, value);
        }
    }
}
