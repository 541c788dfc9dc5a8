//! A stack that grows: recursion over deeply nested input continues on a new thread when the stack of the present one is
//! used up, and the present thread waits for it.
//!
//! A recursive function calls [`ensure`] once for each level. Between two such calls it may use [`RESERVE`] bytes. This
//! needs no unsafe code and no C compiler, and costs the comparison of an address where the stack suffices. The work
//! that continues elsewhere must be [`Send`], and sees other thread-local variables there.

use std::cell::Cell;
use std::{fmt, ptr, thread};

/// The bytes of stack that a thread which this crate did not start is expected to have below the first call: threads of
/// Rust have 2 MiB, the main thread of Windows has 1 MiB.
const FIRST: usize = 512 << 10;

/// The minimum number of bytes of stack that are left at a call of [`ensure`].
pub const RESERVE: usize = 384 << 10;

/// The stack of the first thread that is started. Each next one has twice as much, up to [`LARGEST`]: only pages that are
/// used take memory.
const SMALLEST: usize = 4 << 20;
const LARGEST: usize = 64 << 20;

/// The maximum size in bytes of all stacks of threads that wait for each other.
pub const MOST: usize = if usize::BITS < 64 { 256 << 20 } else { 512 << 20 };

thread_local! {
    /// The address below which the stack of this thread is used up; `usize::MAX` if it is not known yet.
    static END: Cell<usize> = const { Cell::new(usize::MAX) };
    /// The number of bytes of the stacks that were started for the work of this thread.
    static GROWN: Cell<usize> = const { Cell::new(0) };
    /// The maximum size in bytes of these stacks.
    static ALLOWED: Cell<usize> = const { Cell::new(MOST) };
}

/// The stack cannot grow: it has [`MOST`] bytes, or as many as [`within`] allows, or the system starts no thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoStack;

impl fmt::Display for NoStack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the stack is used up")
    }
}

impl std::error::Error for NoStack {}

/// The address of something on the stack. Stacks grow downwards on all platforms of Rust.
#[inline(always)]
fn here() -> usize {
    let here = 0u8;
    ptr::from_ref(std::hint::black_box(&here)).addr()
}

/// Whether the stack of this thread is not used up.
#[inline]
#[must_use]
pub fn has_room() -> bool {
    let end = END.get();
    // The addresses of Miri's variables are in no order.
    if end == usize::MAX { begin() } else { here() >= end || cfg!(miri) }
}

#[cold]
fn begin() -> bool {
    END.set(here().saturating_sub(FIRST));
    true
}

/// Runs `work` on this stack or on the stack of a new thread.
///
/// ```
/// fn depth(text: &[u8]) -> Result<u32, isogloss_stack::NoStack> {
///     match text {
///         [b'(', inner @ ..] => Ok(1 + isogloss_stack::ensure(|| depth(inner))??),
///         _ => Ok(0),
///     }
/// }
/// assert_eq!(depth(&[b'('; 100_000]), Ok(100_000));
/// ```
///
/// # Errors
/// If the stack is used up and cannot grow. Then `work` does not run.
///
/// # Panics
/// If `work` does.
#[inline]
pub fn ensure<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T, NoStack> {
    if has_room() { Ok(work()) } else { grow(work) }
}

/// Runs `work` on the stack of a new thread.
///
/// # Errors
/// If the stack cannot grow. Then `work` does not run.
///
/// # Panics
/// If `work` does.
#[cold]
#[inline(never)]
pub fn grow<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T, NoStack> {
    let (grown, allowed) = (GROWN.get(), ALLOWED.get());
    let size = grown.clamp(SMALLEST, LARGEST);
    if grown + size > allowed {
        return Err(NoStack);
    }
    // Messages of panics have the name.
    let name = thread::current().name().map(str::to_owned);
    let mut builder = thread::Builder::new().stack_size(size);
    if let Some(name) = name {
        builder = builder.name(name);
    }
    let work = move || {
        GROWN.set(grown + size);
        ALLOWED.set(allowed);
        END.set(here().saturating_sub(size - RESERVE));
        work()
    };
    thread::scope(|scope| {
        let thread = builder.spawn_scoped(scope, work).map_err(|_| NoStack)?;
        thread.join().map_err(|panic| std::panic::resume_unwind(panic))
    })
}

/// Runs `work` with less stack: `first` bytes on this thread, at most 512 KiB, and then `grown` bytes of other threads.
/// A test reaches the end of the stack with it, without deep recursion.
///
/// ```
/// fn depth(text: &[u8]) -> Result<u32, isogloss_stack::NoStack> {
///     match text {
///         [b'(', inner @ ..] => Ok(1 + isogloss_stack::ensure(|| depth(inner))??),
///         _ => Ok(0),
///     }
/// }
/// assert!(isogloss_stack::within(0, 0, || depth(b"((((")).is_err());
/// assert_eq!(isogloss_stack::within(0, isogloss_stack::MOST, || depth(b"((((")), Ok(4));
/// ```
pub fn within<T>(first: usize, grown: usize, work: impl FnOnce() -> T) -> T {
    /// Restores the limits of the thread, also after a panic.
    struct Before(usize, usize);
    impl Drop for Before {
        fn drop(&mut self) {
            END.set(self.0);
            ALLOWED.set(self.1);
        }
    }
    let end = here().saturating_sub(first.min(FIRST));
    let _before = Before(END.replace(end), ALLOWED.replace(GROWN.get() + grown.min(MOST)));
    work()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Uses about 1 KiB for each level.
    fn levels(left: usize) -> Result<usize, NoStack> {
        let text = std::hint::black_box([1u8; 1 << 10]);
        if left == 0 {
            return Ok(0);
        }
        let below = ensure(|| levels(left - 1))??;
        Ok(below + usize::from(std::hint::black_box(text)[left % 1024]))
    }

    #[test]
    fn the_stack_grows_by_need() {
        for count in [10, 100, 1_000, 10_000, 100_000] {
            assert_eq!(levels(count), Ok(count));
        }
    }

    #[test]
    fn a_stack_that_cannot_grow_is_an_error() {
        assert_eq!(levels(MOST / (1 << 10) + 1), Err(NoStack));
        assert_eq!(levels(10_000), Ok(10_000));
    }

    #[test]
    fn less_stack_can_be_given() {
        assert_eq!(within(8 << 10, 0, || levels(1_000)), Err(NoStack));
        assert_eq!(within(8 << 10, MOST, || levels(1_000)), Ok(1_000));
        assert_eq!(within(8 << 10, SMALLEST, || levels(10_000)), Err(NoStack));
        assert_eq!(levels(1_000), Ok(1_000));
    }

    #[test]
    #[should_panic(expected = "deep inside")]
    fn a_panic_is_passed_on() {
        fn panic_at(left: usize) -> usize {
            assert!(left > 0, "deep inside");
            ensure(|| panic_at(left - 1)).map_or(0, |found| found + 1)
        }
        panic_at(100_000);
    }
}
