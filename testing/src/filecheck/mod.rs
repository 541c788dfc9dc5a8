//! [`FileCheck`]: the comparison of an output with the `CHECK` lines of a file, as in LLVM's tool of this name.
//!
//! The directives are `CHECK`, `-NEXT`, `-SAME`, `-NOT`, `-DAG`, `-LABEL`, `-EMPTY`, `-COUNT-n` and `{LITERAL}`; their texts have
//! `{{regular expressions}}`, which are POSIX's extended ones, variables `[[NAME:regex]]` and `[[NAME]]`, and numbers
//! `[[#%x,NAME:]]`, `[[#NAME+1]]`, `[[@LINE]]`.
//!
//! # Differences from LLVM's tool
//!
//! | input | LLVM 22 | here | reason |
//! |---|---|---|---|
//! | a text of `--implicit-check-not` with a mistake, for example `{{a` or an empty one | prints the error, drops the text, and exits with 0 if the other checks match | [`Failure::Wrong`], exit code 2, as for the same text in `CHECK-NOT` | a check that is dropped never fails |

mod check;
mod directive;
mod nearest;
mod numeric;
mod pattern;
mod source;
mod state;

pub(crate) use source::Source;

use state::State;
use std::fmt;

/// The options, with the names of LLVM's flags.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// `--check-prefixes`; by default `CHECK`.
    pub prefixes: Vec<String>,
    /// `--comment-prefixes`: directives of these are not read; by default `COM` and `RUN`.
    pub comment_prefixes: Vec<String>,
    /// `--implicit-check-not`: texts that are nowhere between the matches.
    pub implicit_check_not: Vec<String>,
    /// `--strict-whitespace`: the numbers of blanks and tabs count.
    pub strict_whitespace: bool,
    /// `--match-full-lines`: a check matches whole lines.
    pub match_full_lines: bool,
    /// `--ignore-case`: the cases of ASCII letters do not count.
    pub ignore_case: bool,
    /// `--allow-empty`: the output may be empty.
    pub allow_empty: bool,
    /// `--allow-unused-prefixes`: not every prefix needs a check.
    pub allow_unused_prefixes: bool,
    /// `--enable-var-scope`: variables whose names do not begin with `$` end at the next `CHECK-LABEL`.
    pub enable_var_scope: bool,
    /// `--allow-deprecated-dag-overlap`: matches of `CHECK-DAG` may overlap.
    pub allow_deprecated_dag_overlap: bool,
    /// `-D`: `NAME=text`, or `#NAME=expression`.
    pub definitions: Vec<String>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            prefixes: vec!["CHECK".to_owned()],
            comment_prefixes: vec!["COM".to_owned(), "RUN".to_owned()],
            implicit_check_not: Vec::new(),
            strict_whitespace: false,
            match_full_lines: false,
            ignore_case: false,
            allow_empty: false,
            allow_unused_prefixes: false,
            enable_var_scope: false,
            allow_deprecated_dag_overlap: false,
            definitions: Vec::new(),
        }
    }
}

/// The reason why an output does not pass.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Failure {
    /// The output does not match the checks; the messages name the checks and the text near them. LLVM's tool exits
    /// with 1.
    Mismatch(String),
    /// A prefix or a check is invalid, or there is no check. LLVM's tool exits with 2.
    Wrong(String),
    /// The command line is invalid, or a block of a check has a `]` too many. LLVM's tool exits with 1.
    Stopped(String),
}

impl Failure {
    /// The exit code of LLVM's tool.
    #[must_use]
    pub fn exit_code(&self) -> i32 {
        match self {
            Self::Mismatch(_) | Self::Stopped(_) => 1,
            Self::Wrong(_) => 2,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mismatch(message) | Self::Wrong(message) | Self::Stopped(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for Failure {}

/// A command line of `FileCheck`: the options and the names of the files.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct FileCheck {
    /// The options.
    pub options: Options,
    /// The file with the checks.
    pub check_file: Option<String>,
    /// `--input-file`: the file with the output; by default it is standard input.
    pub input_file: Option<String>,
    /// Whether prefixes were given.
    has_prefixes: bool,
}

impl FileCheck {
    /// Reads the arguments of a command line, without the name of the command.
    ///
    /// ```
    /// use isogloss_testing::filecheck::FileCheck;
    /// let command = FileCheck::from_arguments(&["a.mlir", "-check-prefix=ONE", "--strict-whitespace"])?;
    /// assert_eq!(command.options.prefixes, ["ONE"]);
    /// assert!(FileCheck::from_arguments(&["--chek-prefix=ONE"]).is_err());
    /// # Ok::<(), isogloss_testing::filecheck::Failure>(())
    /// ```
    ///
    /// # Errors
    /// [`Failure::Stopped`] for an unknown flag and a missing value, [`Failure::Wrong`] for an invalid prefix.
    pub fn from_arguments<A: AsRef<str>>(arguments: &[A]) -> Result<Self, Failure> {
        let mut command = Self::default();
        let mut arguments = arguments.iter().map(AsRef::as_ref);
        let (mut prefixes, mut comments) = (Vec::new(), None);
        let list = |text: &str| text.split(',').map(str::to_owned).collect::<Vec<_>>();
        while let Some(argument) = arguments.next() {
            let Some(flag) = argument.strip_prefix('-').filter(|flag| !flag.is_empty()) else {
                if command.check_file.replace(argument.to_owned()).is_some() {
                    return Err(Failure::Stopped(format!("more than one file with checks: {argument}\n")));
                }
                continue;
            };
            let flag = flag.strip_prefix('-').unwrap_or(flag);
            if let Some(definition) = flag.strip_prefix('D').filter(|_| !argument.starts_with("--")) {
                command.options.definitions.push(definition.to_owned());
                continue;
            }
            let (name, given) =
                flag.split_once('=').map_or((flag, None), |(name, value)| (name, Some(value)));
            let mut value = || {
                let value = given.map(str::to_owned).or_else(|| arguments.next().map(str::to_owned));
                value.ok_or_else(|| Failure::Stopped(format!("the flag `{argument}` needs a value\n")))
            };
            let options = &mut command.options;
            match name {
                "check-prefix" | "check-prefixes" => prefixes.extend(list(&value()?)),
                "comment-prefixes" => comments = Some(list(&value()?)),
                "implicit-check-not" => options.implicit_check_not.push(value()?),
                "input-file" => command.input_file = Some(value()?),
                "strict-whitespace" => options.strict_whitespace = is_on(argument, given)?,
                "match-full-lines" => options.match_full_lines = is_on(argument, given)?,
                "ignore-case" => options.ignore_case = is_on(argument, given)?,
                "allow-empty" => options.allow_empty = is_on(argument, given)?,
                "allow-unused-prefixes" => options.allow_unused_prefixes = is_on(argument, given)?,
                "enable-var-scope" => options.enable_var_scope = is_on(argument, given)?,
                "allow-deprecated-dag-overlap" => {
                    options.allow_deprecated_dag_overlap = is_on(argument, given)?;
                }
                // About the messages of LLVM's tool.
                "dump-input" => one_of(argument, &value()?, &["help", "always", "fail", "never"])?,
                "dump-input-filter" => {
                    one_of(argument, &value()?, &["all", "annotation-full", "annotation", "error"])?;
                }
                "dump-input-context" => is_count(argument, &value()?)?,
                "color" | "v" | "vv" => _ = is_on(argument, given)?,
                _ => return Err(Failure::Stopped(format!("`FileCheck` has no flag `{argument}`\n"))),
            }
        }
        command.has_prefixes = !prefixes.is_empty();
        if command.has_prefixes {
            command.options.prefixes = prefixes;
        }
        if let Some(comments) = comments {
            command.options.comment_prefixes = comments;
        }
        command.check_prefixes()?;
        Ok(command)
    }

    fn check_prefixes(&self) -> Result<(), Failure> {
        let mut seen: Vec<&String> = Vec::new();
        let comments = &self.options.comment_prefixes;
        for (prefix, kind) in self
            .options
            .prefixes
            .iter()
            .map(|it| (it, "check"))
            .chain(comments.iter().map(|it| (it, "comment")))
        {
            let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
            if prefix.is_empty() || !prefix.bytes().all(is_word) {
                return Err(Failure::Wrong(format!(
                    "the {kind} prefix `{prefix}` must consist of letters, digits, `-` and `_`\n"
                )));
            }
            if seen.contains(&prefix) {
                return Err(Failure::Wrong(format!("the {kind} prefix `{prefix}` is given twice\n")));
            }
            seen.push(prefix);
        }
        Ok(())
    }

    /// Whether an output matches the checks in a text.
    ///
    /// ```
    /// use isogloss_testing::filecheck::FileCheck;
    /// let checks = "// CHECK: %[[X:.*]] = one\n// CHECK-NEXT: two %[[X]]\n";
    /// assert_eq!(FileCheck::default().check("a.mlir", checks, "  %0 = one\n  two %0\n"), Ok(()));
    /// let failure = FileCheck::default().check("a.mlir", checks, "  %0 = one\n  two %1\n").unwrap_err();
    /// assert_eq!(failure.exit_code(), 1);
    /// assert_eq!(failure.to_string(), "\
    /// a.mlir:2:16: error: CHECK-NEXT: expected text not found in the output
    /// // CHECK-NEXT: two %[[X]]
    ///                ^~~~~~~~~~
    /// a.mlir:2:16: note: with `X` = `0`
    /// // CHECK-NEXT: two %[[X]]
    ///                ^~~~~~~~~~
    /// <output>:1:11: note: the output from here on
    ///   %0 = one
    ///           ^
    /// <output>:2:3: note: the nearest text
    ///   two %1
    ///   ^~~~~~
    /// ");
    /// ```
    ///
    /// # Errors
    /// [`Failure::Mismatch`] if it does not, [`Failure::Wrong`] or [`Failure::Stopped`] if a check has a mistake, or
    /// there is none.
    pub fn check(&self, check_name: &str, checks: &str, output: &str) -> Result<(), Failure> {
        let options = &self.options;
        let source = Source::new(check_name, checks, options.strict_whitespace);
        let mut state = State::default();
        self.define(&mut state)?;
        let checks = directive::read(&source, self, &mut state)?;
        if output.is_empty() && !options.allow_empty {
            return Err(Failure::Wrong("error: the output is empty\n".to_owned()));
        }
        let output = Source::new("<output>", output, options.strict_whitespace);
        check::Checker { source: &source, output: &output, options, state, messages: String::new() }
            .run(&checks)
    }

    /// Sets the variables of `-D`.
    fn define(&self, state: &mut State) -> Result<(), Failure> {
        for definition in &self.options.definitions {
            let wrong = |message: &str| Failure::Wrong(format!("-D{definition}: {message}\n"));
            let Some((name, value)) = definition.split_once('=') else {
                return Err(wrong("missing equal sign in global definition"));
            };
            if let Some(name) = name.strip_prefix('#') {
                let (format, name) = name
                    .split_once(',')
                    .map_or((String::new(), name), |(format, name)| (format!("{format},"), name));
                let text = format!("{format}{name}:{value}");
                let block = numeric::Block::parse(&text, false, None, state)
                    .map_err(|(message, _)| wrong(&message))?;
                let (Some(name), Some(expression)) = (&block.defines, &block.expression) else {
                    return Err(wrong("a numeric variable needs a value"));
                };
                let text = block.substitute(expression, 0, state).map_err(|message| wrong(&message))?;
                let value = block.format.value(&text).ok_or_else(|| wrong("the value is too large"))?;
                state.set(name, pattern::Variable::Number(value));
                continue;
            }
            let variable = pattern::variable_name(name).map_err(|(message, _)| wrong(&message))?;
            if variable.is_pseudo || !variable.rest.is_empty() {
                return Err(wrong("invalid name in string variable definition"));
            }
            if state.numeric_format(name).is_some() {
                return Err(wrong("a numeric variable has this name"));
            }
            state.define_string(name);
            state.set(name, pattern::Variable::Text(value.to_owned()));
        }
        Ok(())
    }
}

/// The value of a flag that is on or off.
fn is_on(argument: &str, given: Option<&str>) -> Result<bool, Failure> {
    match given {
        None | Some("" | "true" | "TRUE" | "True" | "1") => Ok(true),
        Some("false" | "FALSE" | "False" | "0") => Ok(false),
        Some(value) => {
            Err(Failure::Stopped(format!("the flag `{argument}` is `true` or `false`, not `{value}`\n")))
        }
    }
}

/// Checks the value of a flag that is one of some words.
fn one_of(argument: &str, value: &str, words: &[&str]) -> Result<(), Failure> {
    if words.contains(&value) {
        return Ok(());
    }
    let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    let message = format!("the value of the flag `{argument}` is one of {}\n", words.join(", "));
    Err(Failure::Stopped(message))
}

/// Checks the value of a flag that is a number of lines: decimal, or with a prefix as in C.
fn is_count(argument: &str, value: &str) -> Result<(), Failure> {
    let (digits, radix) = match value.as_bytes() {
        [b'0', b'x' | b'X', ..] => (&value[2..], 16),
        [b'0', b'b' | b'B', ..] => (&value[2..], 2),
        [b'0', b'0'..=b'9', ..] => (&value[1..], 8),
        _ => (value, 10),
    };
    // A sign is no digit.
    let is_number =
        digits.chars().all(|digit| digit.is_digit(radix)) && u32::from_str_radix(digits, radix).is_ok();
    if is_number {
        return Ok(());
    }
    Err(Failure::Stopped(format!("the value of the flag `{argument}` is a number\n")))
}
