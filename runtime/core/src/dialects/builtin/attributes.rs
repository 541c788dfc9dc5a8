//! Constructors and accessors of builtin attributes that are more than a parameter
//! (LangRef, "Builtin Attributes").

use super::generated::{DictionaryAttr, NoneType, OpaqueAttr, StringAttr, SymbolRefAttr};
use super::singletons::SingletonSlot;
use crate::attribute::Attribute;
use crate::plumbing;
use crate::sort::sort_by_key;
use crate::{Context, Diagnostic, Type};

/// The type after an attribute in its stored form: `none` is stored as absent.
fn self_type(ty: Option<Type<'_>>) -> Option<Type<'_>> {
    ty.filter(|ty| !ty.isa::<NoneType<'_>>())
}

impl<'c> StringAttr<'c> {
    /// The string with these bytes, without a type.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c Context, bytes: impl AsRef<[u8]>) -> Self {
        Self::with_type(context, bytes, None)
    }

    /// The string with these bytes and a type.
    #[inline]
    #[must_use]
    pub fn with_type(context: &'c Context, bytes: impl AsRef<[u8]>, ty: Option<Type<'c>>) -> Self {
        Self::base_get(context, bytes, self_type(ty))
    }

    /// The text, if it is UTF-8.
    #[must_use]
    pub fn text(self) -> Option<&'c str> {
        str::from_utf8(self.bytes()).ok()
    }
}

impl<'c> DictionaryAttr<'c> {
    /// The dictionary with these entries, in any order.
    ///
    /// # Errors
    /// If a name occurs twice.
    ///
    /// # Panics
    /// If a name or a value is of another context.
    #[track_caller]
    pub fn get(
        context: &'c Context,
        entries: impl IntoIterator<Item = (StringAttr<'c>, Attribute<'c>)>,
    ) -> Result<Self, Diagnostic> {
        match Self::of_entries(context, entries.into_iter().collect()) {
            Ok(dictionary) => Ok(dictionary),
            Err(twice) => {
                let name = String::from_utf8_lossy(twice.bytes());
                let message = format!("attribute '{name}' occurs more than once in the attribute list");
                Err(Diagnostic::error(message))
            }
        }
    }

    /// As [`Self::get`]; an error is the name that occurs twice.
    #[track_caller]
    pub(crate) fn of_entries(
        context: &'c Context,
        mut entries: Vec<(StringAttr<'c>, Attribute<'c>)>,
    ) -> Result<Self, StringAttr<'c>> {
        sort_by_key(&mut entries, |(name, _)| name.bytes());
        if let Some(twice) = entries.windows(2).find(|pair| pair[0].0.bytes() == pair[1].0.bytes()) {
            return Err(twice[0].0);
        }
        let (names, values): (Vec<Attribute<'c>>, Vec<_>) =
            entries.into_iter().map(|(name, value)| (Attribute::from(name), value)).unzip();
        Ok(Self::of_sorted(context, &names, &values))
    }

    /// The dictionary with these names, which are strings in ascending order of their bytes, and values.
    #[track_caller]
    pub(crate) fn of_sorted(context: &'c Context, names: &[Attribute<'c>], values: &[Attribute<'c>]) -> Self {
        Self::base_get(context, names, values)
    }

    /// The dictionary without entries.
    #[inline]
    #[must_use]
    pub fn empty(context: &'c Context) -> Self {
        let make = || Self::base_get(context, &[], &[]).into();
        plumbing::handle(context.singleton_slot(SingletonSlot::EMPTY_DICTIONARY, make))
    }

    /// The entries, in ascending order of the names' bytes.
    pub fn entries(self) -> impl ExactSizeIterator<Item = (&'c [u8], Attribute<'c>)> + Clone {
        self.names().iter().map(|name| string_bytes(*name)).zip(self.values().iter().copied())
    }

    /// The value of a name.
    #[must_use]
    pub fn lookup(self, name: impl AsRef<[u8]>) -> Option<Attribute<'c>> {
        lookup(self.names(), self.values(), name.as_ref())
    }
}

/// Looks a name up in sorted names, each with a value.
#[inline]
pub(crate) fn lookup<'c>(
    names: &[Attribute<'c>],
    values: &[Attribute<'c>],
    name: &[u8],
) -> Option<Attribute<'c>> {
    // Among a few names, comparing lengths is faster than a binary search.
    const FEW: usize = 8;
    let at = if names.len() <= FEW {
        names.iter().position(|known| string_bytes(*known) == name)?
    } else {
        names.binary_search_by_key(&name, |known| string_bytes(*known)).ok()?
    };
    values.get(at).copied()
}

/// The bytes of a string attribute; empty for any other attribute.
pub(crate) fn string_bytes(name: Attribute<'_>) -> &[u8] {
    name.dyn_cast::<StringAttr<'_>>().map_or(&[], StringAttr::bytes)
}

impl<'c> SymbolRefAttr<'c> {
    /// A reference to a symbol.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c Context, name: impl AsRef<[u8]>) -> Self {
        Self::nested(context, &[StringAttr::get(context, name).into()])
    }

    /// A reference to a nested symbol; `path` contains [`StringAttr`]s, the outermost symbol first.
    ///
    /// # Panics
    /// If the path is empty.
    #[must_use]
    #[track_caller]
    pub fn nested(context: &'c Context, path: &[Attribute<'c>]) -> Self {
        assert!(!path.is_empty(), "a symbol reference names a symbol");
        Self::base_get(context, path)
    }

    /// The outermost symbol.
    #[must_use]
    pub fn root(self) -> &'c [u8] {
        self.path().first().map_or(&[], |name| string_bytes(*name))
    }

    /// The innermost symbol, the target of the reference.
    #[must_use]
    pub fn leaf(self) -> &'c [u8] {
        self.path().last().map_or(&[], |name| string_bytes(*name))
    }
}

impl<'c> OpaqueAttr<'c> {
    /// The attribute `#dialect.data` of an unknown dialect.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c Context, dialect_namespace: &str, data: &[u8], ty: Option<Type<'c>>) -> Self {
        Self::base_get(context, dialect_namespace, data, self_type(ty))
    }
}
