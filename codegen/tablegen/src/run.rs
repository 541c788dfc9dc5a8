//! One run, from source text to records.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::eval::Eval;
use crate::provenance::Uses;
use crate::session::{IncludeResolver, Resolved};
use crate::store::Store;
use crate::syntax::{Includes, Lexer, NotOpened, Parser, Recovery};
use crate::{Dependencies, Diagnostic, Errors, Preludes, Records, Session, SourceMap, Text};

impl Session {
    /// Reads a file from disk and evaluates it.
    ///
    /// # Errors
    ///
    /// All errors of the file and of the files that it includes, or one error if the file
    /// cannot be read.
    pub fn parse_file(&self, path: impl AsRef<Path>) -> Result<Records, Box<Errors>> {
        parse_file(self, path.as_ref(), None)
    }

    /// Evaluates a source text; diagnostics call it `name`.
    ///
    /// # Errors
    ///
    /// All errors of the text and of the files that it includes.
    pub fn parse_str(&self, name: impl Into<String>, text: impl Into<Text>) -> Result<Records, Box<Errors>> {
        parse_text(self, name.into(), text.into(), None, None)
    }

    /// As [`Session::parse_str`], with a result also for a text with errors: the records that were finished. All
    /// diagnostics, including the errors, are in [`Records::diagnostics`]. A record with an error may be missing, or
    /// have fields without values. For editors, which work on incomplete text.
    ///
    /// ```
    /// use isogloss_tablegen::{Session, Severity};
    /// let records = Session::new().evaluate_str("a.td", "class A { int x = 1; }\ndef a : A;\ndef b : B;");
    /// assert_eq!(records.def("a").unwrap().get::<i64>("x").unwrap(), 1);
    /// assert_eq!(records.diagnostics()[0].severity, Severity::Error);
    /// assert_eq!(records.diagnostics()[0].message, "unknown class `B`");
    /// ```
    #[must_use]
    pub fn evaluate_str(&self, name: impl Into<String>, text: impl Into<Text>) -> Records {
        evaluate(self, name.into(), text.into(), None).0
    }
}

/// A text that includes files, so that [`Session::parse_str`] evaluates them together.
///
/// ```
/// let text = isogloss_tablegen::including(&["/nowhere/a.td"]);
/// assert_eq!(text.unwrap_err(), &"/nowhere/a.td");
/// ```
///
/// # Errors
///
/// The first file that cannot be read. A position in the generated text would not help the author, so let
/// [`Session::parse_file`] report the error for that file.
pub fn including<P: AsRef<Path>>(files: &[P]) -> Result<String, &P> {
    let is_unreadable = |file: &&P| file.as_ref().is_dir() || std::fs::File::open(file).is_err();
    match files.iter().find(is_unreadable) {
        Some(file) => Err(file),
        None => {
            let include = |file: &P| format!("include {:?}\n", file.as_ref().display().to_string());
            Ok(files.iter().map(include).collect())
        }
    }
}

pub(crate) fn parse_file(
    session: &Session,
    path: &Path,
    preludes: Option<&mut Preludes>,
) -> Result<Records, Box<Errors>> {
    let name = path.display().to_string();
    let failed = |message: String| {
        Err(Box::new(Errors {
            sources: SourceMap::new(),
            diagnostics: vec![Diagnostic::error(message)],
            dependencies: Dependencies::default(),
        }))
    };
    let too_big = |len: u64| len > session.limits.source_bytes as u64;
    match std::fs::metadata(path) {
        Ok(meta) if too_big(meta.len()) => {
            return failed(format!("`{name}` has more than {} bytes", session.limits.source_bytes));
        }
        _ => {}
    }
    match read(path) {
        Ok(text) => parse_text(session, name, text, Some(path), preludes),
        Err(error) => failed(format!("cannot read `{name}`: {error}")),
    }
}

/// Reads a file; bytes that are not UTF-8 are replaced.
fn read(path: &Path) -> std::io::Result<Text> {
    let text = String::from_utf8(std::fs::read(path)?);
    Ok(text.unwrap_or_else(|wrong| String::from_utf8_lossy(wrong.as_bytes()).into_owned()).into())
}

/// Evaluates a text. If it starts with one of the preludes, the run resumes after that file.
pub(crate) fn parse_text(
    session: &Session,
    name: String,
    text: Text,
    path: Option<&Path>,
    preludes: Option<&mut Preludes>,
) -> Result<Records, Box<Errors>> {
    let after = preludes.and_then(|preludes| session.evaluate_after(&name, &text, path, preludes));
    if let Some(records) = after {
        return Ok(records);
    }
    let (records, failed) = evaluate(session, name, text, path);
    if failed {
        let Records { sources, diagnostics, dependencies, .. } = records;
        Err(Box::new(Errors { sources, diagnostics, dependencies }))
    } else {
        Ok(records)
    }
}

/// The records that were finished, with all diagnostics, and whether there is an error.
fn evaluate(session: &Session, name: String, text: Text, path: Option<&Path>) -> (Records, bool) {
    match Run::start(session, name, text, path, None) {
        Ok(run) => run.proceed(session).0.finish(),
        Err(refused) => (*refused, true),
    }
}

/// A run between two items: before the first, after the last, or at [`Lexer::stop`].
#[derive(Clone)]
pub(crate) struct Run {
    pub(crate) lexer: Lexer<'static>,
    pub(crate) eval: Eval,
    pub(crate) opened: Opened,
    pub(crate) recovery: Recovery,
}

impl Run {
    /// A run before the first item. `room` is the number of bytes by which a later root may be longer, if the run is to
    /// continue with another root.
    pub(crate) fn start(
        session: &Session,
        name: String,
        text: Text,
        path: Option<&Path>,
        room: Option<u32>,
    ) -> Result<Run, Box<Records>> {
        let limits = &session.limits;
        let mut opened = Opened::default();
        opened.dependencies.opened.extend(path.map(Path::to_path_buf));
        let mut sources = SourceMap::new();
        let mut store = Store::new();
        if text.len() > limits.source_bytes || sources.add_included(name, text, None).is_none() {
            let message = format!("the text has more than {} bytes", limits.source_bytes);
            let (store, lists, uses) = (Arc::new(store), Arc::default(), Uses::default());
            let (diagnostics, dependencies) = (vec![Diagnostic::error(message)], opened.dependencies);
            let sources = SourceMap::new();
            let records = Records { store, sources, diagnostics, dependencies, lists, uses };
            return Err(Box::new(records));
        }
        if let Some(room) = room {
            sources.reserve(room);
            opened.includes = Some(Vec::new());
        }
        let mut lexer = Lexer::new(sources, None, &mut store.syms);
        for name in &session.macros {
            lexer.define(name, &mut store.syms);
        }
        let mut eval = Eval::new(limits.clone(), store);
        eval.combined = session.combined;
        eval.tolerant = session.tolerant;
        Ok(Run { lexer, eval, opened, recovery: Recovery::default() })
    }

    /// Continues with another root, before its first item, as if the files of the last root had been evaluated before.
    pub(crate) fn begin_root(&mut self, name: &str, text: &Text, path: Option<&Path>) {
        self.lexer.begin_root(name, text);
        self.opened.includes = None;
        if let Some(path) = path {
            self.opened.dependencies.opened.insert(0, path.to_path_buf());
        }
    }

    /// Evaluates the items up to the end of the text, or up to [`Lexer::stop`]. Returns whether the run began between
    /// two items, so that the evaluated part does not depend on the rest of the text.
    pub(crate) fn proceed(self, session: &Session) -> (Self, bool) {
        let Run { lexer, mut eval, opened, recovery, .. } = self;
        let mut files = Files { session, opened };
        let lexer = lexer.with_includes(Some(&mut files));
        let mut parser = Parser::new(lexer, session.limits.nesting, &mut eval.store.syms);
        parser.recovery = recovery;
        let is_separate = parser.is_between_items();
        let mut items = Vec::new();
        while parser.next_items(&mut eval.store.syms, &mut items) {
            std::mem::swap(&mut parser.tree, &mut eval.tree);
            for (index, &item) in items.iter().enumerate() {
                if eval.given_up() {
                    break;
                }
                if index + 1 == items.len() {
                    // Errors of the lexer and the parser are about the last item.
                    eval.reports.syntax_errors.append(&mut parser.lexer.errors.take());
                    eval.reports.diagnostics.append(&mut parser.lexer.warnings);
                    eval.reports.incomplete = parser.lexer.incomplete;
                }
                eval.top_level(item);
            }
            eval.poison(parser.skipped.drain(..));
            items.clear();
            std::mem::swap(&mut parser.tree, &mut eval.tree);
            parser.tree.clear();
            if eval.given_up() || parser.too_deep {
                break;
            }
        }
        eval.reports.syntax_errors.append(&mut parser.lexer.errors.take());
        eval.reports.diagnostics.append(&mut parser.lexer.warnings);
        eval.flush_syntax_errors();
        let recovery = parser.recovery;
        let lexer = parser.lexer.with_includes(None);
        (Run { lexer, eval, opened: files.opened, recovery }, is_separate)
    }

    /// The records that were finished, with all diagnostics, and whether there is an error.
    pub(crate) fn finish(self) -> (Records, bool) {
        let mut eval = self.eval;
        eval.explain_unknown_names();
        let failed = eval.has_errors();
        let (store, diagnostics) = (Arc::new(eval.store), eval.reports.diagnostics);
        let (sources, dependencies) = (self.lexer.sources, self.opened.dependencies);
        let (lists, uses) = (Arc::default(), Uses::default());
        (Records { store, sources, diagnostics, dependencies, lists, uses }, failed)
    }
}

/// The search for included files.
struct Files<'s> {
    session: &'s Session,
    opened: Opened,
}

/// The results of the search for included files.
#[derive(Clone, Default)]
pub(crate) struct Opened {
    dependencies: Dependencies,
    /// The results of the session's own search, by name, and by the folder of the including
    /// file if that is searched, too.
    found: HashMap<(String, PathBuf), (String, Text)>,
    /// The names of the files that were opened, for [`Session::combined`].
    names: HashSet<String>,
    /// Each `include`, if the run is to continue with another root.
    includes: Option<Vec<Include>>,
}

/// An `include` that opened a file.
#[derive(Clone)]
struct Include {
    /// The name in the directive.
    name: String,
    /// The name of the including file.
    from: String,
    /// The name and the text of the file that it opened.
    found: (String, Text),
}

impl Opened {
    /// Whether each `include` would open the same text again.
    pub(crate) fn is_current(&self, session: &Session) -> bool {
        let mut files = Files { session, opened: Opened::default() };
        self.includes.iter().flatten().all(|Include { name, from, found: (found, text) }| {
            let again = files.search(name, from);
            again.is_ok_and(|(other, other_text)| other == *found && other_text.is_same(text))
        })
    }
}

impl Includes for Files<'_> {
    fn open(&mut self, name: &str, from: &str) -> Result<(String, Text), NotOpened> {
        let (found, text) = self.search(name, from)?;
        let opened = &mut self.opened;
        if let Some(includes) = &mut opened.includes {
            let (name, from) = (name.to_owned(), from.to_owned());
            includes.push(Include { name, from, found: (found.clone(), text.clone()) });
        }
        let again = self.session.combined && !opened.names.insert(found.clone());
        Ok((found, if again { Text::from("") } else { text }))
    }

    fn is_tolerant(&self) -> bool {
        self.session.tolerant
    }

    fn max_depth(&self) -> usize {
        self.session.limits.include_depth as usize
    }

    fn max_bytes(&self) -> usize {
        self.session.limits.source_bytes
    }
}

impl Files<'_> {
    fn search(&mut self, name: &str, from: &str) -> Result<(String, Text), NotOpened> {
        let beside = Path::new(from).parent().filter(|_| self.session.search_beside).unwrap_or(Path::new(""));
        // A file with an `include` of its own name gets another file than its neighbours do.
        let is_own = self.session.search_beside && beside.join(name).as_os_str() == from;
        let beside = if is_own { Path::new(from) } else { beside };
        let key = (name.to_owned(), beside.to_owned());
        if let Some((name, text)) = self.opened.found.get(&key) {
            return Ok((name.clone(), text.clone()));
        }
        let mut missed = Vec::new();
        let found = match &self.session.resolver {
            Some(resolver) => resolver.resolve(name, from, &mut missed),
            None => self.session.find(name, from, &mut missed),
        };
        for path in missed {
            if !has(&self.opened.dependencies.missed, &path) {
                self.opened.dependencies.missed.push(path);
            }
        }
        match found {
            Ok(Some(Resolved { name, path, text })) => {
                if let Some(path) = path.filter(|path| !has(&self.opened.dependencies.opened, path)) {
                    self.opened.dependencies.opened.push(path);
                }
                if self.session.resolver.is_none() {
                    self.opened.found.insert(key, (name.clone(), text.clone()));
                }
                Ok((name, text))
            }
            Ok(None) => {
                let message = format!("could not find include file '{name}'");
                let close = crate::closest(name, self.session.files.keys().map(|known| &**known));
                let help = match close {
                    Some(close) => vec![format!("did you mean `{close}`?")],
                    None => self.session.include_help(name),
                };
                Err(NotOpened { message, help })
            }
            Err(message) => Err(NotOpened { message, help: Vec::new() }),
        }
    }
}

impl IncludeResolver for Session {
    fn resolve(&self, name: &str, from: &str, missed: &mut Vec<PathBuf>) -> Result<Option<Resolved>, String> {
        self.find(name, from, missed)
    }
}

impl Session {
    /// Opens the text for an `include` in a file.
    pub(crate) fn find(
        &self,
        name: &str,
        from: &str,
        missed: &mut Vec<PathBuf>,
    ) -> Result<Option<Resolved>, String> {
        if let Some(text) = self.files.get(name) {
            let (name, text) = (name.to_owned(), text.clone());
            return Ok(Some(Resolved { name, path: None, text }));
        }
        let as_written = PathBuf::from(name);
        let in_dirs = self.include_dirs.iter().map(|dir| dir.join(name));
        let beside = Path::new(from).parent().filter(|_| self.search_beside);
        // An `include` of a file's own name means another file.
        let beside = beside.map(|dir| dir.join(name)).filter(|path| path.as_os_str() != from);
        for path in beside.into_iter().chain([as_written]).chain(in_dirs) {
            match read(&path) {
                Ok(text) => {
                    let name = path.display().to_string();
                    return Ok(Some(Resolved { name, path: Some(path), text }));
                }
                Err(error) if is_absent(&error) => {
                    if !missed.contains(&path) {
                        missed.push(path);
                    }
                }
                Err(error) => return Err(format!("cannot read `{}`: {error}", path.display())),
            }
        }
        Ok(None)
    }
}

/// Whether `paths` contains a path in the same spelling. `Path::eq` compares component by
/// component, which takes too long with hundreds of paths.
fn has(paths: &[PathBuf], path: &Path) -> bool {
    paths.iter().any(|other| other.as_os_str() == path.as_os_str())
}

fn is_absent(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{IsADirectory, NotADirectory, NotFound};
    matches!(error.kind(), NotFound | NotADirectory | IsADirectory)
}

#[cfg(test)]
mod tests {
    use crate::Session;

    #[test]
    fn deep_nesting_needs_little_of_the_callers_stack() {
        let depth = 500;
        let (open, close) = ("list<".repeat(depth), ">".repeat(depth));
        let (value, end) = ("[".repeat(depth), "]".repeat(depth));
        let text = format!(
            "class Sum<int i> {{ int sum = !if(!eq(i, 0), 0, !add(i, Sum<!sub(i, 1)>.sum)); }}\n\
             def a {{ {open}int{close} x = {value}1{end}; int sum = Sum<{depth}>.sum; }}"
        );
        let sum = || {
            let records = Session::new().parse_str("a.td", text.as_str()).expect("a good text");
            records.def("a").expect("it is there").get::<i64>("sum").expect("a number")
        };
        let sum = std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().stack_size(1 << 20).spawn_scoped(scope, sum);
            thread.expect("a thread").join().expect("no panic")
        });
        assert_eq!(sum, 125_250);
    }
}
