//! The reports of the verifier: [`Violation`], which borrows the context, and [`VerifyError`], which owns its text.

use super::location::SourceMap;
use crate::builtin::Location;
use crate::{Diagnostic, Severity};
use std::error::Error;
use std::fmt;
use std::ops::Deref;

/// An error that the verifier found, or a note that belongs to one.
///
/// `?` converts it to a [`Diagnostic`] or to a boxed error, which own their text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Violation<'c> {
    /// The severity.
    pub severity: Severity,
    /// The message.
    pub message: String,
    /// The location of the operation or the block.
    pub location: Location<'c>,
    /// The notes that explain it.
    pub notes: Vec<Violation<'c>>,
}

impl<'c> Violation<'c> {
    /// A violation without notes.
    pub(crate) fn new(severity: Severity, message: impl Into<String>, location: Location<'c>) -> Self {
        Self { severity, message: message.into(), location, notes: Vec::new() }
    }
}

impl fmt::Display for Violation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.location, self.severity, self.message)?;
        self.notes.iter().try_for_each(|note| write!(f, "\n{note}"))
    }
}

impl From<Violation<'_>> for Diagnostic {
    fn from(violation: Violation<'_>) -> Self {
        let Violation { severity, message, location, notes } = violation;
        let diagnostic = Self::new(severity, message).at_location(location);
        notes.into_iter().fold(diagnostic, |diagnostic, note| diagnostic.with_note(note.into()))
    }
}

// `Violation` is not an `Error`: as it borrows, it could not be boxed.
impl From<Violation<'_>> for Box<dyn Error> {
    fn from(violation: Violation<'_>) -> Self {
        Diagnostic::from(violation).into()
    }
}

impl From<Violation<'_>> for Box<dyn Error + Send + Sync> {
    fn from(violation: Violation<'_>) -> Self {
        Diagnostic::from(violation).into()
    }
}

/// The error of [`Ir::verify`](super::Ir::verify): all violations, at least one, as diagnostics.
///
/// It borrows nothing, so it can be returned from `main` and sent to another thread. Its text has the position of each
/// violation, `FILE:LINE:COLUMN`, or the location if that is not in a file; and the line there, if the text is known: see
/// [`Self::in_source`].
/// [`Ir::inspect`](super::Ir::inspect) has the locations themselves.
///
/// ```
/// use isogloss::{Context, ir::Ir};
/// fn run() -> Result<(), Box<dyn std::error::Error>> {
///     let ctx = Context::new();
///     let ir = Ir::parse_named(&ctx, "a.mlir", b"module {\n  module { \"builtin.module\"() : () -> () }\n}")?;
///     ir.verify()?;
///     Ok(())
/// }
/// let error = run().unwrap_err();
/// assert!(format!("Error: {error:?}").starts_with(
///     "Error: a.mlir:2:12: error: 'builtin.module' op requires one region\n  \
///     module { \"builtin.module\"() : () -> () }\n           ^\n"
/// ));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct VerifyError(Vec<Diagnostic>);

impl VerifyError {
    pub(super) fn new(reports: Vec<Violation<'_>>, sources: &SourceMap<'_>) -> Self {
        let error = Self(reports.into_iter().map(Diagnostic::from).collect());
        sources.texts().fold(error, |error, (name, text)| error.in_source(&name, text))
    }

    /// The same, with the source lines of violations and notes; `name` is the name of the text's file in locations.
    /// [`Ir::parse`](super::Ir::parse) and [`Ir::parse_named`](super::Ir::parse_named) keep texts of at most 1 MiB,
    /// whose lines are shown without this.
    ///
    /// ```
    /// use isogloss::{Context, ir::text::{FileOptions, parse_file}};
    /// let ctx = Context::new();
    /// let text = b"\n  \"builtin.module\"() : () -> ()";
    /// let file = parse_file(&ctx, text, &FileOptions::default().name("a.mlir"));
    /// let error = file.ir.verify().unwrap_err().in_source("a.mlir", text);
    /// let lines = "a.mlir:2:3: error: 'builtin.module' op requires one region\n  \"builtin.module\"() : () -> ()\n  ^\n";
    /// assert!(error.to_string().starts_with(lines));
    /// ```
    #[must_use]
    pub fn in_source(self, name: &str, text: &[u8]) -> Self {
        Self(self.0.into_iter().map(|violation| violation.in_source(name, text)).collect())
    }

    /// The violations.
    #[must_use]
    pub fn into_diagnostics(self) -> Vec<Diagnostic> {
        self.0
    }
}

impl Deref for VerifyError {
    type Target = [Diagnostic];

    fn deref(&self) -> &[Diagnostic] {
        &self.0
    }
}

impl IntoIterator for VerifyError {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'e> IntoIterator for &'e VerifyError {
    type Item = &'e Diagnostic;
    type IntoIter = std::slice::Iter<'e, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().enumerate().try_for_each(|(index, diagnostic)| {
            let line_break = if index == 0 { "" } else { "\n" };
            write!(f, "{line_break}{diagnostic:#}")
        })
    }
}

impl fmt::Debug for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Error for VerifyError {}

/// The first violation, with the others as notes: `ir.verify()?` in a function whose error is a [`Diagnostic`].
///
/// ```
/// use isogloss_core::{Context, Diagnostic, ir::Ir};
/// fn check(text: &str) -> Result<(), Diagnostic> {
///     let ctx = Context::new();
///     Ir::parse(&ctx, text)?.verify()?;
///     Ok(())
/// }
/// let error = check(r#"module { "builtin.module"() : () -> () }"#).unwrap_err();
/// assert_eq!(error.message(), "'builtin.module' op requires one region");
/// ```
impl From<VerifyError> for Diagnostic {
    fn from(error: VerifyError) -> Self {
        let mut violations = error.into_iter();
        // A failed verification has at least one violation.
        let first = violations.next().unwrap_or_else(|| Self::error("the IR is invalid"));
        violations.fold(first, Self::with_note)
    }
}

#[cfg(test)]
mod tests {
    use crate::Context;
    use crate::ir::{Ir, OwnedIr, VerifyOptions};

    const TEXT: &str = "module {\n  \"builtin.module\"() : () -> () loc(\"named\")\n} loc(\"b.mlir\":7:9)\n\
        \"builtin.module\"() : () -> () loc(fused[\"x\", callsite(\"c.mlir\":3:4 at \"b.mlir\":1:1)])\n";

    #[test]
    fn errors_own_their_text_and_have_the_first_file_position() {
        let ir = OwnedIr::parse(Context::new(), TEXT).expect("a module");
        let error = ir.with(|ir| ir.verify()).expect_err("two modules without a region");
        let first_lines: Vec<String> =
            error.iter().map(|found| format!("{found:#}").lines().next().unwrap_or("").to_owned()).collect();
        assert_eq!(
            first_lines,
            [
                "c.mlir:3:4: error: 'builtin.module' op requires one region",
                "loc(\"named\"): error: 'builtin.module' op requires one region"
            ]
        );
        assert_eq!(
            error.to_string(),
            error.iter().map(|one| format!("{one:#}")).collect::<Vec<_>>().join("\n")
        );
        assert_eq!(format!("{error:?}"), error.to_string());
        let boxed: Box<dyn std::error::Error + Send + Sync> = error.clone().into();
        assert_eq!(boxed.to_string(), error.to_string());
    }

    #[test]
    fn a_violation_becomes_a_diagnostic_with_its_notes() {
        let ctx = Context::new();
        let ir = Ir::parse(&ctx, TEXT).expect("a module");
        let found = ir.inspect(&VerifyOptions::default());
        assert!(!found.accepted);
        let diagnostics: Vec<crate::Diagnostic> = found.reports.into_iter().map(Into::into).collect();
        assert_eq!(diagnostics[0].notes().len(), 1);
        let shown = |diagnostics: &[crate::Diagnostic]| {
            diagnostics.iter().map(|one| one.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(shown(&ir.verify().expect_err("errors").into_diagnostics()), shown(&diagnostics));
    }

    /// An error with a note elsewhere: the value is used before it is defined.
    const LATE: &str = "\"t.loop\"() ({\n  \"t.use\"(%0) : (i8) -> ()\n  \"t.jump\"()[^b] : () -> ()\n^b:\n\
        \t%0 = \"t.def\"() : () -> i8\n  \"t.end\"() : () -> ()\n}) {d} : () -> ()";

    #[test]
    fn errors_show_the_lines_of_a_text() {
        let text = format!("func.func @f() {{\n{LATE}\nreturn\n}}");
        let ctx = Context::with_dialects([crate::dialects::func::dialect()]);
        let ir = Ir::parse_named(&ctx, "a.mlir", text.as_bytes()).expect("valid text");
        let kept = ir.verify().expect_err("an error").to_string();
        assert!(
            kept.starts_with("a.mlir:3:3: error: operand #0 does not dominate this use\n  \"t.use\"(%0)"),
            "{kept}"
        );
        assert!(
            kept.contains("(op in the same region)\n        %0 = \"t.def\"() : () -> i8\n             ^"),
            "{kept}"
        );
        assert_eq!(ir.clone().verify().expect_err("an error").to_string(), kept);
        // A file of another name, a shorter one, and a long one that is not given have no lines to show.
        let parser = crate::text::ParserOptions::default().allow_unregistered(true);
        let options = crate::ir::text::FileOptions::default().name("a.mlir").parser(parser);
        let file = crate::ir::text::parse_file(&ctx, text.as_bytes(), &options);
        let bare = file.ir.verify().expect_err("an error");
        assert!(!bare.to_string().contains("  ^"), "{bare}");
        assert_eq!(bare.clone().in_source("b.mlir", text.as_bytes()), bare);
        assert_eq!(bare.clone().in_source("a.mlir", b"x\ny"), bare);
        assert_eq!(bare.in_source("a.mlir", text.as_bytes()).to_string(), kept);
        let long = format!("{text}\n{}", "// long\n".repeat(1 << 17));
        let ir = Ir::parse_named(&ctx, "a.mlir", long.as_bytes()).expect("valid text");
        let long = ir.verify().expect_err("an error");
        assert!(!long.to_string().contains("  ^"), "{long}");
    }
}
