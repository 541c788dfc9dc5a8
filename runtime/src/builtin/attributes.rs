//! Handles of the builtin attributes (LangRef, "Builtin Attributes").

use super::Pin;
use super::declare::{builtin_defs, printed_by};
use super::elements::{DENSE_ELEMENTS, DENSE_RESOURCE, DENSE_STRINGS, SPARSE};
use super::interfaces::MEMORY_SPACE;
use super::locations::{CALL_SITE, DISTINCT, FILE_LINE_COL, FUSED, NAME_LOC, UNKNOWN_LOC};
use super::numbers::{DENSE_ARRAY, FLOAT_ATTR, INTEGER_ATTR};
use crate::affine::{AFFINE_MAP_ATTR, INTEGER_SET_ATTR};
use crate::attribute::Attribute;
use crate::def::{Def, ParamKind};
use crate::memref::{CONTIGUOUS, STRIDED};
use crate::param::{Param, Parameter};
use crate::plumbing;
use crate::text::grammar::attributes as grammar;
use crate::{Context, Type};

pub(super) static DEFS: &[&Def] = &[
    &UNIT,
    &TYPE,
    &STRING,
    &ARRAY,
    &DICTIONARY,
    &SYMBOL_REF,
    &OPAQUE_ATTR,
    &AFFINE_MAP_ATTR,
    &INTEGER_SET_ATTR,
    &STRIDED,
    &CONTIGUOUS,
    &INTEGER_ATTR,
    &FLOAT_ATTR,
    &DENSE_ARRAY,
    &DENSE_ELEMENTS,
    &DENSE_STRINGS,
    &DENSE_RESOURCE,
    &SPARSE,
    &UNKNOWN_LOC,
    &FILE_LINE_COL,
    &NAME_LOC,
    &CALL_SITE,
    &FUSED,
    &DISTINCT,
];

builtin_defs! {
    /// An attribute that says all by being there (LangRef, "Unit Attribute").
    UnitAttr(Attribute) = UNIT {
        name: "builtin.unit",
        mnemonic: Some("unit"),
        summary: "An attribute that says all by being there.",
        syntax: printed_by!(grammar::print_unit),
        verify: None,
        interfaces: &[],
        params: {}
    }

    /// A type as an attribute (LangRef, "Type Attribute").
    TypeAttr(Attribute) = TYPE {
        name: "builtin.type",
        mnemonic: None,
        summary: "A type as an attribute.",
        syntax: printed_by!(grammar::print_type_attr),
        verify: None,
        interfaces: &[],
        params: {
            /// The type.
            value[0]: Type<'c> = ParamKind::Type(None), "Type", Required;
        }
    }

    /// Bytes, usually text (LangRef, "String Attribute").
    StringAttr(Attribute) = STRING {
        name: "builtin.string",
        mnemonic: None,
        summary: "A sequence of bytes, with a type.",
        syntax: printed_by!(grammar::print_string),
        verify: None,
        interfaces: MEMORY_SPACE,
        params: {
            /// The bytes; they need not be UTF-8.
            bytes[0]: &'c [u8] = ParamKind::Str, "StringRef", Required;
            /// The type behind the colon; `None` stands for the type `none`.
            ty[1]: Option<Type<'c>> = ParamKind::SelfType, "Type", Optional;
        }
    }

    /// A list of attributes (LangRef, "Array Attribute").
    ArrayAttr(Attribute) = ARRAY {
        name: "builtin.array",
        mnemonic: None,
        summary: "A list of attributes.",
        syntax: printed_by!(grammar::print_array),
        verify: None,
        interfaces: &[],
        params: {
            /// The elements.
            elements[0]: &'c [Attribute<'c>] = ParamKind::Array(&ParamKind::Attr(None)), "ArrayRef<Attribute>", Required;
        }
    }

    /// Attributes by name, sorted by the bytes of the names (LangRef, "Dictionary Attribute").
    DictionaryAttr(Attribute) = DICTIONARY {
        name: "builtin.dictionary",
        mnemonic: None,
        summary: "A sorted map from names to attributes.",
        syntax: printed_by!(grammar::print_dictionary),
        verify: None,
        interfaces: MEMORY_SPACE,
        params: {
            /// The names, [`StringAttr`]s, in ascending order of their bytes.
            names[0]: &'c [Attribute<'c>] = ParamKind::Array(&ParamKind::Attr(None)), "ArrayRef<StringAttr>", Required;
            /// The values, in the order of the names.
            values[1]: &'c [Attribute<'c>] = ParamKind::Array(&ParamKind::Attr(None)), "ArrayRef<Attribute>", Required;
        }
    }

    /// A reference to an operation by its symbol, perhaps nested (LangRef,
    /// "Symbol Reference Attribute").
    SymbolRefAttr(Attribute) = SYMBOL_REF {
        name: "builtin.symbol_ref",
        mnemonic: None,
        summary: "A reference to an operation by its symbol.",
        syntax: printed_by!(grammar::print_symbol_ref),
        verify: None,
        interfaces: &[],
        params: {
            /// The symbols on the way, [`StringAttr`]s: the outermost first; at least one.
            path[0]: &'c [Attribute<'c>] = ParamKind::Array(&ParamKind::Attr(None)), "ArrayRef<StringAttr>", Required;
        }
    }

    /// An attribute of a dialect that is not known, as it stood (LangRef, "Opaque Attribute").
    OpaqueAttr(Attribute) = OPAQUE_ATTR {
        name: "builtin.opaque",
        mnemonic: None,
        summary: "An attribute of a dialect that is not registered.",
        syntax: printed_by!(grammar::print_opaque_attr),
        verify: None,
        interfaces: MEMORY_SPACE,
        params: {
            /// The name of the dialect.
            dialect_namespace[0]: &'c str = ParamKind::Str, "StringAttr", Required;
            /// What stood after the dialect's name, byte for byte.
            attribute_data[1]: &'c [u8] = ParamKind::Str, "StringRef", Required;
            /// The type behind the colon; `None` stands for the type `none`.
            ty[2]: Option<Type<'c>> = ParamKind::SelfType, "Type", Optional;
        }
    }
}

impl<'c> UnitAttr<'c> {
    /// The unit attribute.
    #[inline]
    #[must_use]
    pub fn get(context: &'c Context) -> Self {
        plumbing::handle(context.pinned(Pin::UNIT, || context.intern(&UNIT, &[])))
    }
}

impl<'c> TypeAttr<'c> {
    /// The type as an attribute.
    #[inline]
    #[must_use]
    pub fn get(context: &'c Context, ty: Type<'c>) -> Self {
        plumbing::handle(context.intern(&TYPE, &[Param::Type(ty)]))
    }
}

/// The type behind an attribute as it is stored: `none` is none.
fn self_type(ty: Option<Type<'_>>) -> Param<'_> {
    ty.filter(|ty| !ty.isa::<super::NoneType<'_>>()).encode()
}

impl<'c> StringAttr<'c> {
    /// The string of these bytes, without a type.
    #[inline]
    #[must_use]
    pub fn get(context: &'c Context, bytes: impl AsRef<[u8]>) -> Self {
        Self::with_type(context, bytes, None)
    }

    /// The string of these bytes, with a type.
    #[inline]
    #[must_use]
    pub fn with_type(context: &'c Context, bytes: impl AsRef<[u8]>, ty: Option<Type<'c>>) -> Self {
        plumbing::handle(context.intern(&STRING, &[Param::Bytes(bytes.as_ref()), self_type(ty)]))
    }

    /// The text, if it is UTF-8.
    #[must_use]
    pub fn text(self) -> Option<&'c str> {
        str::from_utf8(self.bytes()).ok()
    }
}

impl<'c> ArrayAttr<'c> {
    /// The array of these elements.
    #[inline]
    #[must_use]
    pub fn get(context: &'c Context, elements: &[Attribute<'c>]) -> Self {
        plumbing::handle(context.intern(&ARRAY, &[Param::Attrs(elements)]))
    }
}

impl<'c> DictionaryAttr<'c> {
    /// The dictionary of these entries, in any order.
    ///
    /// # Errors
    /// The name that occurs twice.
    pub fn get(
        context: &'c Context,
        entries: impl IntoIterator<Item = (StringAttr<'c>, Attribute<'c>)>,
    ) -> Result<Self, StringAttr<'c>> {
        let mut entries: Vec<_> = entries.into_iter().collect();
        entries.sort_by_key(|(name, _)| name.bytes());
        if let Some(twice) = entries.windows(2).find(|pair| pair[0].0.bytes() == pair[1].0.bytes()) {
            return Err(twice[0].0);
        }
        let (names, values): (Vec<Attribute<'c>>, Vec<_>) =
            entries.into_iter().map(|(name, value)| (Attribute::from(name), value)).unzip();
        Ok(Self::of_sorted(context, &names, &values))
    }

    /// The dictionary of these names, which are strings in ascending order of their bytes, and their values.
    pub(crate) fn of_sorted(context: &'c Context, names: &[Attribute<'c>], values: &[Attribute<'c>]) -> Self {
        plumbing::handle(context.intern(&DICTIONARY, &[Param::Attrs(names), Param::Attrs(values)]))
    }

    /// The dictionary without entries.
    #[inline]
    #[must_use]
    pub fn empty(context: &'c Context) -> Self {
        let make = || context.intern(&DICTIONARY, &[Param::Attrs(&[]), Param::Attrs(&[])]);
        plumbing::handle(context.pinned(Pin::EMPTY_DICTIONARY, make))
    }

    /// The entries, in ascending order of the names' bytes.
    pub fn entries(self) -> impl ExactSizeIterator<Item = (&'c [u8], Attribute<'c>)> + Clone {
        self.names().iter().map(|name| string_bytes(*name)).zip(self.values().iter().copied())
    }

    /// The value of a name, by binary search.
    #[must_use]
    pub fn lookup(self, name: impl AsRef<[u8]>) -> Option<Attribute<'c>> {
        let at = self.names().binary_search_by_key(&name.as_ref(), |name| string_bytes(*name)).ok()?;
        self.values().get(at).copied()
    }
}

/// The bytes of a string attribute; none of anything else.
pub(crate) fn string_bytes(name: Attribute<'_>) -> &[u8] {
    name.cast::<StringAttr<'_>>().map_or(&[], StringAttr::bytes)
}

impl<'c> SymbolRefAttr<'c> {
    /// The reference to a symbol.
    #[must_use]
    pub fn get(context: &'c Context, name: impl AsRef<[u8]>) -> Self {
        Self::nested(context, &[StringAttr::get(context, name).into()])
    }

    /// The reference to a symbol inside of others; `path` holds [`StringAttr`]s, the outermost first.
    ///
    /// # Panics
    /// When the path is empty.
    #[must_use]
    pub fn nested(context: &'c Context, path: &[Attribute<'c>]) -> Self {
        assert!(!path.is_empty(), "a symbol reference names a symbol");
        plumbing::handle(context.intern(&SYMBOL_REF, &[Param::Attrs(path)]))
    }

    /// The outermost symbol.
    #[must_use]
    pub fn root(self) -> &'c [u8] {
        self.path().first().map_or(&[], |name| string_bytes(*name))
    }

    /// The innermost symbol, which is what is referred to.
    #[must_use]
    pub fn leaf(self) -> &'c [u8] {
        self.path().last().map_or(&[], |name| string_bytes(*name))
    }
}

impl<'c> OpaqueAttr<'c> {
    /// The attribute `#dialect.data`, whatever that means.
    #[must_use]
    pub fn get(context: &'c Context, dialect_namespace: &str, data: &[u8], ty: Option<Type<'c>>) -> Self {
        let params = [Param::Str(dialect_namespace), Param::Bytes(data), self_type(ty)];
        plumbing::handle(context.intern(&OPAQUE_ATTR, &params))
    }
}
