//! Operations whose custom form is code that the reader does not have: the ends of their texts, one error for each
//! form, and operations that keep their texts
//! ([`ParserOptions::keep_unknown_forms`](crate::text::ParserOptions::keep_unknown_forms)).
//!
//! A text that is kept is an operation [`KEPT`] with an array attribute [`TEXT`], in which texts alternate with names
//! and aliases. Names of values are operands and names of blocks are successors, since the printer gives them other
//! names; names that the text defines itself stay names. The types of its results follow from their uses.

use super::names::SlotId;
use super::parse::{Label, OpParser};
use super::print::OpPrinter;
use crate::builtin::{ArrayAttr, IntegerAttr, StringAttr, TypeAttr};
use crate::ir::def::{Arity, Language, OpDef, OpSyntax, OpTraits, SuccessorDef, ValueGroup};
use crate::ir::ids::{BlockIndex, OpIndex, ValueIndex};
use crate::ir::location::SourceMap;
use crate::ir::{BlockRef, OpRef, OperationState, ValueId, ValueRef};
use crate::text::{Lexer, Parsed, Tok, Token};
use crate::{Attribute, Diagnostic, Node, Type};
use rustc_hash::FxHashSet;
use std::ptr;

/// The attribute with the text.
const TEXT: &str = "isogloss.text";

/// The maximum number of results of an operation that keeps its text.
const MAX_RESULTS: u64 = 1 << 16;

/// The maximum number of names before `=` that are examined to find out whether an operation begins.
const MAX_NAMES: usize = 100;

const VALUES: &[ValueGroup] = &[ValueGroup { arity: Arity::Variadic, ..ValueGroup::new("values") }];

const fn kept(name: &'static str, traits: OpTraits, successors: &'static [SuccessorDef]) -> OpDef {
    OpDef {
        summary: "an operation whose form is not known, as text",
        traits,
        operands: VALUES,
        results: VALUES,
        successors,
        syntax: Some(OpSyntax {
            parse: |parser, _| Err(parser.error("has no text of its own")),
            print: |_, _| {},
        }),
        ..OpDef::new("isogloss", name)
    }
}

/// An operation with the text of one whose form is not known.
static KEPT: OpDef = kept("isogloss.kept", OpTraits::NONE, &[]);

/// The same for a terminator.
static KEPT_TERMINATOR: OpDef = kept(
    "isogloss.kept_terminator",
    OpTraits::TERMINATOR,
    &[SuccessorDef { name: "blocks", variadic: true }],
);

/// Whether an operation keeps its text.
pub(super) fn is_kept(def: &'static OpDef) -> bool {
    ptr::eq(def, &KEPT) || ptr::eq(def, &KEPT_TERMINATOR)
}

/// An operation whose form is not known, after the error about it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unknown {
    /// The start of the operation.
    pub(super) start: u32,
    /// The end of its text, if it is known.
    pub(super) end: Option<u32>,
    /// Whether the error is the first about this form.
    pub(super) is_first: bool,
}

/// The state of a parser about unknown forms.
#[derive(Debug, Default)]
pub(super) struct UnknownForms<'s, 'c> {
    /// The last one, until parsing continues after it.
    pub(super) last: Option<Unknown>,
    /// The forms that were reported.
    reported: FxHashSet<String>,
    /// Whether the brackets of a text were not balanced: after that the end of a text is not searched, because each
    /// search could scan the rest of the file.
    unbalanced: bool,
    /// The operations with texts in the open regions.
    kept: Vec<Kept<'s, 'c>>,
}

/// An operation whose operands and result types are known when the region around it ends.
#[derive(Debug)]
struct Kept<'s, 'c> {
    op: OpIndex,
    /// The number of open regions around it.
    depth: usize,
    /// The names of its results.
    results: Vec<(SlotId, u32, u32)>,
    pieces: Vec<Piece<'s, 'c>>,
}

/// A part of a text.
#[derive(Debug)]
enum Piece<'s, 'c> {
    /// Text as it is.
    Text(Vec<u8>),
    /// The name of a value of another operation.
    Value(ValueIndex),
    /// The name of a value that may be defined later.
    Name {
        slot: SlotId,
        number: u32,
        name: &'s [u8],
    },
    /// The name of a value that the text defines.
    Own(&'s [u8]),
    /// The name of a block, by the number of the successor.
    Block(usize),
    Alias(Node<'c>),
}

impl<'s, 'c> OpParser<'_, 's, 'c> {
    /// After an error about the name of an operation: the operation, if its form is unknown and texts are kept.
    ///
    /// # Errors
    /// Otherwise the error.
    #[cold]
    pub(super) fn unknown_form(
        &mut self,
        block: BlockIndex,
        name: Token,
        first_result: usize,
        error: Diagnostic,
    ) -> Parsed<OpIndex> {
        let Some(def) = self.without_form(name) else { return Err(error) };
        let end = if self.unknown.unbalanced { None } else { self.text_end(name) };
        self.unknown.unbalanced |= end.is_none();
        let keep = self.asm.options().keep_unknown_forms;
        if let Some(end) = end.filter(|_| keep) {
            return self.kept_operation(block, name, def, end, first_result);
        }
        let form = def.missing_form.and_then(|form| match form.language {
            Language::Cpp => form.declaration(def.name),
            Language::Rust => Some(form.part.to_owned()),
        });
        let is_first = self.unknown.reported.insert(form.unwrap_or_else(|| def.name.to_owned()));
        let start = self.stacks.results.get(first_result).map_or(name.start(), |(_, _, offset)| *offset);
        self.unknown.last = Some(Unknown { start, end, is_first });
        Err(if keep { error.note("the text is not kept: its brackets are not balanced") } else { error })
    }

    /// The operation that a name means, if its form is not known.
    fn without_form(&self, name: Token) -> Option<&'static OpDef> {
        let spelled = str::from_utf8(self.asm.text(name)).unwrap_or_default();
        let context = self.asm.context();
        let def =
            context.op(spelled).or_else(|| context.op(&format!("{}.{spelled}", self.default_dialect())));
        def.filter(|def| !def.has_custom_form() && def.missing_form.is_some())
    }

    /// The end of the text of an operation that begins with a name: before the first token of a line that begins
    /// another operation, a label or an alias, outside of brackets, or before the brace that closes the region around
    /// it. `None` if a bracket is not closed, or is closed by another one.
    fn text_end(&self, name: Token) -> Option<u32> {
        let source = self.asm.source();
        let mut lexer = Lexer::new(source);
        lexer.at(name.end());
        let mut end = name.end();
        let mut open = Vec::new();
        loop {
            let token = lexer.token();
            let blanks = source.get(end as usize..token.start() as usize).unwrap_or_default();
            let begins = open.is_empty() && blanks.contains(&b'\n') && self.begins_something(lexer, token);
            match token.kind {
                Tok::Eof => return open.is_empty().then_some(end),
                _ if begins => return Some(end),
                Tok::LBrace => open.push(Tok::RBrace),
                Tok::LParen => open.push(Tok::RParen),
                Tok::LSquare => open.push(Tok::RSquare),
                closer @ (Tok::RBrace | Tok::RParen | Tok::RSquare) => match open.pop() {
                    Some(expected) if expected == closer => {}
                    None if closer == Tok::RBrace => return Some(end),
                    Some(_) | None => return None,
                },
                // A text of a dialect may have characters that form no token, but strings are closed.
                Tok::Error if source.get(token.start() as usize) == Some(&b'"') => return None,
                Tok::Error => {
                    lexer.at(token.start() + 1);
                    end = token.start() + 1;
                    continue;
                }
                _ => {}
            }
            end = token.end();
        }
    }

    /// Whether an operation, a label, an alias or metadata begins with the first token of a line.
    fn begins_something(&self, mut lexer: Lexer<'_>, token: Token) -> bool {
        let text = self.asm.text(token);
        match token.kind {
            Tok::MetadataBegin => true,
            Tok::CaretId => matches!(lexer.token().kind, Tok::Colon | Tok::LParen),
            Tok::String => lexer.token().kind == Tok::LParen,
            Tok::HashId | Tok::BangId => !text.contains(&b'.') && lexer.token().kind == Tok::Equal,
            Tok::PercentId => {
                for _ in 0..MAX_NAMES {
                    let mut next = lexer.token().kind;
                    if next == Tok::Colon && lexer.token().kind == Tok::Integer {
                        next = lexer.token().kind;
                    }
                    if next != Tok::Comma {
                        return next == Tok::Equal;
                    }
                    if lexer.token().kind != Tok::PercentId {
                        return false;
                    }
                }
                false
            }
            Tok::BareId => {
                let word = str::from_utf8(text).unwrap_or_default();
                // The text may end more than one region.
                let is_named = |dialect: &&str| self.asm.context().op(&format!("{dialect}.{word}")).is_some();
                let known = word.contains('.') || self.default_dialects.iter().any(is_named);
                let next = lexer.token().kind;
                let cannot = matches!(
                    next,
                    Tok::Comma | Tok::Colon | Tok::Greater | Tok::RSquare | Tok::RParen | Tok::Equal
                );
                known && !cannot
            }
            _ => false,
        }
    }

    /// Continues after the text of an operation whose form is not known. Names that the text may define are recorded.
    pub(super) fn skip_text(&mut self, start: u32, end: u32) {
        let source = self.asm.source();
        let mut lexer = Lexer::new(source);
        lexer.at(start);
        loop {
            let token = lexer.token();
            if token.start() >= end || token.kind == Tok::Eof {
                return self.asm.resume_at(end);
            }
            if token.kind == Tok::Error {
                lexer.at(token.start() + 1);
            }
            self.mark_possibly_defined(token.kind, source, token.start(), token.end());
        }
    }

    // ---- operations that keep their texts ------------------------------------------

    fn kept_operation(
        &mut self,
        block: BlockIndex,
        name: Token,
        def: &'static OpDef,
        end: u32,
        first_result: usize,
    ) -> Parsed<OpIndex> {
        let results: Vec<_> = self.stacks.results.drain(first_result..).collect();
        let count: u64 = results.iter().map(|(_, count, _)| u64::from(*count)).sum();
        if count > MAX_RESULTS {
            let message =
                format!("the text of an operation with more than {MAX_RESULTS} results is not kept");
            return Err(Diagnostic::error(message).at(name.span()));
        }
        let is_terminator = def.traits.contains(OpTraits::TERMINATOR);
        let mut state = OperationState::default();
        let (pieces, end) = self.pieces(name, def, end, &mut state);
        let none: Type<'c> = self.asm.context().none();
        state.result_types.extend((0..count).map(|_| none));
        let own = self.ir.names.intern_own(if is_terminator { &KEPT_TERMINATOR } else { &KEPT });
        let own = self.ir.names.id(own);
        let op = self.ir.create_at(own, &state, SourceMap::place(self.base, name.start() as usize))?;
        self.ir.link_op(block, op);
        let mut values = self.ir.ops[op].results.ids::<ValueIndex>();
        for (slot, count, _) in &results {
            if let Some(first) = values.next() {
                self.unknown_values.insert(*slot, (first, *count));
            }
            values.by_ref().take(*count as usize - 1).for_each(drop);
        }
        self.unknown.kept.push(Kept { op, depth: self.labels.len(), results, pieces });
        self.asm.resume_at(end);
        self.trailing_location(op)?;
        Ok(op)
    }

    /// The parts of a text, and its end before the location of the operation.
    fn pieces(
        &mut self,
        name: Token,
        def: &'static OpDef,
        end: u32,
        state: &mut OperationState<'c>,
    ) -> (Vec<Piece<'s, 'c>>, u32) {
        let own = self.own_names(name, end);
        let source = self.asm.source();
        let bytes = |from: u32, to: u32| source.get(from as usize..to as usize).unwrap_or_default();
        let mut lexer = Lexer::new(source);
        lexer.at(name.end());
        let mut pieces = Vec::new();
        let mut text = def.name.as_bytes().to_vec();
        let (mut from, mut depth) = (name.end(), 0_usize);
        loop {
            let token = lexer.token();
            if token.start() >= end || token.kind == Tok::Eof {
                break;
            }
            let written = self.asm.text(token);
            let (piece, after) = match token.kind {
                Tok::Error => {
                    lexer.at(token.start() + 1);
                    continue;
                }
                Tok::LBrace | Tok::LParen | Tok::LSquare => {
                    depth += 1;
                    continue;
                }
                Tok::RBrace | Tok::RParen | Tok::RSquare => {
                    depth = depth.saturating_sub(1);
                    continue;
                }
                Tok::PercentId => {
                    let name = written.get(1..).unwrap_or_default();
                    let slot = self.names.slot(name);
                    let mut ahead = lexer;
                    let number = ahead.token();
                    let parsed = self.asm.text(number).get(1..).and_then(|text| str::from_utf8(text).ok());
                    let parsed =
                        parsed.filter(|_| number.kind == Tok::HashId).and_then(|text| text.parse().ok());
                    let after = parsed.map_or(token.end(), |_: u32| {
                        lexer = ahead;
                        number.end()
                    });
                    let number = parsed.unwrap_or(0);
                    let known = self.names.get(slot);
                    let known = known.first.map(|first| (first, known.count));
                    let known = known.or_else(|| self.unknown_values.get(&slot).copied());
                    let piece = match known {
                        Some((first, count)) if number < count => {
                            Piece::Value(ValueIndex::of_run(first, number))
                        }
                        _ if own.contains(&slot) => Piece::Own(bytes(token.start() + 1, after)),
                        _ => Piece::Name { slot, number, name: bytes(token.start() + 1, after) },
                    };
                    (piece, after)
                }
                Tok::CaretId if depth == 0 && def.traits.contains(OpTraits::TERMINATOR) => {
                    let ir = &mut *self.ir;
                    let Some(labels) = self.labels.last_mut() else { continue };
                    let label = labels.entry(written).or_insert_with(|| Label {
                        block: ir.new_block(),
                        offset: token.start(),
                        defined: false,
                    });
                    state.successors.push(ir.blocks.id(label.block));
                    (Piece::Block(state.successors.len() - 1), token.end())
                }
                Tok::HashId | Tok::BangId if !written.contains(&b'.') => match self.asm.alias(written) {
                    Some(node) => (Piece::Alias(node), token.end()),
                    None => continue,
                },
                Tok::BareId if written == b"loc" => {
                    let mut ahead = lexer;
                    let [paren, alias, close] = [ahead.token(), ahead.token(), ahead.token()];
                    if depth == 0 && paren.kind == Tok::LParen {
                        text.extend_from_slice(bytes(from, token.start()).trim_ascii_end());
                        pieces.push(Piece::Text(text));
                        return (pieces, token.start());
                    }
                    let is_alias = alias.kind == Tok::HashId && !self.asm.text(alias).contains(&b'.');
                    if paren.kind == Tok::LParen
                        && is_alias
                        && close.kind == Tok::RParen
                        && self.asm.alias(self.asm.text(alias)).is_none()
                    {
                        // An alias that is defined later would have another name in the output.
                        text.extend_from_slice(bytes(from, token.start()).trim_ascii_end());
                        from = close.end();
                        lexer = ahead;
                    }
                    continue;
                }
                _ => continue,
            };
            text.extend_from_slice(bytes(from, token.start()));
            pieces.push(Piece::Text(std::mem::take(&mut text)));
            pieces.push(piece);
            from = after;
        }
        text.extend_from_slice(bytes(from, end));
        pieces.push(Piece::Text(text));
        (pieces, end)
    }

    /// The names of values that a text seems to define: before `=`, or before the type of an argument in parentheses.
    fn own_names(&mut self, name: Token, end: u32) -> FxHashSet<SlotId> {
        let source = self.asm.source();
        let mut lexer = Lexer::new(source);
        lexer.at(name.end());
        let mut own = FxHashSet::default();
        // Names with commas between, and whether the last one is in parentheses.
        let (mut list, mut parentheses): (Vec<SlotId>, usize) = (Vec::new(), 0);
        loop {
            let token = lexer.token();
            if token.start() >= end || token.kind == Tok::Eof {
                return own;
            }
            match token.kind {
                Tok::Error => lexer.at(token.start() + 1),
                Tok::PercentId => {
                    let slot = self.names.slot(
                        source.get(token.start() as usize + 1..token.end() as usize).unwrap_or_default(),
                    );
                    list.push(slot);
                    continue;
                }
                Tok::Comma | Tok::Integer => continue,
                Tok::Equal => own.extend(list.iter().copied()),
                Tok::Colon => {
                    let mut ahead = lexer;
                    if ahead.token().kind == Tok::Integer {
                        continue;
                    }
                    own.extend(list.last().copied().filter(|_| parentheses > 0));
                }
                Tok::LParen => parentheses += 1,
                Tok::RParen => parentheses = parentheses.saturating_sub(1),
                _ => {}
            }
            list.clear();
        }
    }

    /// Completes the operations with texts in the innermost region, at its end.
    pub(super) fn settle_kept(&mut self) {
        let depth = self.labels.len();
        let first = self.unknown.kept.partition_point(|kept| kept.depth < depth);
        if first == self.unknown.kept.len() {
            return;
        }
        let own = self.unknown.kept.split_off(first);
        for Kept { op, results, .. } in &own {
            let mut values = self.ir.ops[*op].results.ids::<ValueIndex>();
            for (slot, count, offset) in results {
                self.unknown_values.remove(slot);
                let Some(first) = values.next() else { continue };
                values.by_ref().take(*count as usize - 1).for_each(drop);
                for number in 0..*count {
                    if let Some(forward) = self.names.forward(*slot, number) {
                        let value = ValueIndex::of_run(first, number);
                        self.ir.values[value].ty = self.ir.values[forward.placeholder].ty;
                    }
                }
                if let Err(error) = self.define(*slot, first, *count, *offset) {
                    self.errors.push(error);
                }
            }
        }
        for kept in own {
            self.settle(kept);
        }
    }

    fn settle(&mut self, kept: Kept<'s, 'c>) {
        let context = self.asm.context();
        let mut operands: Vec<ValueId> = Vec::new();
        let mut elements: Vec<Attribute<'c>> = Vec::with_capacity(kept.pieces.len());
        let number = |number: i64| IntegerAttr::get(context.index(), number);
        for piece in kept.pieces {
            let value = match piece {
                Piece::Value(value) => Some(value),
                Piece::Name { slot, number, .. } => {
                    let known = self.names.get(slot);
                    known
                        .first
                        .filter(|_| number < known.count)
                        .map(|first| ValueIndex::of_run(first, number))
                }
                Piece::Text(_) | Piece::Own(_) | Piece::Block(_) | Piece::Alias(_) => None,
            };
            if let Some(value) = value {
                elements.push(number(operands.len() as i64).into());
                operands.push(self.ir.values.id(value));
                continue;
            }
            elements.push(match piece {
                Piece::Text(text) => StringAttr::get(context, &text).into(),
                Piece::Own(name) | Piece::Name { name, .. } => StringAttr::get(context, name).into(),
                Piece::Block(at) => number(-1 - at as i64).into(),
                Piece::Alias(node) => match (Type::from_node(node), Attribute::from_node(node)) {
                    (Some(ty), _) => TypeAttr::get(context, ty).into(),
                    (None, Some(attribute)) => ArrayAttr::get(context, &[attribute]).into(),
                    (None, None) => StringAttr::get(context, b"").into(),
                },
                Piece::Value(_) => continue,
            });
        }
        let op = self.ir.ops.id(kept.op);
        self.ir.set_operands(op, &operands);
        self.ir.set_attribute(op, TEXT, ArrayAttr::get(context, &elements));
    }
}

impl<'c> OpRef<'_, 'c> {
    /// The name of the operation whose text an operation keeps; `None` if it keeps none.
    pub(crate) fn kept_name(self) -> Option<&'c str> {
        self.def().filter(|def| is_kept(def))?;
        let text = self.attribute(TEXT)?.dyn_cast::<ArrayAttr<'_>>()?;
        let text = text.elements().first()?.dyn_cast::<StringAttr<'_>>()?.bytes();
        let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
        let end = text.iter().position(|byte| !is_part(byte)).unwrap_or(text.len());
        str::from_utf8(text.get(..end)?).ok()
    }
}

/// Prints the text that an operation keeps.
pub(super) fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    let text = op.attribute(TEXT).and_then(|text| text.dyn_cast::<ArrayAttr<'_>>());
    // One that was not read from a text, or not to its end, has none.
    let Some(text) = text else { return printer.write("isogloss.kept") };
    let operands: Vec<ValueRef<'a, 'c>> = op.operands().collect();
    let blocks: Vec<BlockRef<'a, 'c>> = op.successors().collect();
    for (index, element) in text.elements().iter().enumerate() {
        if let Some(text) = element.dyn_cast::<StringAttr<'_>>() {
            if index % 2 == 0 {
                printer.asm().write_bytes(text.bytes());
            } else {
                printer.own_name(text.bytes());
            }
        } else if let Some(number) = element.dyn_cast::<IntegerAttr<'_>>() {
            let number = number.to_i64().unwrap_or_default();
            let at = |number: i64| usize::try_from(number).unwrap_or(usize::MAX);
            if let Some(value) = operands.get(at(number)) {
                printer.operand(*value);
            } else if let Some(block) = blocks.get(at(-1 - number)) {
                printer.successor(*block);
            }
        } else if let Some(ty) = element.dyn_cast::<TypeAttr<'_>>() {
            printer.ty(ty.value());
        } else if let Some(list) = element.dyn_cast::<ArrayAttr<'_>>() {
            list.elements().iter().for_each(|attribute| printer.attribute(*attribute));
        }
    }
}
