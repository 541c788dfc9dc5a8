//! Reading a file: [`read_bytecode`] and [`LazyBytecode`].

use super::entries::Entries;
use super::format::{MAGIC, SectionKind};
use super::input::Input;
use super::read_ir::{IrReader, IrState};
use super::tables::{self, FileError, Tables, in_section};
use crate::builtin::FileLineColRange;
use crate::ir::ids::{BlockIndex, OpIndex, PublicId};
use crate::ir::text::{FileOptions, ParsedFile, choose_root};
use crate::ir::{Ir, OpId, SharedBytes};
use crate::text::ParserOptions;
use crate::{Context, Diagnostic};

/// Whether bytes begin with the magic number of bytecode.
///
/// ```
/// assert!(isogloss::bytecode::is_bytecode(b"ML\xEFR\x0D"));
/// assert!(!isogloss::bytecode::is_bytecode(b"module { }"));
/// ```
#[must_use]
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

impl<'c> Ir<'c> {
    /// Reads a file of bytecode; unregistered operations and dialects are allowed. It does not verify the IR: see
    /// [`Ir::verify`].
    ///
    /// # Errors
    /// If the file is malformed; a note has the offset in bytes.
    pub fn read_bytecode(context: &'c Context, bytes: &[u8]) -> Result<Self, Diagnostic> {
        let options = FileOptions::default().parser(ParserOptions::default().allow_unregistered(true));
        let file = read_bytecode(context, bytes, &options);
        match file.errors.into_iter().next() {
            None => Ok(file.ir),
            Some(error) => Err(error),
        }
    }
}

/// Reads a file of bytecode, of any version up to [`CURRENT_VERSION`](super::CURRENT_VERSION). A note of an
/// error has its offset in bytes.
///
/// Types and attributes that no operation uses are read, too. Values that cannot occur in text, such as a dimension of
/// -5, are errors. But a name may be any bytes, as in MLIR: an attribute with an empty name is accepted, and its text
/// cannot be parsed.
#[must_use]
pub fn read_bytecode<'c>(context: &'c Context, bytes: &[u8], options: &FileOptions) -> ParsedFile<'c> {
    let mut ir = Ir::empty(context);
    let read = whole(&mut ir, bytes, options, None);
    parsed(ir, read.map_err(|error| with_version(error, bytes)))
}

/// Like [`read_bytecode`], but the resources share their data with the file instead of copying it.
///
/// ```
/// # use isogloss::{Context, bytecode, ir::{Ir, text::FileOptions}};
/// # use std::sync::Arc;
/// # let ctx = Context::new();
/// # let bytes = Ir::parse(&ctx, "module { }")?.write_bytecode()?;
/// // Any owner of bytes is possible: a vector, or a memory-mapped file.
/// let file = bytecode::read_shared_bytecode(&ctx, &(Arc::new(bytes) as _), &FileOptions::default());
/// assert_eq!(file.ir.to_string(), "module {\n}\n");
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[must_use]
pub fn read_shared_bytecode<'c>(
    context: &'c Context,
    bytes: &SharedBytes,
    options: &FileOptions,
) -> ParsedFile<'c> {
    let mut ir = Ir::empty(context);
    let file = (**bytes).as_ref();
    let read = whole(&mut ir, file, options, Some(bytes));
    parsed(ir, read.map_err(|error| with_version(error, file)))
}

fn parsed(ir: Ir<'_>, read: Result<(), Diagnostic>) -> ParsedFile<'_> {
    ParsedFile { ir, errors: read.err().into_iter().collect(), warnings: Vec::new() }
}

fn whole<'c>(
    ir: &mut Ir<'c>,
    file: &[u8],
    options: &FileOptions,
    shared: Option<&SharedBytes>,
) -> Result<(), FileError> {
    let (tables, mut entries) = Tables::read(ir.context, file, &options.parser)?;
    ir.reserve_for_bytecode(tables.ir.len());
    in_section(SectionKind::AttrType, entries.decode_all(&tables, &mut ir.sources))?;
    ir.resources.push(in_section(SectionKind::Resource, tables.resource_values(shared))?);
    ir.bytecode.versions = tables.unread_versions();
    let (module, block) = create_module(ir, &options.name);
    let mut state = IrState::default();
    IrReader::new(&tables, &mut entries, ir, &mut state, false).top(block)?;
    Ok(choose_root(ir, module, block, options)?)
}

/// The module around the operations of a file.
fn create_module(ir: &mut Ir<'_>, name: &str) -> (OpIndex, BlockIndex) {
    let place = FileLineColRange::get(ir.context, name, 0, 0);
    let loc = ir.intern_location(place.into());
    ir.create_module(loc)
}

/// The note on errors in a file: its version and its producer. `None` if the header cannot be read.
#[must_use]
pub fn version_note(file: &[u8]) -> Option<String> {
    let (version, producer) = tables::header(&mut Input::new(file, 0..file.len())).ok()?;
    let producer = String::from_utf8_lossy(producer);
    Some(format!("in bytecode version {version} produced by: {producer}"))
}

/// Replaces the span of an error by a note with its offset, because bytecode has no lines, and adds [`version_note`].
fn with_version(found: FileError, file: &[u8]) -> Diagnostic {
    let mut reported = Diagnostic::error(found.error.message());
    for note in found.error.notes() {
        reported = reported.note(note.message());
    }
    reported = reported.note(found.place());
    match version_note(file) {
        Some(note) => reported.note(note),
        None => reported,
    }
}

/// A file whose isolated operations are read one by one, on demand.
///
/// The regions of an operation whose definition has `IsolatedFromAbove` are skipped until [`Self::read`] is called,
/// except for the outermost operations. Skipped regions are not checked. The `Ir` records unread regions: until they
/// are read they are empty, also in its text, and it cannot be written as bytecode. Unread regions of an erased
/// operation are never read, and the copy of an unread operation is unread.
///
/// ```
/// # use isogloss::{Context, bytecode::LazyBytecode, dialects::func, ir::{Ir, text::FileOptions}};
/// let ctx = Context::with_dialects([func::dialect()]);
/// let text = "func.func @f() {\n  return\n}\nfunc.func @g() {\n  return\n}";
/// let bytes = Ir::parse(&ctx, text)?.write_bytecode()?;
///
/// let mut ir = Ir::empty(&ctx);
/// let mut file = LazyBytecode::open(&mut ir, &bytes, &FileOptions::default())?;
/// let functions: Vec<_> = file.unread(&ir).collect();
/// assert_eq!(functions.len(), 2);
/// file.read(&mut ir, functions[1])?;
/// assert!(ir.op(functions[0]).regions().all(|region| region.is_empty()));
/// assert!(ir.op(functions[1]).regions().all(|region| !region.is_empty()));
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
pub struct LazyBytecode<'b, 'c> {
    tables: Tables<'b, 'c>,
    entries: Entries<'c>,
    state: IrState,
}

impl<'b, 'c> LazyBytecode<'b, 'c> {
    /// Reads a file into an empty `Ir`.
    ///
    /// # Errors
    /// If the `Ir` has a root or unread regions, or a part that is read is malformed.
    pub fn open(ir: &mut Ir<'c>, file: &'b [u8], options: &FileOptions) -> Result<Self, Diagnostic> {
        if ir.root().is_some() || ir.bytecode.has_unread() {
            return Err(Diagnostic::error("a file of bytecode is opened in an `Ir` that is not empty"));
        }
        let mut read = || -> Result<Self, FileError> {
            let (tables, entries) = Tables::read(ir.context, file, &options.parser)?;
            ir.resources.push(in_section(SectionKind::Resource, tables.resource_values(None))?);
            ir.bytecode.versions = tables.unread_versions();
            let (module, block) = create_module(ir, &options.name);
            let mut this = Self { tables, entries, state: IrState::default() };
            IrReader::new(&this.tables, &mut this.entries, ir, &mut this.state, true).top(block)?;
            choose_root(ir, module, block, options)?;
            Ok(this)
        };
        read().map_err(|error| with_version(error, file))
    }

    /// The operations of the `Ir` whose regions were not read, in ascending order of their ids.
    pub fn unread(&self, ir: &Ir<'c>) -> impl Iterator<Item = OpId> + use<> {
        ir.bytecode.unread().into_iter().map(|op| ir.ops.id(op)).collect::<Vec<OpId>>().into_iter()
    }

    /// Reads the regions of an operation, unless they were read before. Isolated operations inside them stay unread.
    ///
    /// # Errors
    /// If the regions are malformed; then they are incomplete.
    ///
    /// # Panics
    /// If the operation is of another `Ir`.
    #[track_caller]
    pub fn read(&mut self, ir: &mut Ir<'c>, op: OpId) -> Result<(), Diagnostic> {
        ir.ops.check_ir(op);
        let op = op.bare();
        let Some(unread) = ir.bytecode.take_unread(op) else { return Ok(()) };
        IrReader::new(&self.tables, &mut self.entries, ir, &mut self.state, true)
            .later(op, unread)
            .map_err(|error| with_version(error, self.tables.file))
    }

    /// Reads all unread regions.
    ///
    /// # Errors
    /// See [`Self::read`].
    pub fn read_all(&mut self, ir: &mut Ir<'c>) -> Result<(), Diagnostic> {
        while ir.bytecode.has_unread() {
            for op in self.unread(ir) {
                self.read(ir, op)?;
            }
        }
        Ok(())
    }
}
