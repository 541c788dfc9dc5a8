//! The attributes of an operation: its properties and its discardable attributes, as views.

use super::OpRef;
use super::property::PropertyDef;
use crate::Attribute;
use crate::builtin::{DictionaryAttr, lookup, string_bytes};

impl<'a, 'c> OpRef<'a, 'c> {
    /// The property of a registered operation at an index of
    /// [`OpDef::properties`](super::OpDef::properties); `None` if it is absent.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn property(self, index: usize) -> Option<Attribute<'c>> {
        self.slots().get(index).copied().flatten()
    }

    #[inline]
    fn slots(self) -> &'a [Option<Attribute<'c>>] {
        &self.ir.slots[self.ir.ops[self.id].properties]
    }

    /// The properties of a registered operation, absent ones too, in the order of the definition; empty for an
    /// unregistered one.
    #[track_caller]
    pub fn properties(
        self,
    ) -> impl ExactSizeIterator<Item = (&'static PropertyDef, Option<Attribute<'c>>)> + Clone {
        let defs = self.def().map_or(&[][..], |def| def.properties);
        defs.iter().zip(self.slots().iter().copied())
    }

    /// The property of that name; `None` if it is absent or the operation is not
    /// registered.
    #[must_use]
    #[track_caller]
    pub fn inherent_attr(self, name: &str) -> Option<Attribute<'c>> {
        self.property(self.def()?.property_index(name.as_bytes())?)
    }

    /// The properties of an unregistered operation: one attribute of any kind
    /// (LangRef, "Properties").
    #[must_use]
    #[track_caller]
    pub fn foreign_properties(self) -> Option<Attribute<'c>> {
        if self.def().is_some() { None } else { self.property(0) }
    }

    /// The discardable attributes, if there are any. The dictionary of an operation that was read is looked up in the
    /// context: [`Self::attribute`] and [`Self::all_attributes`] are faster.
    #[must_use]
    #[track_caller]
    #[doc(alias = "getDiscardableAttrDictionary")]
    pub fn attributes(self) -> Option<DictionaryAttr<'c>> {
        let (names, values) = self.discardable();
        self.interned_attributes().or_else(|| {
            (!names.is_empty()).then(|| DictionaryAttr::of_sorted(self.ir.context, names, values))
        })
    }

    /// The discardable attributes, if they are stored as an interned dictionary.
    #[inline]
    #[track_caller]
    pub(crate) fn interned_attributes(self) -> Option<DictionaryAttr<'c>> {
        self.interned_dictionary().and_then(|dictionary| dictionary.dyn_cast::<DictionaryAttr<'_>>())
    }

    /// The same without reading the dictionary.
    #[inline]
    pub(crate) fn interned_dictionary(self) -> Option<Attribute<'c>> {
        match self.ir.attributes[self.ir.extra(self.id).attributes] {
            [dictionary] => Some(dictionary),
            _ => None,
        }
    }

    /// The names of the discardable attributes, which are strings in ascending order, and their values.
    #[inline]
    #[track_caller]
    pub(crate) fn discardable(self) -> (&'a [Attribute<'c>], &'a [Attribute<'c>]) {
        let run = self.ir.extra(self.id).attributes;
        if run.len == 0 { (&[], &[]) } else { self.stored_attributes() }
    }

    fn stored_attributes(self) -> (&'a [Attribute<'c>], &'a [Attribute<'c>]) {
        match self.interned_attributes() {
            Some(dictionary) => (dictionary.names(), dictionary.values()),
            None => {
                let run = self.ir.extra(self.id).attributes;
                self.ir.attributes[run].split_at(run.len as usize / 2)
            }
        }
    }

    /// The properties of a registered operation and the discardable attributes
    /// together, by name; the discardable attributes of another operation. A native property
    /// hides a discardable attribute of the same name.
    #[must_use]
    #[track_caller]
    pub fn all_attributes(self) -> NamedAttributes<'a, 'c> {
        let (names, values) = self.discardable();
        NamedAttributes { names, values, ..self.properties_by_name() }
    }

    /// As [`Self::all_attributes`], without native properties, which then hide no discardable attributes: the attributes of
    /// dictionaries in text.
    #[must_use]
    #[track_caller]
    pub fn dictionary_entries(self) -> NamedAttributes<'a, 'c> {
        NamedAttributes { skips_native: true, ..self.all_attributes() }
    }

    /// The properties of a registered operation that are not absent, by name.
    #[must_use]
    #[track_caller]
    pub fn properties_by_name(self) -> NamedAttributes<'a, 'c> {
        let name = self.ir.name(self.id);
        NamedAttributes {
            defs: self.ir.names.def(name).map_or(&[], |def| def.properties),
            order: self.ir.names.properties_by_name(name),
            slots: self.slots(),
            names: &[],
            values: &[],
            skips_native: false,
        }
    }

    /// The property or the discardable attribute of that name.
    #[must_use]
    #[track_caller]
    #[doc(alias = "getAttr")]
    pub fn attribute(self, name: &str) -> Option<Attribute<'c>> {
        self.inherent_attr(name).or_else(|| {
            let (names, values) = self.discardable();
            lookup(names, values, name.as_bytes())
        })
    }
}

/// Attributes of an operation with their names, in ascending order of the names'
/// bytes: an iterator.
#[derive(Clone, Debug)]
pub struct NamedAttributes<'a, 'c> {
    defs: &'static [PropertyDef],
    /// Indices in `defs` and `slots`.
    order: &'a [u32],
    slots: &'a [Option<Attribute<'c>>],
    /// The discardable attributes.
    names: &'a [Attribute<'c>],
    values: &'a [Attribute<'c>],
    skips_native: bool,
}

/// An attribute of an operation with its name, and its index in [`OpDef::properties`](super::OpDef::properties) if it
/// is a property.
pub(crate) type IndexedAttribute<'c> = (Option<usize>, &'c [u8], Attribute<'c>);

impl<'a, 'c> NamedAttributes<'a, 'c> {
    /// The same attributes with the indices of properties.
    pub fn indexed(mut self) -> impl Iterator<Item = IndexedAttribute<'c>> + use<'a, 'c> {
        std::iter::from_fn(move || self.next_indexed())
    }

    fn next_property(&mut self) -> Option<(usize, &'static [u8], Attribute<'c>)> {
        while let [index, rest @ ..] = self.order {
            let index = *index as usize;
            let def = &self.defs[index];
            if let Some(value) = self.slots[index].filter(|_| !(self.skips_native && def.native)) {
                return Some((index, def.name.as_bytes(), value));
            }
            self.order = rest;
        }
        None
    }

    fn next_indexed(&mut self) -> Option<IndexedAttribute<'c>> {
        let property = self.next_property();
        let discardable = self.names.first().map(|name| string_bytes(*name));
        match (property, discardable) {
            (Some((index, name, value)), other) if other.is_none_or(|other| name <= other) => {
                self.order = &self.order[1..];
                if other == Some(name) {
                    self.skip_discardable();
                }
                Some((Some(index), name, value))
            }
            (_, None) => None,
            (_, Some(name)) => {
                let value = self.values[0];
                self.skip_discardable();
                Some((None, name, value))
            }
        }
    }

    fn skip_discardable(&mut self) {
        (self.names, self.values) = (&self.names[1..], &self.values[1..]);
    }
}

impl<'c> Iterator for NamedAttributes<'_, 'c> {
    type Item = (&'c [u8], Attribute<'c>);

    fn next(&mut self) -> Option<Self::Item> {
        self.next_indexed().map(|(_, name, value)| (name, value))
    }
}
