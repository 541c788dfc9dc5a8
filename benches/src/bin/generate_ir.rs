//! `generate_ir SEED BYTES`: generic IR on standard output.
#![forbid(unsafe_code)]

use std::io::Write as _;

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<u64>().ok());
    let (Some(Some(seed)), Some(Some(bytes))) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: generate_ir SEED BYTES");
        std::process::exit(2);
    };
    std::io::stdout().write_all(isogloss_benches::generic_ir::generate(seed, bytes as usize).as_bytes())
}
