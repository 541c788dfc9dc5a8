//! Changes of symbols: [`SymbolTable`], unique names, renaming with all uses (MLIR `SymbolTable`).
//!
//! Not here: reading (`symbol`).

use super::def::OpTraits;
use super::ids::OpId;
use super::storage::Ir;
use super::symbol::SYMBOL_NAME;
use super::view::{BlockRef, OpRef};
use super::walk::Visit;
use crate::builtin::{DictionaryAttr, StringAttr, SymbolRefAttr};
use crate::{Attribute, Diagnostic, Node};
use rustc_hash::FxHashMap;
use std::ops::ControlFlow;

/// The symbols directly inside one operation, which may change: see [`SymbolTables`](super::SymbolTables) for reading only.
///
/// It holds ids and no borrow of the [`Ir`]. Each answer is checked against the `Ir`: a symbol that was erased, renamed or moved
/// away by other means is not found, and one that came by other means is found after a search of the table.
///
/// ```
/// # use isogloss::{Context, dialects::func, ir::{Ir, SymbolTable}};
/// let ctx = Context::with_dialects([func::dialect()]);
/// let mut ir = Ir::parse(&ctx, "func.func private @f()\nfunc.func @g() {\n  call @f() : () -> ()\n  return\n}")?;
/// let mut symbols = SymbolTable::new(&ir, ir.root().unwrap().id());
/// let f = symbols.lookup(&ir, "f").unwrap();
/// // A copy of `@f` gets another name.
/// let copy = ir.clone_op(f);
/// assert_eq!(symbols.insert(&mut ir, copy).text(), Some("f_0"));
/// // `@f` and its uses are renamed.
/// symbols.rename(&mut ir, f, "h")?;
/// assert!(ir.to_string().contains("call @h()"));
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[derive(Clone, Debug)]
pub struct SymbolTable<'c> {
    table: OpId,
    symbols: FxHashMap<StringAttr<'c>, OpId>,
    /// The next number that makes a name unique.
    next: u32,
}

impl<'c> SymbolTable<'c> {
    /// The symbols directly inside an operation.
    #[must_use]
    #[track_caller]
    pub fn new(ir: &Ir<'c>, table: OpId) -> Self {
        let mut symbols = Self { table, symbols: FxHashMap::default(), next: 0 };
        symbols.search(ir);
        symbols
    }

    /// The operation whose symbols they are.
    #[must_use]
    pub fn table(&self) -> OpId {
        self.table
    }

    fn search(&mut self, ir: &Ir<'c>) {
        self.symbols.clear();
        for op in ir.op(self.table).regions().flat_map(|region| region.blocks()).flat_map(BlockRef::ops) {
            if let Some(name) = symbol(op) {
                self.symbols.entry(name).or_insert(op.id());
            }
        }
    }

    /// The operation that defines a symbol.
    #[track_caller]
    pub fn lookup(&mut self, ir: &Ir<'c>, name: &str) -> Option<OpId> {
        self.find(ir, StringAttr::get(ir.context(), name))
    }

    fn find(&mut self, ir: &Ir<'c>, name: StringAttr<'c>) -> Option<OpId> {
        for _ in 0..2 {
            if let Some(&op) = self.symbols.get(&name)
                && ir.contains(op)
                && symbol(ir.op(op)) == Some(name)
                && ir.op(op).parent().is_some_and(|parent| parent.id() == self.table)
            {
                return Some(op);
            }
            // Something changed by other means, or there is no such symbol.
            self.search(ir);
        }
        None
    }

    /// Inserts an operation with a symbol at the end of the table's first block, unless it is in the table already. If the
    /// symbol is taken, it gets another one: its name, `_`, and a number. Returns the symbol.
    ///
    /// References to the old name are not changed: they mean the symbol that has it.
    ///
    /// # Panics
    /// If the operation has no symbol, it is elsewhere, or the table has no block.
    #[track_caller]
    pub fn insert(&mut self, ir: &mut Ir<'c>, op: OpId) -> StringAttr<'c> {
        let view = ir.op(op);
        let Some(name) = symbol(view) else { panic!("`{}` has no symbol to be inserted", view.name()) };
        match view.parent() {
            Some(parent) => {
                assert!(parent.id() == self.table, "`{}` is in another operation already", view.name());
            }
            None => {
                let entry = ir.op(self.table).region(0).and_then(|region| region.entry()).map(BlockRef::id);
                let Some(block) = entry else {
                    panic!("`{}` has no block for symbols", ir.op(self.table).name())
                };
                ir.append_op(block, op);
            }
        }
        let unique = match self.find(ir, name) {
            Some(owner) if owner != op => self.unused(ir, name),
            Some(_) | None => name,
        };
        if unique != name {
            ir.set_attribute(op, SYMBOL_NAME, unique);
        }
        self.symbols.insert(unique, op);
        unique
    }

    /// A name like this one that no symbol of the table has.
    #[must_use]
    pub fn unused(&mut self, ir: &Ir<'c>, name: StringAttr<'c>) -> StringAttr<'c> {
        loop {
            let mut bytes = name.bytes().to_vec();
            bytes.extend_from_slice(format!("_{}", self.next).as_bytes());
            self.next += 1;
            let candidate = StringAttr::get(ir.context(), &*bytes);
            if self.find(ir, candidate).is_none() {
                return candidate;
            }
        }
    }

    /// Renames a symbol of the table and everything that refers to it, in the table and around it.
    ///
    /// # Errors
    /// If another symbol of the table has that name. Nothing is changed then.
    ///
    /// # Panics
    /// If the operation is not a symbol of the table.
    #[track_caller]
    pub fn rename(&mut self, ir: &mut Ir<'c>, op: OpId, name: &str) -> Result<(), Diagnostic> {
        let new = StringAttr::get(ir.context(), name);
        let Some(old) = symbol(ir.op(op)).filter(|old| self.find(ir, *old) == Some(op)) else {
            panic!("`{}` is no symbol of the table", ir.op(op).name())
        };
        if old == new {
            return Ok(());
        }
        if let Some(owner) = self.find(ir, new) {
            let name = |name| SymbolRefAttr::get(ir.context(), StringAttr::bytes(name));
            let message = format!("{} cannot be renamed to {}: the symbol exists", name(old), name(new));
            return Err(ir.op(op).error(message).note_at(ir.op(owner), "see the existing symbol"));
        }
        let changes = renamed(ir.op(op), new)?;
        for (user, slot, value) in changes {
            match slot {
                Slot::Dictionary => ir.set_attributes(user, value.dyn_cast::<DictionaryAttr<'_>>()),
                Slot::Property(index) => ir.slots[ir.ops[user].properties][index] = Some(value),
            }
        }
        ir.set_attribute(op, SYMBOL_NAME, new);
        self.symbols.remove(&old);
        self.symbols.insert(new, op);
        Ok(())
    }

    /// Erases a symbol of the table. References to it stay: see [`OpRef::symbol_uses`].
    ///
    /// # Panics
    /// As [`Ir::erase`].
    #[track_caller]
    pub fn erase(&mut self, ir: &mut Ir<'c>, op: OpId) {
        if let Some(name) = symbol(ir.op(op)) {
            self.symbols.remove(&name);
        }
        ir.erase(op);
    }
}

/// The symbol that an operation defines.
fn symbol<'c>(op: OpRef<'_, 'c>) -> Option<StringAttr<'c>> {
    op.attribute(SYMBOL_NAME)?.dyn_cast::<StringAttr<'_>>()
}

/// The position of an attribute in an operation.
#[derive(Clone, Copy)]
enum Slot {
    /// It is the dictionary of the discardable ones.
    Dictionary,
    /// It is the property at that index.
    Property(usize),
}

/// The dictionary and the properties of an operation.
fn slots<'c>(op: OpRef<'_, 'c>) -> impl Iterator<Item = (Slot, Attribute<'c>)> {
    let properties = &op.ir().slots[op.ir().ops[op.id].properties];
    let properties = properties.iter().enumerate();
    let properties = properties.filter_map(|(index, value)| Some((Slot::Property(index), (*value)?)));
    op.attributes().map(|found| (Slot::Dictionary, found.into())).into_iter().chain(properties)
}

/// The references that mean a symbol, in one of the symbol tables around it.
struct Scope<'a, 'c> {
    table: OpRef<'a, 'c>,
    /// The prefix of references to the symbol: the symbols of the tables on the way to it, and its own.
    path: Vec<Attribute<'c>>,
}

/// The symbol tables around a symbol, the nearest first.
fn scopes<'a, 'c>(op: OpRef<'a, 'c>) -> Vec<Scope<'a, 'c>> {
    let mut scopes = Vec::new();
    let mut path: Vec<Attribute<'c>> = Vec::new();
    let mut inner = Some(op);
    while let Some(name) = inner.and_then(symbol)
        && let Some(table) = inner.and_then(OpRef::parent).and_then(OpRef::nearest_symbol_table)
    {
        path.insert(0, name.into());
        scopes.push(Scope { table, path: path.clone() });
        inner = Some(table);
    }
    scopes
}

impl<'a, 'c> Scope<'a, 'c> {
    /// The operations whose references this table resolves: inside it, but not inside a nested symbol table.
    fn ops(&self) -> Vec<OpRef<'a, 'c>> {
        let mut ops = Vec::new();
        let mut walk = self.table.visits();
        while let Some(step) = walk.next() {
            let Visit::Enter(op) = step else { continue };
            if op != self.table {
                ops.push(op);
                if op.has(OpTraits::SYMBOL_TABLE) {
                    walk.skip_inside();
                }
            }
        }
        ops
    }

    fn means_symbol(&self, node: Node<'c>) -> Option<SymbolRefAttr<'c>> {
        let reference = Attribute::from_node(node)?.dyn_cast::<SymbolRefAttr<'_>>()?;
        reference.path().starts_with(&self.path).then_some(reference)
    }
}

/// The attributes that change if a symbol gets another name.
fn renamed<'c>(
    op: OpRef<'_, 'c>,
    new: StringAttr<'c>,
) -> Result<Vec<(OpId, Slot, Attribute<'c>)>, Diagnostic> {
    let mut changes = Vec::new();
    for scope in scopes(op) {
        let renamed = |node: Node<'c>| {
            let mut path = scope.means_symbol(node)?.path().to_vec();
            path[scope.path.len() - 1] = new.into();
            Some(SymbolRefAttr::nested(op.context(), &path).into())
        };
        for user in scope.ops() {
            for (slot, value) in slots(user) {
                let changed = value.node().replace(renamed)?;
                if changed != value.node()
                    && let Some(changed) = Attribute::from_node(changed)
                {
                    changes.push((user.id(), slot, changed));
                }
            }
        }
    }
    Ok(changes)
}

impl<'a, 'c> OpRef<'a, 'c> {
    /// The references to the symbol that the operation defines, with the operations that have them: in the nearest
    /// symbol table around it and, if that is a symbol itself, in the tables around it (MLIR
    /// `SymbolTable::getSymbolUses`). References inside types count, too. Empty if it defines no symbol.
    ///
    /// ```
    /// # use isogloss::{Context, dialects::func, ir::Ir};
    /// let ctx = Context::with_dialects([func::dialect()]);
    /// let ir = Ir::parse(&ctx, r#"
    ///   module @inner { func.func private @f() }
    ///   "t.use"() {to = [@inner::@f]} : () -> ()"#)?;
    /// let f = ir.root().unwrap().walk().find(|op| op.symbol_name() == Some(b"f")).unwrap();
    /// let uses: Vec<_> = f.symbol_uses().iter().map(|(op, to)| format!("{}: {to}", op.name())).collect();
    /// assert_eq!(uses, ["t.use: @inner::@f"]);
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    #[must_use]
    pub fn symbol_uses(self) -> Vec<(OpRef<'a, 'c>, SymbolRefAttr<'c>)> {
        let mut uses = Vec::new();
        for scope in scopes(self) {
            for op in scope.ops() {
                for (_, value) in slots(op) {
                    let _ = value.node().walk(|node| {
                        uses.extend(scope.means_symbol(node).map(|reference| (op, reference)));
                        ControlFlow::<()>::Continue(())
                    });
                }
            }
        }
        uses
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::dialects::func;

    const NESTED: &str = r#"
        func.func private @f()
        module @m {
          func.func private @f()
          func.func @g() {
            call @f() : () -> ()
            "t.use"() {a = [@f], b = @f::@deeper} : () -> ()
            return
          }
          module @n { "t.inner"() {a = @f} : () -> () }
        }
        "t.outer"() {a = {b = @m::@f}, c = @f, d = @m} : () -> ()"#;

    fn find(ir: &Ir<'_>, name: &[u8], depth: usize) -> OpId {
        let mut ops = ir.root().into_iter().flat_map(OpRef::walk);
        let is = |op: &OpRef<'_, '_>| op.symbol_name() == Some(name) && op.ancestors().count() == depth;
        ops.find(is).expect("a symbol").id()
    }

    #[test]
    fn a_renamed_symbol_is_renamed_where_it_is_meant() {
        let ctx = Context::with_dialects([func::dialect()]);
        let mut ir = Ir::parse(&ctx, NESTED).expect("valid");
        let (m, f) = (find(&ir, b"m", 1), find(&ir, b"f", 2));
        assert_eq!(ir.op(f).symbol_uses().len(), 4);
        let mut symbols = SymbolTable::new(&ir, m);
        let before = ir.to_string();
        let taken = symbols.rename(&mut ir, f, "g").expect_err("it is taken");
        assert_eq!(taken.message(), "'func.func' op @f cannot be renamed to @g: the symbol exists");
        assert_eq!(ir.to_string(), before);
        symbols.rename(&mut ir, f, "new").expect("it is free");
        let expected = before
            .replacen("    func.func private @f", "    func.func private @new", 1)
            .replace("call @f", "call @new")
            .replace("a = [@f], b = @f::@deeper", "a = [@new], b = @new::@deeper")
            .replace("@m::@f", "@m::@new");
        assert_eq!(ir.to_string(), expected);
        assert_eq!((symbols.lookup(&ir, "f"), symbols.lookup(&ir, "new")), (None, Some(f)));
        // A table's own symbol, with the paths through it.
        let root = ir.root().expect("a root").id();
        SymbolTable::new(&ir, root).rename(&mut ir, m, "k").expect("it is free");
        assert_eq!(ir.to_string(), expected.replace("@m", "@k"));
        assert!(ir.verify().is_ok());
    }

    #[test]
    fn answers_follow_changes_by_other_means() {
        let ctx = Context::with_dialects([func::dialect()]);
        let mut ir = Ir::parse(&ctx, NESTED).expect("valid");
        let m = find(&ir, b"m", 1);
        let mut symbols = SymbolTable::new(&ir, m);
        let (f, g) = (find(&ir, b"f", 2), find(&ir, b"g", 2));
        assert_eq!((symbols.lookup(&ir, "f"), symbols.lookup(&ir, "g")), (Some(f), Some(g)));
        ir.set_attribute(g, SYMBOL_NAME, ctx.string_attr("h"));
        assert_eq!((symbols.lookup(&ir, "g"), symbols.lookup(&ir, "h")), (None, Some(g)));
        ir.detach(g);
        assert_eq!(symbols.lookup(&ir, "h"), None);
        assert_eq!(symbols.insert(&mut ir, g).bytes(), b"h");
        // Copies get names of their own.
        let names: Vec<_> = (0..3)
            .map(|_| {
                let copy = ir.clone_op(f);
                String::from_utf8_lossy(symbols.insert(&mut ir, copy).bytes()).into_owned()
            })
            .collect();
        assert_eq!(names, ["f_0", "f_1", "f_2"]);
        symbols.erase(&mut ir, f);
        assert_eq!(symbols.lookup(&ir, "f"), None);
        assert!(ir.op(m).walk().all(|op| op.symbol_name() != Some(b"f")));
    }
}
