//! Finds the definition files of dialects by name.
//!
//! An [`Index`] scans the headers of classes and defs of a directory without evaluating them. A file belongs to a
//! dialect if it defines the dialect, or a record of a class that names the dialect's record or derives from such a
//! class. All files are scanned for includes and dialects; other headers are scanned only in files that may belong to a
//! requested dialect.

use memchr::memmem::{self, Finder};
use memchr::{memchr, memchr_iter, memchr3, memchr3_iter};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ffi::OsString;
use std::fs::FileType;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, MutexGuard, OnceLock, PoisonError};
use std::{fs, io, mem};

/// The definition files of some directories.
#[derive(Debug, Default)]
pub struct Index {
    files: Vec<File>,
    /// The interned words of the headers.
    words: Mutex<Vocabulary>,
    /// Dialects by name, with their records.
    dialects: BTreeMap<String, Known>,
    /// For each file, it and all that it includes, in order.
    closures: Vec<Vec<usize>>,
    /// For each file, whether it is included by a file that it does not include.
    is_included: Vec<bool>,
}

/// Interned words.
#[derive(Debug, Default)]
struct Vocabulary {
    numbers: FxHashMap<Box<str>, u32>,
}

impl Vocabulary {
    fn number(&mut self, word: &str) -> u32 {
        if let Some(known) = self.numbers.get(word) {
            return *known;
        }
        let number = self.numbers.len() as u32;
        self.numbers.insert(word.into(), number);
        number
    }
}

#[derive(Debug)]
struct Known {
    /// The name of its record.
    record: String,
    file: usize,
    dependencies: Vec<String>,
}

/// A dialect of an [`Index`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Found {
    /// The root files that define it, its types, attributes and operations. Each can be evaluated by itself; two of
    /// them may define records of one name.
    pub files: Vec<PathBuf>,
    /// The names of the dialects that it depends on, as far as the index has them (ODS `dependentDialects`).
    pub dependencies: Vec<String>,
    /// The names of the other dialects whose definitions its files include.
    pub included: Vec<String>,
}

#[derive(Debug)]
struct File {
    path: PathBuf,
    /// The paths relative to the indexed directories, as `include` spells them.
    names: Vec<String>,
    includes: Vec<String>,
    dialects: Vec<DialectBody>,
    /// The headers, scanned on demand.
    headers: OnceLock<Headers>,
}

impl File {
    fn new(path: PathBuf, name: String) -> Self {
        Self { path, names: vec![name], includes: Vec::new(), dialects: Vec::new(), headers: OnceLock::new() }
    }
}

/// The classes and defs of a file. Words are interned: there are many, and most occur often.
#[derive(Debug, Default)]
struct Headers {
    list: Vec<Header>,
    /// The names in all headers.
    names: Vec<u32>,
}

impl Headers {
    /// The headers of a text.
    fn of(text: &str, words: &mut Vocabulary) -> Self {
        let mut headers = Self::default();
        scan(text, text.len(), |is_class, name, names| headers.add(is_class, name, names, words));
        headers
    }

    fn add(&mut self, is_class: bool, name: &str, names: &[&str], words: &mut Vocabulary) {
        let start = self.names.len();
        self.names.extend(names.iter().map(|name| words.number(name)));
        self.list.push(Header { is_class, name: words.number(name), names: start..self.names.len() });
    }

    /// The names between the name of a class or a def and its body.
    fn names_in(&self, header: &Header) -> &[u32] {
        &self.names[header.names.clone()]
    }
}

/// A class or a def.
#[derive(Debug)]
struct Header {
    is_class: bool,
    name: u32,
    /// The range in [`Headers::names`] of the names between its own name and its body.
    names: Range<usize>,
}

/// A def of the class `Dialect`.
#[derive(Debug, Default)]
struct DialectBody {
    /// The name of the record.
    record: String,
    name: String,
    dependencies: Vec<String>,
}

/// Adds the path to the error of a result.
fn named<T>(path: &Path, result: io::Result<T>) -> io::Result<T> {
    result.map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}

impl Index {
    /// Reads all definition files below directories.
    ///
    /// # Errors
    /// If a directory or a file cannot be read; the text of the error names it.
    pub fn read<P: AsRef<Path>>(directories: impl IntoIterator<Item = P>) -> io::Result<Self> {
        let mut index = Self::default();
        // Directories may be nested: each file is read once, and has several names.
        let mut known: FxHashMap<PathBuf, usize> = FxHashMap::default();
        for directory in directories {
            let directory = directory.as_ref();
            // Below it, only links to files are followed.
            let itself = fs::canonicalize(directory).unwrap_or_else(|_| directory.to_owned());
            let mut pending = vec![PathBuf::new()];
            while let Some(below) = pending.pop() {
                let folder =
                    if below.as_os_str().is_empty() { directory.to_owned() } else { directory.join(&below) };
                for (file_name, kind) in named(&folder, folders_and_definitions(&folder))? {
                    if kind.is_dir() {
                        pending.push(below.join(file_name));
                        continue;
                    }
                    let (path, name) = (folder.join(&file_name), below.join(file_name));
                    let itself = if kind.is_symlink() {
                        fs::canonicalize(&path).unwrap_or_else(|_| path.clone())
                    } else {
                        itself.join(&name)
                    };
                    let name = name.to_string_lossy().replace('\\', "/");
                    if let Some(at) = known.get(&itself) {
                        index.files[*at].names.push(name);
                        continue;
                    }
                    known.insert(itself, index.files.len());
                    let text = named(&path, read(&path))?;
                    let end = end_of_outline(&text);
                    let (includes, dialects) = scan(&text, end, |_, _, _| {});
                    index.files.push(File { includes, dialects, ..File::new(path, name) });
                }
            }
        }
        index.resolve();
        Ok(index)
    }

    /// Adds a file with its headers: its text is not read later.
    fn add(&mut self, path: PathBuf, name: String, text: &str) -> &mut File {
        let words = self.words.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut headers = Headers::default();
        let (includes, dialects) = scan(text, text.len(), |is_class, name, names| {
            headers.add(is_class, name, names, words);
        });
        self.files.push(File { includes, dialects, headers: headers.into(), ..File::new(path, name) });
        let last = self.files.len() - 1;
        &mut self.files[last]
    }

    fn words(&self) -> MutexGuard<'_, Vocabulary> {
        self.words.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The headers of a file. An unreadable file has none: its evaluation reports the error.
    fn headers<'f>(&self, file: &'f File) -> &'f Headers {
        file.headers.get_or_init(|| Headers::of(&read(&file.path).unwrap_or_default(), &mut self.words()))
    }

    /// The index of definition files given by name, as in `include`, and text.
    ///
    /// ```
    /// let index = isogloss_load::find::Index::of_files([("t.td", "def T_Dialect : Dialect { let name = \"t\"; }")]);
    /// assert_eq!(index.names().collect::<Vec<_>>(), ["t"]);
    /// ```
    pub fn of_files<'t>(files: impl IntoIterator<Item = (&'t str, &'t str)>) -> Self {
        let mut index = Self::default();
        for (name, text) in files {
            index.add(name.into(), name.to_owned(), text);
        }
        index.resolve();
        index
    }

    /// The index of definition files with the include search of the caller. `files` has paths and texts; `find` returns
    /// the path that `include "name"` in a file opens.
    ///
    /// ```
    /// let files = [("/a/dialect.td", "def T_Dialect : Dialect { let name = \"t\"; }"), ("/b/ops.td", "include \"dialect.td\"\ndef O : Op<T_Dialect, \"o\">;")];
    /// let index = isogloss_load::find::Index::of_included(files, |_, name| Some(format!("/a/{name}")));
    /// assert_eq!(index.dialect("t").unwrap().files, [std::path::Path::new("/b/ops.td")]);
    /// ```
    pub fn of_included<'t>(
        files: impl IntoIterator<Item = (&'t str, &'t str)>,
        mut find: impl FnMut(&str, &str) -> Option<String>,
    ) -> Self {
        let mut index = Self::default();
        for (path, text) in files {
            let file = index.add(path.into(), path.to_owned(), text);
            file.includes = file.includes.iter().filter_map(|name| find(path, name)).collect();
        }
        index.resolve();
        index
    }

    /// The names of the dialects.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.dialects.keys().map(String::as_str)
    }

    /// Whether a dialect has this name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.dialects.contains_key(name)
    }

    /// The dialect of a name.
    #[must_use]
    pub fn dialect(&self, name: &str) -> Option<Found> {
        let known = self.dialects.get(name)?;
        let includes = |at: usize, file: usize| self.closures[at].binary_search(&file).is_ok();
        // Root files are evaluated with all their includes, so names have one meaning there.
        let roots = (0..self.files.len()).filter(|at| !self.is_included[*at] && includes(*at, known.file));
        let mut own = BTreeSet::from([known.file]);
        for root in roots {
            own.extend(self.defining(root, &known.record));
        }
        // A file that needs more than it includes is evaluated as a part of a file that includes it.
        let suffices =
            |at: usize, of: usize| includes(of, known.file) && self.defining(of, &known.record).contains(&at);
        for at in own.clone() {
            if at != known.file && !suffices(at, at) {
                let around = (0..self.files.len()).filter(|other| includes(*other, at));
                own.extend(
                    around
                        .filter(|other| suffices(at, *other))
                        .min_by_key(|other| self.closures[*other].len()),
                );
            }
        }
        // In a cycle of includes, the first file counts.
        let is_below = |at: usize, other: usize| {
            other != at && includes(other, at) && (!includes(at, other) || other < at)
        };
        let outermost = |at: &usize| !own.iter().any(|other| is_below(*at, *other));
        let files: Vec<usize> = own.iter().copied().filter(outermost).collect();
        let is_included = |other: &Known| files.iter().any(|at| includes(*at, other.file));
        let others = self.dialects.iter().filter(|(other, found)| *other != name && is_included(found));
        Some(Found {
            included: others.map(|(other, _)| other.clone()).collect(),
            files: files.into_iter().map(|at| self.files[at].path.clone()).collect(),
            dependencies: known.dependencies.clone(),
        })
    }

    /// The files that include a file: roots first, then by size.
    pub(crate) fn including(&self, path: &Path) -> Vec<&Path> {
        let Some(at) = self.files.iter().position(|file| file.path == path) else { return Vec::new() };
        let around = (0..self.files.len()).filter(|other| *other != at);
        let mut around: Vec<usize> =
            around.filter(|other| self.closures[*other].binary_search(&at).is_ok()).collect();
        around.sort_by_key(|other| (self.is_included[*other], self.closures[*other].len()));
        around.into_iter().map(|other| self.files[other].path.as_path()).collect()
    }

    /// Whether a file includes another one, directly or indirectly.
    pub(crate) fn includes(&self, path: &Path, other: &Path) -> bool {
        let at = |path: &Path| self.files.iter().position(|file| file.path == path);
        at(path).zip(at(other)).is_some_and(|(path, other)| self.closures[path].binary_search(&other).is_ok())
    }

    /// The names of the definitions of a dialect in some files and their includes.
    pub(crate) fn definitions(&self, name: &str, files: &[PathBuf]) -> BTreeSet<String> {
        let Some(known) = self.dialects.get(name) else { return BTreeSet::new() };
        let roots = (0..self.files.len()).filter(|at| files.contains(&self.files[*at].path));
        let numbers: FxHashSet<u32> = roots.flat_map(|at| self.numbers_of(at, &known.record)).collect();
        let words = self.words();
        let named = words.numbers.iter().filter(|(_, number)| numbers.contains(number));
        named.map(|(word, _)| word.to_string()).filter(|word| *word != known.record).collect()
    }

    /// The files that name the record of a dialect without including its definition, with the name of the record.
    pub(crate) fn without_dialect(&self, name: &str) -> (&str, Vec<&Path>) {
        let Some(known) = self.dialects.get(name) else { return ("", Vec::new()) };
        let record = self.words().number(&known.record);
        let around =
            (0..self.files.len()).filter(|at| self.closures[*at].binary_search(&known.file).is_err());
        let names_it = |at: &usize| {
            let headers = self.headers(&self.files[*at]);
            headers.list.iter().any(|header| headers.names_in(header).contains(&record))
        };
        (&known.record, around.filter(names_it).map(|at| self.files[at].path.as_path()).collect())
    }

    /// The files, among a file and its includes, that define records of the dialect with the record `dialect`.
    fn defining(&self, file: usize, dialect: &str) -> Vec<usize> {
        self.records_of(file, dialect).into_iter().map(|(at, _)| at).collect()
    }

    /// The interned names of the records of a dialect in a file and its includes.
    fn numbers_of(&self, file: usize, dialect: &str) -> Vec<u32> {
        self.records_of(file, dialect).into_iter().flat_map(|(_, names)| names).collect()
    }

    /// The files, among a file and its includes, that define records of a dialect, with the interned names of the
    /// records.
    fn records_of(&self, file: usize, dialect: &str) -> Vec<(usize, Vec<u32>)> {
        let files = self.closures[file].iter().map(|at| (*at, self.headers(&self.files[*at])));
        let files: Vec<(usize, &Headers)> = files.collect();
        let dialect = self.words().number(dialect);
        // By interned name: whether it is the dialect, or a class of its records.
        let mut is_of_dialect = vec![false; self.words().numbers.len()];
        is_of_dialect[dialect as usize] = true;
        let names_one = |headers: &Headers, header: &Header, is_of_dialect: &[bool]| {
            headers.names_in(header).iter().any(|name| is_of_dialect[*name as usize])
        };
        let mut is_complete = false;
        while !is_complete {
            is_complete = true;
            for (headers, header) in
                files.iter().flat_map(|(_, headers)| headers.list.iter().map(move |header| (headers, header)))
            {
                if header.is_class
                    && !is_of_dialect[header.name as usize]
                    && names_one(headers, header, &is_of_dialect)
                {
                    is_of_dialect[header.name as usize] = true;
                    is_complete = false;
                }
            }
        }
        let defined = |headers: &Headers| -> Vec<u32> {
            let defs = headers.list.iter().filter(|header| !header.is_class);
            defs.filter(|header| names_one(headers, header, &is_of_dialect))
                .map(|header| header.name)
                .collect()
        };
        let all = files.iter().map(|(at, headers)| (*at, defined(headers)));
        all.filter(|(_, names)| !names.is_empty()).collect()
    }

    /// Resolves includes, and collects the dialects by name.
    fn resolve(&mut self) {
        self.closures = self.closures();
        self.is_included = vec![false; self.files.len()];
        for (at, closure) in self.closures.iter().enumerate() {
            let is_in_cycle = |inner: usize| self.closures[inner].binary_search(&at).is_ok();
            let below = closure.iter().filter(|inner| !is_in_cycle(**inner));
            below.for_each(|inner| self.is_included[*inner] = true);
        }
        // Dialects by the C++ classes that `dependentDialects` names.
        let mut classes: FxHashMap<String, String> = FxHashMap::default();
        for (file, body) in self
            .files
            .iter()
            .enumerate()
            .flat_map(|(at, file)| file.dialects.iter().map(move |body| (at, body)))
        {
            if !body.name.is_empty() {
                classes.insert(body.record.replace('_', ""), body.name.clone());
                let (record, dependencies) = (body.record.clone(), body.dependencies.clone());
                self.dialects.insert(body.name.clone(), Known { record, file, dependencies });
            }
        }
        for (name, known) in &mut self.dialects {
            let named = known.dependencies.iter().filter_map(|class| classes.get(class));
            known.dependencies = named.filter(|needed| *needed != name).cloned().collect();
        }
    }

    /// For each file, itself and its includes, in order.
    fn closures(&self) -> Vec<Vec<usize>> {
        // By the names that `include` uses.
        let mut by_name: FxHashMap<&str, usize> = FxHashMap::default();
        for (at, file) in self.files.iter().enumerate() {
            for name in &file.names {
                // The first directory takes precedence.
                by_name.entry(name).or_insert(at);
            }
        }
        // Relative to the including file, or else below an indexed directory.
        let is_same = |file: &File, other: &File| std::ptr::eq(file, other);
        let find = |file: &File, name: &str| {
            let beside = |own: &String| {
                let (folder, _) = own.rsplit_once('/')?;
                by_name
                    .get(format!("{folder}/{name}").as_str())
                    .filter(|at| !is_same(file, &self.files[**at]))
            };
            file.names.iter().find_map(beside).or_else(|| by_name.get(name)).copied()
        };
        let includes: Vec<Vec<usize>> = self
            .files
            .iter()
            .map(|file| file.includes.iter().filter_map(|name| find(file, name)).collect())
            .collect();
        let mut seen_from = vec![usize::MAX; self.files.len()];
        let closure = |from: usize| {
            let (mut found, mut pending) = (Vec::new(), vec![from]);
            while let Some(at) = pending.pop() {
                if mem::replace(&mut seen_from[at], from) != from {
                    found.push(at);
                    pending.extend(&includes[at]);
                }
            }
            found.sort_unstable();
            found
        };
        (0..self.files.len()).map(closure).collect()
    }
}

/// The words of IR text that may name dialects: words before a dot or after `!` or `#`, and in a text with resources
/// words before a colon, also in strings. The result contains all dialects of the text, and may contain other words.
///
/// ```
/// let names = isogloss_load::find::names_in(b"\"a.x\"() {b.k} : () -> !c<i8> // memref<4xi8>");
/// assert_eq!(names.iter().collect::<Vec<_>>(), ["a", "b", "c"]);
/// ```
#[must_use]
pub fn names_in(text: &[u8]) -> BTreeSet<String> {
    let text = &*without_escapes(text);
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$');
    let before = |end: usize| {
        let start = text[..end].iter().rposition(|byte| !is_part(byte)).map_or(0, |at| at + 1);
        &text[start..end]
    };
    let after = |start: usize| {
        let len = text[start..].iter().take_while(|byte| is_part(byte)).count();
        &text[start..start + len]
    };
    let before_dots = memchr3_iter(b'.', b'!', b'#', text)
        .map(|at| if text[at] == b'.' { before(at) } else { after(at + 1) });
    let in_resources = memmem::find(text, b"{-#").into_iter().flat_map(|resources| {
        memchr_iter(b':', &text[resources..]).map(move |at| text[..resources + at].trim_ascii_end().len())
    });
    let mut found: HashSet<&[u8]> = HashSet::new();
    let mut last: &[u8] = &[];
    for name in before_dots.chain(in_resources.map(before)) {
        // The next operation is often of the same dialect.
        if name != last && !name.first().is_none_or(u8::is_ascii_digit) {
            last = name;
            found.insert(name);
        }
    }
    found.into_iter().map(|name| String::from_utf8_lossy(name).into_owned()).collect()
}

/// A text with its escapes, such as `\6C`, decoded.
fn without_escapes(text: &[u8]) -> Cow<'_, [u8]> {
    let digit = |byte: Option<&u8>| byte.and_then(|byte| char::from(*byte).to_digit(16));
    let escaped = |at: usize| {
        let (high, low) = (digit(text.get(at + 1))?, digit(text.get(at + 2))?);
        u8::try_from(16 * high + low).ok().filter(|_| text[at] == b'\\')
    };
    let places: Vec<usize> = memchr_iter(b'\\', text).filter(|at| escaped(*at).is_some()).collect();
    if places.is_empty() {
        return Cow::Borrowed(text);
    }
    let (mut decoded, mut done) = (Vec::with_capacity(text.len()), 0);
    for at in places {
        // `\\5C` is a backslash and two digits: decoding it is harmless.
        decoded.extend_from_slice(text.get(done..at).unwrap_or_default());
        decoded.extend(escaped(at));
        done = at + 3;
    }
    decoded.extend_from_slice(text.get(done..).unwrap_or_default());
    Cow::Owned(decoded)
}

/// The folders and definition files of a folder, by name.
fn folders_and_definitions(folder: &Path) -> io::Result<Vec<(OsString, FileType)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let (name, kind) = (entry.file_name(), entry.file_type()?);
        if kind.is_dir() || Path::new(&name).extension().is_some_and(|extension| extension == "td") {
            found.push((name, kind));
        }
    }
    found.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
    Ok(found)
}

/// The text of a definition file. Definitions are ASCII outside strings.
fn read(path: &Path) -> io::Result<String> {
    let text = String::from_utf8(fs::read(path)?);
    Ok(text.unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

/// The end of the last word `include` or `Dialect` in a text: no `include` directive and no dialect definition begins
/// after it.
fn end_of_outline(text: &str) -> usize {
    let bytes = text.as_bytes();
    let last = |word: &Finder<'_>| {
        let len = word.needle().len();
        let is_part = |at: usize| bytes.get(at).is_some_and(|byte| is(*byte, WORD));
        let is_word = |at: &usize| !is_part(at.wrapping_sub(1)) && !is_part(at + len);
        word.find_iter(bytes).filter(is_word).last().map_or(0, |at| at + len)
    };
    last(&INCLUDE).max(last(&DIALECT))
}

/// Scans the definitions of a text that begin before an offset, for includes and dialects. `header` gets the other
/// definitions: whether it is a class, its name, and the names between it and the body. Malformed text is skipped: the
/// evaluation reports it.
fn scan<'t>(
    text: &'t str,
    end: usize,
    mut header: impl FnMut(bool, &'t str, &[&'t str]),
) -> (Vec<String>, Vec<DialectBody>) {
    let mut words = Words { text, at: 0 };
    let (mut includes, mut dialects, mut names) = (Vec::new(), Vec::new(), Vec::new());
    while words.at < end
        && let Some(word) = words.next()
    {
        match word {
            "include" => {
                if let Some(included) = words.next().and_then(|word| word.strip_prefix('"')) {
                    includes.push(included.trim_end_matches('"').to_owned());
                }
            }
            "class" | "def" | "defm" => {
                let is_class = word == "class";
                let Some(name) = words.next() else { break };
                names.clear();
                // `def : Pat<...>` has no name.
                let mut open = usize::from(name == "<");
                for word in words.by_ref() {
                    match word {
                        "<" | "(" | "[" => open += 1,
                        ">" | ")" | "]" => open = open.saturating_sub(1),
                        ";" if open == 0 => break,
                        "{" if open == 0 => {
                            if names.contains(&"Dialect") {
                                dialects.push(dialect_body(name, &mut words));
                            } else {
                                words.skip_body();
                            }
                            break;
                        }
                        word if word.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') => {
                            names.push(word);
                        }
                        _ => {}
                    }
                }
                header(is_class, name, &names);
            }
            _ => {}
        }
    }
    (includes, dialects)
}

/// The name and the dependencies of a dialect, whose body begins here.
fn dialect_body(record: &str, words: &mut Words<'_>) -> DialectBody {
    let mut body = DialectBody { record: record.to_owned(), ..DialectBody::default() };
    let (mut depth, mut field) = (1, "");
    while let Some(word) = words.next() {
        match word {
            "{" => depth += 1,
            "}" => depth -= 1,
            ";" => field = "",
            "let" => field = words.next().unwrap_or_default(),
            word => {
                if let Some(text) = word.strip_prefix('"').map(|text| text.trim_end_matches('"')) {
                    match field {
                        "name" => text.clone_into(&mut body.name),
                        "dependentDialects" => {
                            let class = text.rsplit("::").next().unwrap_or(text);
                            body.dependencies.push(class.to_owned());
                        }
                        _ => {}
                    }
                }
            }
        }
        if depth == 0 {
            break;
        }
    }
    body
}

static INCLUDE: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new("include"));
static DIALECT: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new("Dialect"));
static COMMENT_END: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(b"*/"));
static CODE_END: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(b"}]"));

/// The classes of each byte.
const CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let it = byte as u8;
        classes[byte] = if it.is_ascii_whitespace() { BLANK } else { 0 }
            | if it.is_ascii_alphanumeric() || it == b'_' { WORD } else { 0 }
            | if matches!(it, b'{' | b'}' | b'"' | b'[' | b'/' | b'#') { OF_BODIES } else { 0 };
        byte += 1;
    }
    classes
};

const BLANK: u8 = 1;
/// A part of a name or a number.
const WORD: u8 = 2;
/// The meaning of a brace depends on it.
const OF_BODIES: u8 = 4;

fn is(byte: u8, class: u8) -> bool {
    CLASSES[usize::from(byte)] & class != 0
}

/// Names, strings with their quotes, and single characters. Comments and code are skipped.
struct Words<'t> {
    text: &'t str,
    at: usize,
}

impl Words<'_> {
    /// Skips the body that begins here with its closing brace. If the brace is missing, as in a file that is being
    /// edited, nothing is skipped: other definitions may follow.
    fn skip_body(&mut self) {
        // `next` skips comments, code and strings.
        let start = self.at;
        let mut depth = 1;
        while depth > 0 {
            let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
            self.at += rest.iter().position(|byte| is(*byte, OF_BODIES)).unwrap_or(rest.len());
            match self.next() {
                Some("{") => depth += 1,
                Some("}") => depth -= 1,
                Some(_) => {}
                None => {
                    self.at = start;
                    return;
                }
            }
        }
    }
}

impl<'t> Iterator for Words<'t> {
    type Item = &'t str;

    fn next(&mut self) -> Option<&'t str> {
        let bytes = self.text.as_bytes();
        loop {
            let rest = bytes.get(self.at..)?;
            self.at += rest.iter().position(|byte| !is(*byte, BLANK))?;
            let rest = &bytes[self.at..];
            let end = match rest {
                [b'/', b'*', ..] => COMMENT_END.find(rest).map(|at| at + 2),
                [b'[', b'{', ..] => CODE_END.find(rest).map(|at| at + 2),
                // A comment, or a directive of the preprocessor.
                [b'/', b'/', ..] | [b'#', b'i' | b'e' | b'd', ..] => memchr(b'\n', rest),
                _ => break,
            };
            self.at += end.unwrap_or(rest.len());
        }
        let rest = &bytes[self.at..];
        let len = match rest[0] {
            b'"' => {
                let mut len = 1;
                loop {
                    let left = rest.get(len..).unwrap_or_default();
                    match memchr3(b'"', b'\n', b'\\', left) {
                        Some(at) if left[at] == b'\\' => len += at + 2,
                        Some(at) => break len + at + 1,
                        None => break rest.len(),
                    }
                }
            }
            first if is(first, WORD) => rest.iter().position(|byte| !is(*byte, WORD)).unwrap_or(rest.len()),
            first if first < 0x80 => 1,
            // A part of a multi-byte character, outside strings and comments.
            _ => rest.iter().take_while(|byte| **byte >= 0x80).count(),
        };
        let start = self.at;
        self.at = (start + len).min(bytes.len());
        self.text.get(start..self.at).or(Some(""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_may_name_a_dialect_is_found() {
        let names = |text: &str| names_in(text.as_bytes()).into_iter().collect::<Vec<_>>().join(" ");
        assert_eq!(names("%0 = a.op %x#1 : !b.type, !c<i8>, memref<4xf32>, f.g.h"), "a b c f g");
        assert_eq!(names("attributes {d.x = #e<y>, z = #f.g} loc(\"i.mlir\":1:2) 1.5"), "d e f i");
        assert_eq!(names(r#""\61\2Eop"() : () -> ()"#), "a");
        assert_eq!(names(r#""a\\.b\2"() "c.\64.e\""#), "c d");
        assert_eq!(names("a: 1"), "");
        assert_eq!(names("{-# dialect_resources: { a : {b: \"0x\"} } #-}"), "a b dialect_resources");
        assert_eq!(names("\u{e9}a.b \u{e9}.c"), "a");
        assert_eq!(names(""), "");
        assert_eq!(names("a"), "");
    }

    #[test]
    fn headers_and_dialects_are_read() {
        let text = r#"// def No;
            include "b.td"
            def My_Dialect : Dialect {
              let name = "my"; // comment }
              let description = [{ let name = "no"; }];
              let dependentDialects = ["::a::ADialect", "BDialect"];
            }
            class My_Op<string name, list<Trait> traits = []> : Op<My_Dialect, name, traits>;
            def My_AddOp : My_Op<"add", [Pure]> { let summary = "def X : Y;"; }
            "#;
        let read = |text: &str, end| {
            let mut headers = Vec::new();
            let (includes, dialects) =
                scan(text, end, |_, name, names| headers.push((name.to_owned(), names.join(" "))));
            (includes, dialects, headers)
        };
        let (includes, dialects, headers) = read(text, text.len());
        assert_eq!(includes, ["b.td"]);
        let names: Vec<&str> = headers.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["My_Dialect", "My_Op", "My_AddOp"]);
        assert_eq!(headers[1].1, "string name list Trait traits Op My_Dialect name traits");
        let [body] = dialects.as_slice() else { panic!("one dialect: {dialects:?}") };
        assert_eq!(body.record, "My_Dialect");
        assert_eq!(
            (body.name.as_str(), body.dependencies.as_slice()),
            ("my", &["ADialect".to_owned(), "BDialect".to_owned()][..])
        );
        let end = end_of_outline(text);
        assert!(text[..end].ends_with(": Dialect"));
        let (outlined, outlined_dialects, outlined_headers) = read(text, end);
        assert_eq!((outlined, outlined_dialects.len(), outlined_headers.len()), (includes, 1, 1));
        let text = "def A : B { let x = [{ } }]; /* } */ let y = \"}\\\"}\"; let z = {{}}; // }\n#ifdef } \n}\ndef C { let\ndef D;";
        let names: Vec<String> = read(text, text.len()).2.into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["A", "C", "D"]);
        assert_eq!(end_of_outline("DialectX Dialects a.includes"), 0);
    }

    #[test]
    fn files_of_a_folder_are_read_as_those_that_are_given() {
        let files = [
            (
                "a/base.td",
                "def A_Dialect : Dialect { let name = \"a\"; }\nclass A_Op<string n> : Op<A_Dialect, n>;",
            ),
            (
                "a/ops.td",
                "include \"a/base.td\"\ndef A_X : A_Op<\"x\"> { let description = [{ include \"no.td\" }]; }",
            ),
            (
                "b.td",
                "include \"a/base.td\"\ndef B_Dialect : Dialect { let name = \"b\"; }\ndef B_X : Op<B_Dialect>;",
            ),
        ];
        let folder = std::env::temp_dir().join(format!("isogloss-find-{}", std::process::id()));
        fs::create_dir_all(folder.join("a")).expect("a folder");
        for (name, text) in files {
            fs::write(folder.join(name), text).expect("a file");
        }
        let (read, given) = (Index::read([&folder]).expect("readable"), Index::of_files(files));
        for name in ["a", "b"] {
            let (read, mut given) = (read.dialect(name).expect("read"), given.dialect(name).expect("given"));
            given.files.iter_mut().for_each(|file| *file = folder.join(&file));
            assert_eq!(read, given);
        }
        assert_eq!(read.dialect("a").expect("a").files, [folder.join("a/ops.td")]);
        assert!(!read.has("c"));
        fs::remove_dir_all(folder).expect("the folder");
    }
}
