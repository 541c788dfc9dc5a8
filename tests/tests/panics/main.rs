//! Panics, which these tests observe with a hook of the whole process; so they are a program of their own.

use std::panic::{self, PanicHookInfo};
use std::sync::{Mutex, PoisonError};

mod errors_at_hand;
mod panics_blame_the_caller;

/// Runs `observed` while each panic calls `hook`.
///
/// The process has one hook and a thread for each test, so one test at a time has its hook. The earlier hook comes
/// back, also when `observed` panics.
fn with_panic_hook<T>(hook: fn(&PanicHookInfo<'_>), observed: impl FnOnce() -> T) -> T {
    static HOOK: Mutex<()> = Mutex::new(());
    let _alone = HOOK.lock().unwrap_or_else(PoisonError::into_inner);
    let earlier = panic::take_hook();
    panic::set_hook(Box::new(hook));
    let result = panic::catch_unwind(panic::AssertUnwindSafe(observed));
    panic::set_hook(earlier);
    result.unwrap_or_else(|payload| panic::resume_unwind(payload))
}
