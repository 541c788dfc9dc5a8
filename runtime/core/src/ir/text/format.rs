//! Parses operations by the elements of their formats.
//!
//! As in MLIR, all text is parsed first. Then types are inferred and operands are
//! resolved, in the order of the definition.

use super::directives;
use super::form::form_of;
use super::parse::OpParser;
use crate::builtin::{DictionaryAttr, FunctionType, UnitAttr};
use crate::constraint::Constraint;
use crate::def::Def;
use crate::ir::def::{Arity, OpDef};
use crate::ir::format::{
    Anchor, Arguments, Clause, OpArgument, OpDirective, OpElement, OpPart, TypesOf, Written,
};
use crate::ir::ids::{NameIndex, OpIndex};
use crate::ir::storage::OpParts;
use crate::ir::{Loc, OpTraits, OperationState, RegionId};
use crate::text::extended::near_type;
use crate::text::format::{Begins, FormErrors, FormatParser};
use crate::text::{AsmParser, Parsed, Tok};
use crate::{Attribute, Diagnostic, Span, Type};

/// A definition, and the parsed parts of an operation of it.
struct Found<'r, 'c> {
    def: &'static OpDef,
    form: &'static [OpElement],
    read: &'r mut Arguments<'c>,
}

/// Buffers for an operation that has a format, for reuse.
#[derive(Debug, Default)]
pub(super) struct FormatBuffers<'c> {
    read: Arguments<'c>,
    /// The parts of the operation, once names and types are resolved.
    state: OperationState<'c>,
}

/// The text of types that have a constraint.
#[derive(Clone, Copy, Debug)]
struct TypeText<'c> {
    constraint: &'static Constraint,
    /// The def whose text may omit the dialect and the mnemonic.
    only: Option<&'static Def>,
    /// The last type that was read, which has the class that the constraint names.
    accepted: Option<Type<'c>>,
}

/// A cache of the constraints whose types were read recently.
#[derive(Debug, Default)]
pub(super) struct TypeTexts<'c> {
    places: Vec<Option<TypeText<'c>>>,
}

impl<'c> TypeTexts<'c> {
    /// A power of two.
    const PLACES: usize = 64;

    fn of(&mut self, constraint: &'static Constraint) -> &mut TypeText<'c> {
        if self.places.is_empty() {
            self.places = vec![None; Self::PLACES];
        }
        let address = std::ptr::from_ref(constraint).addr();
        let place = &mut self.places[(address >> 3 ^ address >> 9) % Self::PLACES];
        if place.is_some_and(|known| !std::ptr::eq(known.constraint, constraint)) {
            *place = None;
        }
        place.get_or_insert_with(|| TypeText { constraint, only: constraint.only_def(), accepted: None })
    }
}

impl<'c> Arguments<'c> {
    /// Clears all lists and sizes them for a definition.
    fn reset(&mut self, def: &'static OpDef) {
        self.def = Some(def);
        self.bound = &[];
        self.names.clear();
        self.operands.reset(def.operands.len());
        self.all_operands = None;
        self.types.clear();
        self.operand_types.reset(def.operands.len());
        self.result_types.reset(def.results.len());
        self.all_operand_types = None;
        self.all_result_types = None;
        self.groups.clear();
        self.properties.clear();
        self.properties.resize(def.properties.len(), None);
        self.dictionaries.clear();
        self.regions.clear();
        self.all_regions = false;
        self.entries.clear();
        self.successors.clear();
    }

    /// Sets the properties that the format does not name by a dictionary.
    pub(crate) fn set_prop_dict(&mut self, def: &'static OpDef, written: Attribute<'c>) -> Parsed<()> {
        let name_at = self.name_at;
        let wrong = |message: String| Err(def.invalid_properties(written, message).at(name_at..name_at + 1));
        let Some(dictionary) = written.dyn_cast::<DictionaryAttr<'_>>() else {
            return wrong("expected DictionaryAttr to set properties".to_owned());
        };
        let slots = def.properties.iter().zip(&mut self.properties);
        for (property, slot) in slots.filter(|(property, _)| !property.in_format) {
            let value = dictionary.lookup(property.name);
            let value = value.map(|value| property.converted(value).unwrap_or(value));
            match value {
                None if property.required => {
                    let name = property.name;
                    return wrong(format!(
                        "expected key entry for {name} in DictionaryAttr to set Properties."
                    ));
                }
                Some(value) if !property.can_hold(value) => {
                    return wrong(property.conversion_error(value));
                }
                Some(value) => *slot = Some(value),
                None => {}
            }
        }
        for (name, _) in dictionary.entries() {
            if def.property(name).is_none_or(|property| property.in_format) {
                let name = String::from_utf8_lossy(name);
                return wrong(format!("unknown key '\"{name}\"' when parsing properties dictionary"));
            }
        }
        Ok(())
    }
}

impl<'s, 'c> OpParser<'_, 's, 'c> {
    /// Parses the text after the name of an operation that has a format, and creates the operation.
    pub(super) fn formatted(
        &mut self,
        def: &'static OpDef,
        elements: &'static [OpElement],
        is_plain: bool,
        name: NameIndex,
        name_at: usize,
        loc: Loc,
    ) -> Parsed<OpIndex> {
        let mut buffers = self.buffers.pop().unwrap_or_default();
        let FormatBuffers { read, state } = &mut *buffers;
        read.reset(def);
        read.name_at = name_at;
        state.clear();
        let at = self.asm.token().start() as usize;
        let outcome = self.elements(&mut Found { def, form: elements, read }, elements).and_then(|()| {
            let attributes = self.assemble(def, is_plain, read, at, state)?;
            self.ir.names.fill_defaults(name, &mut read.properties);
            // Custom directives may supply invalid ones.
            self.ir.check_ids(&[], &state.successors, &state.regions);
            Ok(self.ir.place_op(&OpParts {
                operands: &state.operands,
                result_types: &state.result_types,
                successors: &state.successors,
                regions: &state.regions,
                properties: &read.properties,
                attributes,
                ..OpParts::new(self.ir.names.id(name), loc)
            }))
        });
        self.buffers.push(buffers);
        outcome
    }

    // ---- operands and their types -----------------------------------------------

    fn name_run(
        &mut self,
        read: &mut Arguments<'c>,
        names: impl FnOnce(&mut Self, &mut Arguments<'c>) -> Parsed<()>,
    ) -> Parsed<Written> {
        let (start, at) = (read.names.len() as u32, self.asm.token().start());
        names(self, read)?;
        Ok(Written { start, end: read.names.len() as u32, at })
    }

    /// Parses any number of names with commas between.
    fn name_list(&mut self, read: &mut Arguments<'c>) -> Parsed<()> {
        if self.asm.at(Tok::PercentId) {
            loop {
                let name = self.operand()?;
                read.names.push(name);
                if !self.asm.eat(Tok::Comma) {
                    break;
                }
            }
        }
        Ok(())
    }

    fn operand_names(&mut self, def: &'static OpDef, read: &mut Arguments<'c>, index: u16) -> Parsed<()> {
        let Some(group) = def.operands.get(usize::from(index)) else { return Ok(()) };
        let run = self.name_run(read, |this, read| match group.arity {
            Arity::One => {
                let name = this.operand()?;
                read.names.push(name);
                Ok(())
            }
            Arity::Optional => {
                if this.asm.at(Tok::PercentId) {
                    let name = this.operand()?;
                    read.names.push(name);
                }
                Ok(())
            }
            Arity::Variadic => this.name_list(read),
            Arity::Nested { .. } => {
                let mut groups = Vec::new();
                while this.asm.eat(Tok::LParen) {
                    let before = read.names.len();
                    this.name_list(read)?;
                    groups.push((read.names.len() - before) as i32);
                    this.asm.expect(Tok::RParen)?;
                    if !this.asm.eat(Tok::Comma) {
                        break;
                    }
                }
                read.groups.push((index, groups));
                Ok(())
            }
        })?;
        read.operands.set(index, run);
        Ok(())
    }

    /// Parses operands of a group each with its type, `%a : i8, %b : i16`: the language of 2020 defines such lists, and
    /// has all types after all names in its examples. Returns `false`, without consuming anything, if fewer than two
    /// operands have this form.
    fn operands_with_types(&mut self, read: &mut Arguments<'c>, index: u16) -> bool {
        let before = self.asm.checkpoint();
        let at = self.asm.token().start();
        let (names, types) = (read.names.len(), read.types.len());
        let mut one = || {
            let name = self.operand()?;
            self.asm.expect(Tok::Colon)?;
            let ty = self.asm.ty()?;
            read.names.push(name);
            read.types.push(ty);
            Parsed::Ok(self.asm.eat(Tok::Comma))
        };
        let complete = loop {
            match one() {
                Ok(true) => {}
                Ok(false) => break read.names.len() - names > 1,
                Err(_) => break false,
            }
        };
        if !complete {
            self.asm.rewind(before);
            read.names.truncate(names);
            read.types.truncate(types);
            return false;
        }
        let run = |start: usize, end: usize| Written { start: start as u32, end: end as u32, at };
        read.operands.set(index, run(names, read.names.len()));
        self.types_read = Some(run(types, read.types.len()));
        self.asm.warn("old spelling; the types are after all operands today", self.asm.span_from(at));
        true
    }

    fn type_run(
        &mut self,
        read: &mut Arguments<'c>,
        types: impl FnOnce(&mut Self, &mut Arguments<'c>) -> Parsed<()>,
    ) -> Parsed<Written> {
        let (start, at) = (read.types.len() as u32, self.asm.token().start());
        types(self, read)?;
        Ok(Written { start, end: read.types.len() as u32, at })
    }

    /// Parses types with commas between, at least one.
    fn type_list(&mut self, read: &mut Arguments<'c>) -> Parsed<()> {
        loop {
            let ty = self.asm.ty()?;
            read.types.push(ty);
            if !self.asm.eat(Tok::Comma) {
                return Ok(());
            }
        }
    }

    /// Parses types. A qualified one has its full text, whatever its constraint is.
    fn types_of(
        &mut self,
        def: &'static OpDef,
        read: &mut Arguments<'c>,
        of: TypesOf,
        qualified: bool,
    ) -> Parsed<()> {
        if let Some(run) = self.types_read.take() {
            read.set_types(of, run);
            return Ok(());
        }
        let group = match of {
            TypesOf::Operand(index) => def.operands.get(usize::from(index)),
            TypesOf::Result(index) => def.results.get(usize::from(index)),
            TypesOf::Operands | TypesOf::Results => None,
        };
        let run =
            self.type_run(read, |this, read| match group.map_or(Arity::Variadic, |group| group.arity) {
                Arity::One if qualified => {
                    let ty = this.asm.ty()?;
                    read.types.push(ty);
                    Ok(())
                }
                Arity::One => {
                    let constraint = group.map_or(&Constraint::ANY, |group| group.constraint);
                    let ty = this.type_of(constraint)?;
                    read.types.push(ty);
                    Ok(())
                }
                Arity::Optional => {
                    if this.asm.at_type() {
                        let ty = this.asm.ty()?;
                        read.types.push(ty);
                    }
                    Ok(())
                }
                Arity::Variadic => this.type_list(read),
                Arity::Nested { .. } => {
                    while this.asm.eat(Tok::LParen) {
                        if !this.asm.at(Tok::RParen) {
                            this.type_list(read)?;
                        }
                        this.asm.expect(Tok::RParen)?;
                        if !this.asm.eat(Tok::Comma) {
                            break;
                        }
                    }
                    Ok(())
                }
            })?;
        read.set_types(of, run);
        Ok(())
    }

    /// Parses a type by its constraint: the class that the constraint names is checked at once.
    fn type_of(&mut self, constraint: &'static Constraint) -> Parsed<Type<'c>> {
        let span = self.asm.span();
        let known = self.type_texts.of(constraint);
        let ty = self.asm.type_of_def(known.only)?;
        if known.accepted == Some(ty) {
            return Ok(ty);
        }
        if let Some(base) = constraint.base_def().filter(|base| !base.may_have(ty.node())) {
            let message = format!("invalid kind of type specified: expected {}, but found '{ty}'", base.name);
            return Err(self.wrong_kind(ty, message, span));
        }
        if constraint.is_outside_of_family(ty) {
            return Err(self.wrong_kind(ty, "invalid kind of type specified".to_owned(), span));
        }
        self.type_texts.of(constraint).accepted = Some(ty);
        Ok(ty)
    }

    /// An error about a type of another kind.
    #[cold]
    fn wrong_kind(&self, ty: Type<'c>, message: String, span: Span) -> Diagnostic {
        let error = self.error_at(message, span);
        near_type(ty).into_iter().fold(error, Diagnostic::help)
    }

    fn functional_type(&mut self, read: &mut Arguments<'c>, inputs: TypesOf, results: TypesOf) -> Parsed<()> {
        let span = self.asm.span();
        let at = span.start as u32;
        let ty = self.asm.ty()?;
        let Some(function) = ty.dyn_cast::<FunctionType<'_>>() else {
            let message =
                format!("invalid kind of type specified: expected builtin.function, but found '{ty}'");
            return Err(self.error_at(message, span));
        };
        for (of, types) in [(inputs, function.inputs()), (results, function.results())] {
            let start = read.types.len() as u32;
            read.types.extend_from_slice(types);
            read.set_types(of, Written { start, end: read.types.len() as u32, at });
        }
        Ok(())
    }

    // ---- attributes ----------------------------------------------------------------

    /// Parses the attribute dictionary of an operation, if the text has it, and checks the properties in it, as MLIR does.
    /// With `keyword`, it follows the keyword `attributes`.
    ///
    /// # Errors
    /// If the text is malformed, or a property does not satisfy its constraint.
    pub fn attr_dict(&mut self, def: &'static OpDef, read: &mut Arguments<'c>, keyword: bool) -> Parsed<()> {
        if self.may_be_spelled() {
            self.spelled_attributes(def, read)?;
        }
        let at = self.asm.token().start() as usize;
        if keyword && !self.asm.eat_keyword("attributes") {
            return Ok(());
        }
        if keyword || self.asm.at(Tok::LBrace) {
            if !self.asm.at(Tok::LBrace) {
                return Err(self.asm.wrong_token("expected '{' in attribute dictionary"));
            }
            let dictionary = self.asm.dictionary()?;
            self.add_dictionary(def, read, dictionary, at)?;
        }
        Ok(())
    }

    /// Checks the properties in an attribute dictionary, as MLIR does, and adds it to the arguments; `at` is its byte offset in
    /// the text.
    ///
    /// # Errors
    /// If a property does not satisfy its constraint.
    pub fn add_dictionary(
        &mut self,
        def: &'static OpDef,
        read: &mut Arguments<'c>,
        dictionary: DictionaryAttr<'c>,
        at: usize,
    ) -> Parsed<()> {
        let node = Attribute::from(dictionary).node();
        if self.accepted.get(node).is_some_and(|accepting| std::ptr::eq(accepting, def)) {
            read.dictionaries.push((dictionary, at));
            return Ok(());
        }
        for (name, value) in dictionary.entries() {
            let Some(property) = def.inherent_index(name).map(|index| &def.properties[index]) else {
                continue;
            };
            let Some(constraint) = property.constraint else { continue };
            if !constraint.accepts(value) {
                return Err(self.error_at(property.unsatisfied(def, "attribute"), at..at + 1));
            }
        }
        self.accepted.set(node, def);
        read.dictionaries.push((dictionary, at));
        Ok(())
    }

    /// Parses the properties that the format does not name: required ones must be present, unknown ones are errors.
    pub(super) fn prop_dict(&mut self, def: &'static OpDef, read: &mut Arguments<'c>) -> Parsed<()> {
        let mut written: Attribute<'c> = DictionaryAttr::empty(self.asm.context()).into();
        if self.asm.eat(Tok::Less) {
            written = self.asm.attribute()?;
            self.asm.expect(Tok::Greater)?;
        }
        read.set_prop_dict(def, written)
    }

    // ---- regions and successors ---------------------------------------------------------

    fn successor_names(&mut self, def: &'static OpDef, read: &mut Arguments<'c>, index: u16) -> Parsed<()> {
        if def.successors.get(usize::from(index)).is_some_and(|successor| successor.variadic) {
            return self.successor_list_of(read, index);
        }
        let block = self.successor()?;
        read.successors.push((index, block));
        Ok(())
    }

    pub(super) fn successor_list_of(&mut self, read: &mut Arguments<'c>, index: u16) -> Parsed<()> {
        if self.asm.at(Tok::CaretId) {
            loop {
                let block = self.successor()?;
                read.successors.push((index, block));
                if !self.asm.eat(Tok::Comma) {
                    break;
                }
            }
        }
        Ok(())
    }

    fn regions_of(&mut self, def: &'static OpDef, read: &mut Arguments<'c>, index: u16) -> Parsed<()> {
        if def.regions.get(usize::from(index)).is_some_and(|region| region.variadic) {
            if self.asm.at(Tok::LBrace) {
                self.region_list(def, read, index)?;
            }
            return Ok(());
        }
        self.one_region(def, read, index)
    }

    fn region_list(&mut self, def: &'static OpDef, read: &mut Arguments<'c>, index: u16) -> Parsed<()> {
        loop {
            self.one_region(def, read, index)?;
            if !self.asm.eat(Tok::Comma) {
                return Ok(());
            }
        }
    }

    fn one_region(&mut self, def: &'static OpDef, read: &mut Arguments<'c>, index: u16) -> Parsed<()> {
        let region = self.region(&[])?;
        self.add_declared_region(def, read, index, region);
        Ok(())
    }

    /// Adds a region to the declared region at an index, with the block and the terminator that the operation implies.
    pub fn add_declared_region(
        &mut self,
        def: &'static OpDef,
        read: &mut Arguments<'c>,
        index: u16,
        region: RegionId,
    ) {
        if let Some(terminator) = def.implicit_terminator {
            let loc = self.op_loc();
            self.ir.ensure_terminator(region, terminator, loc);
        } else if def.traits.contains(OpTraits::SINGLE_BLOCK) {
            self.ir.ensure_block(region);
        }
        read.regions.push((index, region));
    }

    // ---- directives and clauses ------------------------------------------------------------

    fn directive(
        &mut self,
        read: &mut Arguments<'c>,
        directive: &'static OpDirective,
        arguments: &'static [OpArgument],
    ) -> Parsed<bool> {
        let outer = std::mem::replace(&mut read.bound, arguments);
        let outcome = (directive.parse)(self, read);
        read.bound = outer;
        outcome
    }

    fn clauses(
        &mut self,
        def: &'static OpDef,
        form: &'static [OpElement],
        read: &mut Arguments<'c>,
        clauses: &'static [Clause],
    ) -> Parsed<()> {
        let mut seen = vec![false; clauses.len()];
        while let Some(index) = clauses.iter().position(|clause| self.asm.at_literal(clause.keyword)) {
            let clause = &clauses[index];
            if std::mem::replace(&mut seen[index], true) {
                let keyword = clause.keyword;
                let message = format!(
                    "`{keyword}` clause can appear at most once in the expansion of the oilist directive"
                );
                return Err(self.error_at(message, read.name_at..read.name_at + 1));
            }
            self.asm.literal(clause.keyword)?;
            self.elements(&mut Found { def, form, read }, clause.elements)?;
        }
        Ok(())
    }

    /// The names of all operands.
    pub(super) fn all_operands(&mut self, read: &mut Arguments<'c>) -> Parsed<()> {
        let run = self.name_run(read, |this, read| this.name_list(read))?;
        read.all_operands = Some(run);
        Ok(())
    }

    /// All regions; there may be none.
    pub(super) fn all_regions(&mut self, def: &'static OpDef, read: &mut Arguments<'c>) -> Parsed<()> {
        read.all_regions = true;
        if self.asm.at(Tok::LBrace) {
            self.region_list(def, read, 0)?;
        }
        Ok(())
    }

    /// Parses a part. [`FormatParser::part`] has the most frequent kinds itself.
    #[inline(never)]
    fn any_part(
        &mut self,
        def: &'static OpDef,
        form: &'static [OpElement],
        read: &mut Arguments<'c>,
        part: &'static OpPart,
    ) -> Parsed<()> {
        match *part {
            OpPart::Operand(index) => self.operand_names(def, read, index),
            OpPart::Type { of, qualified } => self.types_of(def, read, of, qualified),
            OpPart::Property { index, optional: true, .. } if !self.at_property(def, index) => Ok(()),
            OpPart::Property { index, qualified, optional } => {
                self.property(def, read, index, qualified, optional)
            }
            OpPart::Flag(index) => {
                read.properties[usize::from(index)] = Some(UnitAttr::get(self.asm.context()).into());
                Ok(())
            }
            OpPart::Successor(index) => self.successor_names(def, read, index),
            OpPart::Region(index) => self.regions_of(def, read, index),
            OpPart::FunctionalType { inputs, results } => self.functional_type(read, inputs, results),
            OpPart::Bare(bare) => (bare.parse)(self, def, read),
            OpPart::Custom { directive, arguments } => {
                if self.directive(read, directive, arguments)? {
                    return Ok(());
                }
                if let Some(OpArgument::Elements(_)) = arguments.last() {
                    return Err(self
                        .asm
                        .wrong_token(format!("expected {}", directives::expected(arguments))));
                }
                Err(match directive.text {
                    Some(text) => self.asm.wrong_token(format!("expected {}", text.expected)),
                    None => self.error(format_args!("`{}` parsed nothing", directive.name)),
                })
            }
            OpPart::Clauses(clauses) => self.clauses(def, form, read, clauses),
        }
    }

    /// The type of a text in a format. Types are cached by their texts.
    ///
    /// # Errors
    /// If the text is not a type.
    pub fn known_type(&mut self, text: &'static str) -> Parsed<Type<'c>> {
        let context = self.asm.context();
        let known = self.known.get(context, text);
        known.map_err(|error| self.error(format_args!("has a format with a wrong type: {error}")))
    }
}

/// Whether elements begin with a colon and the types of a group of operands.
fn are_types_of(operand: u16, elements: &[OpElement]) -> bool {
    matches!(
        elements,
        [
            OpElement::Literal { text: ":", .. },
            OpElement::Part { part: OpPart::Type { of: TypesOf::Operand(of), .. }, .. },
            ..
        ] if *of == operand
    )
}

impl<'s, 'c> FormatParser<'s, 'c, Found<'_, 'c>> for OpParser<'_, 's, 'c> {
    type Part = OpPart;
    type Anchor = Anchor;

    fn asm(&mut self) -> &mut AsmParser<'s, 'c> {
        &mut self.asm
    }

    fn form(&self, found: &Found<'_, 'c>) -> String {
        form_of(found.def, found.form)
    }

    fn form_errors(part: &'static OpPart) -> FormErrors {
        match part {
            OpPart::Operand(_) | OpPart::Successor(_) => FormErrors::All,
            OpPart::Bare(bare) => bare.errors,
            OpPart::Custom { .. } => FormErrors::None,
            OpPart::Property { .. }
            | OpPart::Flag(_)
            | OpPart::Region(_)
            | OpPart::Type { .. }
            | OpPart::FunctionalType { .. }
            | OpPart::Clauses(_) => FormErrors::First,
        }
    }

    /// Errors about keywords name the operation.
    fn keyword_or_mark(&mut self, text: &'static str) -> Parsed<()> {
        match Tok::punctuation(text) {
            // Each operand had its own.
            Some(Tok::Colon) if self.types_read.is_some() => Ok(()),
            Some(kind) => self.asm.expect(kind).map(|_| ()),
            None if self.asm.eat_keyword(text) => Ok(()),
            None => Err(self.error(format_args!("expected '{text}'"))),
        }
    }

    #[inline]
    fn part(
        &mut self,
        found: &mut Found<'_, 'c>,
        part: &'static OpPart,
        rest: &'static [OpElement],
    ) -> Parsed<()> {
        let Found { def, form, read } = found;
        match *part {
            OpPart::Operand(index)
                if self.in_old_function()
                    && are_types_of(index, rest)
                    && self.operands_with_types(read, index) =>
            {
                Ok(())
            }
            OpPart::Operand(index) => self.operand_names(def, read, index),
            OpPart::Type { of, qualified } => self.types_of(def, read, of, qualified),
            OpPart::Bare(bare)
                if bare.absent_without.is_some_and(|token| !self.asm.at(token)) && !self.may_be_spelled() =>
            {
                Ok(())
            }
            OpPart::Property { .. }
            | OpPart::Flag(_)
            | OpPart::Successor(_)
            | OpPart::Region(_)
            | OpPart::FunctionalType { .. }
            | OpPart::Bare(_)
            | OpPart::Custom { .. }
            | OpPart::Clauses(_) => self.any_part(def, form, read, part),
        }
    }

    fn begins(&mut self, found: &mut Found<'_, 'c>, part: &'static OpPart) -> Parsed<Begins> {
        let Found { def, read, .. } = found;
        Ok(Begins::here(match *part {
            OpPart::Operand(index) => match def.operands.get(usize::from(index)).map(|group| group.arity) {
                Some(Arity::Nested { .. }) => self.asm.at(Tok::LParen),
                Some(Arity::One | Arity::Optional | Arity::Variadic) | None => self.asm.at(Tok::PercentId),
            },
            OpPart::Property { index, qualified, .. } => {
                if !self.at_property(def, index) {
                    return Ok(Begins::No);
                }
                self.property(def, read, index, qualified, true)?;
                return Ok(Begins::Parsed);
            }
            OpPart::Successor(_) => self.asm.at(Tok::CaretId),
            OpPart::Region(index)
                if self.asm.at(Tok::LBrace)
                    && !def.regions.get(usize::from(index)).is_some_and(|region| region.variadic) =>
            {
                let region = self.region(&[])?;
                // As in MLIR, a region that may be absent stays empty if it is written so.
                if self.ir.regions[region].first.is_none() {
                    read.regions.push((index, region));
                } else {
                    self.add_declared_region(def, read, index, region);
                }
                return Ok(Begins::Parsed);
            }
            OpPart::Region(_) => self.asm.at(Tok::LBrace),
            OpPart::Type { .. } => self.asm.at_type(),
            OpPart::FunctionalType { .. } => self.asm.at(Tok::LParen),
            OpPart::Bare(bare) => (bare.begins)(&mut self.asm),
            OpPart::Custom { directive, arguments } => {
                let parsed = self.directive(read, directive, arguments)?;
                return Ok(if parsed { Begins::Parsed } else { Begins::No });
            }
            OpPart::Clauses(clauses) => clauses.iter().any(|clause| self.asm.at_literal(clause.keyword)),
            OpPart::Flag(_) => false,
        }))
    }
}
