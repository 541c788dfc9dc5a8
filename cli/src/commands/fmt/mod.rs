//! `isogloss fmt`: formats definition files and MLIR's text.

#[cfg_attr(not(feature = "lsp"), path = "no_search.rs")]
mod search;

use super::Loading;
use crate::output::{Color, Failure, stdout};
use isogloss::def::Dialect;
use isogloss_fmt::mlir::{DialectsOfTexts, Forms};
use isogloss_fmt::{Options, mlir, tablegen};
use isogloss_load::find::names_in;
use isogloss_tablegen::tree::Tree;
use isogloss_tree::mlir::Tree as MlirTree;
use search::Search;
use similar::TextDiff;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::ptr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fs, thread};

/// Format definition files (`.td`) and MLIR's text (`.mlir`).
///
/// Only white space changes: tokens, literals, blocks of code and comments stay as they are, and so do breaks that the author
/// put after an opening bracket, after each comma of a list, at `:` and after `=`. Statements with syntax errors stay as they are.
/// What is between the comments `// isogloss-format off` and `// isogloss-format on` stays, too; `clang-format` in their place
/// means the same. Of `.mlir` no dialect needs to be known: operations are one a line, indented by their regions, and all breaks inside
/// of an operation stay. Where the dialect of an operation is known, blanks are those that `isogloss opt` prints. A dialect that is neither
/// compiled nor loaded is searched as by the language server: in the definition files of the workspace, which is the nearest folder
/// around the file with a `.git`, or else the folder of the file.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Files, directories with files that end in `.td` or `.mlir`, or `-` for standard input, which is formatted to standard output.
    #[arg(value_name = "FILE|DIR", required = true)]
    paths: Vec<PathBuf>,
    /// Write nothing: list the files that are not formatted. If there are any, the exit code is 1.
    #[arg(long)]
    check: bool,
    /// Write nothing: print the changes. If there are any, the exit code is 1.
    #[arg(long)]
    diff: bool,
    /// The name of standard input in messages. If it ends in `.mlir`, so does the language.
    #[arg(long, value_name = "NAME", default_value = "<stdin>")]
    stdin_filename: String,
    /// Format the statements with a line in the range only, counted from 1. May be used with one file.
    #[arg(long, value_name = "FIRST:LAST", value_parser = parse_lines)]
    lines: Option<Range<usize>>,
    /// How many columns a line of a definition file may have.
    #[arg(long, value_name = "COLUMNS", default_value_t = Options::default().width)]
    width: usize,
    /// Do not read `.mlir` to see which blanks are printed for its operations. Formatting is up to three times as fast then, and
    /// where the forms of operations differ, the author's blanks stay.
    #[arg(long, conflicts_with_all = ["files", "load", "load_all", "include_dirs", "macros", "meanings", "forms"])]
    no_dialects: bool,
    #[command(flatten)]
    loading: Loading,
}

/// `FIRST:LAST`, as lines counted from 0.
fn parse_lines(text: &str) -> Result<Range<usize>, String> {
    let number = |text: &str| text.parse::<usize>().ok();
    let lines =
        text.split_once(':').and_then(|(first, last)| Some(number(first)?.checked_sub(1)?..number(last)?));
    match lines {
        Some(lines) if !lines.is_empty() => Ok(lines),
        Some(_) | None => Err("expected the first and the last line, as in `3:7`".to_owned()),
    }
}

/// The language of a file.
#[derive(Clone, Copy)]
enum Language {
    TableGen,
    Mlir,
}

impl Language {
    /// The language by the file extension; TableGen if there is none.
    fn of(file: &Path) -> Language {
        if file.extension().is_some_and(|extension| extension == "mlir") {
            Language::Mlir
        } else {
            Language::TableGen
        }
    }
}

/// The input to format.
enum Files<'f> {
    /// A name and a text.
    StandardInput(&'f Path, &'f str),
    Named(&'f [PathBuf]),
}

/// The formatter for all files.
struct Formatter {
    options: Options,
    /// The dialects whose forms determine the blanks in `.mlir`.
    dialects: Vec<&'static Dialect>,
    /// The search for other dialects, unless forms are ignored.
    search: Option<Search>,
}

/// The forms for the files of one thread.
struct FormsOfThread {
    known: DialectsOfTexts,
    /// The forms of the last file with other dialects, and these dialects.
    found: Option<(Vec<&'static Dialect>, DialectsOfTexts)>,
}

impl Formatter {
    /// Loads the dialects that the IR files name, if there are any.
    fn new(
        args: &Args,
        options: Options,
        files: Files<'_>,
        known: &[&'static Dialect],
        color: Color,
    ) -> Result<Self, Failure> {
        let is_ir = |file: &&Path| matches!(Language::of(file), Language::Mlir);
        let names: Vec<_> = match files {
            Files::StandardInput(name, text) if is_ir(&name) => vec![names_in(text.as_bytes())],
            Files::StandardInput(..) => Vec::new(),
            Files::Named(files) => {
                let files = files.iter().map(PathBuf::as_path).filter(is_ir);
                // An unreadable file is reported when it is formatted.
                files.map(|file| names_in(&fs::read(file).unwrap_or_default())).collect()
            }
        };
        if args.no_dialects || names.is_empty() {
            return Ok(Self { options, dialects: Vec::new(), search: None });
        }
        let dialects = args.loading.dialects_named(names.into_iter(), known, color)?;
        let search = Some(Search::new(&args.loading, dialects.clone()));
        Ok(Self { options, dialects, search })
    }

    fn forms(&self) -> FormsOfThread {
        FormsOfThread { known: DialectsOfTexts::new(self.dialects.iter().copied()), found: None }
    }

    fn mlir(&self, file: &Path, tree: &MlirTree, forms: &mut FormsOfThread) -> String {
        let found = self.search.as_ref().and_then(|search| search.dialects(file, tree));
        let forms = match found {
            Some(dialects) => forms.of_found(dialects),
            None => &mut forms.known,
        };
        let forms = forms.of(tree.text());
        let forms = forms.as_ref().map(|forms| forms as &dyn Forms);
        mlir::format_with(tree, &self.options, forms)
    }

    /// Reports the errors in definition files of dialects.
    fn report_notes(&self) {
        for note in self.search.iter().flat_map(Search::notes) {
            // A closed standard error cannot be reported.
            let _ = writeln!(io::stderr(), "{note}");
        }
    }
}

impl FormsOfThread {
    fn of_found(&mut self, dialects: Vec<&'static Dialect>) -> &mut DialectsOfTexts {
        let is_same = |last: &Vec<&'static Dialect>| {
            last.len() == dialects.len()
                && last.iter().zip(&dialects).all(|(one, other)| ptr::eq(*one, *other))
        };
        let last = self.found.take().filter(|(last, _)| is_same(last));
        let (_, forms) = self.found.insert(last.unwrap_or_else(|| {
            let forms = DialectsOfTexts::new(dialects.iter().copied());
            (dialects, forms)
        }));
        forms
    }
}

/// The result for a file.
enum Outcome {
    Unchanged,
    Changed(Change),
    Failed(String),
}

/// A file whose formatting differs.
struct Change {
    old: String,
    new: String,
}

pub(crate) fn run(args: &Args, known: &[&'static Dialect], color: Color) -> Result<(), Failure> {
    let mut options = Options::default();
    options.width = args.width;
    options.lines.clone_from(&args.lines);
    if args.paths.iter().any(|path| path.as_os_str() == "-") {
        return match args.paths.as_slice() {
            [_] => {
                let mut text = String::new();
                io::Read::read_to_string(&mut io::stdin(), &mut text)
                    .map_err(|error| Failure::Io(format!("{}: {error}", args.stdin_filename)))?;
                let input = Files::StandardInput(Path::new(&args.stdin_filename), &text);
                let formatter = Formatter::new(args, options, input, known, color)?;
                format_standard_input(args, text, &formatter, color)
            }
            _ => Err(Failure::Usage("standard input cannot be formatted with other files".to_owned())),
        };
    }
    let files = files(&args.paths)?;
    if args.lines.is_some() && files.len() != 1 {
        return Err(Failure::Usage("`--lines` is for one file".to_owned()));
    }
    let formatter = Formatter::new(args, options, Files::Named(&files), known, color)?;
    let writes = !args.check && !args.diff;
    let outcomes = for_each_file(&files, &|| formatter.forms(), &|forms, file| {
        let outcome = format_file(file, &formatter, forms);
        match outcome {
            Outcome::Changed(change) if writes => match replace(file, &change.new) {
                Ok(()) => Outcome::Changed(change),
                Err(error) => Outcome::Failed(error.to_string()),
            },
            outcome => outcome,
        }
    });
    let out = &mut stdout();
    let (mut changed, mut failed) = (0, 0);
    for (file, outcome) in files.iter().zip(&outcomes) {
        match outcome {
            Outcome::Unchanged => {}
            Outcome::Changed(change) => {
                changed += 1;
                if args.diff {
                    write_diff(out, &file.display().to_string(), change)?;
                } else if args.check {
                    writeln!(out, "{}", file.display())?;
                }
            }
            Outcome::Failed(message) => {
                failed += 1;
                // A closed standard error cannot be reported.
                let _ = writeln!(io::stderr(), "error: {}: {message}", file.display());
            }
        }
    }
    out.close()?;
    formatter.report_notes();
    let _ = writeln!(io::stderr(), "{}", summary(files.len(), changed, failed, writes));
    if failed > 0 || (changed > 0 && !writes) { Err(Failure::Reported) } else { Ok(()) }
}

fn summary(files: usize, changed: usize, failed: usize, writes: bool) -> String {
    let count = |count: usize| if count == 1 { "1 file".to_owned() } else { format!("{count} files") };
    let unchanged = files - changed - failed;
    let mut text = if writes {
        format!("{} formatted, {unchanged} unchanged", count(changed))
    } else {
        format!("{} not formatted, {unchanged} formatted", count(changed))
    };
    if failed > 0 {
        let _ = write!(text, ", {failed} not read or written");
    }
    text
}

fn format_standard_input(
    args: &Args,
    old: String,
    formatter: &Formatter,
    color: Color,
) -> Result<(), Failure> {
    let new = match Language::of(Path::new(&args.stdin_filename)) {
        Language::TableGen => {
            let tree = Tree::parse(args.stdin_filename.clone(), old.as_str());
            color.report(tree.diagnostics(), tree.sources());
            tablegen::format(&tree, &formatter.options)
        }
        Language::Mlir => {
            let tree = MlirTree::parse(old.as_str());
            for error in tree.errors() {
                let (line, column) = tree.line_column(error.range.start);
                // A closed standard error cannot be reported.
                let _ = writeln!(
                    io::stderr(),
                    "{}:{line}:{column}: error: {}",
                    args.stdin_filename,
                    error.message
                );
            }
            formatter.mlir(Path::new(&args.stdin_filename), &tree, &mut formatter.forms())
        }
    };
    formatter.report_notes();
    let is_changed = new != old;
    let out = &mut stdout();
    if args.diff {
        if is_changed {
            write_diff(out, &args.stdin_filename, &Change { old, new })?;
        }
    } else if args.check {
        if is_changed {
            writeln!(out, "{}", args.stdin_filename)?;
        }
    } else {
        out.write_all(new.as_bytes())?;
    }
    out.close()?;
    if is_changed && (args.check || args.diff) { Err(Failure::Reported) } else { Ok(()) }
}

fn format_file(file: &Path, formatter: &Formatter, forms: &mut FormsOfThread) -> Outcome {
    let old = match fs::read(file).map(String::from_utf8) {
        Ok(Ok(text)) => text,
        Ok(Err(_)) => return Outcome::Failed("not UTF-8".to_owned()),
        Err(error) => return Outcome::Failed(error.to_string()),
    };
    let new = match Language::of(file) {
        Language::TableGen => {
            tablegen::format(&Tree::parse(file.display().to_string(), old.as_str()), &formatter.options)
        }
        Language::Mlir => formatter.mlir(file, &MlirTree::parse(old.as_str()), forms),
    };
    if new == old { Outcome::Unchanged } else { Outcome::Changed(Change { old, new }) }
}

/// Replaces the contents of a file atomically, and keeps its permissions.
fn replace(file: &Path, text: &str) -> io::Result<()> {
    let permissions = fs::metadata(file)?.permissions();
    isogloss_codegen::write_if_changed(file, text)?;
    fs::set_permissions(file, permissions)
}

fn write_diff(out: &mut impl io::Write, name: &str, change: &Change) -> io::Result<()> {
    let diff = TextDiff::from_lines(&change.old, &change.new);
    write!(out, "{}", diff.unified_diff().header(name, &format!("{name} (formatted)")))
}

/// The named files, and the files in named directories that end in `.td` or `.mlir`, each once.
fn files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let mut pending = vec![path.clone()];
        let mut found = Vec::new();
        while let Some(directory) = pending.pop() {
            let failed = |error: io::Error| Failure::Io(format!("{}: {error}", directory.display()));
            for entry in fs::read_dir(&directory).map_err(failed)? {
                let entry = entry.map_err(failed)?;
                let (path, kind) = (entry.path(), entry.file_type().map_err(failed)?);
                let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
                if kind.is_dir() && !is_hidden {
                    pending.push(path);
                } else if path.extension().is_some_and(|extension| extension == "td" || extension == "mlir")
                    && path.is_file()
                {
                    found.push(path);
                }
            }
        }
        found.sort();
        files.append(&mut found);
    }
    let mut seen = std::collections::HashSet::new();
    files.retain(|file| seen.insert(file.clone()));
    Ok(files)
}

/// Calls `each` for all files, on all processors. The results are in the order of the files.
fn for_each_file<S>(
    files: &[PathBuf],
    start: &(impl Fn() -> S + Sync),
    each: &(impl Fn(&mut S, &Path) -> Outcome + Sync),
) -> Vec<Outcome> {
    let next = AtomicUsize::new(0);
    let work = || {
        let (mut done, mut state) = (Vec::new(), start());
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            match files.get(index) {
                Some(file) => done.push((index, each(&mut state, file))),
                None => return done,
            }
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from).min(files.len()).max(1);
    let mut done = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut done = work();
        for other in others {
            done.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        done
    });
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, outcome)| outcome).collect()
}
