//! Flags with one dash or two: like LLVM's tools, the command accepts `-verify-diagnostics`
//! for `--verify-diagnostics` and `--o` for `-o`.

use clap::{Arg, Command};
use std::collections::HashSet;
use std::ffi::OsString;

/// The command line with the number of dashes that clap expects. Only flags of the command and
/// of its subcommand are changed, so that values such as `-1` and joined flags such as `-Idir`
/// remain unchanged.
pub(crate) fn normalized(command: &Command, arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut arguments = arguments.into_iter();
    let mut done: Vec<OsString> = arguments.next().into_iter().collect();
    let mut names = Names::of(command);
    for argument in arguments.by_ref() {
        let Some(text) = argument.to_str() else {
            done.push(argument);
            continue;
        };
        if text == "--" {
            done.push(argument);
            break;
        }
        match command.find_subcommand(text) {
            Some(subcommand) if !names.inside => names = names.enter(subcommand),
            _ => {}
        }
        done.push(names.normalized(text).map_or(argument, OsString::from));
    }
    done.extend(arguments);
    done
}

/// The names of flags.
struct Names {
    long: HashSet<String>,
    short: HashSet<char>,
    /// Whether they include those of a subcommand.
    inside: bool,
}

impl Names {
    fn of(command: &Command) -> Self {
        let long = ["help", "version"].map(str::to_owned).into();
        Self { long, short: ['h', 'V'].into(), inside: false }.with(command)
    }

    fn enter(self, subcommand: &Command) -> Self {
        Self { inside: true, ..self.with(subcommand) }
    }

    fn with(mut self, command: &Command) -> Self {
        self.long.extend(command.get_arguments().filter_map(Arg::get_long).map(str::to_owned));
        self.short.extend(command.get_arguments().filter_map(Arg::get_short));
        self
    }

    /// The argument as clap expects it, if that differs.
    fn normalized(&self, argument: &str) -> Option<String> {
        let name = |flag: &str| flag.split('=').next().unwrap_or_default().to_owned();
        if let Some(flag) = argument.strip_prefix("--") {
            let mut letters = flag.chars();
            let short = letters.next().filter(|letter| self.short.contains(letter));
            let is_short = short.is_some() && matches!(letters.next(), None | Some('='));
            return is_short.then(|| format!("-{flag}"));
        }
        let flag = argument.strip_prefix('-')?;
        self.long.contains(&name(flag)).then(|| format!("--{flag}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    fn normalized_text(line: &str) -> String {
        let arguments = line.split(' ').map(OsString::from);
        let done = normalized(&crate::Cli::command(), arguments);
        done.iter().map(|argument| argument.to_string_lossy()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn one_and_two_dashes_are_accepted() {
        for (given, expected) in [
            ("isogloss opt -verify-diagnostics a.mlir", "isogloss opt --verify-diagnostics a.mlir"),
            ("isogloss -color=never opt -", "isogloss --color=never opt -"),
            (
                "isogloss opt -mlir-elide-elementsattrs-if-larger=-1 --o b",
                "isogloss opt --mlir-elide-elementsattrs-if-larger=-1 -o b",
            ),
            (
                "isogloss opt -mlir-elide-elementsattrs-if-larger -1",
                "isogloss opt --mlir-elide-elementsattrs-if-larger -1",
            ),
            (
                "isogloss records -Idir -DM --I dir a.td -help",
                "isogloss records -Idir -DM -I dir a.td --help",
            ),
            ("isogloss generate -o=b.rs --o=b.rs -unknown", "isogloss generate -o=b.rs -o=b.rs -unknown"),
            ("isogloss opt -- -verify-diagnostics", "isogloss opt -- -verify-diagnostics"),
        ] {
            assert_eq!(normalized_text(given), expected);
        }
    }
}
