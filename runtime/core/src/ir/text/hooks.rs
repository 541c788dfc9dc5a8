//! [`OpFormat`], and the public methods of [`OpParser`], which its implementations call.

use super::names::Forward;
use super::parse::{EntryLoc, Label, OpParser, UnresolvedOperand};
use super::print::OpPrinter;
use super::region::EntryArgument;
use crate::builtin::{DictionaryAttr, FunctionType, StringAttr};
use crate::ir::data::ValueData;
use crate::ir::ids::ValueIndex;
use crate::ir::location::{Loc, SourceMap};
use crate::ir::{BlockId, Ir, OpId, OpRef, OperationState, RegionId, ValueId};
use crate::text::{AsmParser, Delimiter, Parsed, Tok};
use crate::{Diagnostic, Severity, Span, Type};
use std::fmt;

/// The custom form of an operation. The author implements it for the handle (ODS
/// `hasCustomAssemblyFormat`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl isogloss::ir::text::OpFormat`",
    label = "`OpFormat` is not implemented",
    note = "its definition sets `hasCustomAssemblyFormat`",
    note = "`fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, state: &mut OperationState<'c>) -> Result<(), Diagnostic>` \
            parses the text after the name",
    note = "`fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>)` prints it"
)]
pub trait OpFormat {
    /// Parses the text after the name.
    ///
    /// # Errors
    /// If the text is malformed.
    fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, state: &mut OperationState<'c>)
    -> Result<(), Diagnostic>;

    /// Prints the text after the name, with the blank before it.
    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>);
}

impl<'s, 'c> OpParser<'_, 's, 'c> {
    /// The parser of tokens, types and attributes.
    pub fn asm(&mut self) -> &mut AsmParser<'s, 'c> {
        &mut self.asm
    }

    /// The IR that operations are added to.
    pub fn ir(&mut self) -> &mut Ir<'c> {
        self.ir
    }

    /// The location of the byte at an offset of the text.
    #[must_use]
    pub fn loc_at(&self, offset: u32) -> Loc {
        SourceMap::place(self.base, offset as usize)
    }

    /// The location of the operation whose custom form is being parsed: the location of its name.
    #[must_use]
    pub fn op_loc(&self) -> Loc {
        self.loc_at(self.name_offset() as u32)
    }

    /// The byte offset of the name of the operation whose custom form is being parsed.
    #[must_use]
    pub fn name_offset(&self) -> usize {
        self.custom.last().map_or(0, |form| form.name_at as usize)
    }

    /// An error at the name of the operation, with the prefix that errors of custom forms have.
    #[must_use]
    pub fn error_at_name(&self, message: impl fmt::Display) -> Diagnostic {
        let start = self.name_offset();
        self.error_at(message, start..start + 1)
    }

    /// An error at the next token, with the prefix that errors of custom forms have.
    #[must_use]
    pub fn error(&self, message: impl fmt::Display) -> Diagnostic {
        self.error_at(message, self.asm.span())
    }

    /// As [`Self::error`], at another location.
    #[must_use]
    pub fn error_at(&self, message: impl fmt::Display, at: Span) -> Diagnostic {
        let error = match self.custom.last() {
            Some(form) => Diagnostic::error(format!("custom op '{}' {message}", form.def.name)),
            None => Diagnostic::error(message.to_string()),
        };
        error.at(at)
    }

    /// Parses a keyword that the form requires.
    ///
    /// # Errors
    /// If it is not next.
    pub fn keyword(&mut self, word: &str) -> Parsed<()> {
        if self.asm.eat_keyword(word) { Ok(()) } else { Err(self.error(format_args!("expected '{word}'"))) }
    }

    /// Parses a colon and a function type, `: (i32, f32) -> i64`.
    ///
    /// # Errors
    /// If the type is another one; as in MLIR (`parseColonType`), the error is at the colon.
    pub fn colon_function_type(&mut self) -> Parsed<FunctionType<'c>> {
        let at = self.asm.span();
        self.asm.expect(Tok::Colon)?;
        let ty = self.asm.ty()?;
        ty.dyn_cast::<FunctionType<'_>>().ok_or_else(|| {
            let message =
                format_args!("invalid kind of type specified: expected builtin.function, but found '{ty}'");
            self.error_at(message, at)
        })
    }

    /// A named argument of a region, at the location that [`Self::located_argument_name`] read after its name, or else
    /// at the location of its name.
    #[must_use]
    pub fn entry_argument(&self, name: UnresolvedOperand, ty: Type<'c>) -> EntryArgument<'c> {
        let offset = name.span().start as u32;
        let loc = self.argument_locs.get(&offset).copied().unwrap_or_else(|| self.loc_at(offset));
        EntryArgument::new(name, ty, loc)
    }

    /// Named arguments of a region with their types, at the locations of their names. A name or a type without a
    /// counterpart is omitted.
    #[must_use]
    pub fn entry_arguments(&self, names: &[UnresolvedOperand], types: &[Type<'c>]) -> Vec<EntryArgument<'c>> {
        names.iter().zip(types).map(|(name, ty)| self.entry_argument(*name, *ty)).collect()
    }

    /// Parses a region of the operation, adds it to a state, and returns it. Its entry block gets the arguments that
    /// were named before. If the definition of the operation implies a terminator (ODS
    /// `SingleBlockImplicitTerminator`), a region whose text omits it gets it.
    ///
    /// ```
    /// use isogloss_core::Diagnostic;
    /// use isogloss_core::ir::OperationState;
    /// use isogloss_core::ir::text::OpParser;
    ///
    /// /// `(%n) -> (i64) { ... } until { ... }`: the function `parse` of an `OpFormat`.
    /// fn parse<'c>(
    ///     parser: &mut OpParser<'_, '_, 'c>,
    ///     state: &mut OperationState<'c>,
    /// ) -> Result<(), Diagnostic> {
    ///     let arguments = parser.assignments()?;
    ///     state.result_types = parser.arrow_types()?;
    ///     let types = state.result_types.clone();
    ///     parser.resolve_all(&arguments.operands, &types, parser.name_offset(), state)?;
    ///     let entry = parser.entry_arguments(&arguments.arguments, &types);
    ///     parser.add_region(&entry, state)?;
    ///     parser.keyword("until")?;
    ///     parser.add_region(&[], state)?;
    ///     parser.optional_attributes(state)
    /// }
    /// ```
    ///
    /// # Errors
    /// As [`Self::region`].
    pub fn add_region(
        &mut self,
        entry_arguments: &[EntryArgument<'c>],
        state: &mut OperationState<'c>,
    ) -> Parsed<RegionId> {
        let region = self.region(entry_arguments)?;
        if let Some(terminator) = self.custom.last().and_then(|form| form.def.implicit_terminator) {
            let loc = self.op_loc();
            self.ir.ensure_terminator(region, terminator, loc);
        }
        state.regions.push(region);
        Ok(region)
    }

    /// Parses an operation in generic form, `"d.x"(%a) : (i32) -> i32`, without names of results and without a
    /// location, and appends it to a block (MLIR `parseGenericOperation`). Its location is the location of its name.
    /// [`OpPrinter::generic_operation`] writes it.
    ///
    /// ```
    /// use isogloss_core::Diagnostic;
    /// use isogloss_core::ir::OperationState;
    /// use isogloss_core::ir::text::OpParser;
    ///
    /// /// `of "d.x"() : () -> i32`: the function `parse` of an `OpFormat`. The operation is in the region.
    /// fn parse<'c>(
    ///     parser: &mut OpParser<'_, '_, 'c>,
    ///     state: &mut OperationState<'c>,
    /// ) -> Result<(), Diagnostic> {
    ///     parser.keyword("of")?;
    ///     let (region, block) = (parser.ir().create_region(), parser.ir().create_block());
    ///     parser.ir().append_block(region, block);
    ///     parser.generic_operation(block)?;
    ///     state.regions.push(region);
    ///     Ok(())
    /// }
    /// ```
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn generic_operation(&mut self, block: BlockId) -> Parsed<OpId> {
        if !self.asm.at(Tok::String) {
            return Err(self.error("expected the name of an operation in quotes"));
        }
        let block = self.ir.blocks.check(block);
        let op = self.unlocated_generic_operation(block)?;
        Ok(self.ir.ops.id(op))
    }

    /// Resolves operands that all have one type, and adds them to a state.
    ///
    /// # Errors
    /// If an operand has another type.
    pub fn resolve_as(
        &mut self,
        operands: &[UnresolvedOperand],
        ty: Type<'c>,
        state: &mut OperationState<'c>,
    ) -> Parsed<()> {
        for operand in operands {
            let value = self.resolve(*operand, ty)?;
            state.operands.push(value);
        }
        Ok(())
    }

    /// Parses the name of a region argument, `%x`.
    ///
    /// # Errors
    /// If the next token is not such a name, or a result number follows.
    pub fn argument_name(&mut self) -> Parsed<UnresolvedOperand> {
        let token = self.asm.expect_as(Tok::PercentId, "expected SSA operand")?;
        if self.asm.at(Tok::HashId) {
            return Err(self.asm.error("result number not allowed in argument list"));
        }
        let slot = self.slot(token);
        Ok(UnresolvedOperand { slot, number: 0, offset: token.start(), end: token.end() })
    }

    /// Parses the name of a region argument whose type is not written after it, and its location, if there is one:
    /// `%i loc("index")`. [`Self::entry_argument`] gives it that location (MLIR `parseArgument`).
    ///
    /// # Errors
    /// As [`Self::argument_name`], or if the location is malformed.
    pub fn located_argument_name(&mut self) -> Parsed<UnresolvedOperand> {
        let name = self.argument_name()?;
        if let Some(loc) = self.optional_location()? {
            self.argument_locs.insert(name.offset, loc);
        }
        Ok(name)
    }

    /// Parses a value's name, `%x` or `%x#1`.
    ///
    /// # Errors
    /// If the next token is not such a name.
    #[inline]
    pub fn operand(&mut self) -> Parsed<UnresolvedOperand> {
        let token = self.asm.expect_as(Tok::PercentId, "expected SSA operand")?;
        let slot = self.slot(token);
        let mut operand = UnresolvedOperand { slot, number: 0, offset: token.start(), end: token.end() };
        if self.asm.at(Tok::HashId) {
            let text = self.asm.text(self.asm.token());
            let number = str::from_utf8(text.get(1..).unwrap_or_default()).ok();
            match number.and_then(|number| number.parse().ok()) {
                Some(number) => operand.number = number,
                None => return Err(self.asm.error("invalid SSA value result number")),
            }
            operand.end = self.asm.advance().end();
        }
        Ok(operand)
    }

    /// Parses any number of values' names, separated by commas.
    ///
    /// # Errors
    /// If no name follows a comma.
    pub fn operands(&mut self) -> Parsed<Vec<UnresolvedOperand>> {
        let mut operands = Vec::new();
        if self.asm.at(Tok::PercentId) {
            loop {
                operands.push(self.operand()?);
                if !self.asm.eat(Tok::Comma) {
                    break;
                }
            }
        }
        Ok(operands)
    }

    /// Resolves a name to its value, which must have the type `ty`. The value may be defined later.
    ///
    /// # Errors
    /// If the value has another type, or the operation has fewer results.
    #[inline]
    pub fn resolve(&mut self, operand: UnresolvedOperand, ty: Type<'c>) -> Parsed<ValueId> {
        if let Some(value) = self.value_of_name(operand) {
            let known = self.ir.values[value].ty;
            return if known == ty {
                Ok(self.ir.values.id(value))
            } else {
                Err(self.mismatch(operand, ty, known, self.names.get(operand.slot).offset))
            };
        }
        let placeholder = self.resolve_forward(operand, ty)?;
        Ok(self.ir.values.id(placeholder))
    }

    /// The value of a name, if it is defined already.
    #[inline]
    pub(super) fn value_of_name(&self, name: UnresolvedOperand) -> Option<ValueIndex> {
        let slot = self.names.get(name.slot);
        slot.first.filter(|_| name.number < slot.count).map(|first| ValueIndex::of_run(first, name.number))
    }

    /// Resolves a name that is not defined yet.
    fn resolve_forward(&mut self, operand: UnresolvedOperand, ty: Type<'c>) -> Parsed<ValueIndex> {
        if self.names.get(operand.slot).first.is_some() {
            return Err(Diagnostic::error("reference to invalid result number").at(operand.span()));
        }
        if let Some(forward) = self.names.forward(operand.slot, operand.number) {
            let known = self.ir.values[forward.placeholder].ty;
            return if known == ty || self.possibly_defined_values.contains(&operand.slot) {
                Ok(forward.placeholder)
            } else {
                Err(self.mismatch(operand, ty, known, forward.offset))
            };
        }
        let placeholder = self.ir.values.insert(ValueData::undefined(ty));
        let forward = Forward { placeholder, offset: operand.offset };
        self.names.add_forward(operand.slot, operand.number, forward);
        Ok(placeholder)
    }

    #[cold]
    fn mismatch(&self, operand: UnresolvedOperand, ty: Type<'c>, known: Type<'c>, prior: u32) -> Diagnostic {
        let (name, _) = self.name_at(operand.offset);
        let note = Diagnostic::new(Severity::Note, "prior use here").at(self.name_at(prior).1);
        let message =
            format!("use of value '{name}' expects different type than prior uses: '{ty}' vs '{known}'");
        let error = Diagnostic::error(message).at(operand.span()).with_note(note);
        match self.custom.last() {
            Some(form) => error.help(format!("`{}` takes a value of type `{ty}` here", form.def.name)),
            None => error,
        }
    }

    /// Parses a block's name, `^bb1`. The block may be defined later.
    ///
    /// # Errors
    /// If the next token is not such a name.
    pub fn successor(&mut self) -> Parsed<BlockId> {
        let token = self.asm.expect_as(Tok::CaretId, "expected block name")?;
        let label = self.asm.text(token);
        let ir = &mut *self.ir;
        let Some(labels) = self.labels.last_mut() else {
            return Err(Diagnostic::error("expected block name").at(self.asm.span()));
        };
        let entry = labels.entry(label).or_insert_with(|| Label {
            block: ir.new_block(),
            offset: token.start(),
            defined: false,
        });
        Ok(ir.blocks.id(entry.block))
    }

    /// Parses `{name = value, ...}`, if the text has it; `None` also if it is empty.
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn optional_dictionary(&mut self) -> Parsed<Option<DictionaryAttr<'c>>> {
        if !self.asm.at(Tok::LBrace) {
            return Ok(None);
        }
        let found = self.asm.dictionary()?;
        Ok(Some(found).filter(|found| !found.names().is_empty()))
    }

    /// Parses `{name = value, ...}`, for an argument `attr-dict` of a directive; without it, the dictionary is empty.
    ///
    /// # Errors
    /// If the dictionary is malformed.
    pub fn attribute_dictionary(&mut self) -> Parsed<DictionaryAttr<'c>> {
        if self.asm.at(Tok::LBrace) {
            return self.asm.dictionary();
        }
        Ok(DictionaryAttr::empty(self.asm.context()))
    }

    /// Parses `{name = value, ...}`, if it is next, and adds the attributes to a state.
    ///
    /// # Errors
    /// If the dictionary is malformed.
    pub fn optional_attributes(&mut self, state: &mut OperationState<'c>) -> Parsed<()> {
        self.any_attributes(state)
    }

    /// As [`Self::optional_attributes`], after the keyword `attributes`.
    ///
    /// # Errors
    /// As [`Self::optional_attributes`].
    pub fn optional_attributes_with_keyword(&mut self, state: &mut OperationState<'c>) -> Parsed<()> {
        if self.asm.eat_keyword("attributes") {
            if !self.asm.at(Tok::LBrace) {
                return Err(self.asm.wrong_token("expected '{' in attribute dictionary"));
            }
            return self.any_attributes(state);
        }
        Ok(())
    }

    fn any_attributes(&mut self, state: &mut OperationState<'c>) -> Parsed<()> {
        if self.asm.at(Tok::LBrace) {
            let found = self.asm.dictionary()?;
            let context = self.asm.context();
            let entries = found.entries().map(|(name, value)| (StringAttr::get(context, name), value));
            state.attributes.extend(entries);
        }
        Ok(())
    }

    /// Parses `@name`, if it is next, and adds it to a state as the given attribute. Returns whether it was present.
    pub fn optional_symbol_name(&mut self, attribute: &str, state: &mut OperationState<'c>) -> bool {
        let Some(name) = self.asm.optional_symbol_name() else { return false };
        let context = self.asm.context();
        state.attributes.push((StringAttr::get(context, attribute), StringAttr::get(context, name).into()));
        true
    }

    /// Parses `loc(...)`, if it is next, for an [`EntryArgument`](super::EntryArgument). An alias may be defined later.
    ///
    /// # Errors
    /// If the location is malformed.
    pub fn optional_location(&mut self) -> Parsed<Option<Loc>> {
        if !self.asm.at_keyword("loc") {
            return Ok(None);
        }
        match self.location()? {
            Ok(loc) => Ok(Some(loc)),
            Err(alias) => {
                // No other part has this location, so it identifies the argument.
                let loc = self.loc_at(alias.start());
                self.entry_locs.push(EntryLoc { placeholder: loc, alias });
                Ok(Some(loc))
            }
        }
    }

    /// Resolves operands to values of these types and adds them to a state. `at` is the
    /// byte offset for an error about their numbers.
    ///
    /// # Errors
    /// If the numbers of types and operands differ, or a type differs.
    pub fn resolve_all(
        &mut self,
        operands: &[UnresolvedOperand],
        types: &[Type<'c>],
        at: usize,
        state: &mut OperationState<'c>,
    ) -> Parsed<()> {
        if operands.len() != types.len() {
            let (operands, types) = (operands.len(), types.len());
            let message = format!(
                "number of operands and types do not match: got {operands} operands and {types} types"
            );
            return Err(self.error_at(message, at..at + 1));
        }
        for (operand, ty) in operands.iter().zip(types) {
            let value = self.resolve(*operand, *ty)?;
            state.operands.push(value);
        }
        Ok(())
    }

    /// Defines a name for a value.
    pub(super) fn define_operand(&mut self, name: UnresolvedOperand, value: ValueIndex) -> Parsed<()> {
        self.define(name.slot, value, 1, name.offset)
    }

    /// Parses a comma-separated list between delimiters; `element` parses each element.
    ///
    /// # Errors
    /// An error of `element`, or a missing delimiter.
    pub fn comma_separated(
        &mut self,
        delimiter: Delimiter,
        mut element: impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        let closer = match delimiter.tokens() {
            None => None,
            Some((open, close)) => {
                self.asm.expect(open)?;
                if self.asm.eat(close) {
                    return Ok(());
                }
                Some(close)
            }
        };
        loop {
            element(self)?;
            if !self.asm.eat(Tok::Comma) {
                break;
            }
        }
        closer.map_or(Ok(()), |close| self.asm.expect(close).map(|_| ()))
    }
}
