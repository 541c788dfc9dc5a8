//! Generates Rust dialects from TableGen definition files.
//!
//! In a build script:
//!
//! ```no_run
//! // build.rs, in `fn main`:
//! isogloss_codegen::compile("defs/toy.td");
//! ```
//!
//! and in the library `isogloss::include_dialect!("toy");`. [`Config`] has the
//! options; [`generate`] does the same for evaluated records.
//!
//! [`isogloss_tablegen`] evaluates a definition file to records;
//! [`ods`](definitions) reads them into the typed [`model`] of dialects, with all
//! checks; the emitter writes the model as Rust. The derives of `isogloss-macros`
//! fill the same model.
#![forbid(unsafe_code)]

mod codes;
mod config;
mod emit;
mod grammar;
mod lints;
pub mod model;
mod names;
mod ods;
mod options;
mod output;
mod report;
mod rust_type;
mod source;

pub use codes::{EXPLANATIONS, explain, is_form_of_nothing, is_mistake, is_of_form, is_without_effect};
pub use config::{Config, Outputs, Source, compile, try_compile};
pub use isogloss_support::{OutputFile, wants_color, write_if_changed};
pub use isogloss_tablegen::{Diagnostic, Errors};
pub use lints::{LINTS, Level, Lint, LintLevels, SETTINGS_FILE, find_settings, lint, read_settings};
pub use ods::{
    CppMeanings, CppNames, RecordKind, definitions, definitions_for_tables, fields_without_effect,
};
pub use options::{DocMode, Options};
pub use report::{Entry, Hook, Report, Status};

use isogloss_tablegen::{Record, Records, Severity, Text};
use ods::Extent;
use proc_macro2::TokenStream;

/// The Rust source of the dialects that a definition file defines.
///
/// ```
/// use isogloss_codegen::{Options, generate, session};
/// let records = session().parse_str("toy.td", r#"
///     include "isogloss/Dialect.td"
///     def Toy_Dialect : Dialect { let name = "toy"; }
///     def Toy_UnitType : TypeDef<Toy_Dialect, "Unit"> { let mnemonic = "unit"; }
/// "#)?;
/// let rust = generate(&records, &Options::default()).expect("sound definitions").source;
/// assert!(rust.contains("pub struct UnitType<'c>"));
/// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
/// ```
///
/// # Errors
/// All errors of the definitions, with spans in the records' sources.
pub fn generate(records: &Records, options: &Options) -> Result<Generated, Vec<Diagnostic>> {
    with_report(records, options, false).map(|(generated, _)| generated)
}

/// As [`generate`], with a report on each record.
///
/// ```
/// use isogloss_codegen::{Options, Status, generate_with_report, session};
/// let records = session().parse_str("toy.td", r#"
///     include "isogloss/Dialect.td"
///     def Toy_Dialect : Dialect { let name = "toy"; }
///     def Toy_UnitType : TypeDef<Toy_Dialect, "Unit"> { let mnemonic = "unit"; let genVerifyDecl = 1; }
/// "#)?;
/// let (_, report) = generate_with_report(&records, &Options::default()).expect("sound definitions");
/// let unit = report.entries.iter().find(|entry| entry.def == "Toy_UnitType").expect("an entry");
/// assert_eq!(unit.status, Status::NeedsUserCode);
/// assert_eq!(unit.hooks[0].implement, "impl UnitTypeVerify for UnitType<'_>");
/// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
/// ```
///
/// # Errors
/// As [`generate`].
pub fn generate_with_report(
    records: &Records,
    options: &Options,
) -> Result<(Generated, Report), Vec<Diagnostic>> {
    with_report(records, options, true)
}

/// The part of the output of [`generate`] for one record; `None` for a record without Rust of its own, such as a
/// constraint.
///
/// ```
/// use isogloss_codegen::{Options, generate_record, session};
/// let records = session().parse_str("toy.td", r#"
///     include "isogloss/Dialect.td"
///     def Toy_Dialect : Dialect { let name = "toy"; }
///     def Toy_UnitType : TypeDef<Toy_Dialect, "Unit"> { let mnemonic = "unit"; }
///     def Toy_PairType : TypeDef<Toy_Dialect, "Pair"> { let mnemonic = "pair"; }
/// "#)?;
/// let pair = records.def("Toy_PairType").expect("a definition");
/// let rust = generate_record(pair, &Options::default()).expect("sound definitions").expect("a type");
/// assert!(rust.contains("pub struct PairType<'c>") && !rust.contains("UnitType"));
/// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
/// ```
///
/// # Errors
/// As [`generate`].
pub fn generate_record(record: Record<'_>, options: &Options) -> Result<Option<String>, Vec<Diagnostic>> {
    let mut diagnostics = Vec::new();
    let Some((dialects, _)) = without_refused(record.records(), options, &mut diagnostics) else {
        options.lints.apply(&mut diagnostics);
        return Err(diagnostics);
    };
    Ok(emit::record(options, &dialects, record).map(source::items))
}

/// The source, and the report if requested.
fn with_report(
    records: &Records,
    options: &Options,
    wants_report: bool,
) -> Result<(Generated, Report), Vec<Diagnostic>> {
    let mut diagnostics = Vec::new();
    let Some((dialects, refused, emitted)) = emitted(records, options, true, &mut diagnostics) else {
        options.lints.apply(&mut diagnostics);
        return Err(diagnostics);
    };
    let source = source::items(emitted.tokens);
    let report = if wants_report {
        report::report(records, options, &dialects, &refused, emitted.wanted, &diagnostics)
    } else {
        Report::default()
    };
    // The report has the parts without effect also if their lints are silent.
    Ok((Generated { source, warnings: leveled(diagnostics, options)? }, report))
}

/// The warnings at the levels of the options; the error has all diagnostics if a level makes an error of any.
fn leveled(mut diagnostics: Vec<Diagnostic>, options: &Options) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
    options.lints.apply(&mut diagnostics);
    if has_errors(&diagnostics) { Err(diagnostics) } else { Ok(diagnostics) }
}

fn has_errors(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
}

/// The dialects that records define, with all diagnostics that [`generate`] gives for the definitions, but without the
/// source. If there is an error, the dialects are incomplete.
///
/// ```
/// use isogloss_codegen::{Options, check, session};
/// let records = session().parse_str("toy.td", r#"
///     include "isogloss/Dialect.td"
///     def Toy_Dialect : Dialect { let name = "toy"; }
///     def Toy_UnitType : TypeDef<Toy_Dialect, "Unit"> { let mnemonic = "unit"; let assemblyFormat = "$x"; }
/// "#)?;
/// let (dialects, diagnostics) = check(&records, &Options::default());
/// assert_eq!(dialects[0].prefix(), "toy");
/// assert_eq!(diagnostics[0].code, Some("E0301"));
/// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
/// ```
#[must_use]
pub fn check(records: &Records, options: &Options) -> (Vec<model::Dialect>, Vec<Diagnostic>) {
    check_to(records, options, Extent::All)
}

/// The diagnostics of [`check`] alone, which need no code for interfaces of other crates. For editors.
///
/// ```
/// use isogloss_codegen::{Options, check, diagnostics, session};
/// let records = session().parse_str("toy.td", r#"
///     include "isogloss/Op.td"
///     def Toy_Dialect : Dialect { let name = "toy"; }
///     def Toy_AddOp : Op<Toy_Dialect, "add"> { let assemblyFormat = "$x"; }
/// "#)?;
/// let options = Options::default();
/// assert_eq!(diagnostics(&records, &options)[0].message, check(&records, &options).1[0].message);
/// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
/// ```
#[must_use]
pub fn diagnostics(records: &Records, options: &Options) -> Vec<Diagnostic> {
    check_to(records, options, Extent::Own).1
}

fn check_to(records: &Records, options: &Options, extent: Extent) -> (Vec<model::Dialect>, Vec<Diagnostic>) {
    let mut diagnostics = Vec::new();
    let (mut dialects, _) = ods::sound_definitions(records, options, &mut diagnostics, extent);
    if diagnostics.iter().all(|diagnostic| diagnostic.severity != Severity::Error) {
        let authors = ods::Authors::new(records, options);
        let unknown = lints::check::conditions_of_operations(&dialects, &authors);
        diagnostics.extend(lints::check::conditions_of_parameters(&dialects, &authors));
        let mut found = Vec::new();
        for (dialect, operation, part, warning) in lints::lost_default::check(&options.runtime(), &dialects) {
            dialects[dialect].operations[operation].drop_default(part);
            found.push((dialect, operation, warning));
        }
        found.extend(unknown);
        found.sort_by_key(|(dialect, operation, _)| (*dialect, *operation));
        diagnostics.extend(found.into_iter().map(|(.., diagnostic)| diagnostic));
    }
    options.lints.apply(&mut diagnostics);
    (dialects, diagnostics)
}

/// Frees the table of source positions of Rust that was parsed on this thread. For long-running programs such as a
/// language server: each check adds to the table.
///
/// Afterwards, models of definitions on this thread have invalid positions in Rust. Not for procedural macros.
///
/// ```
/// use isogloss_codegen::{Options, check, forget_rust_positions, session};
/// let records = session().parse_str("toy.td", "include \"isogloss/Dialect.td\"")?;
/// drop(check(&records, &Options::default()));
/// forget_rust_positions();
/// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
/// ```
pub fn forget_rust_positions() {
    proc_macro2::extra::invalidate_current_thread_spans();
}

/// The result of [`generate`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Generated {
    /// The Rust source.
    pub source: String,
    /// The warnings.
    pub warnings: Vec<Diagnostic>,
}

/// All dialects, the refused records, and the items for source or for a macro, if there are no errors.
fn emitted(
    records: &Records,
    options: &Options,
    is_source: bool,
    diagnostics: &mut Vec<Diagnostic>,
) -> Option<(Vec<model::Dialect>, ods::Refused, emit::Emitted)> {
    let (dialects, refused) = without_refused(records, options, diagnostics)?;
    diagnostics.extend(lints::check::dialects(&dialects, Some(&ods::Authors::new(records, options))));
    if diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return None;
    }
    let emitted = emit::all(options, &dialects, records, is_source);
    Some((dialects, refused, emitted))
}

/// All dialects without items that Rust cannot express, and the refused records, if there are no errors.
fn without_refused(
    records: &Records,
    options: &Options,
    diagnostics: &mut Vec<Diagnostic>,
) -> Option<(Vec<model::Dialect>, ods::Refused)> {
    let (mut dialects, mut refused) = ods::sound_definitions(records, options, diagnostics, Extent::All);
    if diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return None;
    }
    drop_patterns_of_cpp(options, &mut dialects, &mut refused, diagnostics);
    if diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return None;
    }
    drop_unreadable_defaults(options, &mut dialects, diagnostics);
    Some((dialects, refused))
}

/// Removes patterns with C++ that has no counterpart in Rust: a pattern without one of its conditions would be wrong.
fn drop_patterns_of_cpp(
    options: &Options,
    dialects: &mut [model::Dialect],
    refused: &mut ods::Refused,
    diagnostics: &mut Vec<Diagnostic>,
) {
    let runtime = options.runtime();
    let emitter = emit::Emitter::new(&runtime, dialects);
    let mut found = Vec::new();
    for dialect in dialects.iter() {
        for pattern in &dialect.patterns {
            if let Some(unknown) = emitter.unknown_parts(pattern).first() {
                found.push((pattern, ods::cpp_in_pattern(pattern, unknown, dialect.hooks_are_cpp)));
            }
        }
    }
    let found: Vec<(String, Diagnostic)> =
        found.into_iter().map(|(pattern, diagnostic)| (pattern.record.text.clone(), diagnostic)).collect();
    for dialect in dialects {
        dialect.patterns.retain(|pattern| found.iter().all(|(name, _)| *name != pattern.record.text));
    }
    for (name, diagnostic) in found {
        refused.insert(name, diagnostic.message.clone());
        diagnostics.push(diagnostic);
    }
}

/// Removes default values of attributes and properties that Rust cannot express, with a warning for each.
fn drop_unreadable_defaults(
    options: &Options,
    dialects: &mut [model::Dialect],
    diagnostics: &mut Vec<Diagnostic>,
) {
    for (dialect, operation, part, warning) in lints::lost_default::check(&options.runtime(), dialects) {
        dialects[dialect].operations[operation].drop_default(part);
        diagnostics.push(warning);
    }
}

/// The items of all dialects that records define, for macros.
///
/// # Errors
/// As [`generate`].
#[doc(hidden)]
pub fn dialect_tokens(records: &Records, options: &Options) -> Generation {
    let mut diagnostics = Vec::new();
    match emitted(records, options, false, &mut diagnostics) {
        Some((_, _, emitted)) => Ok((emitted.tokens, unverified(leveled(diagnostics, options)?))),
        None => Err(diagnostics),
    }
}

/// Items, and the warnings that macros show: about conditions that the items do not verify, and about C++.
#[doc(hidden)]
pub type Generation = Result<(TokenStream, Vec<Diagnostic>), Vec<Diagnostic>>;

fn unverified(mut diagnostics: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let shown = [codes::UNCHECKED, codes::OP_DEFAULT, codes::RUST_EXPRESSION];
    diagnostics.retain(|diagnostic| diagnostic.code.is_some_and(|code| shown.contains(&code)));
    diagnostics
}

/// The items of the operation that a derive declares, from its records.
///
/// # Errors
/// As [`generate`].
#[doc(hidden)]
pub fn operation_tokens(records: &Records, owner: &model::OperationOwner, options: &Options) -> Generation {
    let mut diagnostics = Vec::new();
    let mut dialects = definitions(records, options, &mut diagnostics);
    if diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return Err(diagnostics);
    }
    drop_unreadable_defaults(options, &mut dialects, &mut diagnostics);
    diagnostics.extend(lints::check::declared_operations(&dialects));
    if diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return Err(diagnostics);
    }
    Ok((emit::declared_operations(options, &dialects, owner), unverified(diagnostics)))
}

/// The items for a derive's declaration, as tokens, so that the compiler's errors point at the author's code. Adds
/// warnings about conditions that are not verified, and errors about conditions that are not understood.
#[doc(hidden)]
#[must_use]
pub fn declared_tokens(item: Declared<'_>, options: &Options, warnings: &mut Vec<Diagnostic>) -> TokenStream {
    let runtime = options.runtime();
    let emitter = emit::Emitter::new(&runtime, &[]);
    match item {
        Declared::Dialect(dialect) => emitter.dialects(std::slice::from_ref(dialect)),
        Declared::Def { def, dialect } => {
            warnings.extend(lints::check::declared_def(def));
            emitter.def(def, dialect)
        }
        Declared::Enum(item) => emitter.enumeration(item),
        Declared::Interface(item) => emitter.interface(item),
    }
}

/// The declaration of a derive.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum Declared<'m> {
    /// A dialect, which lists its items.
    Dialect(&'m model::Dialect),
    /// A type or an attribute of a dialect.
    Def {
        /// The item.
        def: &'m model::Def,
        /// The prefix of the dialect.
        dialect: &'m str,
    },
    /// An enum.
    Enum(&'m model::Enum),
    /// An interface.
    Interface(&'m model::Interface),
}

/// A Rust type as formatted source: `Type<'c>`.
#[doc(hidden)]
#[must_use]
pub fn type_text(ty: TokenStream) -> String {
    source::one_line(ty)
}

/// A TableGen session with the embedded standard library (`include "isogloss/Dialect.td"`
/// needs no path) that also searches the directory of the including file.
pub fn session() -> isogloss_tablegen::Session {
    library().search_beside(true)
}

/// Whether the library has forms of the operations of a dialect, in the file `isogloss/forms/NAME.td`.
///
/// ```
/// assert!(isogloss_codegen::has_forms("affine"));
/// assert!(!isogloss_codegen::has_forms("mine"));
/// ```
#[must_use]
pub fn has_forms(dialect: &str) -> bool {
    let is_of = |name: &str| {
        name.strip_suffix(".td").and_then(|name| name.strip_prefix("isogloss/forms/")) == Some(dialect)
    };
    isogloss_defs::forms().iter().any(|(name, _)| is_of(name))
}

/// How an include directory is given.
const SEARCHED: &str = "named by `-I` of the command, or by `include_dir` of `Config` and `dialect!`";

/// A TableGen session with the embedded standard library.
fn library() -> isogloss_tablegen::Session {
    let files = isogloss_defs::files().iter().chain(isogloss_defs::forms());
    isogloss_tablegen::Session::new()
        .files(files.map(|&(name, text)| (name, Text::embedded(text))))
        .include_hint("", format!("its folder is {SEARCHED}"))
        .include_hint("mlir/", format!("MLIR's own files: the folder that contains `mlir` is {SEARCHED}"))
        .include_hint(
            "mlir/",
            "without MLIR: `include \"isogloss/Op.td\"` has the same classes, constraints, traits and interfaces",
        )
}
