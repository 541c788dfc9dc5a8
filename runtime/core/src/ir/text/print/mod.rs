//! [`OpPrinter`]: the printer of operations.
//!
//! It prints regions from an explicit stack, so that deep nesting needs no machine
//! stack. Only custom forms, whose hooks print their regions, recurse, on a stack that grows; if it cannot, operations
//! are printed in generic form.
//!
//! Here are the parts that forms are made of; `walk` prints whole operations.

mod walk;

use super::alias::{Aliases, Seen};
use super::numbering::{Numbering, ValueName};
use super::written::{Written, WrittenText};
use crate::builtin::ops::MODULE;
use crate::builtin::{DictionaryAttr, FunctionType, UnitAttr, string_bytes};
use crate::ir::def::OpTraits;
use crate::ir::verify::is_verifying;
use crate::ir::{BlockRef, Ir, Loc, OpId, OpRef, RegionRef, ValueRef, VerifyOptions};
use crate::node::Node;
use crate::text::{AsmPrinter, TypeElision};
use crate::{Attribute, Type};
use rustc_hash::FxHashMap;

/// Options for printing operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct OpPrintFlags {
    /// Whether to print all operations in generic form (`--mlir-print-op-generic`).
    pub generic: bool,
    /// Whether to print locations (`--mlir-print-debuginfo`).
    pub debug_info: bool,
    /// Whether to print without aliases (`--mlir-print-local-scope`).
    pub local_scope: bool,
    /// Whether to print custom forms without verifying the operations before
    /// (`--mlir-print-assume-verified`).
    pub assume_verified: bool,
}

impl OpPrintFlags {
    /// Sets whether to print all operations in generic form.
    #[must_use]
    pub const fn generic(mut self, generic: bool) -> Self {
        self.generic = generic;
        self
    }

    /// Sets whether to print locations.
    #[must_use]
    pub const fn debug_info(mut self, debug_info: bool) -> Self {
        self.debug_info = debug_info;
        self
    }

    /// Sets whether to print without aliases.
    #[must_use]
    pub const fn local_scope(mut self, local_scope: bool) -> Self {
        self.local_scope = local_scope;
        self
    }

    /// Sets whether to print custom forms without verifying the operations before, which is faster. Without it, and as
    /// in MLIR, everything is printed in generic form if an operation is not valid: its custom form may have no text
    /// for it, and the hooks that print it need a valid one. An operation that was just found to be valid, before any
    /// change of the IR, is not reverified in any case.
    ///
    /// # Panics
    /// Then printing may panic if an operation is not valid.
    #[must_use]
    pub const fn assume_verified(mut self, assume_verified: bool) -> Self {
        self.assume_verified = assume_verified;
        self
    }

    /// The flags with which an operation can be printed, whether it is valid or not.
    pub(in crate::ir::text) fn for_any(self, op: OpRef<'_, '_>) -> Self {
        if self.generic || self.assume_verified || op.ir().is_accepted(op.id()) {
            return self;
        }
        // A hook of a verifier that shows an operation would reverify it, without an end.
        if is_verifying() {
            return self.generic(true);
        }
        // Operations of unregistered dialects have a generic form alone.
        let mut options = VerifyOptions::allow_unregistered(true);
        options.show_operations = false;
        self.generic(!op.ir().inspect_op(op.id(), &options).accepted)
    }
}

/// Prints operations. The hooks of custom forms get one.
///
/// Hooks run twice: the first run prints nothing and collects the types and
/// attributes that need an alias, the second one prints.
pub struct OpPrinter<'o, 'a, 'c> {
    asm: AsmPrinter<'o, 'c>,
    ir: &'a Ir<'c>,
    flags: OpPrintFlags,
    numbering: &'o Numbering,
    aliases: Option<&'o Aliases<'c>>,
    /// Present while collecting aliases.
    seen: Option<Seen<'o, 'c>>,
    indent: usize,
    default_dialects: Vec<&'static str>,
    written: Written<'c>,
    /// Memory for the steps of an operation.
    spare_steps: Vec<walk::PrintStep<'a, 'c>>,
    /// The positions of operation names, if requested.
    places: Option<Vec<PrintedPlace>>,
    /// See [`Self::has_text`].
    of_texts: FxHashMap<usize, Attribute<'c>>,
    /// Arrays that forms write with strings in place of attributes, by the arrays and the omitted parts of the texts.
    pub(in crate::ir::text) with_strings: FxHashMap<(Attribute<'c>, &'static str), Attribute<'c>>,
}

/// The position of an operation in a printed text: see [`print_with_places`](super::print_with_places).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PrintedPlace {
    /// The operation.
    pub op: OpId,
    /// The byte at which its name begins; results are before it.
    pub name: usize,
    /// Whether its text is copied from the file that it was read from, because its custom form is unknown: see
    /// [`ParserOptions::keep_unknown_forms`](crate::text::ParserOptions::keep_unknown_forms).
    pub is_kept: bool,
}

impl<'o, 'a, 'c> OpPrinter<'o, 'a, 'c> {
    pub(crate) fn new(
        asm: AsmPrinter<'o, 'c>,
        ir: &'a Ir<'c>,
        flags: OpPrintFlags,
        numbering: &'o Numbering,
    ) -> Self {
        Self {
            asm,
            ir,
            flags,
            numbering,
            aliases: None,
            seen: None,
            indent: 0,
            default_dialects: Vec::from_iter(MODULE.default_dialect),
            written: Written::default(),
            spare_steps: Vec::new(),
            places: None,
            of_texts: FxHashMap::default(),
            with_strings: FxHashMap::default(),
        }
    }

    /// Remembers where operations are.
    pub(in crate::ir::text) fn with_places(mut self) -> Self {
        self.places = Some(Vec::new());
        self
    }

    pub(in crate::ir::text) fn into_places(self) -> Vec<PrintedPlace> {
        self.places.unwrap_or_default()
    }

    pub(crate) fn aliases(mut self, aliases: &'o Aliases<'c>) -> Self {
        self.aliases = Some(aliases);
        self
    }

    pub(crate) fn collecting(mut self, seen: Seen<'o, 'c>) -> Self {
        self.seen = Some(seen);
        self
    }

    // ---- for hooks ------------------------------------------------------------

    /// The printer of types and attributes, which holds the output.
    pub fn asm(&mut self) -> &mut AsmPrinter<'o, 'c> {
        &mut self.asm
    }

    /// The IR of the printed operation.
    #[must_use]
    pub fn ir(&self) -> &'a Ir<'c> {
        self.ir
    }

    /// Whether types and attributes that need an alias are collected, and no text is written.
    #[inline]
    #[must_use]
    pub fn is_collecting(&self) -> bool {
        self.seen.is_some()
    }

    /// Whether types and attributes are collected, and no type has an alias.
    pub(in crate::ir::text) fn skips_types(&self) -> bool {
        self.seen.as_ref().is_some_and(|seen| seen.skips_types)
    }

    /// Whether an attribute has this text, which is a string of a format. The last attribute that had it is cached.
    pub fn has_text(&mut self, value: Attribute<'c>, text: &'static str) -> bool {
        let place = text.as_ptr().addr();
        if self.of_texts.get(&place) == Some(&value) {
            return true;
        }
        let has_text = value.to_string() == text;
        if has_text {
            self.of_texts.insert(place, value);
        }
        has_text
    }

    /// Writes text unchanged.
    #[inline]
    pub fn write(&mut self, text: &str) {
        self.asm.write(text);
    }

    /// Writes a value's name.
    #[inline]
    pub fn operand(&mut self, value: ValueRef<'a, 'c>) {
        if self.is_collecting() {
            return;
        }
        let (name, result) = self.numbering.value(value);
        self.value_name(name);
        if let Some(result) = result {
            self.asm.prefixed(b"#", result);
        }
    }

    /// Writes values' names with `, ` between.
    pub fn operands(&mut self, values: impl IntoIterator<Item = ValueRef<'a, 'c>>) {
        if self.is_collecting() {
            return;
        }
        for (index, value) in values.into_iter().enumerate() {
            if index > 0 {
                self.asm.write(", ");
            }
            self.operand(value);
        }
    }

    /// Whether a value is printed with this name, without `%`.
    #[must_use]
    pub fn is_printed_as(&self, value: ValueRef<'a, 'c>, name: &[u8]) -> bool {
        match self.numbering.value(value) {
            (ValueName::Given(number), None) => self.numbering.given(number).as_bytes() == name,
            (ValueName::Argument(number), None) => name == format!("arg{number}").as_bytes(),
            (ValueName::Given(_) | ValueName::Argument(_) | ValueName::Number(_) | ValueName::Unknown, _) => {
                false
            }
        }
    }

    /// Writes the name of a value that a text defines itself; a different one if it may clash with another value's.
    pub(in crate::ir::text) fn own_name(&mut self, name: &[u8]) {
        let name = String::from_utf8_lossy(name);
        let number = name.strip_prefix("arg").unwrap_or(&name);
        let is_number = number.bytes().next().is_some_and(|first| first.is_ascii_digit());
        self.asm.write(if is_number { "%kept_" } else { "%" });
        self.asm.write(&name);
        if !is_number && self.numbering.is_given_anywhere(&name) {
            self.asm.write("_kept");
        }
    }

    #[inline]
    fn value_name(&mut self, name: ValueName) {
        match name {
            ValueName::Number(number) => self.asm.prefixed(b"%", number),
            ValueName::Argument(number) => self.asm.prefixed(b"%arg", number),
            ValueName::Given(number) => {
                self.asm.write("%");
                self.asm.write(self.numbering.given(number));
            }
            ValueName::Unknown => self.asm.write("<<UNKNOWN SSA VALUE>>"),
        }
    }

    /// Writes a type, or its alias.
    #[inline]
    pub fn ty(&mut self, ty: Type<'c>) {
        match &self.seen {
            Some(seen) if seen.skips_types => {}
            Some(_) => self.collect(ty.node()),
            None => self.once(ty.node(), Written::TYPES, |this| this.asm.any(ty.node())),
        }
    }

    /// Writes types with `, ` between.
    pub fn types(&mut self, types: impl IntoIterator<Item = Type<'c>>) {
        for (index, ty) in types.into_iter().enumerate() {
            if index > 0 {
                self.asm.write(", ");
            }
            self.ty(ty);
        }
    }

    /// Writes an attribute, or its alias, and its type.
    #[inline]
    pub fn attribute(&mut self, attribute: Attribute<'c>) {
        let node = attribute.node();
        match self.seen {
            Some(_) => self.collect(node),
            None => self.once(node, Written::kind(node), |this| this.asm.any(node)),
        }
    }

    /// Visits a node, unless that was done recently.
    #[inline]
    fn collect(&mut self, node: Node<'c>) {
        if self.seen.as_mut().is_some_and(|seen| seen.is_new(node)) {
            self.asm.any(node);
        }
    }

    /// Copies the recent text of a node, or writes it with `write`.
    #[inline]
    fn once(&mut self, node: Node<'c>, kind: usize, write: impl FnOnce(&mut Self)) {
        if !self.written.is_worthwhile(kind) {
            return write(self);
        }
        let start = self.asm.len();
        let written = self.written.again(node, kind, start);
        if let Some(written) = written
            && self.asm.repeat(written)
        {
            return;
        }
        write(self);
        if let Some(text) = WrittenText::new(start..self.asm.len()) {
            self.written.remember(node, text);
        }
    }

    /// Writes a block's name.
    pub fn successor(&mut self, block: BlockRef<'a, 'c>) {
        match self.numbering.block_number(block.id()) {
            Some(number) => match self.numbering.block_name(block.id()) {
                Some(name) => {
                    self.asm.write("^");
                    self.asm.write(name);
                }
                None => {
                    self.asm.prefixed(b"^bb", number);
                }
            },
            None => self.asm.write("^INVALIDBLOCK"),
        }
    }

    /// Writes ` {name = value, ...}` without the attributes named in `elided`; nothing
    /// if none is left.
    pub fn optional_attributes(&mut self, attributes: Option<DictionaryAttr<'c>>, elided: &[&str]) {
        let Some(attributes) = attributes else { return };
        self.some_entries(" ", without(attributes.entries(), elided));
    }

    /// Writes the discardable attributes of an operation after a space; nothing if there are none.
    pub fn discardable(&mut self, op: OpRef<'a, 'c>) {
        self.discardable_after(" ", op);
    }

    /// As [`Self::discardable`], after the keyword `attributes`.
    pub(in crate::ir::text) fn discardable_with_keyword(&mut self, op: OpRef<'a, 'c>) {
        self.discardable_after(" attributes ", op);
    }

    fn discardable_after(&mut self, before: &str, op: OpRef<'a, 'c>) {
        let (names, values) = op.discardable();
        if names.is_empty() {
            return;
        }
        self.asm.write(before);
        let write = |this: &mut Self| {
            this.entries(names.iter().map(|name| string_bytes(*name)).zip(values.iter().copied()));
        };
        match op.interned_attributes() {
            // The text of a recent dictionary is copied.
            Some(dictionary) if self.seen.is_none() => {
                let dictionary = dictionary.into();
                self.once(dictionary, Written::kind(dictionary), write);
            }
            _ => write(self),
        }
    }

    /// Writes the properties and the discardable attributes of an operation as one dictionary after a space, without
    /// the ones named in `elided`; nothing if none is left.
    pub fn op_attributes(&mut self, op: OpRef<'a, 'c>, elided: &[&str]) {
        self.some_entries(" ", without(op.all_attributes(), elided));
    }

    /// Writes `before` and a dictionary of the entries, if there are any.
    pub fn some_entries<'b>(
        &mut self,
        before: &str,
        entries: impl Iterator<Item = (&'b [u8], Attribute<'c>)>,
    ) {
        let mut entries = entries.peekable();
        if entries.peek().is_some() {
            self.asm.write(before);
            self.entries(entries);
        }
    }

    /// Begins a new line with the indentation of the current operation.
    pub fn new_line(&mut self) {
        self.asm.write("\n");
        self.start_line();
    }

    /// Prints with lines indented by two more blanks.
    pub fn indented(&mut self, print: impl FnOnce(&mut Self)) {
        self.indent += 2;
        print(self);
        self.indent -= 2;
    }

    /// Writes a dictionary of the entries, `{name = value, ...}`; there is at least one.
    pub fn entries<'b>(&mut self, entries: impl Iterator<Item = (&'b [u8], Attribute<'c>)>) {
        for (index, (name, value)) in entries.enumerate() {
            self.asm.write(if index == 0 { "{" } else { ", " });
            self.named_attribute(name, value);
        }
        self.asm.write("}");
    }

    /// As [`Self::optional_attributes`], after the keyword `attributes`.
    pub fn optional_attributes_with_keyword(
        &mut self,
        attributes: Option<DictionaryAttr<'c>>,
        elided: &[&str],
    ) {
        let kept = |name: &[u8]| elided.iter().all(|elided| elided.as_bytes() != name);
        if attributes.is_some_and(|attributes| attributes.entries().any(|(name, _)| kept(name))) {
            self.asm.write(" attributes");
            self.optional_attributes(attributes, elided);
        }
    }

    /// As [`Self::op_attributes`], after the keyword `attributes`.
    pub fn op_attributes_with_keyword(&mut self, op: OpRef<'a, 'c>, elided: &[&str]) {
        self.some_entries(" attributes ", without(op.all_attributes(), elided));
    }

    fn named_attribute(&mut self, name: &[u8], value: Attribute<'c>) {
        self.asm.keyword_or_string(name);
        if !value.isa::<UnitAttr<'_>>() {
            self.asm.write(" = ");
            self.attribute(value);
        }
    }

    /// Writes `(inputs) -> results`.
    pub fn function_type(
        &mut self,
        inputs: impl IntoIterator<Item = Type<'c>>,
        results: impl ExactSizeIterator<Item = Type<'c>> + Clone,
    ) {
        self.asm.write("(");
        self.types(inputs);
        self.asm.write(") -> ");
        let bare = results.len() == 1 && !results.clone().any(|ty| ty.isa::<FunctionType<'_>>());
        if bare {
            self.types(results);
        } else {
            self.asm.write("(");
            self.types(results);
            self.asm.write(")");
        }
    }

    /// Writes a region in braces, for the hooks of custom forms. If
    /// `entry_arguments` is set, an entry block with arguments has a label; if
    /// `terminators` is not set, terminators are omitted.
    pub fn region(&mut self, region: RegionRef<'a, 'c>, entry_arguments: bool, terminators: bool) {
        self.asm.write("{\n");
        let default = region.parent().map_or("", |op| self.ir.names.default_dialect(self.ir.name(op.id)));
        self.default_dialects.push(default);
        let mut blocks = region.blocks();
        if let Some(entry) = blocks.next() {
            let header = entry_arguments && entry.arguments().len() != 0;
            self.hook_block(entry, header, terminators);
            for block in blocks {
                self.hook_block(block, true, terminators);
            }
        }
        self.default_dialects.pop();
        self.start_line();
        self.asm.write("}");
    }

    fn hook_block(&mut self, block: BlockRef<'a, 'c>, header: bool, terminators: bool) {
        if header {
            self.block_header(block);
        }
        self.indent += 2;
        for op in block.ops() {
            let hidden = !terminators && op.next().is_none() && op.has(OpTraits::TERMINATOR);
            if !hidden {
                self.start_line();
                self.operation(op);
                self.asm.write("\n");
                self.asm.flush_if_full();
            }
        }
        self.indent -= 2;
    }

    /// Writes ` loc(...)` if [`OpPrintFlags::debug_info`] is set.
    pub fn trailing_location(&mut self, loc: Loc) {
        self.location(loc, true);
    }

    /// As [`Self::trailing_location`], for a block argument: never an alias.
    pub fn argument_location(&mut self, loc: Loc) {
        self.location(loc, false);
    }

    /// Writes a region's argument in a signature: the name, the type, the attributes and, with debug
    /// information, the location. The attributes use aliases, but are not collected for them, as in
    /// `mlir-opt`.
    pub fn region_argument(&mut self, argument: ValueRef<'a, 'c>, attributes: Option<DictionaryAttr<'c>>) {
        self.operand(argument);
        self.write(": ");
        self.ty(argument.ty());
        if self.seen.is_none() {
            self.optional_attributes(attributes, &[]);
        }
        self.argument_location(argument.loc());
    }

    fn location(&mut self, loc: Loc, allow_alias: bool) {
        if !self.flags.debug_info {
            return;
        }
        // A function that rewrites nodes needs the attribute.
        let rewrites = self.asm.options().rewrite.is_some();
        let place = |ir: &Ir<'c>| if rewrites { None } else { ir.sources.position(loc) };
        if let Some(seen) = &mut self.seen {
            if allow_alias && seen.has_location(loc) {
                return;
            }
            seen.begin_location(allow_alias);
            match (place(self.ir), self.asm.collector_mut()) {
                (Some((file, at)), Some(collector)) => collector.place(file, at.line, at.column),
                _ => self.asm.any(self.ir.location(loc).into()),
            }
            return seen.end_location(loc);
        }
        if allow_alias && let Some(alias) = self.aliases.and_then(|aliases| aliases.of_location(loc)) {
            self.asm.write(" loc(");
            self.asm.write(alias);
            return self.asm.write(")");
        }
        self.asm.write(" ");
        match (place(self.ir), allow_alias) {
            (Some((file, at)), true) => self.asm.trailing_place(file, at.line, at.column),
            (Some((file, at)), false) => self.asm.expanded_place(file, at.line, at.column),
            (None, true) => self.asm.trailing_location(self.ir.location(loc)),
            (None, false) => self.asm.expanded(self.ir.location(loc).into(), TypeElision::Never),
        }
    }

    fn start_line(&mut self) {
        const BLANKS: &str = "                                                                ";
        let mut left = self.indent;
        while left > 0 {
            let some = left.min(BLANKS.len());
            self.asm.write(&BLANKS[..some]);
            left -= some;
        }
    }
}

/// The entries whose names are not in a list.
pub(in crate::ir::text) fn without<'b, 'c>(
    entries: impl Iterator<Item = (&'b [u8], Attribute<'c>)>,
    elided: &[&str],
) -> impl Iterator<Item = (&'b [u8], Attribute<'c>)> {
    entries.filter(|(name, _)| elided.iter().all(|elided| elided.as_bytes() != *name))
}
