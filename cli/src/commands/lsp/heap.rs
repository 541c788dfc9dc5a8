//! The heap of a server that runs for days.
//!
//! The server evaluates definitions in one thread and answers in others. glibc gives each thread a heap of its own, which keeps the
//! memory of the largest evaluation that it ever made: after two thousand files these heaps are three times what the server uses.
//! With one heap, whose free end is given back, it is a fifth more than the server uses. glibc reads these settings when a process
//! starts, so the server starts itself again with them.

use std::os::unix::process::CommandExt as _;
use std::process::Command;

/// One heap; of its free end, and of freed blocks, so many bytes are kept.
const SETTINGS: [(&str, &str); 2] = [("MALLOC_ARENA_MAX", "1"), ("MALLOC_TRIM_THRESHOLD_", "1048576")];

/// Starts the program again with the settings, in the same process, unless they or others of the user are there.
pub(super) fn configure() {
    if SETTINGS.iter().any(|(name, _)| std::env::var_os(name).is_some()) {
        return;
    }
    let Ok(program) = std::env::current_exe() else { return };
    let mut arguments = std::env::args_os();
    let mut command = Command::new(program);
    if let Some(name) = arguments.next() {
        command.arg0(name);
    }
    // It returns only if it fails: then the server runs without them.
    let _ = command.args(arguments).envs(SETTINGS).exec();
}
