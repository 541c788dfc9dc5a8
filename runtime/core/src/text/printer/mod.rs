//! [`AsmPrinter`]: the output, and the small steps that all printers use. The printers of builtin types and attributes
//! are in `dialects/builtin/syntax`, next to their parsers.

mod pieces;
mod symbols;

pub(crate) use pieces::push_decimal;

use self::symbols::Symbol;
use super::alias_map::AliasMap;
use super::options::PrintOptions;
use crate::attribute::Attribute;
use crate::builtin::{FileLineColRange, StringAttr};
use crate::node::Node;
use crate::types::Type;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::ControlFlow;
use std::{fmt, io};

/// Receives every type and attribute that would be printed, in print order.
///
/// The parts of a node are visited between its `enter` and its `leave`.
pub trait Collector<'c>: Send {
    /// A node would be printed here; returns whether to visit its parts.
    fn enter(&mut self, node: Node<'c>) -> bool;
    /// The parts of a node that was entered have been visited.
    fn leave(&mut self, node: Node<'c>);
    /// The location with a line and a column of a file would be printed here. By default, its attribute is entered.
    fn place(&mut self, file: StringAttr<'c>, line: u32, column: u32) {
        let context = Attribute::from(file).context();
        let node = FileLineColRange::of_place(context, file, line, column).into();
        if self.enter(node) {
            self.leave(node);
        }
    }
}

/// Whether the type after an attribute is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum TypeElision {
    /// Yes, unless it is `none`.
    #[default]
    Never,
    /// Yes, except for `i64` and `f64`, the parser's defaults.
    May,
    /// No: the context determines it.
    Must,
}

/// Prints types and attributes as text.
///
/// It borrows the buffer that it appends to. One printer serves a whole output: it
/// numbers `distinct` attributes and collects the keys of resources.
///
/// Types and attributes share their parts, and the text repeats them. A text of more than 4 MiB, and of more than 16
/// times as many bytes as all parts have together, is cut, with `...` in place of the rest.
///
/// ```
/// use isogloss::{Context, text::{AsmPrinter, PrintOptions}};
/// let ctx = Context::new();
/// let (mut out, options) = (Vec::new(), PrintOptions::default());
/// let mut printer = AsmPrinter::new(&mut out, &options);
/// printer.write("<");
/// printer.ty(ctx.i32());
/// printer.write(">");
/// assert_eq!(out, b"<i32>");
/// ```
pub struct AsmPrinter<'s, 'c> {
    out: &'s mut Vec<u8>,
    /// The output that the buffer is written to when it is full.
    sink: Option<&'s mut (dyn io::Write + Send)>,
    /// The number of bytes that were written to the sink.
    flushed: usize,
    /// The first error of the sink, after which nothing is written to it.
    failure: Option<io::Error>,
    options: &'s PrintOptions,
    aliases: Option<&'s AliasMap<'c>>,
    collector: Option<&'s mut dyn Collector<'c>>,
    /// For the attribute whose printing begins.
    elision: TypeElision,
    /// The numbers of `distinct` attributes, by the address of the node.
    distinct: FxHashMap<usize, u64>,
    resources: Vec<(&'static str, &'c [u8])>,
    known_resources: FxHashSet<(&'static str, &'c [u8])>,
    /// The innermost node that the collector entered: its address, or 0.
    entered: usize,
    /// The nodes that hooks printed inside of an entered node without asking the collector, as pairs of addresses.
    inlined: FxHashSet<(usize, usize)>,
    /// The mutable nodes whose bodies are being printed, outermost first.
    open: Vec<Node<'c>>,
    /// The sum of the levels of the nodes that are being printed.
    depth: u32,
    /// The dialect symbols that are being printed, outermost first.
    symbols: Vec<Symbol>,
    /// The length of the buffer from which on nodes are not printed.
    limit: usize,
    /// Whether the limit comes from [`Self::limit`].
    is_limited: bool,
    /// The outermost node that is being printed, until its text is longer than [`ROOM`] or [`STREAM_ROOM`].
    outermost: Option<Node<'c>>,
    /// The length of the output from which on the text of the outermost node is compared with its parts, if there is a sink.
    stream_limit: usize,
    /// The length of the buffer from which on it is full, if there is a sink.
    full: usize,
    /// See [`Self::is_cut`].
    is_cut: bool,
}

/// The size of a full buffer in bytes. Large, because the text of recent types and attributes is copied from it; a larger one
/// is in no fast cache.
const FULL: usize = if cfg!(test) { 1 << 10 } else { 1 << 18 };

/// The reason why a node within the limit of nesting is not printed.
const CUT: &str =
    "types or attributes nest too deep for the stack, or their text repeats shared parts too often";

/// The text of a type or an attribute in memory has at most that many bytes, or [`REPEATS`] times the size of all its
/// parts: shared nodes are repeated in the text, and sixty arrays of two elements could have a text of 2^60 bytes.
const ROOM: usize = if cfg!(test) { 1 << 12 } else { 4 << 20 };
const REPEATS: usize = 16;

/// The same for a text that goes to a sink. It takes no memory, but time and a disk.
const STREAM_ROOM: usize = if cfg!(test) { 1 << 16 } else { 1 << 30 };

/// About the number of bytes of a text that has each part of a node once.
fn weight(node: Node<'_>) -> usize {
    let mut weight = 0usize;
    let _ = node.walk(|part| {
        let params = part.params().iter().chain(part.body().unwrap_or_default());
        weight = params.fold(weight.saturating_add(64), |sum, param| sum.saturating_add(param.weight()));
        ControlFlow::<()>::Continue(())
    });
    weight
}

impl<'s, 'c> AsmPrinter<'s, 'c> {
    /// A printer that appends to a buffer, and expands every node.
    #[must_use]
    pub fn new(out: &'s mut Vec<u8>, options: &'s PrintOptions) -> Self {
        Self {
            out,
            sink: None,
            flushed: 0,
            failure: None,
            options,
            aliases: None,
            collector: None,
            elision: TypeElision::Never,
            distinct: FxHashMap::default(),
            resources: Vec::new(),
            known_resources: FxHashSet::default(),
            entered: 0,
            inlined: FxHashSet::default(),
            open: Vec::new(),
            depth: 0,
            symbols: Vec::new(),
            limit: usize::MAX,
            is_limited: false,
            outermost: None,
            stream_limit: usize::MAX,
            full: FULL,
            is_cut: false,
        }
    }

    /// The same printer, which prints no further nodes and elements once the buffer has that many bytes: for a reader
    /// who needs the beginning only.
    pub(crate) fn limit(mut self, bytes: usize) -> Self {
        self.limit = bytes;
        self.is_limited = true;
        self
    }

    /// Whether no more output is needed (see [`Self::limit`]) or allowed (see [`ROOM`]).
    #[inline]
    pub(crate) fn is_beyond_limit(&mut self) -> bool {
        self.out.len() > self.limit && self.has_no_room()
    }

    /// Whether the text of the outermost node is much longer than all its parts. Otherwise it is only long.
    #[cold]
    fn has_no_room(&mut self) -> bool {
        if let Some(node) = self.outermost.take() {
            let start = self.limit - ROOM;
            self.limit = self.limit.max(start.saturating_add(weight(node).saturating_mul(REPEATS)));
        }
        self.out.len() > self.limit
    }

    /// Whether something was omitted: beyond the limit of [`Self::limit`], or because stack or memory were used up.
    pub(crate) fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// The same printer, which empties the buffer into a sink when it is full: see [`Self::flush_if_full`].
    pub(crate) fn sink(mut self, sink: &'s mut (dyn io::Write + Send)) -> Self {
        self.sink = Some(sink);
        self.full = self.out.capacity().max(FULL);
        self
    }

    /// Writes the buffer to the sink, if there is one and the buffer is large: between operations, types, attributes and
    /// elements.
    #[inline]
    pub(crate) fn flush_if_full(&mut self) {
        if self.out.len() >= self.full && self.sink.is_some() {
            self.flush();
        }
    }

    #[cold]
    fn flush(&mut self) {
        self.judge_symbols();
        let Some(sink) = &mut self.sink else { return };
        if self.failure.is_none() {
            self.failure = sink.write_all(self.out).err();
        }
        self.flushed += self.out.len();
        self.out.clear();
        if self.flushed > self.stream_limit {
            self.compare_with_parts();
        }
        if self.failure.is_some() {
            // Nobody needs the rest.
            (self.limit, self.outermost) = (0, None);
        }
    }

    /// Ends the output with an error if the text of the outermost node is much longer than all its parts.
    #[cold]
    fn compare_with_parts(&mut self) {
        if let Some(node) = self.outermost.take() {
            let start = self.stream_limit - STREAM_ROOM;
            let whole = start.saturating_add(weight(node).saturating_mul(REPEATS));
            self.stream_limit = self.stream_limit.max(whole);
        }
        if self.flushed > self.stream_limit {
            let error = || io::Error::new(io::ErrorKind::OutOfMemory, CUT);
            self.failure.get_or_insert_with(error);
        }
    }

    /// Writes the rest of the buffer to the sink, if there is one.
    ///
    /// # Errors
    /// The first error of the sink, or [`io::ErrorKind::OutOfMemory`] if a node was cut.
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        self.flush();
        match self.failure.take() {
            None if self.is_cut => Err(io::Error::new(io::ErrorKind::OutOfMemory, CUT)),
            failure => failure.map_or(Ok(()), Err),
        }
    }

    /// The same printer, with names for some nodes.
    #[must_use]
    pub fn aliases(mut self, aliases: &'s AliasMap<'c>) -> Self {
        self.aliases = Some(aliases);
        self
    }

    /// The same printer, but without output: a collector receives the nodes that would be
    /// printed. `scratch` stays empty unless a hook bypasses this printer.
    #[must_use]
    pub fn collector(mut self, collector: &'s mut dyn Collector<'c>) -> Self {
        self.collector = Some(collector);
        self
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> &'s PrintOptions {
        self.options
    }

    /// Whether this printer collects nodes and prints no text.
    #[inline]
    #[must_use]
    pub fn is_collecting(&self) -> bool {
        self.collector.is_some()
    }

    /// The resources printed so far, each once: the dialect and the key.
    #[must_use]
    pub fn resources(&self) -> &[(&'static str, &'c [u8])] {
        &self.resources
    }

    /// The length of the output so far in bytes, including the initial contents of the buffer.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.flushed + self.out.len()
    }

    /// Whether nothing was written, and the buffer was empty at first.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    // ---- types and attributes ---------------------------------------------------

    /// Writes a type, or its alias.
    #[inline]
    pub fn ty(&mut self, ty: Type<'c>) {
        self.node(ty.node(), TypeElision::Never);
    }

    /// Writes types separated by `, `.
    pub fn types(&mut self, types: &[Type<'c>]) {
        self.comma_separated(types, |p, ty| p.ty(*ty));
    }

    /// Writes an attribute, or its alias, and its type.
    #[inline]
    pub fn attribute(&mut self, attribute: Attribute<'c>) {
        self.node(attribute.node(), TypeElision::Never);
    }

    /// Writes an attribute without its type if that is `i64` or `f64`, the parser's defaults.
    #[inline]
    pub fn attribute_eliding_default_type(&mut self, attribute: Attribute<'c>) {
        self.node(attribute.node(), TypeElision::May);
    }

    /// Writes an attribute without its type, where the context determines it.
    #[inline]
    pub fn attribute_without_type(&mut self, attribute: Attribute<'c>) {
        self.node(attribute.node(), TypeElision::Must);
    }

    /// Writes a type or an attribute, or its alias.
    #[inline]
    pub(crate) fn any(&mut self, node: Node<'c>) {
        self.node(node, TypeElision::Never);
    }

    fn node(&mut self, node: Node<'c>, elision: TypeElision) {
        let node = self.rewritten(node);
        self.node_with(node, |p| p.print_full(node, elision));
    }

    /// The node that is written in place of a node, see [`PrintOptions::rewrite`]. The parts of another node have been
    /// rewritten with it, except in the bodies of mutable types.
    #[inline]
    pub(crate) fn rewritten(&self, node: Node<'c>) -> Node<'c> {
        match self.options.rewrite {
            Some(rewrite) if self.depth == 0 || !self.open.is_empty() => rewrite(node),
            _ => node,
        }
    }

    /// Writes a node's alias, or prints it by `print`.
    pub(crate) fn node_with(&mut self, node: Node<'c>, print: impl FnOnce(&mut Self) + Send) {
        if let Some(collector) = &mut self.collector {
            if collector.enter(node) {
                let outer = std::mem::replace(&mut self.entered, node.address());
                self.nested(node, print);
                self.entered = outer;
                if let Some(collector) = &mut self.collector {
                    collector.leave(node);
                }
            }
            return;
        }
        match self.aliases.and_then(|aliases| aliases.get(node)) {
            Some(alias) => self.write(alias),
            None => {
                self.nested(node, print);
                self.flush_if_full();
            }
        }
    }

    /// The collector, if there is one.
    pub(crate) fn collector_mut(&mut self) -> Option<&mut (dyn Collector<'c> + 's)> {
        match &mut self.collector {
            Some(collector) => Some(&mut **collector),
            None => None,
        }
    }

    /// The alias of the location with that line and column of a file.
    pub(crate) fn alias_of_place(&self, file: StringAttr<'c>, line: u32, column: u32) -> Option<&'s str> {
        self.aliases.and_then(|aliases| aliases.of_place(file, line, column))
    }

    /// Whether the nesting limit allows another level.
    pub(crate) fn may_nest(&self) -> bool {
        self.options.nesting > self.depth
    }

    /// Writes a node in full even if it has an alias; its parts may be aliases.
    pub fn expanded(&mut self, node: Node<'c>, elision: TypeElision) {
        self.with_nesting(node, |p| p.print_full(node, elision));
    }

    /// Writes a node by `print`, on a larger stack if this one is used up, or [`PrintOptions::TOO_DEEP`] if the node is
    /// nested more deeply than [`PrintOptions::nesting`]. For custom printers that print a nested node themselves;
    /// [`AsmPrinter::ty`] and the like do so already.
    pub fn with_nesting(&mut self, node: Node<'c>, print: impl FnOnce(&mut Self) + Send) {
        if self.collector.is_none() || self.is_new_inside(node) {
            self.nested(node, print);
        }
    }

    /// Whether the collector did not yet receive the parts of a node as parts of the innermost entered node. Repeated
    /// visits add nothing, and sixty types that contain the previous one twice would take 2^60 visits.
    fn is_new_inside(&mut self, node: Node<'c>) -> bool {
        if self.depth > 0 {
            return self.inlined.insert((self.entered, node.address()));
        }
        // Another operation may defer its aliases, or not.
        if !self.inlined.is_empty() {
            self.inlined = FxHashSet::default();
        }
        true
    }

    fn nested(&mut self, node: Node<'c>, print: impl FnOnce(&mut Self) + Send) {
        let levels = node.summary().def.levels.into();
        let is_beyond_limit = self.is_beyond_limit();
        if self.options.nesting.saturating_sub(self.depth) < levels || is_beyond_limit {
            self.is_cut |= is_beyond_limit;
            return self.write(if is_beyond_limit { "..." } else { PrintOptions::TOO_DEEP });
        }
        let is_outermost = self.depth == 0 && !self.is_limited && self.failure.is_none();
        if is_outermost {
            self.outermost = Some(node);
            if self.sink.is_none() {
                self.limit = self.out.len().saturating_add(ROOM);
            } else {
                self.stream_limit = self.len().saturating_add(STREAM_ROOM);
            }
        }
        self.depth += levels;
        let printed = isogloss_stack::ensure(|| print(&mut *self));
        self.depth -= levels;
        if is_outermost {
            self.stream_limit = usize::MAX;
            if self.failure.is_none() {
                self.limit = usize::MAX;
            }
        }
        if printed.is_err() {
            self.is_cut = true;
            self.write(PrintOptions::TOO_DEEP);
        }
    }

    /// Writes a node in full, never as an alias. The syntax of a node without a dialect prefix
    /// writes the type of an attribute itself.
    pub(crate) fn print_full(&mut self, node: Node<'c>, elision: TypeElision) {
        if node.summary().def.unprefixed {
            self.elision = elision;
            self.dialect_node_body(node);
        } else {
            self.elision = TypeElision::default();
            self.dialect_node(node, elision);
        }
    }

    /// Takes the type elision of the attribute whose printing begins.
    pub(crate) fn take_elision(&mut self) -> TypeElision {
        std::mem::take(&mut self.elision)
    }

    /// The number of a `distinct` attribute: counted from 0 in print order.
    #[must_use]
    pub fn distinct_number(&mut self, node: Node<'c>) -> u64 {
        let next = self.distinct.len() as u64;
        *self.distinct.entry(node.address()).or_insert(next)
    }

    /// Begins the body of a mutable node. `false` if this body is being printed: then print
    /// a reference. Call [`Self::end_body`] after every `true`.
    #[must_use]
    pub fn begin_body(&mut self, node: Node<'c>) -> bool {
        let first = !self.open.contains(&node);
        if first {
            self.open.push(node);
        }
        first
    }

    /// Ends the last body that [`Self::begin_body`] began.
    pub fn end_body(&mut self) {
        self.open.pop();
    }

    /// Adds a resource that was printed.
    pub fn name_resource(&mut self, dialect: &'static str, key: &'c [u8]) {
        if self.known_resources.insert((dialect, key)) {
            self.resources.push((dialect, key));
        }
    }
}

impl fmt::Write for AsmPrinter<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.write(text);
        Ok(())
    }
}

impl fmt::Debug for AsmPrinter<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AsmPrinter").field("len", &self.out.len()).finish_non_exhaustive()
    }
}
