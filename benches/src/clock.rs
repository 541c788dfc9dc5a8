//! Time that a thread was on a processor: what others do on the machine counts less
//! than in the time on the wall.

use std::time::Duration;

/// Processor time that this thread has used, which other programs do not add to.
///
/// # Panics
/// When the system has no such clock, which every Linux has.
#[must_use]
#[cfg(target_os = "linux")]
pub fn thread_time() -> Duration {
    use nix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).expect("every thread has a clock").into()
}

/// Time since the first call, where the processor time of a thread is not to be had.
#[must_use]
#[cfg(not(target_os = "linux"))]
pub fn thread_time() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}
