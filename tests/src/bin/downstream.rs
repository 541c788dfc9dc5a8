//! Measures how much of the programs of other projects is read:
//! `cargo run --release -p isogloss-tests --bin downstream FOLDER -- -I /usr/lib/llvm-22/include`.
//!
//! The folder has checked-out copies of the projects in `tests/downstream/projects.txt`. Each part of their `.mlir` and
//! `.fir` files, split at `// -----`, is read with the projects' definition files and the library's forms, verified,
//! printed, and read again. The output is a table: parts, parts read, and parts whose text is the same when read and
//! printed again; then the most frequent reasons for rejection, by the first error of each part.
//!
//! Parts with expected errors are skipped, and so are files of a command that must fail.
#![forbid(unsafe_code)]

use isogloss::def::Dialect;
use isogloss_cli::opt::{OptOptions, run_opt};
use isogloss_load::Loader;
use isogloss_tests::parallel;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io, panic};

const PROJECTS: &str = include_str!("../../downstream/projects.txt");

const USAGE: &str =
    "usage: downstream FOLDER [-I DIR]... [--forms FILE.td]... [--project NAME]... [--causes NUMBER]
                  [--show TEXT] [--depth NUMBER]

-I DIR         definition files that all projects use, such as MLIR's
--forms FILE   forms besides the library's
--project NAME only this one
--causes N     how many causes are printed for each project (12)
--show TEXT    print where the parts are whose first error contains TEXT, and the error
--depth N      a line for each folder as well, up to N levels below the folder with programs";

#[derive(Default)]
struct Arguments {
    folder: PathBuf,
    include_dirs: Vec<PathBuf>,
    forms: Vec<PathBuf>,
    projects: Vec<String>,
    causes: usize,
    show: Option<String>,
    depth: usize,
}

impl Arguments {
    fn read(mut arguments: impl Iterator<Item = String>) -> Option<Self> {
        let mut read = Self { causes: 12, ..Self::default() };
        let mut folder = None;
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "-I" => read.include_dirs.push(arguments.next()?.into()),
                "--forms" => read.forms.push(arguments.next()?.into()),
                "--project" => read.projects.push(arguments.next()?),
                "--causes" => read.causes = arguments.next()?.parse().ok()?,
                "--depth" => read.depth = arguments.next()?.parse().ok()?,
                "--show" => read.show = Some(arguments.next()?),
                flag if flag.starts_with('-') => return None,
                _ => folder = Some(argument.into()),
            }
        }
        read.folder = folder?;
        Some(read)
    }
}

/// A line of the table of projects.
struct Project {
    name: &'static str,
    definitions: Vec<PathBuf>,
    programs: Vec<PathBuf>,
}

impl Project {
    /// The projects that a folder has.
    fn all(folder: &Path) -> Vec<Self> {
        let lines = PROJECTS.lines().filter(|line| !line.starts_with('#'));
        let project = |line: &'static str| {
            let mut columns = line.split('|').map(str::trim);
            let name = columns.next()?;
            let mut paths = || {
                let paths = columns.next().unwrap_or("").split_whitespace();
                paths.map(|path| folder.join(name).join(path)).filter(|path| path.exists()).collect()
            };
            Some(Self { name, definitions: paths(), programs: paths() })
        };
        lines.filter_map(project).filter(|project| !project.programs.is_empty()).collect()
    }

    /// Its dialects, and all others of the directories.
    fn dialects(&self, arguments: &Arguments) -> Result<Vec<&'static Dialect>, isogloss_load::LoadError> {
        let loader = Loader::new(isogloss_cli::known_dialects());
        let directories = self.definitions.iter().chain(&arguments.include_dirs);
        let loader = directories.fold(loader, Loader::include_dir);
        let mut loader = arguments.forms.iter().fold(loader, Loader::forms);
        loader.all()?;
        for skipped in loader.skipped() {
            for diagnostic in &skipped.errors.diagnostics {
                let place = skipped.errors.sources.location(diagnostic.span());
                eprintln!(
                    "{}: dialect `{}` is loaded without this: {place}: {}",
                    self.name, skipped.dialect, diagnostic.message
                );
            }
        }
        Ok(loader.dialects())
    }
}

/// A part of a file.
struct Part {
    file: PathBuf,
    /// The number of lines before it.
    line: usize,
    text: String,
    allow_unregistered: bool,
}

/// The extensions of files with programs.
const EXTENSIONS: [&str; 2] = ["mlir", "fir"];

/// All files below a folder with programs, in order.
fn files(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::path);
    for entry in entries {
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            files(&path, found)?;
        } else if path.extension().is_some_and(|own| EXTENSIONS.iter().any(|extension| own == *extension)) {
            found.push(path);
        }
    }
    Ok(())
}

/// The parts of a file that no command is expected to refuse.
fn parts(file: &Path, parts: &mut Vec<Part>) -> io::Result<()> {
    let text = String::from_utf8_lossy(&fs::read(file)?).into_owned();
    let commands: Vec<&str> = text.lines().filter(|line| line.contains("RUN:")).collect();
    if commands.iter().any(|command| command.contains("not ")) {
        return Ok(());
    }
    let allow_unregistered = commands.iter().any(|command| command.contains("allow-unregistered-dialect"));
    let mut line = 0;
    for part in split(&text) {
        // A part with comments alone is not a program.
        let has_code = part.lines().map(str::trim).any(|line| !line.is_empty() && !line.starts_with("//"));
        if has_code && !part.contains("expected-error") {
            parts.push(Part { file: file.to_owned(), line, text: part.to_owned(), allow_unregistered });
        }
        line += part.matches('\n').count() + 1;
    }
    Ok(())
}

/// The texts between the lines `// -----`; a longer line is a heading.
fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut start, mut at) = (Vec::new(), 0, 0);
    for line in text.split_inclusive('\n') {
        if line.trim() == "// -----" {
            parts.push(&text[start..at]);
            start = at + line.len();
        }
        at += line.len();
    }
    parts.push(&text[start..]);
    parts
}

/// The result for a part.
enum Outcome {
    /// Whether the text is the same when it is read and printed again.
    Read { stable: bool },
    /// The first error, and its line in the part.
    Refused { line: usize, error: String },
}

impl Part {
    fn outcome(&self, dialects: &[&'static Dialect]) -> Outcome {
        let read = panic::catch_unwind(AssertUnwindSafe(|| {
            let mut options = OptOptions::default();
            options.parser = options.parser.allow_unregistered(self.allow_unregistered);
            let first = run_opt(dialects, self.text.clone().into_bytes(), &options);
            if !first.success {
                return Err(first.messages);
            }
            let second = run_opt(dialects, first.text.clone(), &options);
            Ok(second.success && second.text == first.text)
        }));
        match read {
            Ok(Ok(stable)) => Outcome::Read { stable },
            Ok(Err(messages)) => first_error(&messages),
            Err(_) => Outcome::Refused { line: 0, error: "panic".to_owned() },
        }
    }
}

/// The first error of messages such as `:4:2: error: text`.
fn first_error(messages: &str) -> Outcome {
    let found = messages.lines().find_map(|line| line.split_once("error: "));
    let (place, error) = found.unwrap_or(("", messages));
    let line = place.split(':').find_map(|number| number.parse().ok()).unwrap_or(1);
    Outcome::Refused { line, error: error.to_owned() }
}

/// An error without the names of values, types and numbers: its kind.
fn kind(error: &str) -> String {
    let mut kind = String::new();
    for (index, piece) in error.split('\'').enumerate() {
        let is_quoted = index % 2 == 1;
        let is_name = piece.chars().all(|character| character.is_alphanumeric() || "._-".contains(character));
        let _ = match (is_quoted, is_name && piece.parse::<i64>().is_err()) {
            (false, _) => write!(kind, "{piece}"),
            (true, true) => write!(kind, "'{piece}'"),
            (true, false) => write!(kind, "'..'"),
        };
    }
    kind
}

fn percent(part: usize, all: usize) -> f64 {
    100.0 * part as f64 / all.max(1) as f64
}

/// A line of the table: a name, and the numbers of parts, of read ones, and of stable ones.
fn row(name: &str, [all, read, stable]: [usize; 3]) -> String {
    format!("{name:<12}{all:>7}{read:>7}{stable:>7}{:>7.1}", percent(read, all))
}

/// The numbers of each folder with programs, up to a number of levels.
fn by_folder(
    project: &Project,
    parts: &[Part],
    outcomes: &[Outcome],
    depth: usize,
) -> BTreeMap<PathBuf, [usize; 3]> {
    let mut folders: BTreeMap<PathBuf, [usize; 3]> = BTreeMap::new();
    for (part, outcome) in parts.iter().zip(outcomes).filter(|_| depth > 0) {
        let own = project.programs.iter().find_map(|programs| part.file.strip_prefix(programs).ok());
        let folder = own.and_then(Path::parent).unwrap_or(Path::new(""));
        let numbers = folders.entry(folder.components().take(depth).collect()).or_default();
        numbers[0] += 1;
        if let Outcome::Read { stable } = outcome {
            numbers[1] += 1;
            numbers[2] += usize::from(*stable);
        }
    }
    folders
}

fn measure(project: &Project, arguments: &Arguments) -> io::Result<[usize; 3]> {
    let mut programs = Vec::new();
    for folder in &project.programs {
        files(folder, &mut programs)?;
    }
    let mut all = Vec::new();
    for file in &programs {
        parts(file, &mut all)?;
    }
    let dialects = match project.dialects(arguments) {
        Ok(dialects) => dialects,
        Err(error) => {
            eprintln!("{}: {error}", project.name);
            return Ok([0; 3]);
        }
    };
    let outcomes = parallel::map(&all, |part| part.outcome(&dialects));
    let (mut read, mut stable) = (0, 0);
    let mut causes: BTreeMap<String, usize> = BTreeMap::new();
    for (part, outcome) in all.iter().zip(&outcomes) {
        match outcome {
            Outcome::Read { stable: is_stable } => {
                read += 1;
                stable += usize::from(*is_stable);
                if !is_stable {
                    *causes.entry("(not stable)".to_owned()).or_default() += 1;
                    if arguments.show.as_ref().is_some_and(|wanted| "(not stable)".contains(wanted.as_str()))
                    {
                        println!("{}:{}: not stable", part.file.display(), part.line + 1);
                    }
                }
            }
            Outcome::Refused { line, error } => {
                *causes.entry(kind(error)).or_default() += 1;
                if arguments.show.as_ref().is_some_and(|wanted| error.contains(wanted.as_str())) {
                    println!("{}:{}: {error}", part.file.display(), part.line + line);
                }
            }
        }
    }
    println!("{}", row(project.name, [all.len(), read, stable]));
    for (folder, numbers) in by_folder(project, &all, &outcomes, arguments.depth) {
        println!("{}", row(&format!("  {}", folder.display()), numbers));
    }
    let mut causes: Vec<_> = causes.into_iter().collect();
    causes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    for (cause, count) in causes.iter().take(arguments.causes) {
        println!("    {count:>6} {cause}");
    }
    Ok([all.len(), read, stable])
}

fn main() -> ExitCode {
    let Some(arguments) = Arguments::read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
    panic::set_hook(Box::new(|_| {}));
    println!("{:<12}{:>7}{:>7}{:>7}{:>7}", "project", "parts", "read", "stable", "%");
    let mut sums = [0; 3];
    for project in Project::all(&arguments.folder) {
        if !arguments.projects.is_empty() && !arguments.projects.iter().any(|name| name == project.name) {
            continue;
        }
        match measure(&project, &arguments) {
            Ok(numbers) => sums.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number),
            Err(error) => {
                eprintln!("{}: {error}", project.name);
                return ExitCode::FAILURE;
            }
        }
    }
    println!("{}", row("all", sums));
    ExitCode::SUCCESS
}
