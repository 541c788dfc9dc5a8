//! The generic form of operations: `"name"(%a) <{...}> ({...}) {...} : (i32) -> i32`.

use super::parse::{Bases, OpParser};
use crate::builtin::syntax::attributes::ReadEntries;
use crate::builtin::{DenseArrayAttr, DictionaryAttr};
use crate::ir::def::{OpDef, OpTraits};
use crate::ir::ids::{BlockIndex, NameIndex, OpIndex, Run, ValueIndex};
use crate::ir::location::{Loc, SourceMap};
use crate::ir::segments::OPERAND_SEGMENT_SIZES;
use crate::ir::storage::OpParts;
use crate::text::{Parsed, Place, Tok, Token};
use crate::{Attribute, Diagnostic, Span};

/// The parts of a generic operation that are not lists.
struct Head<'c> {
    name: NameIndex,
    loc: Loc,
    /// As in the text.
    properties: Option<Attribute<'c>>,
    attributes: Option<DictionaryAttr<'c>>,
}

impl<'c> OpParser<'_, '_, 'c> {
    /// Parses an operation and the location after it, and appends it to a block.
    pub(super) fn located_generic_operation(&mut self, block: BlockIndex) -> Parsed<OpIndex> {
        let op = self.unlocated_generic_operation(block)?;
        self.trailing_location(op)?;
        Ok(op)
    }

    /// Parses an operation whose name in quotes is next, without a location after it, and appends it to a block.
    #[inline]
    pub(super) fn unlocated_generic_operation(&mut self, block: BlockIndex) -> Parsed<OpIndex> {
        let token = self.asm.token();
        let at = token.span();
        let text = self.asm.text(token);
        let place = Place::of(text);
        let name = match self.op_names.get(place, text) {
            Some(known) => known,
            None => {
                let name = self.op_name(token)?;
                self.op_names.set(place, text, name);
                name
            }
        };
        self.asm.advance();
        let def = self.ir.names.def(name);
        if def.is_none() && !self.asm.options().allow_unregistered {
            self.check_registered(name)?;
        }
        let bases = self.stacks.bases();
        let loc = SourceMap::place(self.base, token.start() as usize);
        let head = Head { name, loc, properties: None, attributes: None };
        let result = self.generic_parts(head, def, &bases, at);
        self.stacks.reset(&bases);
        let op = result?;
        self.ir.link_op(block, op);
        Ok(op)
    }

    fn op_name(&mut self, token: Token) -> Parsed<NameIndex> {
        let name = self.asm.string_value(token);
        let message = if name.is_empty() {
            "empty operation name is invalid"
        } else if name.contains(&0) {
            "null character not allowed in operation name"
        } else if let Some(name) = self.ir.names.intern_bytes(&name) {
            return Ok(name);
        } else {
            "an operation's name must be UTF-8"
        };
        Err(Diagnostic::error(message).at(token.span()))
    }

    /// Checks that the dialect of an unregistered operation is registered.
    fn check_registered(&self, name: NameIndex) -> Parsed<()> {
        let dialect = self.ir.names.text(name).split('.').next().unwrap_or_default();
        if self.asm.context().dialect(dialect).is_some() {
            return Ok(());
        }
        Err(self.asm.error(
            "operation being parsed with an unregistered dialect. If this is intended, please use \
             -allow-unregistered-dialect with the MLIR tool used",
        ))
    }

    fn generic_parts(
        &mut self,
        mut head: Head<'c>,
        def: Option<&'static OpDef>,
        bases: &Bases,
        at: Span,
    ) -> Parsed<OpIndex> {
        self.asm.expect_as(Tok::LParen, "expected '(' to start operand list")?;
        if self.asm.at(Tok::PercentId) {
            self.operand_list()?;
        }
        self.asm.expect_as(Tok::RParen, "expected ')' to end operand list")?;
        let mut segments = None;
        if self.asm.at(Tok::LSquare) {
            if def.is_some_and(|def| !def.traits.contains(OpTraits::TERMINATOR)) {
                return Err(self.asm.error("successors in non-terminator"));
            }
            segments = self.successor_list(bases)?;
        }
        if self.asm.eat(Tok::Less) {
            head.properties = Some(self.asm.attribute()?);
            self.asm.expect_as(Tok::Greater, "expected '>' to close properties")?;
        }
        let bare = self.at_bare_region();
        if bare {
            let start = self.asm.token().start();
            self.generic_regions()?;
            self.asm.warn("old spelling; regions are in parentheses", self.asm.span_from(start));
        } else if self.asm.eat(Tok::LParen) {
            self.generic_regions()?;
            self.asm.expect_as(Tok::RParen, "expected ')' to end region list")?;
        }
        self.stacks.attributes.clear();
        if self.asm.at(Tok::LBrace) {
            match def {
                None if segments.is_none() => {
                    head.attributes = self.asm.entries_of_operation(&mut self.stacks.attributes)?;
                }
                _ => head.attributes = Some(self.asm.dictionary()?),
            }
        }
        if let Some(segments) = segments {
            head.attributes = Some(self.with_segments(head.attributes, &segments));
        }
        // In 2020 the type `() -> ()` was optional after such a region.
        let untyped = bare && self.stacks.uses.len() == bases.uses && !self.asm.at(Tok::Colon);
        if !untyped {
            self.asm.expect_as(Tok::Colon, "expected ':' followed by operation type")?;
            let extra = self.stacks.values.len() - bases.values;
            self.signature(bases.uses, extra)?;
        }
        if let Some(def) = def {
            self.sort_attributes(&mut head, def, &at)?;
        }
        let (stacks, foreign) = (&self.stacks, [head.properties]);
        let op = self.ir.place_op(&OpParts {
            name: self.ir.names.id(head.name),
            loc: head.loc,
            operands: &stacks.values[bases.values..],
            result_types: &stacks.types[bases.types..],
            successors: &stacks.successors[bases.successors..],
            regions: &stacks.regions[bases.regions..],
            properties: if def.is_some() { &stacks.slots } else { &foreign },
            attributes: head.attributes,
        });
        if let ReadEntries { names, values } = &stacks.attributes
            && !names.is_empty()
        {
            self.ir.set_discardable(op, names, values);
        }
        Ok(op)
    }

    /// Regions with commas between, at least one.
    fn generic_regions(&mut self) -> Parsed<()> {
        loop {
            let region = self.region(&[])?;
            self.stacks.regions.push(region);
            if !self.asm.eat(Tok::Comma) {
                return Ok(());
            }
        }
    }

    /// Whether a region without parentheses begins here, as in the language of 2020: a brace before a block label, which
    /// cannot begin a dictionary.
    fn at_bare_region(&self) -> bool {
        self.asm.options().old_syntax
            && self.asm.at(Tok::LBrace)
            && self.asm.lexer_after().token().kind == Tok::CaretId
    }

    #[inline]
    fn operand_list(&mut self) -> Parsed<()> {
        loop {
            let operand = self.operand()?;
            self.stacks.uses.push(operand);
            if !self.asm.eat(Tok::Comma) {
                return Ok(());
            }
        }
    }

    /// `[^a, ^b]`. In the language of 2020 successors have operands, `[^a(%x, %y : i32, i8), ^b]` or
    /// `[^a: (%x : i32, %y : i8), ^b()]`: then returns the number of operands of the operation and of each successor.
    fn successor_list(&mut self, bases: &Bases) -> Parsed<Option<Vec<i32>>> {
        self.asm.expect(Tok::LSquare)?;
        let mut segments = vec![(self.stacks.uses.len() - bases.uses) as i32];
        let mut old = false;
        if self.asm.at(Tok::RSquare) {
            return Err(self.asm.wrong_token("expected list element"));
        }
        loop {
            let block = self.successor()?;
            self.stacks.successors.push(block);
            let before = self.stacks.values.len();
            if self.asm.options().old_syntax && (self.asm.eat(Tok::Colon) || self.asm.at(Tok::LParen)) {
                old = true;
                self.successor_operands()?;
            }
            segments.push((self.stacks.values.len() - before) as i32);
            if !self.asm.eat(Tok::Comma) {
                break;
            }
        }
        self.asm.expect_as(Tok::RSquare, "expected ',' or ']'")?;
        Ok(old.then_some(segments))
    }

    fn successor_operands(&mut self) -> Parsed<()> {
        let start = self.asm.span();
        let first = self.stacks.uses.len();
        self.asm.expect(Tok::LParen)?;
        // Each with its type, or all types after all names.
        while !self.asm.at(Tok::RParen) {
            let operand = self.operand()?;
            self.stacks.uses.push(operand);
            if self.asm.eat(Tok::Colon) {
                let typed = self.stacks.uses.split_off(first);
                for (at, operand) in typed.into_iter().enumerate() {
                    if at > 0 {
                        self.asm.expect(Tok::Comma)?;
                    }
                    let ty = self.asm.ty()?;
                    let value = self.resolve(operand, ty)?;
                    self.stacks.values.push(value);
                }
            }
            if !self.asm.eat(Tok::Comma) {
                break;
            }
            if self.asm.at(Tok::RParen) {
                return Err(self.asm.error("expected SSA operand"));
            }
        }
        if self.stacks.uses.len() > first {
            self.asm.expect(Tok::Colon)?;
        }
        self.stacks.uses.truncate(first);
        self.asm.expect(Tok::RParen)?;
        let span = self.asm.span_from(start.start as u32);
        self.asm.warn(
            "old spelling; pass the operands of successors to the operation, with `operandSegmentSizes`",
            span,
        );
        Ok(())
    }

    fn with_segments(&self, attributes: Option<DictionaryAttr<'c>>, segments: &[i32]) -> DictionaryAttr<'c> {
        let name = OPERAND_SEGMENT_SIZES.as_bytes();
        let sizes = DenseArrayAttr::i32s(self.asm.context(), segments);
        let entries = attributes.into_iter().flat_map(DictionaryAttr::entries);
        let kept = entries.filter(|(found, _)| *found != name);
        self.ir.dictionary(kept.chain([(name, sizes.into())]))
    }

    /// Parses the type after the colon and resolves the operands. Pushes their values before
    /// the last `extra` values, which are resolved already.
    #[inline]
    fn signature(&mut self, first_use: usize, extra: usize) -> Parsed<()> {
        let first_value = self.stacks.values.len() - extra;
        let results = match self.match_known_types(first_use) {
            Some(arrow) => self.signatures.results_after(&mut self.asm, arrow)?,
            None => self.parse_types(first_use)?,
        };
        self.stacks.types.extend_from_slice(&self.signatures.types[results.range()]);
        if extra > 0 {
            self.stacks.values[first_value..].rotate_left(extra);
        }
        Ok(())
    }

    /// Parses the whole type and resolves the operands; returns the types of the results.
    fn parse_types(&mut self, first_use: usize) -> Parsed<Run> {
        let start = self.asm.span();
        let signature = self.signatures.read(&mut self.asm)?;
        let operands = self.stacks.uses.len() - first_use;
        let inputs = signature.inputs.range();
        if inputs.len() != operands {
            let plural = if operands == 1 { "" } else { "s" };
            let message = format!("expected {operands} operand type{plural} but had {}", inputs.len());
            return Err(Diagnostic::error(message).at(start.start..start.start + 1));
        }
        for (at, input) in inputs.enumerate() {
            let ty = self.signatures.types[input];
            let value = self.resolve(self.stacks.uses[first_use + at], ty)?;
            self.stacks.values.push(value);
        }
        Ok(signature.results)
    }

    /// Resolves the operands if the text repeats the spellings of their types. Returns the end of the arrow after the
    /// types. Nearly all operations match, so that the parser need not parse or look up their types.
    #[inline]
    fn match_known_types(&mut self, first_use: usize) -> Option<usize> {
        let first_value = self.stacks.values.len();
        let arrow = self.known_types(first_use);
        if arrow.is_none() {
            self.stacks.values.truncate(first_value);
        }
        arrow
    }

    #[inline]
    fn known_types(&mut self, first_use: usize) -> Option<usize> {
        let start = self.asm.token().start() as usize;
        let mut rest = self.asm.source()[start..].strip_prefix(b"(")?;
        let before = rest.len();
        for (index, operand) in self.stacks.uses[first_use..].iter().enumerate() {
            let slot = self.names.get(operand.slot);
            let first = slot.first.filter(|_| operand.number < slot.count)?;
            let value = ValueIndex::of_run(first, operand.number);
            let spelling = self.asm.spelling(self.ir.values[value].ty)?;
            if index > 0 {
                rest = rest.strip_prefix(b", ")?;
            }
            rest = rest.strip_prefix(spelling)?;
            self.stacks.values.push(self.ir.values.id(value));
        }
        let arrow = rest.strip_prefix(b") ->")?;
        Some(start + 1 + before - arrow.len())
    }

    /// Stores the properties of a registered operation in `stacks.slots`, if it can
    /// hold them. Older text has properties among the other attributes; `<{...}>`
    /// takes precedence.
    fn sort_attributes(&mut self, head: &mut Head<'c>, def: &'static OpDef, at: &Span) -> Parsed<()> {
        let slots = &mut self.stacks.slots;
        slots.clear();
        slots.resize(def.properties.len(), None);
        if let Some(found) = head.properties.filter(|_| def.properties.is_empty()) {
            let message = "this operation does not support properties";
            return Err(def.invalid_properties(found, message).at(at.clone()));
        }
        let given = head.properties.map(|found| found.dyn_cast::<DictionaryAttr<'_>>().ok_or(found));
        let given = given.transpose().map_err(|found| {
            let message = "expected DictionaryAttr to set properties";
            def.invalid_properties(found, message).at(at.clone())
        })?;
        let written = given.into_iter().flat_map(DictionaryAttr::entries);
        let all = head.attributes.into_iter().flat_map(DictionaryAttr::entries);
        let mut unknown = Vec::new();
        let mut moved = false;
        for (in_braces, (name, value)) in
            written.map(|entry| (false, entry)).chain(all.map(|entry| (true, entry)))
        {
            let known = if in_braces { def.inherent_index(name) } else { def.property_index(name) };
            let Some(index) = known.or_else(|| old_segments(def, name)) else {
                if !in_braces {
                    unknown.push(name);
                }
                continue;
            };
            let property = &def.properties[index];
            if in_braces
                && given.is_none()
                && property.constraint.is_some_and(|constraint| !constraint.accepts(value))
            {
                return Err(Diagnostic::error(property.unsatisfied(def, "attribute")).at(at.clone()));
            }
            moved |= in_braces;
            if let Some(groups) = segment_groups(def, index)
                && let Err(message) = check_segments(value, groups)
            {
                if in_braces {
                    continue;
                }
                let whole = given.or(head.attributes).map(|whole| whole.to_string()).unwrap_or_default();
                return Err(def.invalid_properties(whole, message).at(at.clone()));
            }
            let value = property.converted(value).unwrap_or(value);
            if !property.can_hold(value) {
                if in_braces {
                    continue;
                }
                let whole = given.or(head.attributes).map(|whole| whole.to_string()).unwrap_or_default();
                return Err(def.invalid_properties(whole, property.conversion_error(value)).at(at.clone()));
            }
            slots[index].get_or_insert(value);
        }
        def.fill_defaults(self.asm.context(), slots);
        if moved {
            let all = head.attributes.into_iter().flat_map(DictionaryAttr::entries);
            head.attributes =
                Some(self.ir.dictionary(all.filter(|(name, _)| {
                    def.inherent_index(name).or_else(|| old_segments(def, name)).is_none()
                })));
        }
        for name in unknown {
            let name = String::from_utf8_lossy(name);
            self.asm.warn(format!("'{}' has no property `{name}`: it is dropped", def.name), at.clone());
        }
        Ok(())
    }
}

/// The property for a name that MLIR 16 and older used.
fn old_segments(def: &OpDef, name: &[u8]) -> Option<usize> {
    match name {
        b"operand_segment_sizes" => def.operand_segments.property(),
        b"result_segment_sizes" => def.result_segments.property(),
        _ => None,
    }
}

/// The number of groups whose sizes the property at an index holds.
fn segment_groups(def: &OpDef, index: usize) -> Option<usize> {
    def.segment_properties().find(|(property, _)| *property == index).map(|(_, groups)| groups)
}

/// Checks that an attribute is an array with a size for each group.
pub(super) fn check_segments(value: Attribute<'_>, groups: usize) -> Result<(), String> {
    let array = value.dyn_cast::<DenseArrayAttr<'_>>();
    let Some(array) = array.filter(|array| array.element_type() == value.context().i32()) else {
        return Err("expected DenseI32ArrayAttr for key `value`".to_owned());
    };
    if array.size() == groups as u64 {
        Ok(())
    } else {
        Err(format!("size mismatch in attribute conversion: {} vs {groups}", array.size()))
    }
}
