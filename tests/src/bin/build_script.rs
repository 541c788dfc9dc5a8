//! A user's build script: `build_script FILE.td [DIR]...` generates the file's dialects into
//! `OUT_DIR`, with the directories on the include path.
#![forbid(unsafe_code)]

use isogloss_codegen::Config;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().unwrap_or_default();
    arguments.fold(Config::new(), Config::include_dir).compile(file);
}
