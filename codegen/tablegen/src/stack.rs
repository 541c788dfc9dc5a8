//! Runs work on a stack that is large enough for it.

use crate::Limits;

/// The result of work within limits.
pub(crate) struct Outcome<T> {
    pub(crate) result: T,
    /// Whether the input nests deeper than the limits allow.
    pub(crate) too_deep: bool,
}

/// Runs `work` within limits, on a stack that is large enough.
///
/// Starting a thread takes as long as reading a small file. So the work is tried on the
/// caller's stack first, with limits that fit there; if it nests deeper, it starts again
/// on a stack of its own.
pub(crate) fn with_stack<T: Send>(limits: &Limits, work: impl Fn(&Limits) -> Outcome<T> + Sync) -> T {
    let shallow = limits.shallow();
    let first = work(&shallow);
    if !first.too_deep || shallow == *limits {
        return first.result;
    }
    drop(first);
    on_own_stack(limits.stack, || work(limits).result)
}

/// Runs `f` on a new stack of `size` bytes, so that the allowed nesting does not depend on
/// the caller's stack. If no thread can be started, it runs on the caller's stack.
fn on_own_stack<T: Send>(size: usize, f: impl FnOnce() -> T + Send) -> T {
    let mut f = Some(f);
    let mut result = None;
    let work = || result = f.take().map(|f| f());
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(size).spawn_scoped(scope, work);
        if let Ok(thread) = thread
            && let Err(panic) = thread.join()
        {
            std::panic::resume_unwind(panic);
        }
    });
    match (result, f) {
        (Some(result), _) => result,
        (None, Some(f)) => f(),
        (None, None) => unreachable!("the work was taken and gave no result"),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::{Outcome, on_own_stack, with_stack};
    use crate::Limits;

    #[test]
    fn work_on_a_new_stack_returns_its_result() {
        assert_eq!(on_own_stack(1 << 20, || 7), 7);
    }

    #[test]
    fn work_runs_on_the_callers_stack_if_no_thread_starts() {
        assert_eq!(on_own_stack(usize::MAX / 2, || 7), 7);
    }

    /// The nesting limit of each attempt at work of this depth.
    fn tries(limits: &Limits, depth: u32) -> Vec<u32> {
        let tries = Mutex::new(Vec::new());
        with_stack(limits, |limits| {
            tries.lock().expect("no panic").push(limits.nesting);
            Outcome { result: (), too_deep: depth > limits.nesting }
        });
        tries.into_inner().expect("no panic")
    }

    #[test]
    fn only_deeply_nested_work_starts_again() {
        let mut limits = Limits::default();
        assert_eq!(tries(&limits, 64), [64]);
        assert_eq!(tries(&limits, 65), [64, 1_000]);
        limits.nesting = 10;
        limits.depth = 10;
        limits.value_depth = 10;
        assert_eq!(tries(&limits, 65), [10], "the limits are the same");
    }
}
