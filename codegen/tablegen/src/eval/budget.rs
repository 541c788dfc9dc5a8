//! The limits of a run: steps, memory, nesting.

use super::{Eval, Failed, Res};
use crate::store::{Extent, RecordId};
use isogloss_stack::NoStack;

/// The remaining and the used resources of a run.
#[derive(Clone, Default)]
pub(crate) struct Budget {
    pub(super) steps_left: u64,
    /// The bytes of all records, estimated.
    pub(super) record_bytes: usize,
    pub(super) depth: u32,
    pub(super) given_up: bool,
}

impl Eval {
    /// Whether a limit or the number of errors ended the run.
    pub(crate) fn given_up(&self) -> bool {
        self.budget.given_up
    }

    /// Reports an exceeded limit and ends the run.
    pub(super) fn limit(&mut self, message: impl Into<String>) -> Failed {
        let span = self.here;
        let failed = self.fail(span, message);
        self.give_up();
        failed
    }

    /// Makes the next step fail.
    pub(super) fn give_up(&mut self) {
        self.budget.given_up = true;
        self.budget.steps_left = 0;
    }

    /// Counts a step of work and checks the limits.
    #[inline(always)]
    pub(super) fn step(&mut self) -> Res<()> {
        let over_bound = self.store.values.over_bound() | self.store.syms.over_bound();
        if over_bound || self.budget.steps_left == 0 {
            return self.check_totals();
        }
        self.budget.steps_left -= 1;
        Ok(())
    }

    #[cold]
    pub(super) fn check_totals(&mut self) -> Res<()> {
        if self.budget.given_up {
            return Err(Failed);
        }
        if self.budget.steps_left == 0 {
            let steps = self.limits.steps;
            return Err(self.limit(format!("evaluation takes more than {steps} steps")));
        }
        let Extent { depth, parts } = self.store.values.largest();
        if depth > self.limits.value_depth {
            return Err(self.nests_too_deep("a value"));
        }
        if parts > self.limits.value_parts {
            let limit = self.limits.value_parts;
            return Err(self.limit(format!("a value has more than {limit} parts")));
        }
        if self.bytes() > self.limits.memory {
            let limit = self.limits.memory >> 20;
            return Err(self.limit(format!("values and records take more than {limit} MiB")));
        }
        self.set_bounds();
        Ok(())
    }

    /// The bytes of values, strings and records, estimated.
    pub(super) fn bytes(&self) -> usize {
        let store = &self.store;
        store.values.bytes() + store.syms.bytes() + store.field_bytes() + self.budget.record_bytes
    }

    /// Sets bounds at which `step` checks the total memory again: a quarter of the remaining
    /// memory away.
    pub(super) fn set_bounds(&mut self) {
        let more = self.limits.memory.saturating_sub(self.bytes()) / 4;
        let most = Extent { depth: self.limits.value_depth, parts: self.limits.value_parts };
        let bytes = self.store.values.bytes() + more;
        self.store.values.set_bounds(bytes, most);
        let bytes = self.store.syms.bytes() + more;
        self.store.syms.set_bound(bytes);
    }

    /// Counts a new record and its bytes.
    pub(super) fn count_record(&mut self, rec: RecordId) -> Res<()> {
        self.budget.record_bytes += self.store.rec(rec).bytes();
        let (records, limit) = (self.store.recs.len(), self.limits.records);
        if records > limit {
            return Err(self.limit(format!("there are more than {limit} records")));
        }
        if self.bytes() > self.limits.memory {
            return self.check_totals();
        }
        self.step()
    }

    /// Runs `f` one level deeper in evaluation, on a larger stack if this one is used up.
    pub(super) fn with_nesting<T: Send>(&mut self, f: impl FnOnce(&mut Self) -> Res<T> + Send) -> Res<T> {
        if self.budget.depth >= self.limits.depth {
            return Err(self.goes_too_deep());
        }
        self.budget.depth += 1;
        let result = self.on_large_stack(f);
        self.budget.depth -= 1;
        result
    }

    /// Runs `f` on a larger stack if this one is used up. The parser bounds how deep `f` may go.
    pub(super) fn on_large_stack<T: Send>(&mut self, f: impl FnOnce(&mut Self) -> Res<T> + Send) -> Res<T> {
        isogloss_stack::ensure(|| f(&mut *self)).unwrap_or_else(|NoStack| Err(self.has_no_stack()))
    }

    #[cold]
    pub(super) fn has_no_stack(&mut self) -> Failed {
        let depth = self.budget.depth;
        self.limit(format!("evaluation goes too deep for the stack: it is used up after {depth} levels"))
    }

    #[cold]
    pub(super) fn goes_too_deep(&mut self) -> Failed {
        let depth = self.limits.depth;
        self.limit(format!("evaluation goes more than {depth} levels deep"))
    }

    #[cold]
    pub(super) fn nests_too_deep(&mut self, what: &str) -> Failed {
        let limit = self.limits.value_depth;
        self.limit(format!("{what} is nested more than {limit} deep"))
    }

    pub(super) fn check_length(&mut self, length: usize, what: &str) -> Res<()> {
        let limit = self.limits.list_length;
        if length > limit {
            return Err(self.limit(format!("{what} with {length} elements; the limit is {limit}")));
        }
        Ok(())
    }
}
