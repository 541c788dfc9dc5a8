//! Flags with one dash or two: like LLVM's tools, the command accepts `-verify-diagnostics`
//! for `--verify-diagnostics` and `--o` for `-o`.

use clap::{Arg, Command};
use std::collections::BTreeSet;
use std::ffi::OsString;

/// The command line with the number of dashes that clap expects. Only flags of the command and its subcommand are
/// changed. Values such as `-1` and joined flags such as `-Idir` are not.
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

/// The reason why the first unknown flag of `isogloss opt` is an error. Most are passes of mlir-opt, which clap would
/// advise to pass as values. `None` if there is no unknown flag, or for another subcommand.
#[cfg(feature = "command")]
pub(crate) fn unknown_of_opt(command: &Command, arguments: &[OsString]) -> Option<String> {
    let mut arguments = arguments.iter().skip(1).filter_map(|argument| argument.to_str());
    let subcommand = arguments.find_map(|argument| command.find_subcommand(argument))?;
    if subcommand.get_name() != "opt" {
        return None;
    }
    unknown("isogloss opt", &Names::of(command).enter(subcommand), arguments)
}

/// Like [`unknown_of_opt`], for a program that is `isogloss opt` alone.
pub(crate) fn unknown_of_program(command: &Command, arguments: &[OsString]) -> Option<String> {
    let arguments = arguments.iter().skip(1).filter_map(|argument| argument.to_str());
    unknown(command.get_name(), &Names::of(command), arguments)
}

fn unknown<'a>(program: &str, names: &Names, arguments: impl Iterator<Item = &'a str>) -> Option<String> {
    let mut arguments = arguments.take_while(|argument| *argument != "--");
    let flag = arguments.find(|argument| names.is_unknown(argument))?;
    let flag = flag.split('=').next().unwrap_or_default();
    let name = flag.trim_start_matches('-');
    if cfg!(not(feature = "load")) && LOADING.contains(&name) {
        return Some(format!(
            "`{program}` has no flag `{flag}`: it is built without the feature `load` of isogloss-cli"
        ));
    }
    if let Some(close) = isogloss_support::closest(name, names.long.iter().map(String::as_str)) {
        return Some(format!("`{program}` has no flag `{flag}`; did you mean `--{close}`?"));
    }
    Some(if looks_like_a_pass(name) {
        format!(
            "`{program}` has no flag `{flag}`: its only passes are --canonicalize and --cse\n\nOthers are run by mlir-opt, \
             whose output it reads: `mlir-opt {flag} FILE | {program}`."
        )
    } else {
        format!(
            "`{program}` has no flag `{flag}`\n\nIt has the flags of mlir-opt that read, verify and print IR, and \
             of its passes --canonicalize and --cse. `{program} --help` lists its flags."
        )
    })
}

/// The flags that the feature `load` adds.
const LOADING: [&str; 5] = ["cpp-meanings", "dialect", "forms", "load", "load-all"];

/// Whether a flag of mlir-opt runs passes, like most. Flags about the tool itself begin with certain words.
fn looks_like_a_pass(name: &str) -> bool {
    const OTHERS: [&str; 12] = [
        "mlir-", "verify-", "debug", "print-", "dump-", "show-", "emit-", "irdl-", "load-", "list-", "log-",
        "no-",
    ];
    name == "pass-pipeline" || !OTHERS.iter().any(|other| name.starts_with(other))
}

/// The names of flags.
struct Names {
    long: BTreeSet<String>,
    short: BTreeSet<char>,
    /// Whether the flags of a subcommand are included.
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

    /// Whether an argument is a flag, with one dash or two, that is not in these names.
    fn is_unknown(&self, argument: &str) -> bool {
        let Some(flag) = argument.strip_prefix("--").or_else(|| argument.strip_prefix('-')) else {
            return false;
        };
        let name = flag.split('=').next().unwrap_or_default();
        let is_flag = name.len() > 1 && name.starts_with(|letter: char| letter.is_ascii_alphabetic());
        if !is_flag || self.long.contains(name) {
            return false;
        }
        // `-oFILE` has its value joined, but `-one-shot-bufferize` does not name a file.
        let is_joined = !argument.starts_with("--")
            && name.chars().next().is_some_and(|first| self.short.contains(&first));
        let is_word = |part: &str| {
            !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        };
        !is_joined || (name.contains('-') && name.split('-').all(is_word))
    }

    /// The argument as clap expects it, if it differs.
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

#[cfg(all(test, feature = "command"))]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    fn normalized_text(line: &str) -> String {
        let arguments = line.split(' ').map(OsString::from);
        let done = normalized(&crate::subcommands::Cli::command(), arguments);
        done.iter().map(|argument| argument.to_string_lossy()).collect::<Vec<_>>().join(" ")
    }

    fn complaint(line: &str) -> Option<String> {
        let arguments: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        unknown_of_opt(&crate::subcommands::Cli::command(), &arguments)
    }

    #[test]
    fn passes_are_named_as_such() {
        for flag in [
            "--loop-invariant-code-motion",
            "-loop-invariant-code-motion",
            "--mem2reg",
            "-sroa",
            "--convert-scf-to-cf",
            "-convert-func-to-llvm",
            "--pass-pipeline=builtin.module(cse)",
            "-one-shot-bufferize",
            "-one-shot-bufferize=allow-unknown-ops",
            "--inline",
            "-hoist-something",
            "--test-a-b",
            "--sccp",
            "--symbol-dce",
        ] {
            for line in
                [format!("isogloss opt {flag} a.mlir"), format!("isogloss --color=never opt a.mlir {flag}")]
            {
                let message = complaint(&line).unwrap_or_default();
                assert!(
                    message.contains(": its only passes are --canonicalize and --cse"),
                    "{line}: {message}"
                );
                assert!(
                    message
                        .contains(&format!("mlir-opt {} FILE", flag.split('=').next().unwrap_or_default()))
                );
            }
        }
    }

    #[test]
    fn other_unknown_flags_are_near_a_flag_or_not() {
        for (flag, near) in [
            ("--verify-diagnostic", "verify-diagnostics"),
            ("-mlir-print-op-generc", "mlir-print-op-generic"),
            ("--alow-unregistered-dialect", "allow-unregistered-dialect"),
            ("--loadall", "load-all"),
        ] {
            let message = complaint(&format!("isogloss opt {flag}")).unwrap_or_default();
            assert!(message.ends_with(&format!("`{flag}`; did you mean `--{near}`?")), "{message}");
        }
        for flag in ["--mlir-timing", "-debug-only=x", "--print-ir-after-all"] {
            let message = complaint(&format!("isogloss opt {flag}")).unwrap_or_default();
            assert!(message.contains("has the flags of mlir-opt that read"), "{message}");
        }
    }

    #[test]
    fn flags_and_values_are_not_unknown() {
        for line in [
            "isogloss opt -verify-diagnostics --verify-diagnostics a.mlir -o b --o b -ofile.mlir -o=a-b",
            "isogloss opt -mlir-elide-elementsattrs-if-larger -1 -Idir -I/usr/some-dir --max-nesting=5 --help -h -",
            "isogloss opt -- --canonicalize",
            "isogloss generate --canonicalize",
            "isogloss opt --canonicalize -cse",
            "isogloss opt -x -é",
        ] {
            assert_eq!(complaint(line), None, "{line}");
        }
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
