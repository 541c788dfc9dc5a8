//! `filecheck` compared with LLVM's `FileCheck`: the same exit codes, for own texts and for random ones.
//!
//! `ISOGLOSS_FILE_CHECKS=20000 ISOGLOSS_SEED=7 cargo test -p isogloss-testing --test file_check` compares more random ones.

use isogloss_testing::filecheck::{Failure, FileCheck};
use isogloss_tests::{Folder, oracle};
use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

/// Flags, separated by blanks.
type Flags<'t> = &'t str;

/// Flags, checks without the last line break, an output and the exit code.
const CASES: &[(Flags<'static>, &str, &str, i32)] = include!("cases.in");

fn code(result: &Result<(), Failure>) -> i32 {
    result.as_ref().err().map_or(0, Failure::exit_code)
}

fn ours(flags: Flags<'_>, checks: &str, output: &str) -> Result<(), Failure> {
    let flags: Vec<&str> = flags.split_whitespace().collect();
    FileCheck::from_arguments(&flags)?.check("checks", checks, output)
}

/// The exit code and the messages of the reference tool.
fn theirs(tool: &Path, folder: &Folder, flags: Flags<'_>, checks: &str, output: &str) -> (i32, String) {
    let (file, input) = (folder.path().join("checks"), folder.path().join("output"));
    fs::write(&file, checks).expect("a file");
    fs::write(&input, output).expect("a file");
    let mut command = Command::new(tool);
    command
        .arg(&file)
        .arg("--input-file")
        .arg(&input)
        .args(flags.split_whitespace())
        .arg("--dump-input=never");
    let result = command.stdin(Stdio::null()).output().expect("the tool runs");
    let messages = String::from_utf8_lossy(&result.stderr).into_owned();
    (result.status.code().unwrap_or(-1), messages)
}

#[test]
fn written_cases_have_the_codes_of_the_reference() {
    let tool = oracle("FileCheck");
    let folder = Folder::new(env::temp_dir(), "file-check");
    let mut wrong = String::new();
    for (flags, checks, output, expected) in CASES {
        let checks = &format!("{checks}\n");
        let result = ours(flags, checks, output);
        if code(&result) != *expected {
            let _ = writeln!(
                wrong,
                "ours {} for {expected}: {flags}\n{checks}\n---\n{output}\n{result:?}",
                code(&result)
            );
        }
        if let Some(tool) = &tool {
            let (theirs, messages) = theirs(tool, &folder, flags, checks, output);
            if theirs != *expected {
                let _ = writeln!(
                    wrong,
                    "theirs {theirs} for {expected}: {flags}\n{checks}\n---\n{output}\n{messages}"
                );
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(CASES.len() >= 150, "{}", CASES.len());
}

/// Mistakes in a text of `--implicit-check-not`: the reference tool reports them, drops the text, and decides by the other checks. This is
/// in the table of differences of `filecheck`.
#[test]
fn mistakes_in_implicit_checks_exit_with_2() {
    let tool = oracle("FileCheck");
    let folder = Folder::new(env::temp_dir(), "file-check-implicit");
    for flags in
        ["{{b", "[[b", "", "{{[}}", "[[1b]]", "{{}}"].map(|text| format!("--implicit-check-not={text}"))
    {
        assert_eq!(code(&ours(&flags, "CHECK: a\n", "a\n")), 2, "{flags}");
        if let Some(tool) = &tool {
            let (theirs, messages) = theirs(tool, &folder, &flags, "CHECK: a\n", "a\n");
            assert!(theirs == 0 && messages.contains("error: "), "{flags}: {theirs}\n{messages}");
        }
    }
    assert_eq!(code(&ours("", "CHECK:", "a\n")), 2);
}

#[test]
fn messages_about_parts_of_characters_are_made() {
    let failure = ours("", "CHECK: {{.}}\nCHECK: b{{.}}c\n", "é b\nbéc").expect_err("two bytes");
    assert!(failure.to_string().contains("<output>:1:1: note: the output from here on\né b\n^"), "{failure}");
}

/// Random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }

    fn one_of<'t>(&mut self, all: &[&'t str]) -> &'t str {
        all[self.below(all.len())]
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// A line of an output.
    fn line(&mut self) -> String {
        let mut line = String::new();
        if self.chance(25) {
            line.push_str(self.one_of(&["  ", " ", "\t", "    "]));
        }
        let words = 1 + self.below(4);
        for index in 0..words {
            if index > 0 {
                line.push_str(self.one_of(&[" ", " ", "  ", ", "]));
            }
            let word = self.one_of(&[
                "a", "b", "ab", "%0", "%1", "add", "i32", "i16", "(x)", "[1]", "[[2]]", "[b]", "7", "8",
                "12", "0x1f", "@f", "=",
            ]);
            line.push_str(word);
        }
        line
    }

    /// A text with lines; some are empty.
    fn output(&mut self) -> Vec<String> {
        let lines = 1 + self.below(8);
        (0..lines).map(|_| if self.chance(12) { String::new() } else { self.line() }).collect()
    }

    /// The text of a check that may be about a line.
    fn text(&mut self, line: &str, variables: &mut Vec<&'static str>, may_have_variables: bool) -> String {
        let mut words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        if words.is_empty() {
            words.push("a".to_owned());
        }
        let skipped = self.below(words.len());
        if self.chance(50) {
            words.drain(..skipped);
        }
        for word in &mut words {
            // Two brackets would open a block.
            if word.starts_with("[[") && self.chance(90) {
                let texts: &[&str] = if may_have_variables {
                    &["[[[[#]]]]", "[[[[V:[0-9]]]]]", "[[[[#V:]]]]", "{{.}}[[[#]]]"]
                } else {
                    &["{{..}}2]]", "{{\\[}}[2]]"]
                };
                *word = self.one_of(texts).to_owned();
                continue;
            }
            let bare = word.trim_matches(['(', ')', ',', '[', ']']).to_owned();
            match self.below(36) {
                0 => {
                    *word = self
                        .one_of(&["{{.*}}", "{{[a-z]+}}", "{{[0-9%]+}}", "{{a|ab|i1|i16}}", "{{.}}"])
                        .to_owned();
                }
                1 if may_have_variables => {
                    let name = self.one_of(&["X", "Y", "Z"]);
                    let regex = self.one_of(&[".*", "[^ ]+", "%?[a-z0-9]+", "a|ab", "i1|i16", ".+"]);
                    let name: &'static str =
                        ["X", "Y", "Z"].into_iter().find(|it| *it == name).unwrap_or("X");
                    variables.push(name);
                    *word = format!("[[{name}:{regex}]]");
                }
                2 if may_have_variables && !variables.is_empty() => {
                    *word = format!("[[{}]]", self.one_of(&variables.clone()));
                }
                3..=7 if may_have_variables && bare.parse::<u32>().is_ok() => *word = self.number(),
                8 if may_have_variables => *word = self.brackets(word),
                9 if may_have_variables => {
                    *word = self.one_of(&["{{.*}}[[E:q*]]", "[[E]]", "[[E]][[E]]", "a[[E]]"]).to_owned();
                }
                10 if self.chance(20) => *word = self.one_of(&["q", "b", "%9"]).to_owned(),
                _ => {}
            }
        }
        words.join(if self.chance(20) { "  " } else { " " })
    }

    /// A block about a number.
    fn number(&mut self) -> String {
        if self.chance(70) {
            return self.one_of(&["[[#]]", "[[#N:]]", "[[#%u,M:]]", "[[#N+1]]", "[[#M]]"]).to_owned();
        }
        let mut block = "[[#".to_owned();
        if self.chance(35) {
            block.push_str(self.one_of(&["%u", "%u", "%d", "%x", "%x", "%X", "%#x", "%.2u", "%.1x"]));
            block.push(',');
        }
        if self.chance(50) {
            block.push_str(self.one_of(&["N", "N", "M", "K", "X"]));
            block.push(':');
        }
        if self.chance(40) {
            let operand = ["N", "M", "K", "7", "@LINE", "add(N,5)", "max(M,K)"];
            block.push_str(self.one_of(&["", "", "=="]));
            block.push_str(self.one_of(&operand));
            if self.chance(50) {
                block.push_str(self.one_of(&["+", "-", " + "]));
                block.push_str(self.one_of(&operand));
            }
        }
        block.push_str("]]");
        block
    }

    /// A block in brackets that are text, mostly as many as before the word.
    fn brackets(&mut self, word: &str) -> String {
        let opened = self.one_of(&["[", "[", "[", "[[", "", "{{.}}[", "{{.*}}["]);
        let closed = self.one_of(&["]", "]", "]", "]]", ""]);
        let block = self.one_of(&[
            "[[V:[0-9]+]]",
            "[[V:[^]]+]]",
            "[[V:.]]",
            "[[V]]",
            "[[#V:]]",
            "[[#]]",
            "[[@LINE]]",
            "[[V:[0-9]]",
            "[[",
        ]);
        if self.chance(20) { format!("{opened}{word}{closed}") } else { format!("{opened}{block}{closed}") }
    }

    /// A program of checks that may be about an output.
    fn checks(&mut self, output: &[String]) -> String {
        let (mut text, mut at) = (String::new(), 0_usize);
        let mut variables = Vec::new();
        let count = 1 + self.below(6);
        for index in 0..count {
            let suffix = self.one_of(&[
                "", "", "", "-NEXT", "-NEXT", "-SAME", "-NOT", "-DAG", "-DAG", "-LABEL", "-EMPTY", "-COUNT-2",
            ]);
            let suffix = if index == 0 && matches!(suffix, "-NEXT" | "-SAME" | "-EMPTY") && self.chance(90) {
                ""
            } else {
                suffix
            };
            let step = match suffix {
                "-SAME" => 0,
                "-NEXT" | "-EMPTY" => usize::from(self.chance(90)),
                _ => self.below(3),
            };
            let from = if suffix == "-DAG" { at.saturating_sub(1) } else { at };
            let line = output.get(from + step).map_or("", String::as_str);
            if suffix != "-NOT" {
                at = from + step;
            }
            let _ = match suffix {
                "-EMPTY" => writeln!(text, "CHECK-EMPTY:"),
                "-NOT" if self.chance(60) => {
                    let nots = ["q", "zz", "{{q+}}", "%5", "[[E]]", "[[[V:q]]]", "q[[#]]"];
                    writeln!(text, "CHECK-NOT: {}", self.one_of(&nots))
                }
                _ => {
                    let may_have_variables = suffix != "-LABEL" || self.chance(2);
                    let check = self.text(line, &mut variables, may_have_variables);
                    writeln!(text, "// CHECK{suffix}: {check}")
                }
            };
        }
        text
    }
}

#[test]
fn random_checks_have_the_codes_of_the_reference() {
    let Some(tool) = oracle("FileCheck") else { return };
    let number =
        |name: &str, default: u64| env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default);
    let (count, seed) = (number("ISOGLOSS_FILE_CHECKS", 500), number("ISOGLOSS_SEED", 1));
    let folder = Folder::new(env::temp_dir(), "file-check-random");
    let mut random = Random(seed);
    let (mut codes, mut wrong) = ([0; 3], String::new());
    for _ in 0..count {
        let output = random.output();
        let checks = random.checks(&output);
        let output = output.join("\n") + "\n";
        let flags = random.one_of(&[
            "",
            "",
            "",
            "",
            "--strict-whitespace",
            "--match-full-lines",
            "--implicit-check-not=@f",
            "--ignore-case",
            "--enable-var-scope",
            "--allow-deprecated-dag-overlap",
            "-DE=",
            "-D#%x,K=1b",
            "--match-full-lines --strict-whitespace",
        ]);
        let result = ours(flags, &checks, &output);
        let (theirs, messages) = theirs(&tool, &folder, flags, &checks, &output);
        if let Some(count) = codes.get_mut(theirs.unsigned_abs() as usize) {
            *count += 1;
        }
        if code(&result) != theirs {
            let _ = writeln!(
                wrong,
                "ours {}, theirs {theirs}: {flags}\n{checks}---\n{output}---\n{messages}\n{}\n",
                code(&result),
                result.err().map_or(String::new(), |failure| failure.to_string())
            );
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    // Valid and invalid ones.
    assert!(codes.iter().take(2).all(|part| *part as u64 * 8 > count), "{codes:?}");
}
