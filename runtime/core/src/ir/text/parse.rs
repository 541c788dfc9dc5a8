//! [`OpParser`]: the parser of operations.
//!
//! It parses regions recursively, bounded by [`Limits::nesting`](crate::text::Limits), on a stack that grows.
//! The parts of open operations are on shared stacks, so that parsing an operation allocates nothing.

use super::assemble::{SegmentSizes, is_plain};
use super::directives::HiddenRegions;
use super::format::{FormatBuffers, TypeTexts};
use super::made::Made;
use super::names::{SlotId, SsaNames};
use super::signature::Signatures;
use super::unknown::UnknownForms;
use crate::builtin::Location;
use crate::builtin::syntax::attributes::ReadEntries;
use crate::builtin::syntax::locations::LocationOrPlace;
use crate::direct_map::DirectMap;
use crate::func::old;
use crate::ir::def::OpDef;
use crate::ir::format::Written;
use crate::ir::ids::NameIndex;
use crate::ir::ids::{BlockIndex, OpIndex, ValueIndex};
use crate::ir::interfaces::default_dialect;
use crate::ir::known::KnownTypes;
use crate::ir::location::{Loc, SourceMap};
use crate::ir::{BlockId, Ir, OperationState, RegionId, ValueId};
use crate::text::Position;
use crate::text::near::nearest;
use crate::text::{AsmParser, Parsed, Place, Spellings, Tok, Token};
use crate::{Attribute, Diagnostic, Node, Severity, Span, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;

/// A message lists up to this many dialects.
const MOST_LISTED_DIALECTS: usize = 12;

/// An operation whose custom form is being parsed.
#[derive(Clone, Copy, Debug)]
pub(super) struct CustomForm {
    pub(super) def: &'static OpDef,
    /// The byte offset of its name in the text.
    pub(super) name_at: u32,
    /// Whether it is a function in the language of 2020, or inside of one.
    is_old: bool,
}

/// Parses operations. The hooks of custom forms get one.
pub struct OpParser<'i, 's, 'c> {
    pub(super) asm: AsmParser<'s, 'c>,
    pub(super) ir: &'i mut Ir<'c>,
    /// The base of the text in the source map.
    pub(super) base: u32,
    pub(super) names: SsaNames<'s>,
    /// The labels of the open regions.
    pub(super) labels: Vec<FxHashMap<&'s [u8], Label>>,
    pub(super) default_dialects: Vec<&'static str>,
    pub(super) signatures: Signatures<'c>,
    pub(super) op_names: OpNames<'s>,
    pub(super) custom_names: CustomNames<'s>,
    /// Errors after which reading continued, in the order in which they were found.
    pub(super) errors: Vec<Diagnostic>,
    /// Names of values that skipped text may have defined.
    pub(super) possibly_defined_values: FxHashSet<SlotId>,
    /// Labels and aliases that skipped text may have defined, with their sigils.
    pub(super) possibly_defined_names: FxHashSet<&'s [u8]>,
    pub(super) segment_sizes: SegmentSizes<'c>,
    pub(super) unknown: UnknownForms<'s, 'c>,
    /// The results of operations that keep their texts, in the open regions: the first one, and their number.
    pub(super) unknown_values: FxHashMap<SlotId, (ValueIndex, u32)>,
    pub(super) deferred: Vec<DeferredLoc>,
    /// The aliases in the locations of entry arguments that no region has yet, in order.
    pub(super) entry_locs: Vec<EntryLoc>,
    /// The locations of entry arguments that are written after their names, by the offsets of the names.
    pub(super) argument_locs: FxHashMap<u32, Loc>,
    pub(super) stacks: Stacks<'c>,
    /// The operations whose custom forms are being parsed, the innermost last.
    pub(super) custom: Vec<CustomForm>,
    /// For the operations that have a format, one for each that is open.
    #[expect(
        clippy::vec_box,
        reason = "each operation takes one out and puts it back, which is to move a pointer"
    )]
    pub(super) buffers: Vec<Box<FormatBuffers<'c>>>,
    /// The types of the operands that were read last, if each had its own after it.
    pub(super) types_read: Option<Written>,
    pub(super) type_texts: TypeTexts<'c>,
    /// Recent dictionaries, with definitions whose constraints their attributes satisfy.
    pub(super) accepted: DirectMap<Node<'c>, &'static OpDef, 256>,
    /// The types that formats spell.
    pub(super) known: KnownTypes<'c>,
    /// See [`FileOptions::probe`](super::file::FileOptions::probe).
    pub(super) is_probe: bool,
    /// The values that directives made from texts.
    pub(super) made: Made<'c>,
    /// The regions that forms do not have in their texts.
    pub(super) hidden: HiddenRegions<'c>,
}

/// The names of operations, by their string literals.
pub(super) type OpNames<'s> = Spellings<'s, NameIndex, 4096>;

/// The operations with a custom form, by their names in the text.
pub(super) type CustomNames<'s> = Spellings<'s, CustomOp, 1024>;

/// The meaning of an operation name in custom form.
#[derive(Clone, Copy, Debug)]
pub(super) struct CustomOp {
    def: &'static OpDef,
    name: NameIndex,
    is_plain: bool,
    /// The dialect whose operations need no prefix inside of it.
    default_dialect: &'static str,
    /// The default dialect at its position, if its name has no prefix: elsewhere the name means something else.
    within: Option<&'static str>,
}

/// The label of a block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Label {
    pub(super) block: BlockIndex,
    /// The offset of its first occurrence.
    pub(super) offset: u32,
    pub(super) defined: bool,
}

/// The part of the IR that a `loc(#alias)` belongs to.
#[derive(Clone, Copy)]
pub(super) enum Located {
    Op(OpIndex),
    Argument(ValueIndex),
}

/// An alias in the location of an entry argument, and the location of the argument until the alias is known.
pub(super) struct EntryLoc {
    pub(super) placeholder: Loc,
    pub(super) alias: Token,
}

/// A `loc(#alias)` whose alias is resolved at the end of the file.
pub(super) struct DeferredLoc {
    pub(super) of: Located,
    pub(super) alias: Token,
}

/// The parts of the open operations, the innermost last.
#[derive(Default)]
pub(super) struct Stacks<'c> {
    pub(super) results: Vec<(SlotId, u32, u32)>,
    pub(super) uses: Vec<UnresolvedOperand>,
    pub(super) values: Vec<ValueId>,
    pub(super) successors: Vec<BlockId>,
    pub(super) regions: Vec<RegionId>,
    pub(super) types: Vec<Type<'c>>,
    /// The discardable attributes of the current operation, if it is not registered.
    pub(super) attributes: ReadEntries<'c>,
    /// The properties of the current operation, if it is registered.
    pub(super) slots: Vec<Option<Attribute<'c>>>,
}

/// The name of an operand that is not resolved to a value yet.
#[derive(Clone, Copy, Debug)]
pub struct UnresolvedOperand {
    pub(super) slot: SlotId,
    /// The number after `#`.
    pub(super) number: u32,
    pub(super) offset: u32,
    pub(super) end: u32,
}

impl UnresolvedOperand {
    /// The source range of the name.
    #[must_use]
    pub fn span(&self) -> Span {
        self.offset as usize..self.end as usize
    }

    /// Whether another name is of the same value.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        (self.slot, self.number) == (other.slot, other.number)
    }
}

impl<'s, 'c> OpParser<'_, 's, 'c> {
    // ---- operations -------------------------------------------------------------

    /// Parses an operation, after `%a, %b:2 = ` if it has results, and appends it to a block.
    pub(super) fn operation(&mut self, block: BlockIndex) -> Parsed<()> {
        let first_result = self.stacks.results.len();
        let start = self.asm.span();
        if self.asm.at(Tok::PercentId) {
            self.result_names()?;
        }
        let op = match self.asm.token().kind {
            Tok::String => self.located_generic_operation(block)?,
            Tok::BareId => self.custom_operation(block, first_result)?,
            _ => return Err(self.asm.wrong_token("expected operation name in quotes")),
        };
        if self.stacks.results.len() > first_result {
            self.define_results(op, first_result, start)?;
        }
        Ok(())
    }

    #[inline]
    fn result_names(&mut self) -> Parsed<()> {
        loop {
            let token = self.asm.expect_as(Tok::PercentId, "expected valid ssa identifier")?;
            let slot = self.slot(token);
            let mut count = 1;
            if self.asm.eat(Tok::Colon) {
                if !self.asm.at(Tok::Integer) {
                    return Err(self.asm.wrong_token("expected integer number of results"));
                }
                let before = self.asm.checkpoint();
                count = match self.asm.integer::<u32>() {
                    Ok(count) if count >= 1 => count,
                    _ => {
                        // The next token is not read, so that an error of the lexer there is not reported instead.
                        self.asm.rewind(before);
                        let message = "expected named operation to have at least 1 result";
                        return Err(self.asm.error(message));
                    }
                };
            }
            self.stacks.results.push((slot, count, token.start()));
            if !self.asm.eat(Tok::Comma) {
                break;
            }
        }
        self.asm.expect_as(Tok::Equal, "expected '=' after SSA name").map(|_| ())
    }

    /// The name of the first result of the operation whose custom form is being parsed, without `%`, if it has one.
    #[must_use]
    pub fn result_name(&self) -> Option<&'s [u8]> {
        let (source, end) = (self.asm.source(), self.name_offset());
        // Names of operations around it are before a brace.
        let is_own = |offset: u32| {
            let between = source.get(offset as usize..end).unwrap_or_default();
            between.trim_ascii_end().ends_with(b"=") && !between.contains(&b'{')
        };
        let own = self.stacks.results.iter().rev().map(|(_, _, offset)| *offset).take_while(|at| is_own(*at));
        let name = source.get(own.last()? as usize + 1..end)?;
        let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || b"_$.-".contains(byte);
        Some(&name[..name.iter().position(|byte| !is_part(byte)).unwrap_or(name.len())])
    }

    fn define_results(&mut self, op: OpIndex, first: usize, start: Span) -> Parsed<()> {
        let results = self.ir.ops[op].results;
        let named: u64 = self.stacks.results[first..].iter().map(|(_, count, _)| u64::from(*count)).sum();
        let place = start.start..start.start + 1;
        if results.len == 0 {
            return Err(Diagnostic::error("cannot name an operation with no results").at(place));
        }
        if named != u64::from(results.len) {
            let message =
                format!("operation defines {} results but was provided {named} to bind", results.len);
            let (name, s) = (self.ir.names.text(self.ir.name(op)), if results.len == 1 { "" } else { "s" });
            let help = format!("`{name}` has {} result{s}", results.len);
            return Err(Diagnostic::error(message).at(place).help(help));
        }
        let mut values = results.ids();
        let mut outcome = Ok(());
        for at in first..self.stacks.results.len() {
            let (slot, count, offset) = self.stacks.results[at];
            if let Some(value) = values.next()
                && let Err(error) = self.define(slot, value, count, offset)
            {
                outcome = outcome.and(Err(error));
            }
            for _ in 1..count {
                values.next();
            }
        }
        self.stacks.results.truncate(first);
        outcome
    }

    #[inline]
    pub(super) fn slot(&mut self, token: Token) -> SlotId {
        let name = self.asm.text(token).get(1..).unwrap_or_default();
        self.names.slot(name)
    }

    /// Defines a name for `count` values from `first` on.
    #[inline]
    pub(super) fn define(&mut self, slot: SlotId, first: ValueIndex, count: u32, offset: u32) -> Parsed<()> {
        let known = self.names.get(slot);
        if known.first.is_some() {
            return Err(self.redefinition(offset, known.offset));
        }
        // Most names are defined before they are used.
        let forward_count = if known.forward { count } else { 0 };
        for number in 0..forward_count {
            let Some(forward) = self.names.take_forward(slot, number) else { continue };
            let value = ValueIndex::of_run(first, number);
            let (used, defined) = (self.ir.values[forward.placeholder].ty, self.ir.values[value].ty);
            if used != defined {
                return Err(self.other_type(offset, number, defined, used, forward.offset));
            }
            self.ir.move_uses(forward.placeholder, value);
        }
        self.names.define(slot, first, count, offset);
        Ok(())
    }

    #[cold]
    fn redefinition(&self, offset: u32, first: u32) -> Diagnostic {
        let (name, span) = self.name_at(offset);
        let note = Diagnostic::new(Severity::Note, "previously defined here").at(self.name_at(first).1);
        Diagnostic::error(format!("redefinition of SSA value '{name}'")).at(span).with_note(note)
    }

    #[cold]
    fn other_type(&self, offset: u32, number: u32, ty: Type<'c>, used: Type<'c>, first: u32) -> Diagnostic {
        let (name, span) = self.name_at(offset);
        let note = format!("previously used here with type '{used}'");
        let note = Diagnostic::new(Severity::Note, note).at(self.name_at(first).1);
        let message = format!("definition of SSA value '{name}#{number}' has type '{ty}'");
        Diagnostic::error(message).at(span).with_note(note)
    }

    /// The name whose `%` is at an offset, and its span.
    pub(super) fn name_at(&self, offset: u32) -> (String, Span) {
        let mut lexer = crate::text::Lexer::new(self.asm.source());
        lexer.at(offset);
        let token = lexer.token();
        (String::from_utf8_lossy(self.asm.text(token)).into_owned(), token.span())
    }

    // ---- the custom form ------------------------------------------------------------

    fn custom_operation(&mut self, block: BlockIndex, first_result: usize) -> Parsed<OpIndex> {
        let token = self.asm.token();
        let at = token.span();
        let (op, old_function) = match self.known_definition(token) {
            Some(known) => {
                self.asm.advance();
                (known, false)
            }
            None if is_integer_type(self.asm.text(token)) => {
                return Err(self.asm.wrong_token("expected operation name in quotes"));
            }
            None => {
                self.asm.advance();
                match self.find_definition(token) {
                    Ok(found) => found,
                    Err(error) => return self.unknown_form(block, token, first_result, error),
                }
            }
        };
        let CustomOp { def, name, is_plain, default_dialect, .. } = op;
        let loc = SourceMap::place(self.base, token.start() as usize);
        let is_old = old_function || self.in_old_function();
        self.custom.push(CustomForm { def, name_at: token.start(), is_old });
        let old_default = if old_function { old::default_dialect(self.asm.context()) } else { None };
        self.default_dialects.push(old_default.unwrap_or(default_dialect));
        let read = match (def.format, def.syntax) {
            (Some(elements), _) => self.formatted(def, elements, is_plain, name, at.start, loc),
            (None, Some(syntax)) => {
                let mut state = OperationState::default();
                (syntax.parse)(self, &mut state).and_then(|()| {
                    if let Some(name) = repeated_attribute(&state) {
                        let name = String::from_utf8_lossy(name);
                        return Err(self.error_at_name(format_args!(
                            "attribute '{name}' occurs more than once in the attribute list"
                        )));
                    }
                    settle_properties(def, &mut state);
                    if old_function {
                        old::make_declaration_private(self.ir, &mut state);
                    }
                    self.ir.create_at(def, &state, loc)
                })
            }
            (None, None) => Err(self.asm.error("expected a custom form")),
        };
        self.default_dialects.pop();
        self.custom.pop();
        // A declaration has no block arguments that need them.
        self.entry_locs.clear();
        // An error of a hook, or of a type that it makes, may have no span.
        let op = read.map_err(|error| error.with_default_span(at))?;
        self.ir.link_op(block, op);
        self.trailing_location(op)?;
        Ok(op)
    }

    fn custom_op(&mut self, def: &'static OpDef) -> CustomOp {
        let default_dialect = default_dialect(self.asm.context(), def);
        let name = self.ir.names.intern_def(def);
        CustomOp { def, name, is_plain: is_plain(def), default_dialect, within: None }
    }

    pub(super) fn default_dialect(&self) -> &'static str {
        self.default_dialects.last().copied().unwrap_or_default()
    }

    /// The operation whose custom form begins with a name, if one with that name was read lately.
    #[inline]
    fn known_definition(&mut self, token: Token) -> Option<CustomOp> {
        let text = self.asm.text(token);
        let known = self.custom_names.get(Place::of(text), text)?;
        known.within.is_none_or(|within| within == self.default_dialect()).then_some(known)
    }

    /// The operation whose custom form begins with a name, and whether it is a function in the language of 2020.
    #[inline(never)]
    fn find_definition(&mut self, token: Token) -> Parsed<(CustomOp, bool)> {
        let (text, default) = (self.asm.text(token), self.default_dialect());
        // The lexer accepts ASCII only.
        let spelled = str::from_utf8(text).unwrap_or_default();
        // As in MLIR, a dot at the end does not count.
        let has_dialect = spelled.split_once('.').is_some_and(|(_, name)| !name.is_empty());
        let is_full = has_dialect || self.asm.context().op(spelled).is_some();
        let full = if is_full { Cow::Borrowed(spelled) } else { Cow::Owned(format!("{default}.{spelled}")) };
        if let Some(known) = self.asm.context().op(&full).filter(|def| def.has_custom_form()) {
            let within = if is_full { None } else { Some(default) };
            let known = CustomOp { within, ..self.custom_op(known) };
            self.custom_names.set(Place::of(text), text, known);
            return Ok((known, false));
        }
        match self.old_operation(spelled, token.start()) {
            Some(def) => Ok((self.custom_op(def), old::is_function(spelled))),
            None => Err(self.unknown_operation(spelled, &full, token.span())),
        }
    }

    /// Whether the operation is in a function in the language of 2020.
    pub(super) fn in_old_function(&self) -> bool {
        self.custom.last().is_some_and(|form| form.is_old)
    }

    /// The operation that a name without a dialect means in the language of 2020.
    #[cold]
    fn old_operation(&mut self, spelled: &str, start: u32) -> Option<&'static OpDef> {
        if !self.asm.options().old_syntax || spelled.contains('.') {
            return None;
        }
        let at_symbol = self.asm.at(Tok::AtId);
        let def = old::operation(self.asm.context(), spelled, at_symbol, self.in_old_function())?;
        self.asm.warn_old(start, def.name);
        Some(def)
    }

    #[cold]
    fn unknown_operation(&self, spelled: &str, full: &str, at: Span) -> Diagnostic {
        if self.is_probe {
            return Diagnostic::error("unknown custom operation").at(at);
        }
        let dialect = full.split('.').next().unwrap_or_default();
        if self.asm.context().dialect(dialect).is_none() {
            // A dialect with some of its operations only is not listed.
            let known: Vec<&str> = self
                .asm
                .context()
                .dialects()
                .iter()
                .filter(|dialect| !dialect.allows_unknown_operations || dialect.ops.is_empty())
                .map(|dialect| dialect.name)
                .collect();
            let tried = if full == spelled { String::new() } else { format!(" (tried '{full}' as well)") };
            let error =
                Diagnostic::error(format!("Dialect `{dialect}' not found for custom op '{spelled}' {tried}"))
                    .at(at);
            // A long list helps nobody: the nearest name is suggested.
            let error = if known.len() <= MOST_LISTED_DIALECTS {
                error.note(format!("Available dialects: {}", known.join(", ")))
            } else {
                error
            };
            return match nearest(dialect, known.iter().copied()) {
                Some(near) => error.help(format!("did you mean the dialect `{near}`?")),
                None => self.with_namesakes(error, spelled),
            };
        }
        if let Some(op) = self.asm.context().op(full) {
            let message = match op.missing_form {
                Some(form) => format!("the custom form of '{full}' is not available: {form}"),
                None => format!("custom op '{spelled}' has no custom assembly form"),
            };
            let example = format!("\"{full}\"(%operand) : (type) -> type");
            let error = Diagnostic::error(message).at(at).note(format!("write the generic form: {example}"));
            return match op.missing_form.and_then(|form| form.declaration(full)) {
                Some(record) => {
                    error.help(format!("a form may be declared, with isogloss/Form.td: `{record}`"))
                }
                None => error,
            };
        }
        let tried = if full == spelled { String::new() } else { format!(" (tried '{full}' as well)") };
        let error = Diagnostic::error(format!("custom op '{spelled}' is unknown{tried}")).at(at);
        let own = self.op_names().filter(|name| name.split_once('.').is_some_and(|(own, _)| own == dialect));
        match nearest(full, own) {
            Some(near) => error.help(format!("did you mean `{near}`?")),
            None if self.asm.context().dialect(dialect).is_some_and(|found| found.allows_unknown_operations) => {
                error.help(format!(
                    "only some operations of `{dialect}` are built in; with its definition file loaded it has all (`isogloss opt --load {dialect}`)"
                ))
            }
            None => self.with_namesakes(error, spelled),
        }
    }

    fn op_names(&self) -> impl Iterator<Item = &'static str> {
        self.asm.context().dialects().iter().flat_map(|dialect| dialect.ops).map(|op| op.name)
    }

    /// An error about a name without a dialect, with the operations that have the name in some dialect.
    fn with_namesakes(&self, error: Diagnostic, spelled: &str) -> Diagnostic {
        let is_namesake = |name: &&str| name.split_once('.').is_some_and(|(_, found)| found == spelled);
        let found: Vec<String> =
            self.op_names().filter(is_namesake).map(|name| format!("`{name}`")).collect();
        if found.is_empty() || spelled.contains('.') {
            return error;
        }
        error.help(format!("operations with this name in a dialect: {}", found.join(", ")))
    }

    // ---- locations ------------------------------------------------------------------

    /// `loc(...)` after an operation.
    #[inline]
    pub(super) fn trailing_location(&mut self, op: OpIndex) -> Parsed<()> {
        if self.asm.at_keyword("loc") {
            let deferred = self.location()?;
            match deferred {
                Ok(loc) => self.ir.ops[op].loc = loc,
                Err(alias) => self.deferred.push(DeferredLoc { of: Located::Op(op), alias }),
            }
        }
        Ok(())
    }

    /// `loc(...)`: the location, or the token of an alias that is not defined yet.
    pub(super) fn location(&mut self) -> Parsed<Result<Loc, Token>> {
        self.asm.expect_keyword("loc")?;
        self.asm.expect_as(Tok::LParen, "expected '(' in location")?;
        let token = self.asm.token();
        // Only a dot makes it an attribute of a dialect here: no `<` can follow.
        let location = if token.kind == Tok::HashId && !self.asm.text(token).contains(&b'.') {
            let known = self.asm.alias(self.asm.text(token));
            let span = self.asm.span();
            let location = known.map(|node| location_of_alias(Some(node), span)).transpose();
            let location = location.map_err(|error| self.asm.unless_the_next_is_invalid(error))?;
            if let Some(node) = known {
                self.asm.fits(node)?;
            }
            self.asm.advance();
            location.map(LocationOrPlace::Location).ok_or(token)
        } else {
            Ok(self.asm.location_or_place()?)
        };
        self.asm.expect_as(Tok::RParen, "expected ')' in location")?;
        Ok(location.map(|location| match location {
            LocationOrPlace::Location(location) => self.ir.intern_location(location),
            LocationOrPlace::Place { file, line, column } => {
                self.ir.sources.add_position(file, Position { line, column })
            }
        }))
    }
}

/// The location that the alias at a span names.
pub(super) fn location_of_alias<'c>(node: Option<Node<'c>>, at: Span) -> Parsed<Location<'c>> {
    let Some(attribute) = node.and_then(Attribute::from_node) else {
        return Err(Diagnostic::error("operation location alias was never defined").at(at));
    };
    attribute
        .dyn_cast::<Location<'_>>()
        .ok_or_else(|| Diagnostic::error(format!("expected location, but found '{attribute}'")).at(at))
}

/// The name of an attribute that a custom form gave twice.
fn repeated_attribute<'c>(state: &OperationState<'c>) -> Option<&'c [u8]> {
    let names = || state.attributes.iter().map(|(name, _)| *name);
    names()
        .enumerate()
        .find(|(index, name)| names().take(*index).any(|other| other == *name))
        .map(|(_, name)| name.bytes())
}

/// Removes properties with values that the operation cannot hold.
fn settle_properties(def: &OpDef, state: &mut OperationState<'_>) {
    state
        .attributes
        .retain(|(name, value)| def.property(name.bytes()).is_none_or(|property| property.can_hold(*value)));
}

/// Whether a word is an integer type, which is never an operation's name.
fn is_integer_type(word: &[u8]) -> bool {
    let digits =
        word.strip_prefix(b"si").or_else(|| word.strip_prefix(b"ui")).or_else(|| word.strip_prefix(b"i"));
    digits.is_some_and(|digits| !digits.is_empty() && digits.iter().all(u8::is_ascii_digit))
}

/// The starts of an operation's parts on the stacks.
pub(super) struct Bases {
    pub(super) uses: usize,
    pub(super) values: usize,
    pub(super) successors: usize,
    pub(super) regions: usize,
    pub(super) types: usize,
}

impl Stacks<'_> {
    #[inline]
    pub(super) fn bases(&self) -> Bases {
        Bases {
            uses: self.uses.len(),
            values: self.values.len(),
            successors: self.successors.len(),
            regions: self.regions.len(),
            types: self.types.len(),
        }
    }

    #[inline]
    pub(super) fn reset(&mut self, bases: &Bases) {
        self.uses.truncate(bases.uses);
        self.values.truncate(bases.values);
        self.successors.truncate(bases.successors);
        self.regions.truncate(bases.regions);
        self.types.truncate(bases.types);
    }

    /// Removes the names of results from an index on, including results of operations that failed.
    pub(super) fn results_from(&mut self, first: usize) -> impl Iterator<Item = SlotId> {
        self.results.drain(first..).map(|(slot, ..)| slot)
    }

    pub(super) fn result_names(&self) -> usize {
        self.results.len()
    }
}
