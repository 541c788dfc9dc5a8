//! The commands that `RUN` lines run.

use crate::run::Output;
use std::collections::BTreeMap;
use std::io::Write as _;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, thread};

/// A command as a function of its arguments and its standard input.
type Function = Box<dyn Fn(&[String], Vec<u8>) -> Output + Send + Sync>;

enum Tool {
    Program(PathBuf),
    Function(Function),
}

/// The commands by their names.
#[derive(Default)]
pub(crate) struct Tools(BTreeMap<String, Tool>);

impl Tools {
    pub(crate) fn add_program(&mut self, name: String, path: PathBuf) {
        self.0.insert(name, Tool::Program(path));
    }

    pub(crate) fn add_function(&mut self, name: String, function: Function) {
        self.0.insert(name, Tool::Function(function));
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Runs a command; `None` if there is none of the name.
    pub(crate) fn run(&self, name: &str, arguments: &[String], input: Vec<u8>) -> Option<Output> {
        Some(match self.0.get(name)? {
            Tool::Program(path) => program(path, arguments, &input),
            Tool::Function(function) => {
                let run = panic::catch_unwind(AssertUnwindSafe(|| function(arguments, input)));
                run.unwrap_or_else(|_| Output { code: 101, ..Output::failure("the command panics\n") })
            }
        })
    }
}

fn program(path: &Path, arguments: &[String], input: &[u8]) -> Output {
    let run = || {
        let mut child = Command::new(path)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let pipe = child.stdin.take();
        thread::scope(|scope| {
            // A command that does not read its input may close it.
            scope.spawn(move || pipe.map(|mut pipe| pipe.write_all(input)));
            child.wait_with_output()
        })
    };
    match run() {
        Ok(output) => {
            Output { stdout: output.stdout, stderr: output.stderr, code: output.status.code().unwrap_or(101) }
        }
        Err(error) => Output::failure(format!("{}: {error}\n", path.display())),
    }
}

/// `cat FILE...`.
pub(crate) fn cat(files: &[String], input: Vec<u8>) -> Output {
    if files.is_empty() {
        return Output::success(input);
    }
    let mut text = Vec::new();
    for file in files {
        match fs::read(file) {
            Ok(read) => text.extend(read),
            Err(error) => return Output::failure(format!("{file}: {error}\n")),
        }
    }
    Output::success(text)
}

/// `diff ONE OTHER`: the first line that differs. `-` is standard input.
pub(crate) fn diff(arguments: &[String], input: &[u8]) -> Output {
    let files: Vec<&String> =
        arguments.iter().filter(|argument| *argument == "-" || !argument.starts_with('-')).collect();
    let &[one, other] = files.as_slice() else {
        return Output::failure("`diff` needs two files\n");
    };
    let read = |file: &String| {
        if file == "-" {
            Ok(input.to_vec())
        } else {
            fs::read(file).map_err(|error| format!("{file}: {error}\n"))
        }
    };
    match (read(one), read(other)) {
        (Ok(left), Ok(right)) if left == right => Output::default(),
        (Ok(left), Ok(right)) => {
            let (left, right) = (String::from_utf8_lossy(&left), String::from_utf8_lossy(&right));
            let (mut left, mut right) = (left.split_inclusive('\n'), right.split_inclusive('\n'));
            let mut number = 1;
            loop {
                match (left.next(), right.next()) {
                    (Some(a), Some(b)) if a == b => number += 1,
                    (a, b) => {
                        let shown = |line: Option<&str>| line.unwrap_or("(the end)").trim_end().to_owned();
                        let message =
                            format!("{one}:{number}: the files differ\n< {}\n> {}\n", shown(a), shown(b));
                        return Output { stdout: message.clone().into_bytes(), ..Output::failure(message) };
                    }
                }
            }
        }
        (Err(message), _) | (_, Err(message)) => Output { code: 2, ..Output::failure(message) },
    }
}

/// `split-file FILE FOLDER`: writes the parts after lines `//--- NAME` to files; lines before the first one are
/// ignored.
pub(crate) fn split_file(arguments: &[String]) -> Output {
    let keeps_lines = arguments.iter().any(|argument| argument == "--leading-lines");
    let files: Vec<&String> = arguments.iter().filter(|argument| !argument.starts_with("--")).collect();
    let &[file, folder] = files.as_slice() else {
        return Output::failure("`split-file` needs a file and a folder\n");
    };
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => return Output::failure(format!("{file}: {error}\n")),
    };
    let mut parts: Vec<(&str, String)> = Vec::new();
    for (line, number) in text.split_inclusive('\n').zip(0..) {
        // `//--- NAME`, `#--- NAME`, `;--- NAME`.
        let after = line.find("--- ").filter(|at| *at <= 2).map(|at| line[at + 4..].trim());
        let name = after.filter(|name| !name.is_empty() && !line.starts_with([' ', '-']));
        match (name, parts.last_mut()) {
            (Some(name), _) => {
                parts.push((name, if keeps_lines { "\n".repeat(number + 1) } else { String::new() }));
            }
            (None, Some((_, part))) => part.push_str(line),
            (None, None) => {}
        }
    }
    if parts.is_empty() {
        return Output::failure(format!("{file}: no part begins with `//--- NAME`\n"));
    }
    let write = || {
        let folder = Path::new(folder);
        if folder.is_dir() {
            fs::remove_dir_all(folder)?;
        }
        for (name, part) in &parts {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().unwrap_or(folder))?;
            fs::write(path, part)?;
        }
        Ok::<(), std::io::Error>(())
    };
    match write() {
        Ok(()) => Output::default(),
        Err(error) => Output::failure(format!("{folder}: {error}\n")),
    }
}

/// `isogloss opt` with compiled dialects.
#[cfg(feature = "opt")]
pub(crate) fn opt(
    dialects: &[&'static isogloss::def::Dialect],
    name: &str,
    arguments: &[String],
    input: Vec<u8>,
) -> Output {
    use isogloss_cli::opt::{OptOptions, run_opt};
    let mut options = OptOptions::default();
    let (mut file, mut output) = ("-".to_owned(), None);
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "-" => file = argument.clone(),
            "-o" => output = arguments.next().cloned(),
            flag if flag.starts_with('-') => {
                if !options.set_flag(flag) {
                    return Output {
                        code: 2,
                        ..Output::failure(format!("error: `{name}` has no flag `{flag}` in a test\n"))
                    };
                }
            }
            _ => file = argument.clone(),
        }
    }
    let text = if file == "-" {
        options.file_name = "<stdin>".to_owned();
        input
    } else {
        match fs::read(&file) {
            Ok(text) => {
                options.file_name = file;
                text
            }
            Err(error) => return Output::failure(format!("error: {file}: {error}\n")),
        }
    };
    let done = run_opt(dialects, text, &options);
    let code = i32::from(!done.success);
    let (stderr, mut stdout) = (done.messages.into_bytes(), done.text);
    if let Some(path) = output.filter(|path| path != "-" && code == 0) {
        if let Err(error) = fs::write(&path, &stdout) {
            return Output::failure(format!("error: {path}: {error}\n"));
        }
        stdout = Vec::new();
    }
    Output { stdout, stderr, code }
}
