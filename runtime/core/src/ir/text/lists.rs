//! Lists that custom forms of several dialects share: names of arguments, operands between parentheses, assignments
//! such as `(%a = %b)`, types after an arrow, and lists of values and integers such as `[%a, 4]`.

use super::parse::{OpParser, UnresolvedOperand};
use super::print::OpPrinter;
use super::region::EntryArgument;
use crate::Type;
use crate::builtin::{DYNAMIC, DenseArrayAttr, FunctionType};
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::{BlockRef, OpRef, RegionRef, ValueRef};
use crate::text::{Delimiter, Parsed, Tok};

/// A list such as `(%a = %b, %c = %d)`: names for arguments of a region, and the operands that they get.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Assignments {
    /// The names on the left.
    pub arguments: Vec<UnresolvedOperand>,
    /// The operands on the right, as many.
    pub operands: Vec<UnresolvedOperand>,
}

/// Operands with their types: `%a, %b : i32, f32`.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct TypedOperands<'c> {
    /// The operands.
    pub operands: Vec<UnresolvedOperand>,
    /// The types in the text; as many, if the text is right.
    pub types: Vec<Type<'c>>,
}

/// A list such as `[%a, 4, %b]`, of values and integers (MLIR `DynamicIndexList`).
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct IndexList<'c> {
    /// The values.
    pub values: Vec<UnresolvedOperand>,
    /// The types of the values, if the list has types: `[%a : index]`.
    pub types: Vec<Type<'c>>,
    /// An integer for each element; [`DYNAMIC`] for a value.
    pub integers: Vec<i64>,
    /// Whether each element is scalable: `[[4], 8]`.
    pub scalable: Vec<bool>,
}

impl<'c> OpParser<'_, '_, 'c> {
    /// Parses elements between delimiters. `context`, such as `" in argument list"`, ends messages about missing
    /// delimiters.
    fn list_in(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        mut element: impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        let Some((open, close)) = delimiter.tokens() else { return self.comma_separated(delimiter, element) };
        let expect = |parser: &mut Self, token: Tok| {
            if parser.asm().eat(token) {
                Ok(())
            } else {
                Err(parser.asm().wrong_token(format!("expected {}{context}", token.describe())))
            }
        };
        expect(self, open)?;
        if self.asm().eat(close) {
            return Ok(());
        }
        loop {
            element(self)?;
            if !self.asm().eat(Tok::Comma) {
                break;
            }
        }
        expect(self, close)
    }

    /// Parses names for arguments of a region: `(%a, %b)` (MLIR `parseArgumentList`).
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn argument_list(&mut self) -> Parsed<Vec<UnresolvedOperand>> {
        let mut names = Vec::new();
        self.list_in(Delimiter::Paren, " in argument list", |parser| {
            names.push(parser.located_argument_name()?);
            Ok(())
        })?;
        Ok(names)
    }

    /// Parses operands between delimiters, such as `(%a, %b)`. `count` is their number, if it is known (MLIR
    /// `parseOperandList`).
    ///
    /// # Errors
    /// If the text is malformed, or has another number of operands.
    pub fn delimited_operands(
        &mut self,
        delimiter: Delimiter,
        count: Option<usize>,
    ) -> Parsed<Vec<UnresolvedOperand>> {
        let start = self.asm().span();
        let mut names = Vec::new();
        self.list_in(delimiter, " in operand list", |parser| {
            names.push(parser.operand()?);
            Ok(())
        })?;
        match count {
            Some(count) if count != names.len() => {
                Err(self.error_at(format_args!("expected {count} operands"), start))
            }
            _ => Ok(names),
        }
    }

    /// Parses `(%a = %b, %c = %d)` (MLIR `parseAssignmentList`).
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn assignments(&mut self) -> Parsed<Assignments> {
        let at = self.asm().span();
        let found = self.optional_assignments()?;
        found.ok_or_else(|| self.error_at("expected '('", at))
    }

    /// As [`Self::assignments`]; `None` if the next token is not `(`.
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn optional_assignments(&mut self) -> Parsed<Option<Assignments>> {
        if !self.asm().at(Tok::LParen) {
            return Ok(None);
        }
        let mut found = Assignments::default();
        self.asm().advance();
        if self.asm().eat(Tok::RParen) {
            return Ok(Some(found));
        }
        loop {
            found.arguments.push(self.located_argument_name()?);
            self.asm().expect(Tok::Equal)?;
            found.operands.push(self.operand()?);
            if !self.asm().eat(Tok::Comma) {
                break;
            }
        }
        self.asm().expect_as(Tok::RParen, "expected ',' or ')'")?;
        Ok(Some(found))
    }

    /// Parses types with commas between, at least one (MLIR `parseTypeList`).
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn types(&mut self) -> Parsed<Vec<Type<'c>>> {
        let mut types = vec![self.asm().ty()?];
        while self.asm().eat(Tok::Comma) {
            types.push(self.asm().ty()?);
        }
        Ok(types)
    }

    /// Parses operands and then their types, `%a, %b : i32, f32`: as MLIR writes the values that are passed on.
    ///
    /// # Errors
    /// If the text is malformed. Different numbers of operands and types are an error where they are resolved
    /// ([`OpParser::resolve_all`]).
    pub fn typed_operands(&mut self) -> Parsed<TypedOperands<'c>> {
        let operands = self.operands()?;
        self.asm().expect(Tok::Colon)?;
        Ok(TypedOperands { operands, types: self.types()? })
    }

    /// As [`Self::typed_operands`], in parentheses, such as the values that a successor gets: `(%a, %b : i32, f32)`. If the
    /// next token is not `(`, there are none.
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn passed_operands(&mut self) -> Parsed<TypedOperands<'c>> {
        if !self.asm().eat(Tok::LParen) {
            return Ok(TypedOperands::default());
        }
        let found = self.typed_operands()?;
        self.asm().expect(Tok::RParen)?;
        Ok(found)
    }

    /// Parses an argument of a region with its type, `%a: i32`, and with a location after it, if there is one.
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn typed_argument(&mut self) -> Parsed<EntryArgument<'c>> {
        let name = self.argument_name()?;
        self.asm().expect(Tok::Colon)?;
        let ty = self.asm().ty()?;
        let argument = self.entry_argument(name, ty);
        let loc = self.optional_location()?.unwrap_or(argument.loc);
        Ok(EntryArgument::new(name, ty, loc))
    }

    /// Parses arguments of a region with their types, `(%a: i32, %b: f32)`.
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn typed_arguments(&mut self) -> Parsed<Vec<EntryArgument<'c>>> {
        let mut arguments = Vec::new();
        self.comma_separated(Delimiter::Paren, |parser| {
            arguments.push(parser.typed_argument()?);
            Ok(())
        })?;
        Ok(arguments)
    }

    /// Parses `-> i32` or `-> (i32, f32)` (MLIR `parseArrowTypeList`).
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn arrow_types(&mut self) -> Parsed<Vec<Type<'c>>> {
        self.asm().expect(Tok::Arrow)?;
        let mut types = Vec::new();
        if !self.asm().at(Tok::LParen) {
            types.push(self.asm().non_function_type()?);
            return Ok(types);
        }
        self.comma_separated(Delimiter::Paren, |parser| {
            types.push(parser.asm().ty()?);
            Ok(())
        })?;
        Ok(types)
    }

    /// As [`Self::arrow_types`]; no types if the next token is not an arrow.
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn optional_arrow_types(&mut self) -> Parsed<Vec<Type<'c>>> {
        if self.asm().at(Tok::Arrow) { self.arrow_types() } else { Ok(Vec::new()) }
    }

    /// Parses an integer of 64 bits, with the prefix of custom forms in errors.
    ///
    /// # Errors
    /// If the text is not an integer, or does not fit.
    pub fn integer(&mut self) -> Parsed<i64> {
        let at = self.asm().span();
        match self.asm().optional_integer::<i128>()? {
            Some(value) => i64::try_from(value).map_err(|_| self.error_at("integer value too large", at)),
            None => Err(self.error("expected integer value")),
        }
    }

    /// Parses values and integers between delimiters: `[%a, 4, [%b]]` (MLIR `DynamicIndexList`). If `typed`, a type
    /// follows each value: `[%a : index, 4]`.
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn index_list(&mut self, delimiter: Delimiter, typed: bool) -> Parsed<IndexList<'c>> {
        let mut list = IndexList::default();
        self.list_in(delimiter, " in dynamic index list", |parser| {
            let value = if parser.asm().at(Tok::PercentId) { Some(parser.operand()?) } else { None };
            let scalable = parser.asm().eat(Tok::LSquare);
            if let Some(value) = value {
                list.values.push(value);
                list.integers.push(DYNAMIC);
                if typed {
                    parser.asm().expect(Tok::Colon)?;
                    list.types.push(parser.asm().ty()?);
                }
            } else {
                list.integers.push(parser.integer()?);
            }
            list.scalable.push(scalable);
            if scalable {
                parser.asm().expect(Tok::RSquare)?;
            }
            Ok(())
        })?;
        Ok(list)
    }
}

impl<'a, 'c> OpPrinter<'_, 'a, 'c> {
    /// Writes operands and then their types: `%a, %b : i32, f32`.
    pub fn typed_operands(&mut self, values: impl Iterator<Item = ValueRef<'a, 'c>> + Clone) {
        self.operands(values.clone());
        self.write(" : ");
        self.types(values.map(ValueRef::ty));
    }

    /// As [`Self::typed_operands`], in parentheses; nothing if there are no values.
    pub fn passed_operands(&mut self, values: impl Iterator<Item = ValueRef<'a, 'c>> + Clone) {
        if values.clone().next().is_some() {
            self.write("(");
            self.typed_operands(values);
            self.write(")");
        }
    }

    /// Writes the arguments of a region's entry block with their types, `(%a: i32, %b: f32)`; with locations, if these are
    /// printed.
    pub fn typed_arguments(&mut self, region: RegionRef<'a, 'c>) {
        self.write("(");
        let arguments = region.entry().into_iter().flat_map(BlockRef::arguments);
        for (index, argument) in arguments.enumerate() {
            self.write(if index == 0 { "" } else { ", " });
            self.region_argument(argument, None);
        }
        self.write(")");
    }

    /// Writes ` NAME(%a = %b, %c = %d)`, or nothing if there are no arguments.
    pub fn assignments(
        &mut self,
        name: &str,
        arguments: impl IntoIterator<Item = ValueRef<'a, 'c>>,
        operands: impl IntoIterator<Item = ValueRef<'a, 'c>>,
    ) {
        let mut pairs = arguments.into_iter().zip(operands).peekable();
        if pairs.peek().is_none() {
            return;
        }
        self.write(" ");
        self.write(name);
        self.write("(");
        for (index, (argument, operand)) in pairs.enumerate() {
            if index > 0 {
                self.write(", ");
            }
            self.operand(argument);
            self.write(" = ");
            self.operand(operand);
        }
        self.write(")");
    }

    /// Writes ` -> (i32)`, or nothing if there are no types. A single type gets parentheses, as most custom forms of
    /// MLIR write it.
    pub fn optional_arrow_types(&mut self, types: impl IntoIterator<Item = Type<'c>>) {
        let mut types = types.into_iter().peekable();
        if types.peek().is_some() {
            self.write(" -> (");
            self.types(types);
            self.write(")");
        }
    }

    /// As [`Self::optional_arrow_types`], without parentheses around a single type that is not a function type: ` -> i32`
    /// (MLIR `printOptionalArrowTypeList`).
    pub fn optional_bare_arrow_types(&mut self, types: impl ExactSizeIterator<Item = Type<'c>>) {
        let count = types.len();
        let mut types = types.peekable();
        match types.peek() {
            Some(ty) if count == 1 && !ty.isa::<FunctionType<'_>>() => {
                self.write(" -> ");
                self.types(types);
            }
            _ => self.optional_arrow_types(types),
        }
    }

    /// Writes the elements of a list of values and integers between delimiters; see [`OpParser::index_list`].
    pub fn index_list(
        &mut self,
        delimiters: [&str; 2],
        values: impl IntoIterator<Item = ValueRef<'a, 'c>>,
        integers: &[i64],
        scalable: &[bool],
        typed: bool,
    ) {
        let mut values = values.into_iter();
        self.write(delimiters[0]);
        for (index, integer) in integers.iter().enumerate() {
            if index > 0 {
                self.write(", ");
            }
            let scalable = scalable.get(index) == Some(&true);
            self.write(if scalable { "[" } else { "" });
            if *integer != DYNAMIC {
                self.asm().integer(*integer);
            } else if let Some(value) = values.next() {
                self.operand(value);
                if typed {
                    self.write(" : ");
                    self.ty(value.ty());
                }
            } else {
                self.write("?");
            }
            self.write(if scalable { "]" } else { "" });
        }
        self.write(delimiters[1]);
    }
}

/// The delimiters of a directive `custom<DynamicIndexList>`: a string among its arguments names them,
/// `"::mlir::AsmParser::Delimiter::Paren"` or `"("`; brackets by default.
fn index_list_delimiters(arguments: &[OpArgument]) -> (Delimiter, [&'static str; 2]) {
    let named = |text: &str| {
        Some(match text.rsplit_once("Delimiter::").map_or(text, |(_, name)| name) {
            "None" | "" => (Delimiter::None, ["", ""]),
            "Paren" | "(" => (Delimiter::Paren, ["(", ")"]),
            "LessGreater" | "<" => (Delimiter::Angle, ["<", ">"]),
            "Braces" | "{" => (Delimiter::Brace, ["{", "}"]),
            "Square" | "[" => (Delimiter::Square, ["[", "]"]),
            // Other arguments of C++.
            _ => return None,
        })
    };
    arguments.iter().filter_map(OpArgument::text).find_map(named).unwrap_or((Delimiter::Square, ["[", "]"]))
}

/// Whether a list without integers has no text, by a string `?` among the arguments of its directive.
fn is_optional(arguments: &[OpArgument]) -> bool {
    arguments.iter().any(|argument| matches!(argument, OpArgument::Text("?")))
}

/// Parses the arguments of a directive
/// `custom<DynamicIndexList>($values, $integers, $scalable, "...Delimiter::Paren")`, where the last two are optional: a
/// list such as `[%a, 4]`. Without `$scalable`, scalable elements, which have their own brackets, are read like others.
///
/// # Errors
/// If the text is malformed.
pub fn parse_dynamic_index_list<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &mut Arguments<'c>,
) -> Parsed<bool> {
    let [values, integers, rest @ ..] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let delimiter = index_list_delimiters(rest).0;
    if is_optional(rest) && delimiter.tokens().is_some_and(|(open, _)| !parser.asm().at(open)) {
        arguments.set_operands(values, &[], at);
        return Ok(true);
    }
    let list = parser.index_list(delimiter, false)?;
    let context = parser.asm().context();
    arguments.set_operands(values, &list.values, at);
    arguments.set_property(integers, DenseArrayAttr::i64s(context, &list.integers).into());
    if let Some(scalable @ OpArgument::Property(_)) = rest.first() {
        arguments.set_property(scalable, DenseArrayAttr::bools(context, &list.scalable).into());
    }
    Ok(true)
}

/// Prints the list that [`parse_dynamic_index_list`] parses.
pub fn print_dynamic_index_list<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Operand(values), OpArgument::Property(integers), rest @ ..] = arguments else { return };
    if is_optional(rest) && op.property(usize::from(*integers)).is_none() {
        return;
    }
    let numbers = |property: u16| {
        let list = op.property(usize::from(property)).and_then(|list| list.dyn_cast::<DenseArrayAttr<'_>>());
        list.and_then(DenseArrayAttr::to_i64s).unwrap_or_default()
    };
    let mut scalable = Vec::new();
    if let Some(OpArgument::Property(flags)) = rest.first() {
        scalable.extend(numbers(*flags).into_iter().map(|flag| flag != 0));
    }
    let values = op.operand_group(usize::from(*values));
    printer.index_list(index_list_delimiters(rest).1, values, &numbers(*integers), &scalable, false);
}
