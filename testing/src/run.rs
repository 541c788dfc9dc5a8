//! `RUN` lines: reading and running them.

use crate::filecheck::{Failure, FileCheck};
use crate::tools::{self, Tools};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The output of a command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Output {
    /// Standard output.
    pub stdout: Vec<u8>,
    /// Standard error.
    pub stderr: Vec<u8>,
    /// The exit code; 0 for success.
    pub code: i32,
}

impl Output {
    /// The output of a command that fails with a message.
    #[must_use]
    pub fn failure(message: impl Into<String>) -> Self {
        Self { stderr: message.into().into_bytes(), code: 1, ..Self::default() }
    }

    /// The output of a command that prints a text.
    #[must_use]
    pub fn success(text: impl Into<Vec<u8>>) -> Self {
        Self { stdout: text.into(), ..Self::default() }
    }
}

/// A file of tests.
pub(crate) struct Test {
    /// The path in `RUN` lines.
    pub(crate) path: PathBuf,
    /// The path in messages.
    pub(crate) name: String,
    pub(crate) text: String,
    lines: Vec<RunLine>,
    pub(crate) expects_failure: bool,
}

struct RunLine {
    number: usize,
    text: String,
}

/// The output that a check file is compared with, to write its checks anew.
pub(crate) struct Compared {
    pub(crate) command: FileCheck,
    pub(crate) input: String,
}

/// A word of a command line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Word {
    Text(String),
    /// `|`, `&&`, `>` and the like.
    Operator(&'static str),
}

/// The operators, longer ones before their beginnings.
const OPERATORS: [&str; 9] = ["2>&1", "&>", "&&", ">>", "2>", ">", "<", "||", "|"];

impl Test {
    /// Reads the `RUN` lines of a text; `None` if it has none.
    pub(crate) fn read(path: &Path, name: &str, text: String) -> Option<Self> {
        let mut lines: Vec<RunLine> = Vec::new();
        let (mut continues, mut expects_failure) = (false, false);
        for (line, number) in text.lines().zip(1..) {
            if let Some(rest) = keyword(line, "XFAIL:") {
                expects_failure |= rest.split(',').any(|what| what.trim() == "*");
            }
            let Some(rest) = keyword(line, "RUN:") else { continue };
            let rest = rest.trim();
            let (rest, goes_on) = rest.strip_suffix('\\').map_or((rest, false), |rest| (rest, true));
            match lines.last_mut().filter(|_| continues) {
                Some(last) => {
                    last.text.push(' ');
                    last.text.push_str(rest);
                }
                None => lines.push(RunLine { number, text: rest.to_owned() }),
            }
            continues = goes_on;
        }
        let (path, name) = (path.to_owned(), name.to_owned());
        (!lines.is_empty()).then_some(Self { path, name, text, lines, expects_failure })
    }

    /// Runs the lines. An error is why the test does not pass.
    pub(crate) fn run(
        &self,
        tools: &Tools,
        definitions: &BTreeMap<String, String>,
        temporary: &Path,
        compared: &mut Vec<Compared>,
    ) -> Result<(), String> {
        let mut run = Run { test: self, tools, definitions, temporary, compared, line: 0 };
        for line in &self.lines {
            run.line = line.number;
            let words = words(&line.text).map_err(|message| run.at_line(&message))?;
            for pipeline in words.split(|word| *word == Word::Operator("&&")) {
                run.pipeline(pipeline)?;
            }
        }
        Ok(())
    }
}

/// The text after a keyword that begins a word.
fn keyword<'t>(line: &'t str, keyword: &str) -> Option<&'t str> {
    let at = line.find(keyword)?;
    let is_word =
        line[..at].ends_with(|before: char| before.is_alphanumeric() || before == '-' || before == '_');
    (!is_word).then(|| &line[at + keyword.len()..])
}

/// The words and operators of a line.
fn words(text: &str) -> Result<Vec<Word>, String> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    'words: while !rest.is_empty() {
        for operator in OPERATORS {
            if let Some(after) = rest.strip_prefix(operator) {
                words.push(Word::Operator(operator));
                rest = after.trim_start();
                continue 'words;
            }
        }
        let mut word = String::new();
        let mut letters = rest.char_indices();
        let mut end = rest.len();
        while let Some((at, letter)) = letters.next() {
            match letter {
                '\'' | '"' => loop {
                    match letters.next() {
                        None => return Err(format!("the quote {letter} does not end")),
                        Some((_, next)) if next == letter => break,
                        Some((_, '\\')) if letter == '"' => match letters.next() {
                            Some((_, next @ ('"' | '\\' | '$' | '`'))) => word.push(next),
                            Some((_, next)) => word.extend(['\\', next]),
                            None => return Err("a backslash has nothing after it".to_owned()),
                        },
                        Some((_, next)) => word.push(next),
                    }
                },
                '\\' => match letters.next() {
                    Some((_, next)) => word.push(next),
                    None => return Err("a backslash has nothing after it".to_owned()),
                },
                letter
                    if letter.is_whitespace()
                        || OPERATORS.iter().any(|it| !it.starts_with('2') && rest[at..].starts_with(it)) =>
                {
                    end = at;
                    break;
                }
                letter => word.push(letter),
            }
        }
        words.push(Word::Text(word));
        rest = rest[end..].trim_start();
    }
    Ok(words)
}

/// A run of a test.
struct Run<'r> {
    test: &'r Test,
    tools: &'r Tools,
    definitions: &'r BTreeMap<String, String>,
    temporary: &'r Path,
    compared: &'r mut Vec<Compared>,
    line: usize,
}

/// A command of a pipeline, and the destinations of its output.
#[derive(Default)]
struct Command {
    words: Vec<String>,
    input: Option<String>,
    output: Option<(String, bool)>,
    errors: Option<String>,
    errors_to_output: bool,
}

impl Run<'_> {
    /// A message about the `RUN` line.
    fn at_line(&self, message: &str) -> String {
        let line = self.test.text.lines().nth(self.line - 1).unwrap_or_default();
        let before = line.find("RUN:").unwrap_or(0);
        let blanks: String =
            line[..before].chars().map(|letter| if letter == '\t' { '\t' } else { ' ' }).collect();
        let marked = "~".repeat(line[before..].trim_end().chars().count().saturating_sub(1));
        format!(
            "{}:{}:{}: error: {message}\n{line}\n{blanks}^{marked}\n",
            self.test.name,
            self.line,
            before + 1
        )
    }

    /// A word with the values of `%s` and others.
    fn substituted(&self, word: &str) -> Result<String, String> {
        let (mut out, mut rest) = (String::new(), word);
        let folder = || self.test.path.parent().unwrap_or(Path::new(".")).display().to_string();
        while let Some((before, after)) = rest.split_once('%') {
            out.push_str(before);
            let mut letters = after.chars();
            rest = match letters.next() {
                Some('%') => {
                    out.push('%');
                    letters.as_str()
                }
                Some('{') => {
                    let Some((name, after)) = letters.as_str().split_once('}') else {
                        return Err(self.at_line(&format!("`%{after}` has no `}}`")));
                    };
                    let value = match name {
                        "s" => self.test.path.display().to_string(),
                        "t" => self.own().display().to_string(),
                        name => match self.definitions.get(name) {
                            Some(value) => value.clone(),
                            None => return Err(self.at_line(&format!("`%{{{name}}}` is not defined"))),
                        },
                    };
                    out.push_str(&value);
                    after
                }
                letter => {
                    let value = match letter {
                        Some('s') => self.test.path.display().to_string(),
                        Some('S' | 'p') => folder(),
                        Some('t') => self.own().display().to_string(),
                        Some('T') => self.temporary.display().to_string(),
                        Some(_) | None => "%".to_owned(),
                    };
                    out.push_str(&value);
                    if value == "%" { after } else { letters.as_str() }
                }
            };
        }
        out.push_str(rest);
        Ok(out)
    }

    /// The path of `%t`.
    fn own(&self) -> PathBuf {
        let name: String = self
            .test
            .name
            .chars()
            .map(|letter| if letter.is_alphanumeric() { letter } else { '_' })
            .collect();
        self.temporary.join(format!("{name}.tmp"))
    }

    /// Runs the commands between two `&&`.
    fn pipeline(&mut self, words: &[Word]) -> Result<(), String> {
        let mut input = Vec::new();
        for part in words.split(|word| *word == Word::Operator("|")) {
            let command = self.command(part)?;
            if let Some(file) = &command.input {
                input = fs::read(file).map_err(|error| self.at_line(&format!("{file}: {error}")))?;
            }
            let mut output = self.execute(&command.words, input)?;
            if command.errors_to_output {
                let errors = std::mem::take(&mut output.stderr);
                output.stdout = [errors, output.stdout].concat();
            }
            let write = |file: &String, text: &[u8], append: bool| {
                let old = if append { fs::read(file).unwrap_or_default() } else { Vec::new() };
                fs::write(file, [&old, text].concat()).map_err(|error| format!("{file}: {error}"))
            };
            if let Some(file) = &command.errors {
                write(file, &output.stderr, false).map_err(|message| self.at_line(&message))?;
            }
            if output.code != 0 {
                let name = command.words.first().map_or("", String::as_str);
                let errors = String::from_utf8_lossy(&output.stderr).into_owned();
                let text = if errors.is_empty() {
                    String::from_utf8_lossy(&output.stdout).into_owned()
                } else {
                    errors
                };
                // The messages of a check name its position.
                if name == "FileCheck" {
                    return Err(text);
                }
                return Err(self.at_line(&format!("`{name}` exits with {}", output.code)) + &text);
            }
            if let Some((file, append)) = &command.output {
                write(file, &output.stdout, *append).map_err(|message| self.at_line(&message))?;
                output.stdout.clear();
            }
            input = output.stdout;
        }
        Ok(())
    }

    fn command(&self, words: &[Word]) -> Result<Command, String> {
        let mut command = Command::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let operator = match word {
                Word::Text(text) => {
                    command.words.push(self.substituted(text)?);
                    continue;
                }
                Word::Operator(operator) => *operator,
            };
            if operator == "2>&1" {
                command.errors_to_output = true;
                continue;
            }
            let Some(Word::Text(file)) = words.next().filter(|_| operator != "||") else {
                return Err(self.at_line(&format!("`{operator}` is not understood here")));
            };
            let file = self.substituted(file)?;
            match operator {
                "<" => command.input = Some(file),
                ">" => command.output = Some((file, false)),
                ">>" => command.output = Some((file, true)),
                "2>" => command.errors = Some(file),
                _ => {
                    command.errors_to_output = true;
                    command.output = Some((file, false));
                }
            }
        }
        Ok(command)
    }

    /// Runs a command, which may have `not` before it.
    fn execute(&mut self, mut words: &[String], input: Vec<u8>) -> Result<Output, String> {
        let mut is_negated = false;
        while let [first, rest @ ..] = words
            && (first == "not" || is_negated && first == "--crash")
        {
            is_negated ^= first == "not";
            words = rest;
        }
        let mut output = self.execute_alone(words, input)?;
        if is_negated {
            let failed = output.code != 0;
            output.code = i32::from(!failed);
            if !failed {
                output.stderr = b"the command succeeds\n".to_vec();
            }
        }
        Ok(output)
    }

    fn execute_alone(&mut self, words: &[String], input: Vec<u8>) -> Result<Output, String> {
        let Some((name, arguments)) = words.split_first() else {
            return Err(self.at_line("a command is missing"));
        };
        Ok(match name.as_str() {
            "FileCheck" => self.file_check(arguments, &input),
            "cat" => tools::cat(arguments, input),
            "echo" => Output::success(arguments.join(" ") + "\n"),
            "diff" => tools::diff(arguments, &input),
            "split-file" => tools::split_file(arguments),
            _ => match self.tools.run(name, arguments, input) {
                Some(output) => output,
                None => {
                    let near =
                        self.tools.names().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
                    let known =
                        if near.is_empty() { String::new() } else { format!("; the test gives {near}") };
                    return Err(self.at_line(&format!("the command `{name}` is not known{known}")));
                }
            },
        })
    }

    fn file_check(&mut self, arguments: &[String], input: &[u8]) -> Output {
        let fail =
            |failure: Failure| Output { code: failure.exit_code(), ..Output::failure(failure.to_string()) };
        let command = match FileCheck::from_arguments(arguments) {
            Ok(command) => command,
            Err(failure) => return fail(failure),
        };
        let Some(file) = command.check_file.clone() else {
            return fail(Failure::Stopped("`FileCheck` needs a file with checks\n".to_owned()));
        };
        let read = |file: &str| fs::read(file).map_err(|error| Failure::Wrong(format!("{file}: {error}\n")));
        let is_own = Path::new(&file) == self.test.path;
        let checks = if is_own { Ok(self.test.text.clone().into_bytes()) } else { read(&file) };
        let output = match command.input_file.as_deref().filter(|file| *file != "-") {
            Some(file) => read(file),
            None => Ok(input.to_vec()),
        };
        let (checks, output) = match (checks, output) {
            (Ok(checks), Ok(output)) => (checks, output),
            (Err(failure), _) | (_, Err(failure)) => return fail(failure),
        };
        let (checks, output) = (String::from_utf8_lossy(&checks), String::from_utf8_lossy(&output));
        if is_own {
            self.compared.push(Compared { command: command.clone(), input: output.clone().into_owned() });
        }
        let name = if is_own { self.test.name.as_str() } else { file.as_str() };
        match command.check(name, &checks, &output) {
            Ok(()) => Output::default(),
            Err(failure) => fail(failure),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_of_a_shell() {
        let text = |text: &str| Word::Text(text.to_owned());
        let read = words(r#"my-opt '%s' "a \"b\" \n"  c\ d|FileCheck %s 2>&1 > x2 && not y -D'a b'=1"#)
            .expect("words");
        let expected = [
            text("my-opt"),
            text("%s"),
            text("a \"b\" \\n"),
            text("c d"),
            Word::Operator("|"),
            text("FileCheck"),
            text("%s"),
            Word::Operator("2>&1"),
            Word::Operator(">"),
            text("x2"),
            Word::Operator("&&"),
            text("not"),
            text("y"),
            text("-Da b=1"),
        ];
        assert_eq!(read, expected);
        assert!(words("a 'b").is_err());
        assert!(words("a \\").is_err());
    }

    #[test]
    fn lines_continue() {
        let text = "// RUN: a \\\n// RUN:   b\n// RUN: c\n// XFAIL: *\nPRERUN: no\n".to_owned();
        let test = Test::read(Path::new("t"), "t", text).expect("a test");
        let lines: Vec<_> = test.lines.iter().map(|line| (line.number, line.text.as_str())).collect();
        assert_eq!(lines, [(1, "a  b"), (3, "c")]);
        assert!(test.expects_failure);
        assert!(Test::read(Path::new("t"), "t", "nothing".to_owned()).is_none());
    }
}
