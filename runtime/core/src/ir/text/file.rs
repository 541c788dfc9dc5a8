//! Whole files: aliases, the implicit module, unresolved names at the end.

use super::assemble::SegmentSizes;
use super::format::TypeTexts;
use super::names::SsaNames;
use super::parse::{CustomNames, Located, OpNames, OpParser, Stacks, location_of_alias};
use super::signature::Signatures;
use super::undefined;
use crate::builtin::StringAttr;
use crate::builtin::ops::{MODULE, MODULE_NAME};
use crate::direct_map::DirectMap;
use crate::ir::Ir;
use crate::ir::ids::{BlockIndex, OpIndex};
use crate::ir::location::SourceMap;
use crate::text::Position;
use crate::text::{AsmParser, Parsed, ParserOptions, Tok, UNNAMED};
use crate::{Context, Diagnostic};
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

/// The bytes that a file of bytecode begins with. A text never does.
pub(crate) const BYTECODE_MAGIC: [u8; 4] = *b"ML\xEFR";

/// Options for parsing a file.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FileOptions {
    /// Options for types, attributes and operations.
    pub parser: ParserOptions,
    /// The file name in locations; `-` unless it is set.
    pub name: String,
    /// Whether the operations are wrapped in a `builtin.module`, unless the only one is a
    /// module (`--no-implicit-module` turns it off). On by default.
    pub implicit_module: bool,
    /// Whether reading stops at the first error, which has neither notes nor help: for callers that cannot use a text
    /// with errors. Off by default.
    pub probe: bool,
}

impl Default for FileOptions {
    fn default() -> Self {
        Self {
            parser: ParserOptions::default(),
            name: UNNAMED.to_owned(),
            implicit_module: true,
            probe: false,
        }
    }
}

impl FileOptions {
    /// Sets the file name in locations.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = name.into();
        self
    }

    /// Sets the options for types, attributes and operations.
    #[must_use]
    pub fn parser(mut self, parser: ParserOptions) -> Self {
        self.parser = parser;
        self
    }

    /// Sets whether reading stops at the first error, which then has neither notes nor help.
    ///
    /// ```
    /// # use isogloss::Context;
    /// # use isogloss::ir::text::{FileOptions, parse_file};
    /// let ctx = Context::new();
    /// let errors = |probe| parse_file(&ctx, b"x.y\nx.z\n", &FileOptions::default().probe(probe)).errors.len();
    /// assert_eq!((errors(false), errors(true)), (2, 1));
    /// ```
    #[must_use]
    pub fn probe(mut self, probe: bool) -> Self {
        self.probe = probe;
        self
    }

    /// Sets whether the operations are wrapped in a `builtin.module`.
    #[must_use]
    pub fn implicit_module(mut self, implicit: bool) -> Self {
        self.implicit_module = implicit;
        self
    }
}

/// The result of parsing a file.
#[derive(Debug)]
#[non_exhaustive]
pub struct ParsedFile<'c> {
    /// The IR; incomplete if there are errors: its root is then a module with the operations that were read.
    pub ir: Ir<'c>,
    /// The errors, in the order in which they were found: the first is the one that `mlir-opt` reports.
    pub errors: Vec<Diagnostic>,
    /// The warnings.
    pub warnings: Vec<Diagnostic>,
}

impl<'c> Ir<'c> {
    /// Parses a text; unregistered operations and dialects are allowed. It does not
    /// verify the IR: see [`Ir::verify`].
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir};
    /// let ctx = Context::new();
    /// let ir = Ir::parse(&ctx, "%0 = \"t.one\"() : () -> i32")?;
    /// assert_eq!(ir.to_string(), "module {\n  %0 = \"t.one\"() : () -> i32\n}\n");
    /// let error = Ir::parse(&ctx, "\"t.one\"(").unwrap_err();
    /// assert_eq!(error.message(), "expected ')' to end operand list");
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    ///
    /// The `Ir` keeps a copy of a text of at most 1 MiB, so that errors of [`Ir::verify`] show source lines.
    ///
    /// # Errors
    /// The first error, with its position and source line for `{:?}` and `{:#}`; [`parse_file`] returns all errors.
    pub fn parse(context: &'c Context, text: &str) -> Result<Self, Diagnostic> {
        Self::first_error(context, UNNAMED, text.as_bytes(), FileOptions::default())
    }

    /// As [`Ir::parse`], for the contents of a file, text or bytecode. Locations and errors contain `name`.
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir};
    /// let ctx = Context::new();
    /// let error = Ir::parse_named(&ctx, "a.mlir", b"\"t.one\"() : ()").unwrap_err();
    /// assert_eq!(format!("{error:#}").lines().next(), Some("a.mlir:1:14: error: expected '->' in function type"));
    /// ```
    ///
    /// # Errors
    /// As [`Ir::parse`].
    pub fn parse_named(context: &'c Context, name: &str, contents: &[u8]) -> Result<Self, Diagnostic> {
        Self::first_error(context, name, contents, FileOptions::default().name(name))
    }

    fn first_error(
        context: &'c Context,
        name: &str,
        contents: &[u8],
        options: FileOptions,
    ) -> Result<Self, Diagnostic> {
        let options = options.parser(ParserOptions::default().allow_unregistered(true));
        let mut file = parse_file(context, contents, &options);
        match file.errors.into_iter().next() {
            None => {
                file.ir.sources.keep_text(contents);
                Ok(file.ir)
            }
            Some(error) => Err(error.in_source(name, contents)),
        }
    }
}

/// Parses a file. After an error, parsing continues at the next operation. A file that begins with the magic number of
/// bytecode is read as bytecode, with the feature `bytecode`.
#[must_use]
pub fn parse_file<'c>(context: &'c Context, text: &[u8], options: &FileOptions) -> ParsedFile<'c> {
    if text.starts_with(&BYTECODE_MAGIC) {
        #[cfg(feature = "bytecode")]
        return crate::bytecode::read_bytecode(context, text, options);
        #[cfg(not(feature = "bytecode"))]
        return ParsedFile {
            ir: Ir::empty(context),
            errors: vec![
                Diagnostic::error("the crate `isogloss` reads bytecode with its feature `bytecode`").at(0..0),
            ],
            warnings: Vec::new(),
        };
    }
    parse_file_part(context, text, 0..text.len(), Position::START, options)
}

/// Parses a part of a file as a separate file (`--split-input-file`). Spans and locations refer to the whole file:
/// `part` is a range of bytes of `text`, and `first` is the position of its first byte.
///
/// # Panics
/// If the range ends after the text.
#[must_use]
pub fn parse_file_part<'c>(
    context: &'c Context,
    text: &[u8],
    part: Range<usize>,
    first: Position,
    options: &FileOptions,
) -> ParsedFile<'c> {
    let mut ir = Ir::empty(context);
    let text = &text[..part.end];
    let mut errors = Vec::new();
    let mut warnings = Vec::new();
    let base = ir.sources.add_file(&options.name, text, part.start, first);
    match (base, AsmParser::new(context, text, options.parser.clone())) {
        (None, _) => errors.push(Diagnostic::error("a text of 2 GiB or more cannot be read").at(0..0)),
        (_, Err(error)) => errors.push(error),
        (Some(base), Ok(mut asm)) => {
            asm.begin_at(part.start as u32);
            ir.reserve_for(part.len());
            let mut parser = OpParser::new(&mut ir, asm, base, part.len());
            parser.is_probe = options.probe;
            parser.file(part.start, options);
            (errors, warnings) = parser.outcome();
        }
    }
    ParsedFile { ir, errors, warnings }
}

impl<'i, 's, 'c> OpParser<'i, 's, 'c> {
    fn new(ir: &'i mut Ir<'c>, asm: AsmParser<'s, 'c>, base: u32, len: usize) -> Self {
        Self {
            asm,
            ir,
            base,
            names: SsaNames::new(len),
            labels: Vec::new(),
            default_dialects: Vec::from_iter(MODULE.default_dialect),
            signatures: Signatures::default(),
            op_names: OpNames::default(),
            custom_names: CustomNames::default(),
            errors: Vec::new(),
            possibly_defined_values: FxHashSet::default(),
            possibly_defined_names: FxHashSet::default(),
            unknown: Default::default(),
            unknown_values: Default::default(),
            deferred: Vec::new(),
            entry_locs: Vec::new(),
            argument_locs: FxHashMap::default(),
            stacks: Stacks::default(),
            custom: Vec::new(),
            buffers: Vec::new(),
            types_read: None,
            type_texts: TypeTexts::default(),
            accepted: DirectMap::default(),
            segment_sizes: SegmentSizes::default(),
            known: Default::default(),
            is_probe: false,
            made: Default::default(),
            hidden: Default::default(),
        }
    }

    fn outcome(mut self) -> (Vec<Diagnostic>, Vec<Diagnostic>) {
        (self.errors, self.asm.take_warnings())
    }

    fn file(&mut self, start: usize, options: &FileOptions) {
        let loc = if start == 0 {
            let name = StringAttr::get(self.asm.context(), &options.name);
            self.ir.sources.add_position(name, Position { line: 0, column: 0 })
        } else {
            SourceMap::place(self.base, start)
        };
        let (module, block) = self.ir.create_module(loc);
        self.open_scope();
        if let Err(error) = self.top_level(block) {
            self.errors.push(error);
        }
        if self.errors.is_empty() {
            self.finish();
        }
        if self.errors.is_empty() {
            self.close_scope();
        }
        if self.errors.is_empty()
            && let Err(error) = choose_root(self.ir, module, block, options)
        {
            self.errors.push(error);
        }
        // The incomplete IR of a text with errors is for tools that inspect it.
        if !self.errors.is_empty() && self.ir.root.is_none() {
            self.ir.root = Some(module);
        }
    }

    fn top_level(&mut self, block: BlockIndex) -> Parsed<()> {
        loop {
            let start = self.asm.token().start();
            let results = self.stacks.result_names();
            let item = match self.asm.token().kind {
                Tok::Eof => return Ok(()),
                Tok::HashId => self.alias(AliasKind::ATTRIBUTE),
                Tok::BangId => self.alias(AliasKind::TYPE),
                Tok::MetadataBegin => self.file_metadata(),
                Tok::RBrace | Tok::CaretId => Err(self.asm.wrong_token("expected operation name in quotes")),
                _ => self.operation(block),
            };
            if let Err(error) = item {
                self.recover_after(error, start, results)?;
            }
            if !self.errors.is_empty() {
                self.forget_waiting_names(block, start);
            }
        }
    }

    /// `#name = attribute` or `!name = type`.
    fn alias(&mut self, kind: AliasKind) -> Parsed<()> {
        let (token, span) = (self.asm.token(), self.asm.span());
        let name = self.asm.text(token);
        let shown = String::from_utf8_lossy(&name[1..]).into_owned();
        let AliasKind { word, dotted, .. } = kind;
        if self.asm.alias(name).is_some() {
            let message = format!("redefinition of {word} alias id '{shown}'");
            return Err(Diagnostic::error(message).at(span));
        }
        if name.contains(&b'.') {
            let message = format!("{dotted} names with a '.' are reserved for dialect-defined names");
            return Err(Diagnostic::error(message).at(span));
        }
        self.asm.advance();
        self.possibly_defined_names.insert(name);
        self.asm.expect_as(Tok::Equal, &format!("expected '=' in {word} alias definition"))?;
        let node = if kind.is_type {
            if self.asm.options().old_syntax && self.asm.at_keyword("type") {
                let span = self.asm.span();
                self.asm.advance();
                self.asm.warn("old spelling; a type alias is `!name = ...`, without `type`", span);
            }
            self.asm.ty()?.node()
        } else {
            self.asm.attribute()?.node()
        };
        self.possibly_defined_names.remove(name);
        self.asm.define_alias(name, node);
        Ok(())
    }

    /// Reports undefined names and resolves deferred locations at the end of the file.
    fn finish(&mut self) {
        self.settle_kept();
        let mut definitions = None;
        for (slot, forward) in self.names.unresolved() {
            if !self.possibly_defined_values.contains(&slot) {
                let (name, span) = self.name_at(forward.offset);
                let error = Diagnostic::error("use of undeclared SSA value name").at(span);
                let definitions =
                    definitions.get_or_insert_with(|| undefined::definitions(self.asm.source()));
                self.errors.push(undefined::explained(error, &name, definitions));
            }
        }
        if !self.errors.is_empty() {
            return;
        }
        for deferred in std::mem::take(&mut self.deferred) {
            let alias = deferred.alias;
            let span = alias.span();
            let loc = match location_of_alias(self.asm.alias(self.asm.text(alias)), span) {
                Ok(location) => self.ir.intern_location(location),
                Err(error) => {
                    self.errors.push(error);
                    continue;
                }
            };
            match deferred.of {
                Located::Op(op) => self.ir.ops[op].loc = loc,
                Located::Argument(value) => self.ir.set_argument_loc(value, loc),
            }
        }
        for (argument, source) in std::mem::take(&mut self.hidden.sources) {
            let loc = self.ir.value_at(source).loc();
            self.ir.set_argument_loc(argument, loc);
        }
    }
}

/// The words of messages for one of the two kinds of aliases.
#[derive(Clone, Copy)]
struct AliasKind {
    is_type: bool,
    word: &'static str,
    dotted: &'static str,
}

impl AliasKind {
    const ATTRIBUTE: Self = Self { is_type: false, word: "attribute", dotted: "attribute" };
    const TYPE: Self = Self { is_type: true, word: "type", dotted: "type" };
}

/// Sets the root: a single module, or the implicit module around other operations.
///
/// # Errors
/// If there is no implicit module, and not exactly one operation at the top level.
pub(crate) fn choose_root(
    ir: &mut Ir<'_>,
    module: OpIndex,
    block: BlockIndex,
    options: &FileOptions,
) -> Parsed<()> {
    let view = ir.block_at(block);
    let single = view.first_op().filter(|op| op.next().is_none());
    let is_module = single.is_some_and(|op| op.name() == MODULE_NAME);
    let root = match single {
        Some(op) if is_module || !options.implicit_module => op.id,
        _ if !options.implicit_module => {
            let found = view.ops().count();
            let message = format!("source must contain a single top-level operation, found: {found}");
            return Err(Diagnostic::error(message));
        }
        _ => module,
    };
    if root != module {
        ir.unlink(root);
    }
    ir.root = Some(root);
    Ok(())
}
