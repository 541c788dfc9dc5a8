//! Heap settings for a server that runs for days.
//!
//! The server evaluates definitions in one thread and answers in others. glibc gives each thread an arena, which
//! retains the memory of its largest evaluation: after two thousand files the arenas take three times the memory in
//! use. With a single arena that is trimmed, the overhead is a fifth. glibc reads these settings when a process starts,
//! so the server re-executes itself with them.

use std::os::unix::process::CommandExt as _;
use std::process::Command;

/// One arena, trimmed if more than this many bytes are free at its end.
const SETTINGS: [(&str, &str); 2] = [("MALLOC_ARENA_MAX", "1"), ("MALLOC_TRIM_THRESHOLD_", "1048576")];

/// Re-executes the program in the same process with the settings, unless they or settings of the user are present.
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
    // It returns only on failure: then the server runs without the settings.
    let _ = command.args(arguments).envs(SETTINGS).exec();
}
