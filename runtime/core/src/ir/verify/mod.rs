//! The verifier: checks the invariants of an [`Ir`].
//!
//! As in `mlir-opt`, the structure is checked first, from the outside in.
//! Operations that are isolated from above are checked after everything else in
//! the parent operation, including dominance inside of them. Symbols are checked
//! next, and dominance outside of isolated operations last. `mlir-opt` stops at
//! the first error; this verifier reports all of them, in that order.

mod reports;
mod uses;

use self::reports::note;
use super::declared;
use super::def::{OpDef, OpTraits};
use super::dominance::Dominance;
use super::ids::OpId;
use super::signature::{KnownSignature, Signature, Signatures};
use super::storage::Ir;
use super::structure::{Checks, follows_signature, graph_regions};
use super::symbol::{SymbolTables, Symbols};
use super::text::{Numbering, OpPrintFlags};
use super::traits::{IS_ISOLATED_FROM_ABOVE, OpTrait, SYMBOL_TABLE};
use super::view::{BlockRef, OpRef, RegionRef};
use super::violation::{VerifyError, Violation};
use super::walk::Visit;
use crate::Diagnostic;
use crate::builtin::string_bytes;
use crate::layout::{BadScope, SpecCheck, has_usual_spec, layout_attributes, verify_scope};
use crate::text::PrintOptions;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::Cell;
use std::rc::Rc;

/// The maximum number of violations that the verifier reports.
pub const MAX_VIOLATIONS: usize = 1000;

/// The maximum size of an operation in a note in bytes; types and attributes after it are omitted.
const SHOWN_BYTES: usize = 64 << 10;

/// The size in bytes of the operations that notes show, after which further notes are omitted.
const MAX_SHOWN: usize = 1 << 24;

/// Options of the verifier: the operations that it accepts, and how it shows operations.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct VerifyOptions {
    /// Whether operations of unregistered dialects are accepted (`--allow-unregistered-dialect`).
    pub allow_unregistered: bool,
    /// Whether an error has a note that shows the operation (`--mlir-print-op-on-diagnostic`). On by default.
    /// After 16 MiB of such text, further errors have no note.
    pub show_operations: bool,
    /// The form of operations in notes; always generic and without aliases.
    pub print_flags: OpPrintFlags,
    /// The form of constants in notes; long ones are always elided.
    pub print: PrintOptions,
}

impl Default for VerifyOptions {
    fn default() -> Self {
        Self {
            allow_unregistered: false,
            show_operations: true,
            print_flags: OpPrintFlags::default(),
            print: PrintOptions::default(),
        }
    }
}

impl VerifyOptions {
    /// The defaults, with operations of unregistered dialects accepted or not.
    #[must_use]
    pub fn allow_unregistered(allow_unregistered: bool) -> Self {
        Self { allow_unregistered, ..Self::default() }
    }
}

/// The result of a verification.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
#[non_exhaustive]
pub struct Verification<'c> {
    /// Whether the operations are valid.
    pub accepted: bool,
    /// All reports, at most [`MAX_VIOLATIONS`]. Accepted operations may have some:
    /// for a module with two data layouts, `mlir-opt` reports an error and uses the
    /// first layout.
    pub reports: Vec<Violation<'c>>,
}

impl<'c> Ir<'c> {
    /// Checks the root and everything inside it: structure, traits, the rules of
    /// registered operations, symbols, dominance.
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir};
    /// let ctx = Context::new();
    /// let mut ir = Ir::new(&ctx);
    /// let (body, loc) = (ir.body(), isogloss::ir::Loc::UNKNOWN);
    /// ir.add_argument(body, ctx.i32(), loc);
    /// let error = ir.verify().unwrap_err();
    /// assert_eq!(error[0].message(), "'builtin.module' op region should have no arguments");
    /// ```
    ///
    /// # Errors
    /// All violations, up to [`MAX_VIOLATIONS`].
    pub fn verify(&self) -> Result<(), VerifyError> {
        self.root().map_or(Ok(()), |root| self.verify_op(root.id(), true))
    }

    /// Checks an operation and everything inside it. The caller decides whether
    /// operations of unregistered dialects are accepted.
    ///
    /// # Errors
    /// As [`Self::verify`].
    #[track_caller]
    pub fn verify_op(&self, op: OpId, allow_unregistered: bool) -> Result<(), VerifyError> {
        let found = self.inspect_op(op, &VerifyOptions::allow_unregistered(allow_unregistered));
        if found.accepted { Ok(()) } else { Err(VerifyError::new(found.reports, &self.sources)) }
    }

    /// As [`Self::verify`], with options. The reports have their locations as attributes; also returns reports about
    /// accepted operations.
    pub fn inspect(&self, options: &VerifyOptions) -> Verification<'c> {
        let empty = Verification { accepted: true, reports: Vec::new() };
        self.root().map_or(empty, |root| self.inspect_op(root.id(), options))
    }

    /// As [`Self::inspect`], for an operation and everything inside it.
    #[track_caller]
    pub fn inspect_op(&self, op: OpId, options: &VerifyOptions) -> Verification<'c> {
        let mut verifier = Verifier {
            ir: self,
            options,
            violations: Vec::new(),
            shown: 0,
            accepted: true,
            failed: FxHashSet::default(),
            has_attribute_verifiers: self
                .context()
                .dialects()
                .iter()
                .any(|dialect| dialect.verify_op_attribute.is_some()),
            accepted_names: Vec::new(),
            checks: Vec::new(),
            signatures: Signatures::new(),
            symbols: SymbolTables::default(),
            symbol_users: Vec::new(),
            trees: Dominance::default(),
            dominated: None,
            numberings: FxHashMap::default(),
        };
        {
            let _verifying = Verifying::begin();
            verifier.run(self.op(op));
        }
        if verifier.accepted {
            self.remember_accepted(op);
        }
        Verification { accepted: verifier.accepted, reports: verifier.violations }
    }
}

thread_local! {
    /// The number of verifiers that run in this thread, each in a hook of the one before.
    static VERIFIERS: Cell<u32> = const { Cell::new(0) };
}

/// Whether a hook of a verifier runs in this thread.
pub(super) fn is_verifying() -> bool {
    VERIFIERS.get() > 0
}

/// A verifier that runs.
struct Verifying;

impl Verifying {
    fn begin() -> Self {
        VERIFIERS.set(VERIFIERS.get() + 1);
        Self
    }
}

impl Drop for Verifying {
    fn drop(&mut self) {
        VERIFIERS.set(VERIFIERS.get() - 1);
    }
}

struct Verifier<'a, 'c> {
    ir: &'a Ir<'c>,
    options: &'a VerifyOptions,
    violations: Vec<Violation<'c>>,
    /// The size in bytes of the operations that notes show.
    shown: usize,
    /// Whether no violation rejects the operations.
    accepted: bool,
    /// Operations that are invalid regardless of their regions.
    failed: FxHashSet<OpId>,
    /// Whether a dialect verifies discardable attributes.
    has_attribute_verifiers: bool,
    /// By name: whether unregistered operations of that name are accepted.
    accepted_names: Vec<bool>,
    /// By name: the checks of its definition.
    checks: Vec<Option<Checks>>,
    signatures: Signatures,
    symbols: SymbolTables<'a, 'c>,
    /// The operations entered so far that check the symbols they use, except in symbol tables that were left.
    symbol_users: Vec<OpRef<'a, 'c>>,
    trees: Dominance,
    /// The isolated operation in which all operands were found to be dominated by their definitions, if its dominance
    /// is checked next.
    dominated: Option<OpId>,
    /// By isolated operation: the names of values and blocks in messages.
    numberings: FxHashMap<OpId, Numbering>,
}

/// A pending step of the check of the structure.
enum VerifyStep<'a, 'c> {
    Enter(OpRef<'a, 'c>),
    /// The isolated operations directly inside one, from this number on.
    Isolated(usize),
    Leave(OpRef<'a, 'c>, Before),
    Dominance(OpRef<'a, 'c>),
    Blocks(BlockRef<'a, 'c>),
    /// This operation and those after it.
    Ops(OpRef<'a, 'c>),
    LeaveBlock(BlockRef<'a, 'c>),
}

/// The counts before the operations inside of one were entered.
#[derive(Clone, Copy)]
struct Before {
    /// The number of operations that had failed before it was entered itself.
    failed: usize,
    /// The number of operations that check the symbols they use, with itself.
    symbol_users: usize,
}

impl<'a, 'c> Verifier<'a, 'c> {
    // ---- structure --------------------------------------------------------------

    /// Checks an operation and everything inside it.
    fn run(&mut self, root: OpRef<'a, 'c>) {
        // The isolated operations seen in the operations that are still open.
        let mut isolated = Vec::new();
        let mut steps = vec![VerifyStep::Dominance(root), VerifyStep::Enter(root)];
        while let Some(step) = steps.pop() {
            match step {
                VerifyStep::Enter(op) => {
                    let failed = self.failed.len();
                    self.enter_op(op, op.def());
                    steps.push(VerifyStep::Leave(
                        op,
                        Before { failed, symbol_users: self.symbol_users.len() },
                    ));
                    steps.push(VerifyStep::Isolated(isolated.len()));
                    let entries = op.regions().rev().filter_map(RegionRef::entry);
                    steps.extend(entries.map(VerifyStep::Blocks));
                }
                VerifyStep::Isolated(first) => {
                    for op in isolated.drain(first..).rev() {
                        steps.push(VerifyStep::Dominance(op));
                        steps.push(VerifyStep::Enter(op));
                    }
                }
                VerifyStep::Leave(op, before) => self.leave_op(op, op.def(), None, before),
                VerifyStep::Dominance(op) => self.dominance(op),
                VerifyStep::Blocks(block) => {
                    steps.extend(block.next().map(VerifyStep::Blocks));
                    steps.push(VerifyStep::LeaveBlock(block));
                    self.enter_block(block);
                    steps.extend(block.first_op().map(VerifyStep::Ops));
                }
                VerifyStep::Ops(first) => self.enter_ops(first, &mut steps, &mut isolated),
                VerifyStep::LeaveBlock(block) => self.leave_block(block),
            }
        }
    }

    /// Checks an operation before its regions. Reports only the first error of an operation: the others are often
    /// consequences. Returns its signature if that satisfies the declared constraints.
    fn enter_op(&mut self, op: OpRef<'a, 'c>, def: Option<&'static OpDef>) -> Option<KnownSignature> {
        if self.has_attribute_verifiers
            && let Err(error) = discardable_attributes(op)
        {
            self.failed.insert(op.id());
            self.error(op, error);
            return None;
        }
        let Some(def) = def else {
            self.entry_blocks(op);
            return None;
        };
        let mut asked = checks(&mut self.checks, op, def);
        if asked.of_symbols.is_some() {
            self.symbol_users.push(op);
        }
        let layout = asked.layout;
        if layout == Some(SpecCheck::Module) {
            if has_usual_spec(op) && !self.scope(op) {
                return None;
            }
            asked = checks(&mut self.checks, op, def);
        }
        let signature = Signature::of(op);
        let known = signature.as_ref().and_then(|signature| self.signatures.find(signature));
        let satisfied = match known {
            Some(_) => beyond_signature(op, def, asked),
            None => own_rules(op, def, asked),
        };
        if let Err(error) = satisfied {
            self.failed.insert(op.id());
            self.error(op, error);
            return None;
        }
        let known = known.or_else(|| Some(self.signatures.add(signature?, asked)));
        match layout {
            Some(SpecCheck::Module) => self.several_layouts(op),
            Some(SpecCheck::Other) if !self.scope(op) => return None,
            Some(SpecCheck::Other) | None => {}
        }
        if op.regions().len() != 0 {
            self.entry_blocks(op);
        }
        known
    }

    /// The entry blocks of an operation have no predecessors.
    fn entry_blocks(&mut self, op: OpRef<'a, 'c>) {
        let mut entries = op.regions().filter_map(RegionRef::entry);
        if entries.any(|entry| entry.predecessors().next().is_some()) {
            self.error_at(op.loc(), "entry block of region may not have predecessors");
        }
    }

    /// Checks the data layout of an operation that is a scope; returns whether it is valid.
    fn scope(&mut self, op: OpRef<'a, 'c>) -> bool {
        let Err(bad) = verify_scope(op) else { return true };
        self.failed.insert(op.id());
        match bad {
            BadScope::Spec(error) => self.error_at(op.loc(), error.message()),
            BadScope::Enclosed(error, enclosing) => {
                let mut violation = self.violation(op, &error);
                violation.notes.extend(enclosing.iter().map(|op| note(*op, "enclosing op with data layout")));
                self.report(violation);
            }
        }
        false
    }

    /// Reports a module with more than one data layout, without rejecting it. Each
    /// report names a layout and the one before.
    fn several_layouts(&mut self, module: OpRef<'a, 'c>) {
        let mut before: Option<String> = None;
        for name in layout_attributes(module) {
            if let Some(before) = &before {
                let error = module.error("expects at most one data layout attribute");
                let mut violation = self.violation(module, &error);
                let names = [before, &name].map(|name| format!("'{name}' is a data layout attribute"));
                violation.notes.extend(names.iter().map(|text| note(module, text)));
                self.push_report(violation);
            }
            before = Some(name);
        }
    }

    /// Checks an operation after its regions. As in MLIR, its author's checks assume that the operations inside are
    /// valid.
    fn leave_op(
        &mut self,
        op: OpRef<'a, 'c>,
        def: Option<&'static OpDef>,
        signature: Option<KnownSignature>,
        before: Before,
    ) {
        let Some(def) = def else { return self.unregistered(op) };
        let after_regions = &checks(&mut self.checks, op, def).after_regions;
        let is_checked = !after_regions.is_empty() || def.verify_regions.is_some();
        if !is_checked || self.failed.contains(&op.id()) {
            return;
        }
        let after_regions = Rc::clone(after_regions);
        let is_satisfied = signature.is_some_and(|signature| self.signatures.is_satisfied(signature));
        for &check in after_regions.iter().filter(|check| !is_satisfied || !follows_signature(check, def)) {
            if let Some(Err(error)) = check.verify.map(|verify| verify(op)) {
                return self.error(op, error);
            }
            if std::ptr::eq(check, &IS_ISOLATED_FROM_ABOVE) {
                self.isolation(op);
            } else if std::ptr::eq(check, &SYMBOL_TABLE) {
                self.symbol_table(op, before);
            }
        }
        if let Some(signature) = signature {
            self.signatures.satisfy(signature);
        }
        let verify = def.verify_regions.filter(|_| self.failed.len() == before.failed);
        if let Some(Err(error)) = verify.map(|verify| verify(op)) {
            self.error(op, error);
        }
    }

    fn unregistered(&mut self, op: OpRef<'a, 'c>) {
        let id = self.ir.name(op.id).index();
        if self.accepted_names.get(id) == Some(&true) {
            return;
        }
        let name = op.name();
        let dialect = name.split('.').next().unwrap_or_default();
        match op.context().dialect(dialect) {
            Some(dialect) if !dialect.allows_unknown_operations => {
                let dialect = dialect.name;
                self.error(op, Diagnostic::error(format!(
                    "unregistered operation '{name}' found in dialect ('{dialect}') that does not allow unknown operations"
                )));
            }
            None if !self.options.allow_unregistered => self.error(op, op.error(
                "created with unregistered dialect. If this is intended, please allow unregistered dialects",
            )),
            _ => {
                self.accepted_names.resize(self.accepted_names.len().max(id + 1), false);
                self.accepted_names[id] = true;
            }
        }
    }

    fn enter_block(&mut self, block: BlockRef<'a, 'c>) {
        if block.is_empty()
            && !may_lack_terminator(block)
            && let Some(parent) = block.parent()
        {
            self.error_at(parent.loc(), "empty block: expect at least a terminator");
        }
        if self.ir.edges.len() == 0 {
            return;
        }
        for op in block.ops() {
            if op.successors().len() != 0 && op.next().is_some() {
                let message = "operation with block successors must terminate its parent block";
                self.error(op, Diagnostic::error(message));
            }
        }
    }

    fn enter_ops(
        &mut self,
        first: OpRef<'a, 'c>,
        steps: &mut Vec<VerifyStep<'a, 'c>>,
        isolated: &mut Vec<OpRef<'a, 'c>>,
    ) {
        for op in std::iter::successors(Some(first), |op| op.next()) {
            if op.regions().len() == 0 {
                let (def, failed) = (op.def(), self.failed.len());
                let signature = self.enter_op(op, def);
                if !signature.is_some_and(|signature| self.signatures.is_complete(signature)) {
                    self.leave_op(
                        op,
                        def,
                        signature,
                        Before { failed, symbol_users: self.symbol_users.len() },
                    );
                }
            } else if op.has(OpTraits::ISOLATED_FROM_ABOVE) {
                isolated.push(op);
            } else {
                steps.extend(op.next().map(VerifyStep::Ops));
                steps.push(VerifyStep::Enter(op));
                return;
            }
        }
    }

    fn leave_block(&mut self, block: BlockRef<'a, 'c>) {
        let Some(last) = block.last_op() else { return };
        if last.successors().any(|successor| successor.region() != block.region()) {
            self.error(last, last.error("branching to block of a different region"));
        }
        let terminates = last.def().is_none_or(|def| def.traits.contains(OpTraits::TERMINATOR));
        if !terminates && !may_lack_terminator(block) {
            let text = self.text(last);
            let line = if text.contains('\n') { "\n" } else { "" };
            self.error(last, Diagnostic::error(format!("block with no terminator, has {line}{text}")));
        }
    }

    fn symbol_table(&mut self, op: OpRef<'a, 'c>, before: Before) {
        let Some(region) = op.regions().next() else { return };
        let mut names = Symbols::default();
        for symbol in region.blocks().flat_map(BlockRef::ops) {
            let Some(name) = symbol.symbol_name() else { continue };
            if let Some(first) = names.get(name) {
                let name = String::from_utf8_lossy(name);
                let found = Diagnostic::error(format!("redefinition of symbol named '{name}'"));
                let mut violation = self.violation(symbol, &found);
                violation.notes.push(note(*first, "see existing symbol definition here"));
                self.report(violation);
            } else {
                names.insert(name, symbol);
            }
        }
        if op.regions().len() == 1 {
            self.symbols.keep(op.id(), names);
        }
        let inside = self.symbol_users.split_off(before.symbol_users);
        if self.failed.len() > before.failed {
            return;
        }
        // As in MLIR, the symbols that the table itself uses are looked up from it, too.
        if std::iter::once(op).chain(inside).all(|user| self.check_symbols(user).is_ok()) {
            return;
        }
        // Errors are reported in the order of the text.
        let mut walk = op.visits();
        while let Some(visit) = walk.next() {
            let Visit::Enter(user) = visit else { continue };
            let found = self.check_symbols(user);
            self.hook(user, found);
            if user != op && user.has(OpTraits::SYMBOL_TABLE) {
                walk.skip_inside();
            }
        }
    }

    /// Lets an operation check the symbols that it uses.
    fn check_symbols(&mut self, user: OpRef<'a, 'c>) -> Result<(), Diagnostic> {
        let verify = user.def().and_then(|def| checks(&mut self.checks, user, def).of_symbols);
        verify.map_or(Ok(()), |verify| verify(user, &mut self.symbols))
    }
}

/// Lets dialects verify the discardable attributes that have their prefix.
fn discardable_attributes(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    if op.interned_dictionary().is_some_and(|dictionary| !dictionary.node().summary().may_have_dot()) {
        return Ok(());
    }
    let (names, values) = op.discardable();
    for (name, &value) in names.iter().zip(values) {
        if !name.node().summary().may_have_dot() {
            continue;
        }
        let name = string_bytes(*name);
        // A name that ends with its first dot has no dialect prefix.
        let dot = name.iter().position(|byte| *byte == b'.').filter(|dot| dot + 1 < name.len());
        let Some(dot) = dot else { continue };
        let dialect = str::from_utf8(&name[..dot]).ok().and_then(|dialect| op.context().dialect(dialect));
        if let Some(verify) = dialect.and_then(|dialect| dialect.verify_op_attribute) {
            verify(op, name, value)?;
        }
    }
    Ok(())
}

/// The checks that the definition of an operation requires, in a list by name.
#[inline]
fn checks<'v>(all: &'v mut Vec<Option<Checks>>, op: OpRef<'_, '_>, def: &'static OpDef) -> &'v Checks {
    let index = op.ir().name(op.id).index();
    if all.len() <= index {
        all.resize_with(index + 1, || None);
    }
    all[index].get_or_insert_with(|| Checks::of(op, def))
}

/// Checks an operation against its definition, before the operations in its regions, in the
/// order of ODS.
fn own_rules(op: OpRef<'_, '_>, def: &'static OpDef, checks: &Checks) -> Result<(), Diagnostic> {
    declared::counts(op, def)?;
    run(op, &checks.structural)?;
    declared::arguments(op, def)?;
    declared::predicates_and_regions(op, def)?;
    run(op, &checks.own)?;
    for verify in [def.verify_signature, def.verify].into_iter().flatten() {
        verify(op)?;
    }
    graph_regions(op, def)
}

/// As [`own_rules`], for an operation whose signature is known to satisfy the rules that depend on it alone.
fn beyond_signature(op: OpRef<'_, '_>, def: &'static OpDef, checks: &Checks) -> Result<(), Diagnostic> {
    let has_regions = op.regions().len() != 0;
    run(op, &checks.structural_beyond_signature)?;
    if has_regions {
        declared::predicates_and_regions(op, def)?;
    }
    run(op, &checks.own_beyond_signature)?;
    def.verify.map_or(Ok(()), |verify| verify(op))?;
    if has_regions { graph_regions(op, def) } else { Ok(()) }
}

/// Runs checks in order.
#[inline]
fn run(op: OpRef<'_, '_>, checks: &[&'static OpTrait]) -> Result<(), Diagnostic> {
    checks.iter().filter_map(|check| check.verify).try_for_each(|verify| verify(op))
}

/// Whether a block may lack a terminator: no definition requires one.
fn may_lack_terminator(block: BlockRef<'_, '_>) -> bool {
    let Some(region) = block.region() else { return true };
    if !region.has_one_block() {
        return false;
    }
    let parent = region.parent().and_then(OpRef::def);
    parent.is_none_or(|def| def.traits.contains(OpTraits::NO_TERMINATOR))
}
