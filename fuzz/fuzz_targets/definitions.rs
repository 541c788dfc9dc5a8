//! Any text at all through the index of definition files, the generator's model and the loader of dialects. Loaded tables live
//! as long as the process, so give it memory: `-rss_limit_mb=8192`.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tests/src/fuzz_definitions.rs"]
mod fuzz_definitions;

fuzz_target!(|input: &[u8]| fuzz_definitions::definitions(input));
