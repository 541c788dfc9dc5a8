//! [`rewrite_greedily`]: patterns, folders and dead code until nothing changes (MLIR `applyPatternsGreedily`).

use super::constants::Constants;
use super::dead::is_trivially_dead;
use super::pattern::{Edit, Patterns};
use super::rewriter::{Notes, Rewriter};
use crate::ir::fold::Folded;
use crate::ir::ids::NameIndex;
use crate::ir::{Ir, OpId, OpRef, OpTraits, ValueId, ValueRef, VerifyError};
use rustc_hash::FxHashMap;
use std::fmt;

/// The options of [`rewrite_greedily`].
#[derive(Clone, Copy)]
pub struct GreedyOptions<'o> {
    /// The maximum number of passes over all operations. One more than the passes that change something is enough.
    pub max_iterations: u32,
    /// The maximum number of rewrites; folding and dead code count.
    pub max_rewrites: u64,
    /// Whether operations are folded. New constants move to the start of their scope when all operations are revisited,
    /// and equal ones become one.
    pub fold: bool,
    /// For debugging: whether the IR is verified after each pattern. This takes time for the whole IR each time.
    pub verify: bool,
    /// For debugging: gets each rewrite with the texts before and after.
    pub observe: Option<&'o dyn Fn(&Rewrite<'_>)>,
}

impl Default for GreedyOptions<'_> {
    /// As MLIR's: at most 10 iterations and any number of rewrites, with folding.
    fn default() -> Self {
        Self { max_iterations: 10, max_rewrites: u64::MAX, fold: true, verify: false, observe: None }
    }
}

impl fmt::Debug for GreedyOptions<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GreedyOptions")
            .field("max_iterations", &self.max_iterations)
            .field("max_rewrites", &self.max_rewrites)
            .field("fold", &self.fold)
            .field("verify", &self.verify)
            .field("observe", &self.observe.is_some())
            .finish()
    }
}

/// One rewrite, as text: see [`GreedyOptions::observe`].
#[derive(Clone, Debug)]
pub struct Rewrite<'r> {
    /// The name of the pattern; `fold` or `dead code`.
    pub by: &'r str,
    /// The operation before.
    pub before: String,
    /// The operations that are new or changed, in the order of the changes.
    pub after: Vec<String>,
}

/// The outcome of [`rewrite_greedily`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct GreedyOutcome {
    /// Whether something changed.
    pub changed: bool,
    /// Whether nothing is left to rewrite; else it stopped at a limit.
    pub converged: bool,
    /// The number of operations that patterns rewrote.
    pub rewritten: u64,
    /// The number of folded operations.
    pub folded: u64,
    /// The number of erased dead operations.
    pub erased: u64,
}

/// A pattern made invalid IR: see [`GreedyOptions::verify`].
#[derive(Debug)]
pub struct RewriteError {
    /// The name of the pattern.
    pub pattern: String,
    /// The error of the verifier.
    pub error: VerifyError,
}

impl fmt::Display for RewriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the pattern `{}` makes invalid IR: {}", self.pattern, self.error)
    }
}

impl std::error::Error for RewriteError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}

/// Rewrites the contents of an operation: erases dead operations, folds the others and applies patterns to them, and
/// revisits changed operations and their users, until nothing changes or a limit is reached.
///
/// # Errors
/// Only with [`GreedyOptions::verify`]: if a pattern makes invalid IR.
///
/// # Panics
/// If the operation was erased or is of another `Ir`, and where an edit or a folder panics.
#[track_caller]
#[doc(alias = "applyPatternsGreedily")]
pub fn rewrite_greedily<'c>(
    ir: &mut Ir<'c>,
    root: OpId,
    patterns: &Patterns,
    options: &GreedyOptions<'_>,
) -> Result<GreedyOutcome, RewriteError> {
    ir.keep_erased(|ir| {
        let mut driver = Driver {
            ir,
            patterns,
            options,
            worklist: Worklist::default(),
            notes: Notes::default(),
            of_names: FxHashMap::default(),
            outcome: GreedyOutcome::default(),
        };
        driver.run(root)?;
        Ok(driver.outcome)
    })
}

struct Driver<'d, 'c> {
    ir: &'d mut Ir<'c>,
    patterns: &'d Patterns,
    options: &'d GreedyOptions<'d>,
    worklist: Worklist,
    /// The records of the last change, kept to reuse their memory.
    notes: Notes,
    /// By name of operations: the patterns that may apply, the one with the largest benefit first.
    of_names: FxHashMap<NameIndex, Vec<u32>>,
    outcome: GreedyOutcome,
}

impl<'c> Driver<'_, 'c> {
    fn run(&mut self, root: OpId) -> Result<(), RewriteError> {
        for _ in 0..self.options.max_iterations {
            let before = self.outcome.count();
            let mut constants = Constants::default();
            self.collect(root, &mut constants);
            while let Some(op) = self.worklist.pop() {
                if !self.ir.contains(op) {
                    continue;
                }
                if self.outcome.count() >= self.options.max_rewrites {
                    self.outcome.changed = true;
                    return Ok(());
                }
                self.visit(op)?;
            }
            if self.outcome.count() == before {
                self.outcome.converged = true;
                break;
            }
            self.outcome.changed = true;
        }
        Ok(())
    }

    /// Puts the operations inside the root on the list, so that the first one comes first. Equal constants become one.
    fn collect(&mut self, root: OpId, constants: &mut Constants<'c>) {
        let mut ops = self.ir.ids_inside(root);
        ops.remove(0);
        if self.options.fold {
            ops.retain(|&op| {
                if !self.ir.op(op).has(OpTraits::CONSTANT_LIKE) {
                    return true;
                }
                let Some(known) = constants.unique(self.ir, op) else { return true };
                let result = |op: OpRef<'_, '_>| op.result(0).map(ValueRef::id);
                if let (Some(old), Some(new)) = (result(self.ir.op(op)), result(self.ir.op(known))) {
                    self.ir.replace_all_uses(old, new);
                    self.ir.erase(op);
                    self.outcome.folded += 1;
                }
                false
            });
        }
        ops.into_iter().rev().for_each(|op| self.worklist.push(op));
    }

    fn visit(&mut self, op: OpId) -> Result<(), RewriteError> {
        if is_trivially_dead(self.ir.op(op)) {
            let before = self.before(op);
            Rewriter::new(self.ir, op, &mut self.notes).erase(op);
            self.outcome.erased += 1;
            self.follow("dead code", before);
            return Ok(());
        }
        if self.options.fold && self.fold(op) {
            self.outcome.folded += 1;
            return Ok(());
        }
        let Some((pattern, edit)) = self.first_match(op) else { return Ok(()) };
        let before = self.before(op);
        let mut rewriter = Rewriter::new(self.ir, op, &mut self.notes);
        (edit.0)(&mut rewriter);
        rewriter.finish();
        self.outcome.rewritten += 1;
        let name = &self.patterns.get(pattern).name;
        self.follow(name, before);
        if self.options.verify
            && let Err(error) = self.ir.verify()
        {
            return Err(RewriteError { pattern: name.clone(), error });
        }
        Ok(())
    }

    fn first_match(&mut self, op: OpId) -> Option<(u32, Edit<'c>)> {
        let view = self.ir.op(op);
        let indices = self.of_names.entry(view.ir.name(view.id)).or_insert_with(|| self.patterns.of(view));
        indices.iter().find_map(|&index| Some((index, (self.patterns.get(index).matches)(view)?)))
    }

    /// Folds an operation. Returns whether it did.
    fn fold(&mut self, op: OpId) -> bool {
        let before = self.before(op);
        let mut created = Vec::new();
        let folded = self.ir.fold_with(op, |constant| created.push(constant));
        self.notes.changed.append(&mut created);
        let did = match folded {
            None => false,
            Some(Folded::InPlace(replaced)) => {
                Rewriter::new(self.ir, op, &mut self.notes).modify(op, |_| ());
                for value in replaced {
                    let value = self.ir.value(value);
                    let unused = value.defining_op().filter(|_| value.is_unused());
                    self.notes.less_used.extend(unused.map(OpRef::id));
                }
                true
            }
            Some(Folded::Values(values)) => {
                let own: Vec<ValueId> = self.ir.op(op).results().map(ValueRef::id).collect();
                let changes = own != values;
                if changes {
                    Rewriter::new(self.ir, op, &mut self.notes).replace(&values);
                }
                changes
            }
        };
        self.follow("fold", before.filter(|_| did));
        did
    }

    /// The text of an operation, if there is an observer.
    fn before(&self, op: OpId) -> Option<String> {
        self.options.observe.map(|_| self.ir.op(op).to_string())
    }

    /// Puts the operations that a change recorded on the list.
    fn follow(&mut self, by: &str, before: Option<String>) {
        for &op in &self.notes.erased {
            self.worklist.forget(op);
        }
        for &op in self.notes.less_used.iter().chain(&self.notes.changed) {
            if self.ir.contains(op) {
                self.worklist.push(op);
            }
        }
        if let (Some(observe), Some(before)) = (self.options.observe, before) {
            let mut after: Vec<OpId> = Vec::new();
            for &op in &self.notes.changed {
                if self.ir.contains(op) && !after.contains(&op) {
                    after.push(op);
                }
            }
            let after = after.into_iter().map(|op| self.ir.op(op).to_string()).collect();
            observe(&Rewrite { by, before, after });
        }
        self.notes.clear();
    }
}

impl GreedyOutcome {
    fn count(&self) -> u64 {
        self.rewritten + self.folded + self.erased
    }
}

/// A stack of operations, each at most once.
#[derive(Default)]
struct Worklist {
    ops: Vec<OpId>,
    /// By position of an operation: whether it is in the stack.
    has: Vec<bool>,
}

impl Worklist {
    fn push(&mut self, op: OpId) {
        let at = op.index();
        if self.has.len() <= at {
            self.has.resize(at + 1, false);
        }
        if !std::mem::replace(&mut self.has[at], true) {
            self.ops.push(op);
        }
    }

    fn pop(&mut self) -> Option<OpId> {
        let op = self.ops.pop()?;
        self.has[op.index()] = false;
        Some(op)
    }

    /// Another operation may reuse the position of an erased one.
    fn forget(&mut self, op: OpId) {
        if let Some(has) = self.has.get_mut(op.index()) {
            *has = false;
        }
    }
}
