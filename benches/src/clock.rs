//! CPU time of a thread, which other load on the machine influences less than wall time.

use std::time::Duration;

/// The CPU time of this thread.
///
/// # Panics
/// If the system has no such clock; every Linux has it.
#[must_use]
#[cfg(target_os = "linux")]
pub fn thread_time() -> Duration {
    use nix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).expect("every thread has a clock").into()
}

/// Wall time since the first call, because the system has no CPU clock for threads.
#[must_use]
#[cfg(not(target_os = "linux"))]
pub fn thread_time() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}
