//! Symbols: names for operations, and their resolution (LangRef, "Symbols and
//! Symbol Tables").

use super::def::OpTraits;
use super::ids::OpId;
use super::view::OpRef;
use crate::builtin::{StringAttr, SymbolRefAttr};
use rustc_hash::FxHashMap;

/// The name of the attribute that holds an operation's symbol name.
pub const SYMBOL_NAME: &str = "sym_name";
/// The name of the attribute that holds a symbol's visibility.
pub const SYMBOL_VISIBILITY: &str = "sym_visibility";

/// The operations that may refer to a symbol (LangRef, "Symbol Visibility").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// All operations, also outside of the IR.
    Public,
    /// Operations inside the same symbol table.
    Private,
    /// All operations of the IR.
    Nested,
}

impl<'a, 'c> OpRef<'a, 'c> {
    /// The symbol that it defines: the value of `sym_name`.
    #[must_use]
    pub fn symbol_name(self) -> Option<&'c [u8]> {
        Some(self.attribute(SYMBOL_NAME)?.dyn_cast::<StringAttr<'_>>()?.bytes())
    }

    /// The visibility of its symbol; public if it has no such attribute.
    #[must_use]
    pub fn visibility(self) -> Visibility {
        let attribute = self.attribute(SYMBOL_VISIBILITY);
        match attribute.and_then(|found| found.dyn_cast::<StringAttr<'_>>()).map(StringAttr::bytes) {
            Some(b"private") => Visibility::Private,
            Some(b"nested") => Visibility::Nested,
            _ => Visibility::Public,
        }
    }

    /// The nearest symbol table: this operation or an enclosing one. `None` if the
    /// search meets an operation of an unknown dialect with one region first, because
    /// that may be a symbol table.
    #[must_use]
    pub fn nearest_symbol_table(self) -> Option<OpRef<'a, 'c>> {
        std::iter::once(self)
            .chain(self.ancestors())
            .find(|op| op.has(OpTraits::SYMBOL_TABLE) || op.may_be_symbol_table())
            .filter(|op| op.has(OpTraits::SYMBOL_TABLE))
    }

    /// Whether it is unregistered, so that it may be a symbol table.
    fn may_be_symbol_table(self) -> bool {
        let dialect = || self.name().split('.').next().and_then(|name| self.context().dialect(name));
        self.def().is_none() && self.regions().len() == 1 && dialect().is_none()
    }
}

/// Looks symbols up. It caches the symbols of each symbol table that it searched.
#[derive(Debug, Default)]
pub struct SymbolTables<'a, 'c> {
    tables: FxHashMap<OpId, Symbols<'a, 'c>>,
}

/// The symbols of one symbol table: the first operation of each name.
pub(super) type Symbols<'a, 'c> = FxHashMap<&'c [u8], OpRef<'a, 'c>>;

impl<'a, 'c> SymbolTables<'a, 'c> {
    /// Caches the symbols of a table, which the caller collected from all of its regions.
    pub(super) fn keep(&mut self, table: OpId, symbols: Symbols<'a, 'c>) {
        self.tables.insert(table, symbols);
    }

    /// The operation directly inside `table` that defines a symbol.
    pub fn lookup_in(&mut self, table: OpRef<'a, 'c>, name: &[u8]) -> Option<OpRef<'a, 'c>> {
        let symbols = self.tables.entry(table.id()).or_insert_with(|| {
            let ops = table.regions().flat_map(|region| region.blocks().flat_map(|block| block.ops()));
            let mut symbols = FxHashMap::default();
            for op in ops {
                if let Some(name) = op.symbol_name() {
                    symbols.entry(name).or_insert(op);
                }
            }
            symbols
        });
        symbols.get(name).copied()
    }

    /// The operation that a reference such as `@a::@b` names inside `table`:
    /// each but the last must be a symbol table.
    pub fn lookup_path(
        &mut self,
        table: OpRef<'a, 'c>,
        reference: SymbolRefAttr<'c>,
    ) -> Option<OpRef<'a, 'c>> {
        let mut found = table;
        for (depth, name) in reference.path().iter().enumerate() {
            if depth > 0 && !found.has(OpTraits::SYMBOL_TABLE) {
                return None;
            }
            found = self.lookup_in(found, name.dyn_cast::<StringAttr<'_>>()?.bytes())?;
        }
        Some(found)
    }

    /// The operation that a reference names in the nearest symbol table of `from`
    /// (MLIR `lookupNearestSymbolFrom`).
    pub fn lookup(&mut self, from: OpRef<'a, 'c>, reference: SymbolRefAttr<'c>) -> Option<OpRef<'a, 'c>> {
        self.lookup_path(from.nearest_symbol_table()?, reference)
    }
}
