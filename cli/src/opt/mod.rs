//! The driver of `isogloss opt`, which works like `mlir-opt` with a few [passes](Pass).
//!
//! [`run_opt`] parses, verifies and prints each part of a file, and renders diagnostics as `mlir-opt` does. It performs
//! no input or output: the command line is a thin layer around it.

mod expected;
mod passes;
mod report;

pub use passes::Pass;
pub use report::{Report, render_violation};

use expected::Expectations;
use isogloss::bytecode::{self, BytecodeWriteOptions, SharedBytes};
use isogloss::def::Dialect;
use isogloss::ir::text::{self, FileOptions, OpPrintFlags, ParsedFile};
use isogloss::ir::{Ir, OpRef, Position, VerifyOptions};
use isogloss::memref::{lower_contiguous, migrate_buffer_layouts};
use isogloss::text::{LineIndex, ParserOptions, PrintOptions};
use isogloss::{Context, Diagnostic, MlirVersion, Severity};
use report::Source;
use std::cell::OnceCell;
use std::fmt;
use std::io::{self, Write};
use std::ops::Range;
use std::sync::Arc;

/// The options of [`run_opt`], named after the flags of `mlir-opt`.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct OptOptions {
    /// The name of the input in locations and messages; `<stdin>` for standard input.
    pub file_name: String,
    /// `--allow-unregistered-dialect`, and other options of the parser.
    pub parser: ParserOptions,
    /// `--mlir-print-op-generic`, `--mlir-print-debuginfo`, `--mlir-print-local-scope`.
    pub print_flags: OpPrintFlags,
    /// Which constants are elided or printed in hexadecimal.
    pub print: PrintOptions,
    /// `--split-input-file`: parts between `// -----` are processed as separate files.
    pub split_input_file: bool,
    /// `--verify-diagnostics`: the diagnostics are compared with the comments
    /// `// expected-error {{...}}` of the input.
    pub verify_diagnostics: bool,
    /// `--no-implicit-module`.
    pub no_implicit_module: bool,
    /// `--mlir-very-unsafe-disable-verifier-on-parsing`: what was read is printed without being verified.
    pub skip_verifier: bool,
    /// `--canonicalize` and `--cse`: what changes the IR before it is printed, in this order.
    pub passes: Vec<Pass>,
    /// `--color`: messages contain terminal escape sequences for colors.
    pub color: bool,
    /// `--lower-contiguous`, which `mlir-opt` does not have: rewrites layouts that `mlir-opt`
    /// does not support, see [`lower_contiguous`].
    pub lower_contiguous: bool,
    /// `--migrate-buffer-layouts`, which `mlir-opt` does not have: see [`migrate_buffer_layouts`].
    pub migrate_buffer_layouts: bool,
    /// `--emit-bytecode`: bytecode is written instead of text.
    pub emit_bytecode: bool,
    /// `--emit-bytecode-version`, `--target-version`, `--emit-bytecode-producer`, `--elide-resource-data-from-bytecode`.
    pub bytecode: BytecodeWriteOptions,
}

impl OptOptions {
    /// Sets the option of a flag of `mlir-opt`, such as `--split-input-file`. Returns `false`
    /// for an unknown flag, and for a value that is not a number.
    ///
    /// ```
    /// use isogloss_cli::opt::OptOptions;
    /// let mut options = OptOptions::default();
    /// assert!(options.set_flag("--mlir-print-op-generic"));
    /// assert!(options.set_flag("--mlir-elide-elementsattrs-if-larger=8"));
    /// assert!(options.set_flag("--canonicalize"));
    /// assert!(!options.set_flag("--sccp"));
    /// ```
    pub fn set_flag(&mut self, flag: &str) -> bool {
        let flag = flag.strip_prefix("--").or_else(|| flag.strip_prefix('-')).unwrap_or(flag);
        match flag {
            "allow-unregistered-dialect" => self.parser.allow_unregistered = true,
            "keep-unknown-forms" => self.parser.keep_unknown_forms = true,
            "mlir-print-op-generic" => self.print_flags.generic = true,
            "mlir-print-debuginfo" => self.print_flags.debug_info = true,
            "mlir-print-local-scope" => self.print_flags.local_scope = true,
            "split-input-file" => self.split_input_file = true,
            "verify-diagnostics" => self.verify_diagnostics = true,
            "no-implicit-module" => self.no_implicit_module = true,
            "mlir-very-unsafe-disable-verifier-on-parsing" => self.skip_verifier = true,
            "mlir-print-assume-verified" => self.print_flags.assume_verified = true,
            "color" => self.color = true,
            "lower-contiguous" => self.lower_contiguous = true,
            "migrate-buffer-layouts" => self.migrate_buffer_layouts = true,
            "emit-bytecode" => self.emit_bytecode = true,
            "elide-resource-data-from-bytecode" => self.bytecode.elide_resource_data = true,
            _ => match Pass::of_flag(flag) {
                Some(pass) => self.passes.push(pass),
                None => return self.set_value(flag).is_some(),
            },
        }
        true
    }

    /// The options of the verifier, which shows operations with the printer's options, except
    /// with `--verify-diagnostics`.
    fn verifier(&self) -> VerifyOptions {
        let mut options = VerifyOptions::allow_unregistered(self.parser.allow_unregistered);
        options.show_operations = !self.verify_diagnostics;
        options.print_flags = self.print_flags;
        options.print = self.print.clone();
        options
    }

    fn set_value(&mut self, flag: &str) -> Option<()> {
        match flag.split_once('=')? {
            ("emit-bytecode-version", version) => self.bytecode.version = version.parse().ok()?,
            ("target-version", version) => {
                self.bytecode.target = MlirVersion::from_major(version.parse().ok()?)?;
            }
            ("emit-bytecode-producer", producer) => producer.clone_into(&mut self.bytecode.producer),
            (name, value) => return self.set_limit(name, value),
        }
        Some(())
    }

    /// Sets a flag with a number of elements; `-1` means no limit.
    fn set_limit(&mut self, name: &str, value: &str) -> Option<()> {
        let value: i64 = value.parse().ok()?;
        let limit = u64::try_from(value).ok();
        match name {
            "mlir-print-elementsattrs-with-hex-if-larger" => self.print.hex_elements_above = limit,
            "mlir-elide-elementsattrs-if-larger" => self.print.elide_elements_above = limit,
            _ => return None,
        }
        Some(())
    }
}

/// The result of [`run_opt`].
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct OptOutput {
    /// The output: text, or bytecode.
    pub text: Vec<u8>,
    /// The messages for standard error, rendered as `mlir-opt` does.
    pub messages: String,
    /// Whether there was no error or, with `--verify-diagnostics`, whether exactly the
    /// expected diagnostics were reported.
    pub success: bool,
}

/// The separator of the parts of a file.
const MARKER: &[u8] = b"// -----";

/// Parses, verifies and prints an input, text or bytecode. Every part of a split input has a
/// context of its own, with `dialects`. Bytecode is not split.
///
/// ```
/// use isogloss_cli::opt::{OptOptions, run_opt};
/// let mut options = OptOptions::default();
/// options.file_name = "a.mlir".to_owned();
/// let output = run_opt(&[], b"module { }".to_vec(), &options);
/// assert!(output.success);
/// assert_eq!(output.text, b"module {\n}\n\n");
/// let output = run_opt(&[], b"module {".to_vec(), &options);
/// assert!(output.messages.starts_with("a.mlir:1:7: error: expected"), "{}", output.messages);
/// ```
#[must_use]
pub fn run_opt(dialects: &[&'static Dialect], input: Vec<u8>, options: &OptOptions) -> OptOutput {
    run(&mut Dialects::of(dialects), input, options, None)
}

/// As [`run_opt`], but writes the output and the messages to `streams`, a long text piece by piece, so that it is never in
/// memory as a whole. Returns [`OptOutput::success`].
///
/// # Errors
/// The first error of the output. Errors of the messages are ignored.
pub fn run_opt_to(
    dialects: &[&'static Dialect],
    input: Vec<u8>,
    options: &OptOptions,
    streams: OptStreams<'_>,
) -> io::Result<bool> {
    run_opt_of(&mut Dialects::of(dialects), input, options, streams)
}

/// Like [`run_opt_to`], with dialects that may load more dialects.
pub(crate) fn run_opt_of(
    dialects: &mut Dialects<'_>,
    input: Vec<u8>,
    options: &OptOptions,
    mut streams: OptStreams<'_>,
) -> io::Result<bool> {
    let mut output = run(dialects, input, options, Some(&mut streams));
    streams.write(&mut output);
    streams.failure.map_or(Ok(output.success), Err)
}

/// The dialects of a run.
pub(crate) struct Dialects<'l> {
    /// The dialects that the input names, and maybe others.
    dialects: Vec<&'static Dialect>,
    /// Loads and returns all dialects: messages about errors in a text list and suggest them.
    others: Option<&'l mut dyn FnMut() -> Vec<&'static Dialect>>,
    /// A context with `dialects`. The context of each part shares its registered tables.
    first: OnceCell<Box<Context>>,
}

impl<'l> Dialects<'l> {
    fn of(dialects: &[&'static Dialect]) -> Self {
        Self::new(dialects.to_vec(), None)
    }

    pub(crate) fn new(
        dialects: Vec<&'static Dialect>,
        others: Option<&'l mut dyn FnMut() -> Vec<&'static Dialect>>,
    ) -> Self {
        Self { dialects, others, first: OnceCell::new() }
    }

    /// A context for a part of the input. The dialects are registered only once.
    fn context(&self, output: &mut OptOutput) -> Option<Box<Context>> {
        if let Some(first) = self.first.get() {
            return Some(first.with_same_dialects());
        }
        let context = Context::try_with_dialects(self.dialects.iter().copied())
            .inspect_err(|error| output.messages.push_str(&format!("error: {error}\n")))
            .ok()?;
        let _ = self.first.set(context.with_same_dialects());
        Some(context)
    }

    /// Loads all dialects.
    fn load(&mut self, load: &mut dyn FnMut() -> Vec<&'static Dialect>) {
        self.dialects = load();
        self.first = OnceCell::new();
    }
}

/// Where [`run_opt_to`] writes.
pub struct OptStreams<'s> {
    text: &'s mut (dyn Write + Send),
    messages: &'s mut dyn Write,
    failure: Option<io::Error>,
}

impl fmt::Debug for OptStreams<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OptStreams").field("failure", &self.failure).finish_non_exhaustive()
    }
}

impl<'s> OptStreams<'s> {
    /// Streams for [`OptOutput::text`] and [`OptOutput::messages`].
    pub fn new(text: &'s mut (dyn Write + Send), messages: &'s mut dyn Write) -> Self {
        Self { text, messages, failure: None }
    }

    /// Writes the output so far.
    fn write(&mut self, output: &mut OptOutput) {
        // A closed standard error cannot be reported.
        let _ = self.messages.write_all(std::mem::take(&mut output.messages).as_bytes());
        let text = std::mem::take(&mut output.text);
        if self.failure.is_none() {
            self.failure = self.text.write_all(&text).err();
        }
    }

    /// Prints an operation after the output so far, in the memory of a buffer.
    fn print(
        &mut self,
        root: OpRef<'_, '_>,
        flags: OpPrintFlags,
        print: &PrintOptions,
        output: &mut OptOutput,
        mut buffer: Vec<u8>,
    ) {
        self.write(output);
        if self.failure.is_none() {
            buffer.clear();
            self.failure = text::print_buffered(root, flags, print, &mut buffer, Some(self.text)).err();
        }
    }
}

fn run(
    dialects: &mut Dialects<'_>,
    input: Vec<u8>,
    options: &OptOptions,
    mut streams: Option<&mut OptStreams<'_>>,
) -> OptOutput {
    let mut output = OptOutput { success: true, ..OptOutput::default() };
    let mut input = Input { bytes: input, line_starts: OnceCell::new() };
    let binary = bytecode::is_bytecode(&input.bytes);
    let parts = if options.split_input_file && !binary {
        split(&input, options, &mut output.messages)
    } else {
        vec![Part { range: 0..input.bytes.len(), first: Position::START, last: true }]
    };
    let mut expectations = (options.verify_diagnostics && !binary).then(|| {
        let (expectations, problems) = Expectations::read(&options.file_name, &input.bytes);
        output.render(&problems, &input, options, input.bytes.len());
        output.success = problems.is_empty();
        expectations
    });
    for part in &parts {
        if part.range.start > 0 {
            output.text.extend_from_slice(MARKER);
            output.text.push(b'\n');
        }
        let streams = streams.as_deref_mut();
        output.success &=
            run_part(dialects, &mut input, part, options, &mut expectations, &mut output, streams);
    }
    output
}

impl OptOutput {
    /// Renders reports about the input up to an offset.
    fn render(&mut self, reports: &[Report], input: &Input, options: &OptOptions, end: usize) {
        if !reports.is_empty() {
            let source = input.source(options, end);
            reports.iter().for_each(|report| report.render(&source, &mut self.messages));
        }
    }
}

/// The input, with the lazily computed offsets of its lines.
struct Input {
    bytes: Vec<u8>,
    line_starts: OnceCell<Vec<u32>>,
}

/// A part of a split input, and its position.
struct Part {
    range: Range<usize>,
    first: Position,
    last: bool,
}

impl Input {
    /// The text up to an offset, for messages. All parts share the line offsets.
    fn source<'s>(&'s self, options: &'s OptOptions, end: usize) -> Source<'s> {
        let starts = self.line_starts.get_or_init(|| LineIndex::line_starts(&self.bytes));
        let lines = LineIndex::with_line_starts(&self.bytes[..end.min(self.bytes.len())], starts)
            .color(options.color);
        Source::new(&options.file_name, lines, end)
    }
}

fn run_part(
    dialects: &mut Dialects<'_>,
    input: &mut Input,
    part: &Part,
    options: &OptOptions,
    expectations: &mut Option<Expectations>,
    output: &mut OptOutput,
    streams: Option<&mut OptStreams<'_>>,
) -> bool {
    let Some(context) = dialects.context(output) else { return false };
    let complete;
    let file = FileOptions::default()
        .name(options.file_name.clone())
        .parser(options.parser.clone())
        .implicit_module(!options.no_implicit_module);
    let version_note = bytecode::version_note(&input.bytes);
    let mut reports: Vec<Report> = Vec::new();
    // The number of reports up to the verifier's first error, at which mlir-opt stops.
    let mut up_to_first = usize::MAX;
    let is_bytecode = bytecode::is_bytecode(&input.bytes);
    let mut parsed = if is_bytecode {
        let parsed = read_bytecode(&context, std::mem::take(&mut input.bytes), &file);
        reports.extend(parsed.errors.iter().map(|found| Report::of_file(found, &options.file_name)));
        parsed
    } else {
        let parse =
            |context| text::parse_file_part(context, &input.bytes, part.range.clone(), part.first, &file);
        let parsed = parse(&context);
        match dialects.others.take_if(|_| !parsed.errors.is_empty()) {
            Some(load) => {
                dialects.load(load);
                complete = dialects.context(output);
                let Some(context) = &complete else { return false };
                parse(context)
            }
            None => parsed,
        }
    };
    let is_silent = parsed.warnings.is_empty() && parsed.errors.is_empty();
    if !is_bytecode && !is_silent {
        let source = input.source(options, part.range.end);
        reports.extend(
            in_order(&parsed.warnings, &parsed.errors).map(|found| Report::of_diagnostic(found, &source)),
        );
    }
    let mut fine = parsed.errors.is_empty();
    if let Some(root) = parsed.ir.root().map(OpRef::id) {
        let mut is_valid = |ir: &Ir<'_>| {
            if options.skip_verifier {
                return true;
            }
            let found = ir.inspect_op(root, &options.verifier());
            let note = |report: Report| match &version_note {
                Some(note) => report.with_note(note, &options.file_name),
                None => report,
            };
            if !found.accepted {
                up_to_first = reports.len() + 1;
            }
            reports.extend(found.reports.iter().map(Report::of_violation).map(note));
            found.accepted
        };
        let mut accept = |ir: &mut Ir<'_>| {
            let accepted = is_valid(ir);
            if accepted && !options.skip_verifier {
                ir.cache_attributes(root);
            }
            accepted
        };
        fine = fine && accept(&mut parsed.ir);
        for pass in &options.passes {
            if fine {
                pass.run(&mut parsed.ir, root);
                fine = accept(&mut parsed.ir);
            }
        }
    }
    let outcome = match expectations {
        Some(expectations) => {
            let mut problems = Vec::new();
            for (index, report) in reports.iter().enumerate() {
                if index < up_to_first {
                    expectations.meet(report, &mut problems);
                } else {
                    // Expectations written for mlir-opt lack it.
                    expectations.meet(report, &mut Vec::new());
                }
            }
            if part.last {
                problems.extend(expectations.unmet());
            }
            output.render(&problems, input, options, part.range.end);
            problems.is_empty()
        }
        None => {
            output.render(&reports, input, options, part.range.end);
            fine
        }
    };
    if fine
        && options.migrate_buffer_layouts
        && let Some(root) = parsed.ir.root().map(OpRef::id)
    {
        parsed.ir.replace_nodes(root, migrate_buffer_layouts);
    }
    if fine && let Some(root) = parsed.ir.root() {
        if options.emit_bytecode {
            return emit_bytecode(root, options, output) && outcome;
        }
        // Verified IR is not verified again; migrated layouts are as valid as the old ones.
        let flags = options.print_flags;
        let flags = flags.assume_verified(flags.assume_verified || !options.skip_verifier);
        // Everything that was parsed can be printed.
        let read = options.parser.limits.nesting;
        let nesting = options.print.nesting.max(read.saturating_add(read / 4));
        let mut print = options.print.clone();
        print.nesting = nesting;
        if options.lower_contiguous {
            print.rewrite = Some(lower_contiguous);
        }
        // Reuse the input's buffer, which has about the size of the output, so that the system need not clear new memory.
        let spare = if part.last { std::mem::take(&mut input.bytes) } else { Vec::new() };
        match streams {
            Some(streams) => streams.print(root, flags, &print, output, spare),
            None => {
                if output.text.is_empty() {
                    output.text = spare;
                    output.text.clear();
                }
                output.text.reserve(part.range.len());
                if let Err(error) = text::print_buffered(root, flags, &print, &mut output.text, None) {
                    output.messages.push_str(&format!("error: {error}\n"));
                    return false;
                }
            }
        }
        if !options.print_flags.local_scope {
            output.text.push(b'\n');
        }
    }
    outcome
}

/// Reads bytecode. The resources share the bytes.
fn read_bytecode<'c>(context: &'c Context, bytes: Vec<u8>, options: &FileOptions) -> ParsedFile<'c> {
    let bytes: SharedBytes = Arc::new(bytes);
    bytecode::read_shared_bytecode(context, &bytes, options)
}

/// Writes an operation as bytecode. Returns whether it succeeded.
fn emit_bytecode(root: OpRef<'_, '_>, options: &OptOptions, output: &mut OptOutput) -> bool {
    let found = bytecode::write_bytecode(root, &options.bytecode);
    let (written, problems) = match found {
        Ok(written) => (written.bytes, written.warnings),
        Err(error) => (Vec::new(), vec![error]),
    };
    let input = Input { bytes: Vec::new(), line_starts: OnceCell::new() };
    let reports: Vec<_> =
        problems.iter().map(|problem| Report::of_file(problem, &options.file_name)).collect();
    output.render(&reports, &input, options, 0);
    if output.text.is_empty() {
        output.text = written;
    } else {
        output.text.extend_from_slice(&written);
    }
    !problems.iter().any(|problem| problem.severity() == Severity::Error)
}

/// Warnings and errors: each warning before the first error at or after its position, errors
/// in the order in which they were found.
fn in_order<'d>(
    warnings: &'d [Diagnostic],
    errors: &'d [Diagnostic],
) -> impl Iterator<Item = &'d Diagnostic> {
    let place = |found: &Diagnostic| found.span().map_or(0, |span| span.start);
    let mut warnings = warnings.iter().peekable();
    let mut all = Vec::new();
    for error in errors {
        while let Some(warning) = warnings.next_if(|warning| place(warning) <= place(error)) {
            all.push(warning);
        }
        all.push(error);
    }
    all.extend(warnings);
    all.into_iter()
}

/// The parts between markers. A marker with more dashes, or at the end of the file, is not
/// a marker; as `mlir-opt` does, [`run_opt`] warns about it.
fn split(input: &Input, options: &OptOptions, messages: &mut String) -> Vec<Part> {
    let near = &MARKER[..MARKER.len() - 2];
    let text = &input.bytes;
    let mut parts = Vec::new();
    let (mut start, mut first) = (0, Position::START);
    let mut from = 0;
    while let Some(found) = memchr::memmem::find(&text[from..], near) {
        let at = from + found;
        let rest = &text[at + near.len()..];
        from = at + near.len();
        match rest {
            [b'-', b'-', next, ..] if *next != b'-' => {
                parts.push(Part { range: start..at, first, last: false });
                first = first.after(&text[start..at + MARKER.len()]);
                start = at + MARKER.len();
                from = start;
            }
            _ => {
                let source = input.source(options, text.len());
                let report = Report::at(Severity::Warning, "near miss with file split marker", at, &source);
                report.render(&source, messages);
            }
        }
    }
    parts.push(Part { range: start..text.len(), first, last: true });
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    // contiguous-layout-rfc:59: any identity maps present in such attributes are transparently migrated
    #[test]
    fn identity_maps_of_buffers_migrate() {
        let input = b"func.func @f(%a: tensor<2x3xi8> {bufferization.buffer_layout = affine_map<(i, j) -> (i, j)>}, \
            %b: tensor<2x3xi8> {bufferization.buffer_layout = affine_map<(i, j) -> (j, i)>}) attributes {t.map = affine_map<(i) -> (i)>} { return }";
        let print = |flag: Option<&str>| {
            let mut options = OptOptions::default();
            options.set_flag("--allow-unregistered-dialect");
            options.set_flag("--mlir-print-local-scope");
            assert!(flag.is_none_or(|flag| options.set_flag(flag)));
            let output = run_opt(&isogloss::dialects::all(), input.to_vec(), &options);
            assert!(output.success, "{}", output.messages);
            String::from_utf8(output.text).expect("text")
        };
        let migrated = print(Some("--migrate-buffer-layouts"));
        assert!(
            migrated.contains("%arg0: tensor<2x3xi8> {bufferization.buffer_layout = contiguous<2>}"),
            "{migrated}"
        );
        assert!(migrated.contains("buffer_layout = affine_map<(d0, d1) -> (d1, d0)>}"), "{migrated}");
        assert!(migrated.contains("t.map = affine_map<(d0) -> (d0)>"), "{migrated}");
        assert!(!print(None).contains("contiguous"));
    }

    // contiguous-layout-rfc:13: but you can't go back down
    #[test]
    fn contiguous_layouts_are_lowered_everywhere() {
        let input = br#"#named = contiguous<3>
        "t.s"() {s = !llvm.struct<"s", (array<2 x struct<"t", (memref<2x3xi8, contiguous<[1, 0]>>)>>, array<1 x struct<"s">>)>}
          : () -> () loc(fused<{m = contiguous<[1, 0]>, n = #named}>["a.mlir":1:2])
        "t.a"() <{p = memref<2x3xi8, contiguous<[1, 0]>>}> ({
        ^bb0(%a: memref<2x3xi8, contiguous<[1, 0]>>):
          %0 = "t.b"(%a) {q = [contiguous<[1, 0]>]} : (memref<2x3xi8, contiguous<[1, 0]>>) -> memref<?x?xi8, contiguous<2>>
        }) : () -> ()"#;
        let mut options = OptOptions::default();
        for flag in [
            "--allow-unregistered-dialect",
            "--lower-contiguous",
            "--mlir-print-local-scope",
            "--mlir-print-debuginfo",
        ] {
            assert!(options.set_flag(flag));
        }
        let output = run_opt(&isogloss::dialects::all(), input.to_vec(), &options);
        let text = String::from_utf8(output.text).expect("text");
        assert!(output.success, "{}", output.messages);
        assert!(!text.contains("contiguous"), "{text}");
        assert_eq!(text.matches("memref<2x3xi8, strided<[1, 2]>>").count(), 4, "{text}");
        assert!(text.contains("fused<{m = affine_map<(d0, d1) -> (d1, d0)>"), "{text}");
        assert!(text.contains("q = [affine_map<(d0, d1) -> (d1, d0)>]"), "{text}");
    }
}
