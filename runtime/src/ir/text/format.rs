//! Parses operations by the elements of their formats.
//!
//! As in MLIR, all text is parsed first. Then types are inferred and operands are
//! resolved, in the order of the definition.

use super::parse::OpParser;
use crate::builtin::{DenseArrayAttr, DictionaryAttr, FunctionType, IntegerAttr, StringAttr, UnitAttr};
use crate::constraint::{Pred, type_of};
use crate::def::EnumDef;
use crate::ir::def::{Arity, OpDef};
use crate::ir::format::{
    Arguments, Clause, OpArgument, OpDirective, OpElement, PropertyText, TypeFrom, TypeSource, TypesOf,
    Written,
};
use crate::ir::infer::Operation;
use crate::ir::known::Rule;
use crate::ir::{Loc, OpId, OpParts, OpTraits, OperationState};
use crate::text::{Parsed, Tok};
use crate::{Attribute, Diagnostic, Type};

/// Whether an element begins at the next token.
enum Begins {
    No,
    Yes,
    /// It does, and has been parsed.
    Parsed,
}

impl<'c> Arguments<'c> {
    /// Clears all lists and sizes them for a definition.
    fn reset(&mut self, def: &'static OpDef) {
        self.bound = &[];
        self.names.clear();
        self.operands.clear();
        self.operands.resize(def.operands.len(), None);
        self.all_operands = None;
        self.types.clear();
        self.operand_types.clear();
        self.operand_types.resize(def.operands.len(), None);
        self.result_types.clear();
        self.result_types.resize(def.results.len(), None);
        self.all_operand_types = None;
        self.all_result_types = None;
        self.groups.clear();
        self.properties.clear();
        self.properties.resize(def.properties.len(), None);
        self.dictionaries.clear();
        self.regions.clear();
        self.all_regions = false;
        self.successors.clear();
    }
}

impl<'s, 'c> OpParser<'_, 's, 'c> {
    /// Parses the text after the name of an operation that has a format, and creates the operation.
    pub(super) fn formatted(
        &mut self,
        def: &'static OpDef,
        elements: &'static [OpElement],
        name_at: usize,
        loc: Loc,
    ) -> Parsed<OpId> {
        let mut read = self.arguments.pop().unwrap_or_default();
        read.reset(def);
        read.name_at = name_at;
        let mut state = std::mem::take(&mut read.state);
        state.clear();
        let at = self.asm.token().start as usize;
        let outcome = self.op_elements(def, &mut read, elements).and_then(|()| {
            let attributes = self.assemble(def, &mut read, at, &mut state)?;
            def.fill_defaults(self.asm.context(), &mut read.properties);
            let name = self.ir.names.intern_def(def);
            Ok(self.ir.create_op(&OpParts {
                operands: &state.operands,
                result_types: &state.result_types,
                successors: &state.successors,
                regions: &state.regions,
                properties: &read.properties,
                attributes,
                ..OpParts::new(name, loc)
            }))
        });
        read.state = state;
        self.arguments.push(read);
        outcome
    }

    fn op_elements(
        &mut self,
        def: &'static OpDef,
        read: &mut Arguments<'c>,
        elements: &'static [OpElement],
    ) -> Parsed<()> {
        elements.iter().try_for_each(|element| self.op_element(def, read, element))
    }

    fn op_element(
        &mut self,
        def: &'static OpDef,
        read: &mut Arguments<'c>,
        element: &'static OpElement,
    ) -> Parsed<()> {
        match *element {
            OpElement::Literal { text, .. } => self.op_literal(text),
            OpElement::Whitespace(_) => Ok(()),
            OpElement::Operand { index, .. } => self.operand_names(def, read, index),
            OpElement::Operands { .. } => {
                let run = self.name_run(read, |this, read| this.name_list(read))?;
                read.all_operands = Some(run);
                Ok(())
            }
            OpElement::Property { index, .. } => self.property(def, read, index, false),
            OpElement::Flag { index } => {
                read.properties[usize::from(index)] = Some(UnitAttr::get(self.asm.context()).into());
                Ok(())
            }
            OpElement::Successor { index, .. } => self.successor_names(def, read, index),
            OpElement::Successors { .. } => self.successor_list_of(read, 0),
            OpElement::Region { index, .. } => self.regions_of(def, read, index),
            OpElement::Regions { .. } => {
                read.all_regions = true;
                if self.asm.at(Tok::LBrace) {
                    self.region_list(def, read, 0)?;
                }
                Ok(())
            }
            OpElement::Type { of, .. } => self.types_of(def, read, of),
            OpElement::FunctionalType { inputs, results, .. } => self.functional_type(read, inputs, results),
            OpElement::AttrDict { keyword } => self.attr_dict(def, read, keyword),
            OpElement::PropDict => self.prop_dict(def, read),
            OpElement::Custom { directive, arguments, .. } => {
                if self.directive(read, directive, arguments)? {
                    return Ok(());
                }
                Err(self.error(format_args!("`{}` parsed nothing", directive.name)))
            }
            OpElement::Clauses(clauses) => self.clauses(def, read, clauses),
            OpElement::Optional { then, otherwise, .. } => {
                let mut rest = then.iter().skip_while(|element| matches!(element, OpElement::Whitespace(_)));
                let Some(first) = rest.next() else { return Ok(()) };
                match self.begins(def, read, first)? {
                    Begins::No => self.op_elements(def, read, otherwise),
                    Begins::Yes => self.op_elements(def, read, then),
                    Begins::Parsed => rest.try_for_each(|element| self.op_element(def, read, element)),
                }
            }
        }
    }

    /// Whether a group begins here with its first element.
    fn begins(
        &mut self,
        def: &'static OpDef,
        read: &mut Arguments<'c>,
        element: &'static OpElement,
    ) -> Parsed<Begins> {
        let here = match *element {
            OpElement::Literal { text, .. } => self.asm.at_literal(text),
            OpElement::Operand { index, .. } => {
                match def.operands.get(usize::from(index)).map(|group| group.arity) {
                    Some(Arity::Nested { .. }) => self.asm.at(Tok::LParen),
                    _ => self.asm.at(Tok::PercentId),
                }
            }
            OpElement::Operands { .. } => self.asm.at(Tok::PercentId),
            OpElement::Property { index, .. } => {
                if !self.at_property(def, index) {
                    return Ok(Begins::No);
                }
                self.property(def, read, index, true)?;
                return Ok(Begins::Parsed);
            }
            OpElement::Successor { .. } | OpElement::Successors { .. } => self.asm.at(Tok::CaretId),
            OpElement::Region { .. } | OpElement::Regions { .. } => self.asm.at(Tok::LBrace),
            OpElement::Type { .. } => self.asm.at_type(),
            OpElement::FunctionalType { .. } => self.asm.at(Tok::LParen),
            OpElement::AttrDict { keyword: true } => self.asm.at_keyword("attributes"),
            OpElement::AttrDict { keyword: false } => self.asm.at(Tok::LBrace),
            OpElement::PropDict => self.asm.at(Tok::Less),
            OpElement::Custom { directive, arguments, .. } => {
                return Ok(if self.directive(read, directive, arguments)? {
                    Begins::Parsed
                } else {
                    Begins::No
                });
            }
            OpElement::Clauses(clauses) => clauses.iter().any(|clause| self.asm.at_literal(clause.keyword)),
            OpElement::Optional { then, .. } => match then.first() {
                Some(first) => return self.begins(def, read, first),
                None => false,
            },
            OpElement::Whitespace(_) | OpElement::Flag { .. } => false,
        };
        Ok(if here { Begins::Yes } else { Begins::No })
    }

    /// Parses a keyword or punctuation. Errors about keywords name the operation.
    fn op_literal(&mut self, text: &'static str) -> Parsed<()> {
        if self.asm.at_literal(text) || !crate::text::is_bare_id(text.as_bytes()) {
            return self.asm.literal(text);
        }
        Err(self.error(format_args!("expected '{text}'")))
    }

    // ---- operands and their types -----------------------------------------------

    fn name_run(
        &mut self,
        read: &mut Arguments<'c>,
        names: impl FnOnce(&mut Self, &mut Arguments<'c>) -> Parsed<()>,
    ) -> Parsed<Written> {
        let (start, at) = (read.names.len() as u32, self.asm.token().start);
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
        let slot = usize::from(index);
        let Some(group) = def.operands.get(slot) else { return Ok(()) };
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
        read.operands[slot] = Some(run);
        Ok(())
    }

    fn type_run(
        &mut self,
        read: &mut Arguments<'c>,
        types: impl FnOnce(&mut Self, &mut Arguments<'c>) -> Parsed<()>,
    ) -> Parsed<Written> {
        let (start, at) = (read.types.len() as u32, self.asm.token().start);
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

    fn types_of(&mut self, def: &'static OpDef, read: &mut Arguments<'c>, of: TypesOf) -> Parsed<()> {
        let group = match of {
            TypesOf::Operand(index) => def.operands.get(usize::from(index)),
            TypesOf::Result(index) => def.results.get(usize::from(index)),
            TypesOf::Operands | TypesOf::Results => None,
        };
        let run =
            self.type_run(read, |this, read| match group.map_or(Arity::Variadic, |group| group.arity) {
                Arity::One => {
                    let span = this.asm.span();
                    let only = group.and_then(|group| group.constraint.only_def());
                    let ty = this.asm.type_of_def(only)?;
                    let base = group.and_then(|group| group.constraint.base_def());
                    if let Some(base) = base.filter(|base| !ty.node().is(base)) {
                        let message = format!(
                            "invalid kind of type specified: expected {}, but found '{ty}'",
                            base.name
                        );
                        return Err(this.error_at(message, span));
                    }
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

    fn at_property(&self, def: &'static OpDef, index: u16) -> bool {
        let Some(property) = def.properties.get(usize::from(index)) else { return false };
        let token = self.asm.token();
        match property.text {
            PropertyText::SymbolName => token.kind == Tok::AtId,
            PropertyText::Enum { def, .. } => match token.kind {
                Tok::BareId => def.cases.iter().any(|case| case.text.as_bytes() == self.asm.text(token)),
                kind => kind == Tok::String,
            },
            PropertyText::Unit => self.asm.at_keyword("unit"),
            PropertyText::Integer(_) => matches!(token.kind, Tok::Integer | Tok::Minus),
            PropertyText::String => token.kind == Tok::String,
            PropertyText::Bool => matches!(self.asm.text(token), b"true" | b"false"),
            PropertyText::List(_) => token.kind == Tok::LSquare,
            PropertyText::OfDef(def) => self.asm.at_attribute() || self.asm.at_stripped(def),
            // As MLIR's overloads of `parseOptionalAttribute`.
            PropertyText::Full | PropertyText::OfType(_) => {
                match property.constraint.and_then(|constraint| class_name(&constraint.pred)) {
                    Some("ArrayAttr") => token.kind == Tok::LSquare,
                    Some("StringAttr") => token.kind == Tok::String,
                    Some("SymbolRefAttr" | "FlatSymbolRefAttr") => token.kind == Tok::AtId,
                    _ => self.asm.at_attribute(),
                }
            }
        }
    }

    /// Parses a property. If it begins a group, its class is reported as the verifier does, as in MLIR.
    fn property(
        &mut self,
        def: &'static OpDef,
        read: &mut Arguments<'c>,
        index: u16,
        begins: bool,
    ) -> Parsed<()> {
        let Some(property) = def.properties.get(usize::from(index)) else { return Ok(()) };
        let span = self.asm.span();
        let context = self.asm.context();
        let value = match property.text {
            PropertyText::Full => self.asm.attribute()?,
            PropertyText::OfType(ty) => {
                let ty = self.known_type(ty)?;
                self.asm.attribute_of_type(Some(ty))?
            }
            PropertyText::OfDef(attribute) => {
                self.asm.custom_op = (!self.asm.at(Tok::HashId)).then_some(def.name);
                let value = self.asm.attribute_of_def(attribute);
                self.asm.custom_op = None;
                value?
            }
            PropertyText::List(element) => {
                let element = self.known_type(element)?;
                self.asm.custom_op = Some(def.name);
                let list = self.asm.dense_array_list(element);
                self.asm.custom_op = None;
                list?.into()
            }
            PropertyText::SymbolName => match self.asm.optional_symbol_name() {
                Some(name) => StringAttr::get(context, name).into(),
                None => return Err(self.error("expected valid '@'-identifier for symbol name")),
            },
            PropertyText::Enum { def, width } => self.enum_case(def, width, property.name)?,
            PropertyText::Unit => {
                self.asm.expect_keyword("unit")?;
                UnitAttr::get(context).into()
            }
            PropertyText::Integer(ty) => {
                let ty = self.known_type(ty)?;
                let value: i64 = self.asm.integer()?;
                IntegerAttr::get(ty, value).into()
            }
            PropertyText::String => {
                let text = self.asm.string()?;
                StringAttr::get(context, text).into()
            }
            PropertyText::Bool => {
                let value = self.asm.eat_keyword("true");
                if !value {
                    self.asm.expect_keyword("false")?;
                }
                IntegerAttr::bool(context, value).into()
            }
        };
        if property.storage.is_some_and(|accepts| !accepts(value.node())) {
            if begins && property.constraint.is_some() {
                let error = Diagnostic::error(property.unsatisfied(def));
                return Err(error.at(read.name_at..read.name_at + 1));
            }
            return Err(self.error_at("invalid kind of attribute specified", span));
        }
        read.properties[usize::from(index)] = Some(value);
        Ok(())
    }

    /// Parses the keyword of a case, or its text in quotes.
    fn enum_case(&mut self, def: &'static EnumDef, width: u32, name: &str) -> Parsed<Attribute<'c>> {
        let span = self.asm.span();
        let token = self.asm.token();
        let is_case = def.cases.iter().any(|case| case.text.as_bytes() == self.asm.text(token));
        if token.kind != Tok::String && !(token.kind == Tok::BareId && is_case) {
            let cases: Vec<&str> = def.cases.iter().map(|case| case.text).collect();
            let cases = cases.join(", ");
            return Err(self.error(format_args!(
                "expected string or keyword containing one of the following enum values for attribute '{name}' [{cases}]"
            )));
        }
        let text = self.asm.keyword_or_string()?.into_owned();
        let text = String::from_utf8_lossy(&text);
        let value = def.value_of(&text).ok_or_else(|| {
            let message = format!("invalid {name} attribute specification: \"{text}\"");
            self.error_at(message, span.start..span.start + 1)
        })?;
        Ok(IntegerAttr::get(self.asm.context().integer(width), value).into())
    }

    /// Parses the attribute dictionary and checks the properties in it, as MLIR does.
    fn attr_dict(&mut self, def: &'static OpDef, read: &mut Arguments<'c>, keyword: bool) -> Parsed<()> {
        let at = self.asm.token().start as usize;
        if keyword && !self.asm.eat_keyword("attributes") {
            return Ok(());
        }
        if keyword || self.asm.at(Tok::LBrace) {
            if !self.asm.at(Tok::LBrace) {
                return Err(self.asm.wrong_token("expected '{' in attribute dictionary"));
            }
            let dictionary = self.asm.dictionary()?;
            for (name, value) in dictionary.entries() {
                let Some(property) = def.property_index(name).map(|index| &def.properties[index]) else {
                    continue;
                };
                let Some(constraint) = property.constraint else { continue };
                if !constraint.accepts(value) {
                    return Err(self.error_at(property.unsatisfied(def), at..at + 1));
                }
            }
            read.dictionaries.push((dictionary, at));
        }
        Ok(())
    }

    /// Parses the properties that the format does not name: required ones must be present, unknown ones are errors.
    fn prop_dict(&mut self, def: &'static OpDef, read: &mut Arguments<'c>) -> Parsed<()> {
        let at = self.asm.token().start as usize;
        let mut dictionary = DictionaryAttr::empty(self.asm.context());
        if self.asm.eat(Tok::Less) {
            if !self.asm.at(Tok::LBrace) {
                return Err(self.asm.wrong_token("expected attribute value"));
            }
            dictionary = self.asm.dictionary()?;
            self.asm.expect(Tok::Greater)?;
        }
        let wrong = |message: String| {
            let message = format!("invalid properties {dictionary} for op {}: {message}", def.name);
            Err(Diagnostic::error(message).at(read.name_at..read.name_at + 1))
        };
        for property in def.properties.iter().filter(|property| !property.in_format) {
            match dictionary.lookup(property.name) {
                None if property.required => {
                    let name = property.name;
                    return wrong(format!(
                        "expected key entry for {name} in DictionaryAttr to set Properties."
                    ));
                }
                Some(value) if property.storage.is_some_and(|accepts| !accepts(value.node())) => {
                    let name = property.name;
                    return wrong(format!("Invalid attribute `{name}` in property conversion: {value}"));
                }
                _ => {}
            }
        }
        for (name, _) in dictionary.entries() {
            if def.property(name).is_none_or(|property| property.in_format) {
                let name = String::from_utf8_lossy(name);
                return wrong(format!("unknown key '\"{name}\"' when parsing properties dictionary"));
            }
        }
        read.dictionaries.push((dictionary, at));
        Ok(())
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

    fn successor_list_of(&mut self, read: &mut Arguments<'c>, index: u16) -> Parsed<()> {
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
        if let Some(terminator) = def.implicit_terminator {
            self.ir.ensure_terminator(region, terminator, self.loc_at(self.asm.token().start));
        } else if def.traits.contains(OpTraits::SINGLE_BLOCK) {
            self.ir.ensure_block(region);
        }
        read.regions.push((index, region));
        Ok(())
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
            self.op_elements(def, read, clause.elements)?;
        }
        Ok(())
    }

    // ---- parts that the text omits ------------------------------------------------------------

    /// Infers types, resolves operands, and fills the state and the properties. Returns the
    /// discardable attributes.
    fn assemble(
        &mut self,
        def: &'static OpDef,
        read: &mut Arguments<'c>,
        at: usize,
        state: &mut OperationState<'c>,
    ) -> Parsed<Option<DictionaryAttr<'c>>> {
        if read.all_regions {
            state.regions.extend(read.regions.iter().map(|(_, region)| *region));
        }
        for (index, declared) in def.regions.iter().enumerate().filter(|_| !read.all_regions) {
            let before = state.regions.len();
            let written = read.regions.iter().filter(|(of, _)| usize::from(*of) == index);
            state.regions.extend(written.map(|(_, region)| *region));
            // A region that the text omits is empty.
            if state.regions.len() == before && !declared.variadic {
                state.regions.push(self.ir.create_region());
            }
        }
        state.successors.extend(read.successors.iter().map(|(_, block)| *block));
        let context = self.asm.context();
        for (index, groups) in &read.groups {
            let group = def.operands.get(usize::from(*index));
            if let Some(Arity::Nested { property }) = group.map(|group| group.arity)
                && let Some(sizes) = read.properties.get_mut(property as usize)
            {
                *sizes = Some(DenseArrayAttr::i32s(context, groups).into());
            }
        }
        let attributes = self.dictionaries(def, read);
        self.operands_and_results(def, read, at, state)?;
        self.segment_sizes(def, read);
        Ok(attributes)
    }

    /// Applies the properties in the dictionaries, which override those of the format with a warning. Returns the
    /// other entries, the discardable attributes.
    fn dictionaries(&mut self, def: &'static OpDef, read: &mut Arguments<'c>) -> Option<DictionaryAttr<'c>> {
        let mut discardable: Option<DictionaryAttr<'c>> = None;
        for (dictionary, at) in &read.dictionaries {
            let is_property = |name: &[u8]| def.property_index(name).is_some();
            if !dictionary.entries().any(|(name, _)| is_property(name)) {
                let before = discardable.into_iter().flat_map(DictionaryAttr::entries);
                discardable = match discardable {
                    None => Some(*dictionary),
                    Some(_) => Some(self.ir.dictionary(before.chain(dictionary.entries()))),
                };
                continue;
            }
            let rest = dictionary.entries().filter(|(name, _)| !is_property(name));
            let before = discardable.into_iter().flat_map(DictionaryAttr::entries);
            discardable = Some(self.ir.dictionary(before.chain(rest)));
            for (name, value) in dictionary.entries() {
                let Some(index) = def.property_index(name) else { continue };
                let property = &def.properties[index];
                let slot = &mut read.properties[index];
                if property.in_format && slot.is_some_and(|read| read != value) {
                    let message =
                        format!("`{}` in the dictionary overrides the value in the format", property.name);
                    self.asm.warn(message, *at..*at + 1);
                }
                *slot =
                    Some(value).filter(|value| property.storage.is_none_or(|accepts| accepts(value.node())));
            }
        }
        discardable
    }

    fn operands_and_results(
        &mut self,
        def: &'static OpDef,
        read: &mut Arguments<'c>,
        at: usize,
        state: &mut OperationState<'c>,
    ) -> Parsed<()> {
        // As in MLIR, errors about results come first.
        let mut inferred = false;
        if let Some(all) = read.all_result_types {
            state.result_types.extend_from_slice(&read.types[all.range()]);
        } else {
            for index in 0..def.results.len() {
                match self.source_types(def, read, TypeFrom::Result(index as u16))? {
                    Some(run) => state.result_types.extend_from_slice(&read.types[run.range()]),
                    None => inferred = true,
                }
            }
        }
        match (read.all_operands, read.all_operand_types) {
            (Some(names), Some(types)) => self.resolve_run(read, names, types, state)?,
            // All names at once, types by group.
            (Some(names), None) => {
                let mut types = Vec::new();
                for index in 0..def.operands.len() {
                    match self.source_types(def, read, TypeFrom::Operand(index as u16))? {
                        Some(run) => types.extend_from_slice(&read.types[run.range()]),
                        None => return Err(self.error_at("operand types cannot be inferred", at..at + 1)),
                    }
                }
                self.resolve_all(&read.names[names.range()], &types, names.at as usize, state)?;
            }
            // All types at once, names by group.
            (None, Some(types)) => {
                let runs = read.operands.iter().flatten();
                let names: Vec<_> = runs.flat_map(|run| &read.names[run.range()]).copied().collect();
                self.resolve_all(&names, &read.types[types.range()], read.name_at, state)?;
            }
            (None, None) => {
                for index in 0..def.operands.len() {
                    let Some(names) = read.operands[index] else { continue };
                    let types = self.source_types(def, read, TypeFrom::Operand(index as u16))?;
                    let Some(types) = types else {
                        return Err(self.error_at("operand types cannot be inferred", at..at + 1));
                    };
                    self.resolve_run(read, names, types, state)?;
                }
            }
        }
        if inferred {
            state.result_types = self.infer(def, at, read, state)?;
        }
        Ok(())
    }

    /// Resolves a run of names to values of a run of types.
    fn resolve_run(
        &mut self,
        read: &Arguments<'c>,
        names: Written,
        types: Written,
        state: &mut OperationState<'c>,
    ) -> Parsed<()> {
        let (names_of, types_of) = (&read.names[names.range()], &read.types[types.range()]);
        self.resolve_all(names_of, types_of, names.at as usize, state)
    }

    /// Checks a type of the text before another one is derived from it.
    fn check_source(&self, def: &'static OpDef, read: &Arguments<'c>, of: TypeFrom) -> Parsed<()> {
        let group = match of {
            TypeFrom::Operand(index) => def.operands.get(usize::from(index)),
            TypeFrom::Result(index) => def.results.get(usize::from(index)),
            TypeFrom::Property(_) => None,
        };
        let Some(TypeSource::Follows { from, steps: [_, ..] }) = group.map(|group| group.ty) else {
            return Ok(());
        };
        let (source, written) = match from {
            TypeFrom::Operand(index) => {
                (&def.operands[usize::from(index)], read.operand_types[usize::from(index)])
            }
            TypeFrom::Result(index) => {
                (&def.results[usize::from(index)], read.result_types[usize::from(index)])
            }
            TypeFrom::Property(_) => return Ok(()),
        };
        let types = written.map_or(&[][..], |run| &read.types[run.range()]);
        match types.iter().find(|ty| !source.constraint.accepts(**ty)) {
            None => Ok(()),
            Some(ty) => {
                let (name, summary) = (source.name, source.constraint.summary);
                let message = format!("'{name}' must be {summary}, but got '{ty}'");
                Err(self.error_at(message, read.name_at..read.name_at + 1))
            }
        }
    }

    /// The types of a declared operand or result, from the text or from the definition. `None` if the
    /// operation infers them.
    fn source_types(
        &mut self,
        def: &'static OpDef,
        read: &mut Arguments<'c>,
        of: TypeFrom,
    ) -> Parsed<Option<Written>> {
        let written = match of {
            TypeFrom::Operand(index) => read.operand_types[usize::from(index)],
            TypeFrom::Result(index) => read.result_types[usize::from(index)],
            TypeFrom::Property(_) => None,
        };
        if written.is_some() {
            return Ok(written);
        }
        // A single type is repeated for all names.
        let count = match of {
            TypeFrom::Operand(index) => read.operands[usize::from(index)].map_or(1, |run| run.range().len()),
            _ => 1,
        };
        self.check_source(def, read, of)?;
        let context = self.asm.context();
        let Arguments { types, operand_types, result_types, properties, .. } = read;
        let mut given = |of: TypeFrom, types: &mut Vec<Type<'c>>| {
            let run = match of {
                TypeFrom::Operand(index) => operand_types[usize::from(index)],
                TypeFrom::Result(index) => result_types[usize::from(index)],
                TypeFrom::Property(index) => {
                    let ty = properties[usize::from(index)].and_then(type_of);
                    types.extend(ty);
                    return ty.is_some();
                }
            };
            run.is_some_and(|run| {
                types.extend_from_within(run.range());
                true
            })
        };
        let start = types.len() as u32;
        let rule = Rule::new(def, of, |group| group.ty);
        match self.known.append(types, rule, context, &mut given, count) {
            Ok(true) => Ok(Some(Written { start, end: types.len() as u32, at: self.asm.token().start })),
            Ok(false) => Ok(None),
            Err(error) => Err(self.error(format_args!("has a format with a wrong type: {error}"))),
        }
    }
}

impl<'c> OpParser<'_, '_, 'c> {
    /// A type that a format spells.
    fn known_type(&mut self, text: &'static str) -> Parsed<Type<'c>> {
        let context = self.asm.context();
        let known = self.known.get(context, text);
        known.map_err(|error| self.error(format_args!("has a format with a wrong type: {error}")))
    }

    /// The types of the results that the operation infers.
    fn infer(
        &mut self,
        def: &'static OpDef,
        at: usize,
        read: &Arguments<'c>,
        state: &OperationState<'c>,
    ) -> Parsed<Vec<Type<'c>>> {
        let Some(infer) = def.infer else {
            return Err(self.error_at("result types cannot be inferred", at..at + 1));
        };
        let context = self.asm.context();
        let operands: Vec<Type<'c>> = state.operands.iter().map(|value| self.ir.value(*value).ty()).collect();
        let mut properties = read.properties.clone();
        def.fill_defaults(context, &mut properties);
        let operation =
            Operation { context, def, operands: &operands, properties: &properties, regions: &state.regions };
        (infer.infer)(&operation).map_err(|error| error.at(at..at + 1))
    }

    /// Sets the properties that hold the sizes of groups, unless a dictionary has set them.
    fn segment_sizes(&mut self, def: &'static OpDef, read: &mut Arguments<'c>) {
        let context = self.asm.context();
        let mut sizes: Vec<i32> = Vec::new();
        if let Some(slot) = def.operand_segments.property().filter(|_| read.all_operands.is_none())
            && read.properties[slot].is_none()
        {
            sizes.extend(read.operands.iter().map(|run| run.map_or(0, |run| run.range().len() as i32)));
            read.properties[slot] = Some(DenseArrayAttr::i32s(context, &sizes).into());
        }
        if let Some(slot) = def.result_segments.property().filter(|_| read.all_result_types.is_none())
            && read.properties[slot].is_none()
        {
            sizes.clear();
            sizes.extend(read.result_types.iter().map(|run| run.map_or(1, |run| run.range().len() as i32)));
            read.properties[slot] = Some(DenseArrayAttr::i32s(context, &sizes).into());
        }
    }
}

/// The class of the attributes that satisfy a predicate, if it names one.
fn class_name(pred: &'static Pred) -> Option<&'static str> {
    match pred {
        Pred::Class(class) => Some(class.name),
        Pred::All(all) => all.iter().find_map(class_name),
        _ => None,
    }
}
