//! The syntax of the builtin types (LangRef, "Types").

use super::super::verify::is_identity;
use crate::attribute::Attribute;
use crate::builtin::{
    self, ComplexType, DYNAMIC, FunctionType, IntegerType, MemRefType, RankedTensorType, Signedness,
    TupleType, UnrankedMemRefType, UnrankedTensorType, VectorType, verify,
};
use crate::diagnostic::Diagnostic;
use crate::node::Node;
use crate::text::lexer::Tok;
use crate::text::near::nearest;
use crate::text::{AsmParser, AsmPrinter, CustomPrinter, Delimiter, Parsed};
use crate::types::Type;

/// Parses one kind of type from its first token.
pub(crate) type TypeRule<'s, 'c> = fn(&mut AsmParser<'s, 'c>) -> Parsed<Type<'c>>;

/// A buffer for the dimensions of a shape, reused for the next shape.
#[derive(Default)]
pub(super) struct Dimensions {
    shape: Vec<i64>,
    scalable: Vec<bool>,
}

impl Dimensions {
    /// The memory, without dimensions.
    fn take(&mut self) -> Self {
        let mut taken = std::mem::take(self);
        taken.shape.clear();
        taken.scalable.clear();
        taken
    }
}

impl<'s, 'c> AsmParser<'s, 'c> {
    /// Parses a type.
    ///
    /// # Errors
    /// `expected non-function type` if no type begins here, or another error.
    pub fn ty(&mut self) -> Parsed<Type<'c>> {
        if !self.at(Tok::LParen) {
            return self.non_function_type();
        }
        let start = self.token().start() as usize;
        let ty = self.nested_type(Self::function_type)?;
        self.remember_spelling(ty, start);
        Ok(ty)
    }

    /// Parses a type that is not a function type.
    ///
    /// # Errors
    /// As [`Self::ty`].
    pub fn non_function_type(&mut self) -> Parsed<Type<'c>> {
        self.recent_type(|p| {
            let rule = p.type_rule()?;
            p.nested_type(rule)
        })
    }

    /// Parses a type, if one begins here.
    ///
    /// # Errors
    /// A syntax error, or the error of a verifier.
    pub fn optional_type(&mut self) -> Parsed<Option<Type<'c>>> {
        if self.at_type() { self.ty().map(Some) } else { Ok(None) }
    }

    /// Whether a type begins here.
    #[must_use]
    pub fn at_type(&self) -> bool {
        match self.token().kind {
            Tok::LParen | Tok::BangId => true,
            Tok::BareId => keyword_rule(self.text(self.token())).is_some(),
            _ => false,
        }
    }

    fn nested_type(&mut self, rule: TypeRule<'s, 'c>) -> Parsed<Type<'c>> {
        self.with_nesting(rule)
    }

    fn type_rule(&self) -> Parsed<TypeRule<'s, 'c>> {
        let rule = match self.token().kind {
            Tok::BareId => keyword_rule(self.text(self.token())),
            Tok::BangId => Some(Self::extended_type as TypeRule<'s, 'c>),
            _ => None,
        };
        rule.ok_or_else(|| self.no_type())
    }

    /// The error for a token with which no type begins.
    #[cold]
    fn no_type(&self) -> Diagnostic {
        let error = self.wrong_token("expected non-function type");
        if !self.at(Tok::BareId) {
            return error;
        }
        let name = self.ascii(self.token());
        let constructors =
            ["vector", "tensor", "memref", "complex", "tuple", "i1", "i8", "i16", "i32", "i64"];
        error.help(match nearest(name, constructors.into_iter().chain(builtin::singleton_names())) {
            Some(near) => format!("`{name}` is not a type; did you mean `{near}`?"),
            None => format!(
                "`{name}` is not a builtin type; the types of a dialect are written `!dialect.{name}`"
            ),
        })
    }

    /// Parses types separated by commas, in parentheses; the list may be empty.
    ///
    /// # Errors
    /// An error in the list.
    pub fn type_list(&mut self) -> Parsed<Vec<Type<'c>>> {
        self.types_between(Delimiter::Paren)
    }

    /// Parses types separated by commas; at least one.
    ///
    /// # Errors
    /// An error in the list.
    pub fn types(&mut self) -> Parsed<Vec<Type<'c>>> {
        self.types_between(Delimiter::None)
    }

    fn types_between(&mut self, delimiter: Delimiter) -> Parsed<Vec<Type<'c>>> {
        let mut types = Vec::new();
        self.comma_separated(delimiter, |p| {
            types.push(p.ty()?);
            Ok(())
        })?;
        Ok(types)
    }

    /// Parses a function type, `(i32) -> f32`.
    ///
    /// # Errors
    /// A syntax error, or the error of a verifier.
    pub fn function_type(&mut self) -> Parsed<Type<'c>> {
        let first = self.builtin.open_types.len();
        let read = self.push_signature();
        let ty = read.map(|inputs| {
            let (inputs, results) = self.builtin.open_types[first..].split_at(inputs);
            FunctionType::get(self.context(), inputs, results).into()
        });
        self.builtin.open_types.truncate(first);
        ty
    }

    /// Parses a function type; its types are pushed on the stack. Returns the number of inputs.
    fn push_signature(&mut self) -> Parsed<usize> {
        let first = self.builtin.open_types.len();
        self.push_types()?;
        let inputs = self.builtin.open_types.len() - first;
        self.expect_as(Tok::Arrow, "expected '->' in function type")?;
        if self.at(Tok::LParen) {
            self.push_types()?;
        } else {
            let result = self.non_function_type()?;
            self.builtin.open_types.push(result);
        }
        Ok(inputs)
    }

    fn push_types(&mut self) -> Parsed<()> {
        self.comma_separated(Delimiter::Paren, |p| {
            let ty = p.ty()?;
            p.builtin.open_types.push(ty);
            Ok(())
        })
    }

    fn integer_type(&mut self) -> Parsed<Type<'c>> {
        let token = self.token();
        let text = self.text(token);
        let Some((signedness, width)) = integer_spelling(text) else {
            return Err(self.wrong_token("expected non-function type"));
        };
        let Ok(width) = u32::try_from(width) else { return Err(self.error("invalid integer width")) };
        if width > IntegerType::MAX_WIDTH {
            let limit = IntegerType::MAX_WIDTH;
            return Err(self.error(format!("integer bitwidth is limited to {limit} bits")));
        }
        self.advance();
        Ok(IntegerType::get(self.context(), width, signedness).into())
    }

    /// Parses a keyword that is a type, `index` or `f32`.
    fn singleton_type(&mut self) -> Parsed<Type<'c>> {
        let is_newer = |ty: &Type<'c>| ty.isa::<builtin::TokenType<'_>>();
        let found = builtin::singleton(self.context(), self.text(self.token()));
        match found.filter(|ty| self.options().newer_syntax || !is_newer(ty)) {
            Some(ty) => {
                self.advance();
                Ok(ty)
            }
            None => Err(self.wrong_token("expected non-function type")),
        }
    }

    /// Parses a keyword and its parameters. A verifier's error gets the span of the whole type.
    fn builtin_type(&mut self, parse: NodeRule<'s, 'c>) -> Parsed<Type<'c>> {
        let start = self.advance().start();
        match parse(self) {
            Ok(node) => Type::from_node(node).ok_or_else(|| self.error("expected a type")),
            Err(error) => Err(error.with_default_span(self.span_from(start))),
        }
    }

    // ---- dimensions -----------------------------------------------------------

    /// Parses sizes, each followed by an `x`: `4x?x`; [`DYNAMIC`] for `?`, if allowed.
    ///
    /// # Errors
    /// `expected 'x' in dimension list`, `invalid dimension`, `expected static shape`.
    pub fn dimension_list(&mut self, allow_dynamic: bool) -> Parsed<Vec<i64>> {
        let mut shape = Vec::new();
        self.push_dimensions(&mut shape, allow_dynamic)?;
        Ok(shape)
    }

    /// As [`Self::dimension_list`], into a list.
    fn push_dimensions(&mut self, shape: &mut Vec<i64>, allow_dynamic: bool) -> Parsed<()> {
        loop {
            if self.at(Tok::Integer) {
                shape.push(self.dimension()?);
            } else if self.at(Tok::Question) {
                if !allow_dynamic {
                    return Err(self.error("expected static shape"));
                }
                self.advance();
                shape.push(DYNAMIC);
            } else {
                return Ok(());
            }
            self.dimension_separator()?;
        }
    }

    /// Parses sizes separated by `x`: `4x?`.
    ///
    /// # Errors
    /// As [`Self::dimension_list`], and if there is no size.
    pub fn dimensions(&mut self, allow_dynamic: bool) -> Parsed<Vec<i64>> {
        let mut shape = Vec::new();
        loop {
            if allow_dynamic && self.eat(Tok::Question) {
                shape.push(DYNAMIC);
            } else if self.at(Tok::Integer) {
                shape.push(self.dimension()?);
            } else {
                return Err(self.error("expected dimension"));
            }
            if !(self.at(Tok::BareId) && self.text(self.token()).starts_with(b"x")) {
                return Ok(shape);
            }
            self.dimension_separator()?;
        }
    }

    /// Parses a size. In `0x4xf32` the lexer saw a hexadecimal number.
    fn dimension(&mut self) -> Parsed<i64> {
        let token = self.token();
        let text = self.text(token);
        if text.starts_with(b"0x") {
            self.resume_at(token.start() + 1);
            return Ok(0);
        }
        let value = crate::text::parser::integer_magnitude(text).and_then(|value| i64::try_from(value).ok());
        let Some(value) = value else { return Err(self.error("invalid dimension")) };
        self.advance();
        Ok(value)
    }

    /// Takes the `x` from the front of the next token.
    fn dimension_separator(&mut self) -> Parsed<()> {
        let token = self.token();
        match self.text(token) {
            [b'x', rest @ ..] if token.kind == Tok::BareId => {
                if rest.is_empty() {
                    self.advance();
                } else {
                    self.resume_at(token.start() + 1);
                }
                Ok(())
            }
            _ => Err(self.wrong_token("expected 'x' in dimension list")),
        }
    }

    /// Parses the sizes of a vector: `4x[2]x`.
    fn vector_dimensions(&mut self, shape: &mut Vec<i64>, scalable: &mut Vec<bool>) -> Parsed<()> {
        while self.at(Tok::Integer) || self.at(Tok::LSquare) {
            let is_scalable = self.eat(Tok::LSquare);
            if is_scalable && !self.at(Tok::Integer) {
                return Err(self.error("invalid dimension"));
            }
            shape.push(self.dimension()?);
            if is_scalable {
                self.expect_as(Tok::RSquare, "missing ']' closing scalable dimension")?;
            }
            scalable.push(is_scalable);
            self.dimension_separator()?;
        }
        Ok(())
    }

    // ---- dialect types ----------------------------------------------------------

    /// Parses `!alias`, `!dialect.type` or `!dialect<type>`.
    fn extended_type(&mut self) -> Parsed<Type<'c>> {
        let node = self.extended(crate::def::DefKind::Type)?;
        Type::from_node(node).ok_or_else(|| self.error("expected a type"))
    }

    /// Parses an element type that `accepts` takes; any other is an error at its span.
    fn element_type(&mut self, accepts: fn(Type<'c>) -> bool, message: &str) -> Parsed<Type<'c>> {
        let start = self.token().start();
        let element = self.ty()?;
        if accepts(element) { Ok(element) } else { Err(Diagnostic::error(message).at(self.span_from(start))) }
    }
}

/// Parses the text after a builtin type's keyword.
type NodeRule<'s, 'c> = fn(&mut AsmParser<'s, 'c>) -> Parsed<Node<'c>>;

/// The rule for a type that begins with a keyword.
pub(crate) fn keyword_rule<'s, 'c>(keyword: &[u8]) -> Option<TypeRule<'s, 'c>> {
    Some(match keyword {
        b"vector" => |p| p.builtin_type(parse_vector),
        b"tensor" => |p| p.builtin_type(parse_tensor),
        b"memref" => |p| p.builtin_type(parse_memref),
        b"complex" => |p| p.builtin_type(parse_complex),
        b"tuple" => |p| p.builtin_type(parse_tuple),
        _ if integer_spelling(keyword).is_some() => AsmParser::integer_type,
        _ if builtin::is_singleton(keyword) => AsmParser::singleton_type,
        _ => return None,
    })
}

/// The signedness and the width in `i32`, `si32` or `ui32`; 2³² for all larger widths.
fn integer_spelling(text: &[u8]) -> Option<(Signedness, u64)> {
    let (signedness, digits) = match text {
        [b'i', digits @ ..] => (Signedness::Signless, digits),
        [b's', b'i', digits @ ..] => (Signedness::Signed, digits),
        [b'u', b'i', digits @ ..] => (Signedness::Unsigned, digits),
        _ => return None,
    };
    let width = digits.iter().try_fold(0, |width, digit| {
        let digit = digit.wrapping_sub(b'0');
        (digit < 10).then(|| (width * 10 + u64::from(digit)).min(1 << 32))
    })?;
    (!digits.is_empty()).then_some((signedness, width))
}

fn parse_complex<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Node<'c>> {
    p.expect_as(Tok::Less, "expected '<' in complex type")?;
    let start = p.token().start();
    let element = p.ty()?;
    let place = p.span_from(start);
    p.expect_as(Tok::Greater, "expected '>' in complex type")?;
    if !verify::is_complex_element(element) {
        return Err(Diagnostic::error("invalid element type for complex").at(place));
    }
    Ok(ComplexType::get(p.context(), element).into())
}

impl<'c> CustomPrinter<'c> for ComplexType<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.write("complex<");
        p.ty(self.element_type());
        p.write(">");
    }
}

fn parse_tuple<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Node<'c>> {
    p.expect_as(Tok::Less, "expected '<' in tuple type")?;
    let mut types = Vec::new();
    if !p.eat(Tok::Greater) {
        types = p.types_between(Delimiter::None)?;
        p.expect_as(Tok::Greater, "expected '>' in tuple type")?;
    }
    Ok(TupleType::get(p.context(), &types).into())
}

impl<'c> CustomPrinter<'c> for TupleType<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.write("tuple<");
        p.types(self.types());
        p.write(">");
    }
}

fn parse_vector<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Node<'c>> {
    p.expect_as(Tok::Less, "expected '<' in vector type")?;
    let Dimensions { mut shape, mut scalable } = p.builtin.spare_dimensions.take();
    p.vector_dimensions(&mut shape, &mut scalable)?;
    let element = p.ty()?;
    p.expect_as(Tok::Greater, "expected '>' in vector type")?;
    let ty = VectorType::get_checked(p.context(), &shape, element, &scalable)?;
    p.builtin.spare_dimensions = Dimensions { shape, scalable };
    Ok(ty.into())
}

impl<'c> CustomPrinter<'c> for VectorType<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.write("vector<");
        for (size, is_scalable) in self.shape().iter().zip(self.scalable_dims()) {
            p.write(if *is_scalable { "[" } else { "" });
            p.dimension(*size);
            p.write(if *is_scalable { "]x" } else { "x" });
        }
        p.ty(self.element_type());
        p.write(">");
    }
}

/// Takes `*x`, if it comes next: the shape of an unranked type.
fn unranked(p: &mut AsmParser<'_, '_>) -> Parsed<bool> {
    let unranked = p.eat(Tok::Star);
    if unranked {
        p.dimension_separator()?;
    }
    Ok(unranked)
}

/// Parses the encoding of a tensor, if one begins here, and the bracket after it.
///
/// MLIR does not read the attributes `array`, `distinct` and `strided` here, although it prints them. A mistake inside
/// of one or after it is therefore reported as MLIR does, at its keyword.
fn encoding<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Option<Attribute<'c>>> {
    let unread =
        p.at(Tok::BareId) && [b"array".as_slice(), b"distinct", b"strided"].contains(&p.text(p.token()));
    let missing = unread.then(|| p.wrong_token(UNCLOSED_TENSOR));
    let read = p.optional_attribute().and_then(|encoding| close_tensor(p).map(|()| encoding));
    read.map_err(|error| missing.unwrap_or(error))
}

const UNCLOSED_TENSOR: &str = "expected '>' in tensor type";

fn close_tensor(p: &mut AsmParser<'_, '_>) -> Parsed<()> {
    if !p.at_missing_greater() {
        p.expect_as(Tok::Greater, UNCLOSED_TENSOR)?;
    }
    Ok(())
}

fn parse_tensor<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Node<'c>> {
    p.expect_as(Tok::Less, "expected '<' in tensor type")?;
    let unranked = unranked(p)?;
    let mut dimensions = p.builtin.spare_dimensions.take();
    if !unranked {
        p.push_dimensions(&mut dimensions.shape, true)?;
    }
    let start = p.token().start();
    let element = p.ty()?;
    let place = p.span_from(start);
    let encoding = if p.eat(Tok::Comma) { encoding(p)? } else { close_tensor(p).map(|()| None)? };
    if !verify::is_tensor_element(element) {
        return Err(Diagnostic::error("invalid tensor element type").at(place));
    }
    match (unranked, encoding) {
        (true, Some(_)) => Err(p.error("cannot apply encoding to unranked tensor")),
        (true, None) => Ok(UnrankedTensorType::get_checked(p.context(), element)?.into()),
        _ => {
            let ty = RankedTensorType::get_checked(p.context(), &dimensions.shape, element, encoding)?;
            p.builtin.spare_dimensions = dimensions;
            Ok(ty.into())
        }
    }
}

impl<'c> CustomPrinter<'c> for RankedTensorType<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.write("tensor<");
        p.dimensions(self.shape());
        p.ty(self.element_type());
        if let Some(encoding) = self.encoding() {
            p.write(", ");
            p.attribute(encoding);
        }
        p.write(">");
    }
}

impl<'c> CustomPrinter<'c> for UnrankedTensorType<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.write("tensor<*x");
        p.ty(self.element_type());
        p.write(">");
    }
}

fn parse_memref<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Node<'c>> {
    p.expect_as(Tok::Less, "expected '<' in memref type")?;
    let unranked = unranked(p)?;
    let mut dimensions = p.builtin.spare_dimensions.take();
    if !unranked {
        p.push_dimensions(&mut dimensions.shape, true)?;
    }
    let element = p.element_type(verify::is_memref_element, "invalid memref element type")?;
    let (layout, space) = layout_and_space(p, unranked)?;
    if unranked {
        Ok(UnrankedMemRefType::get_checked(p.context(), element, space)?.into())
    } else {
        let ty = MemRefType::get_checked(p.context(), &dimensions.shape, element, layout, space)?;
        p.builtin.spare_dimensions = dimensions;
        Ok(ty.into())
    }
}

/// A layout and a memory space.
type Placement<'c> = (Option<Attribute<'c>>, Option<Attribute<'c>>);

/// Parses the rest of a memref after the element type, including the `>`.
fn layout_and_space<'c>(p: &mut AsmParser<'_, 'c>, unranked: bool) -> Parsed<Placement<'c>> {
    let (mut layout, mut space, mut is_old) = (None, None, false);
    if p.eat(Tok::Greater) {
        return Ok((layout, space));
    }
    p.expect_as(Tok::Comma, "expected ',' or '>' in memref type")?;
    if p.at(Tok::Greater) {
        return Err(p.wrong_token("expected list element"));
    }
    loop {
        let start = p.token().start();
        let attribute = match p.old_memref_part()? {
            Some(attribute) => attribute,
            None => p.attribute()?,
        };
        if verify::memref_layout(attribute).is_none() {
            if space.replace(attribute).is_some() {
                return Err(p.error("multiple memory spaces specified in memref type"));
            }
        } else if unranked {
            return Err(p.error("cannot have affine map for unranked memref type"));
        } else if space.is_some() {
            return Err(p.error("expected memory space to be last in memref type"));
        } else {
            layout = Some(p.next_layout(layout, attribute, start, &mut is_old)?);
        }
        if p.eat(Tok::Greater) {
            return Ok((layout, space));
        }
        p.expect_as(Tok::Comma, "expected ',' or '>'")?;
    }
}

impl<'c> CustomPrinter<'c> for MemRefType<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.write("memref<");
        p.dimensions(self.shape());
        p.ty(self.element_type());
        if let Some(layout) = self.layout().filter(|layout| !is_identity(*layout, self.shape())) {
            p.write(", ");
            p.attribute(layout);
        }
        print_memory_space(self.memory_space(), p);
        p.write(">");
    }
}

impl<'c> CustomPrinter<'c> for UnrankedMemRefType<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.write("memref<*x");
        p.ty(self.element_type());
        print_memory_space(self.memory_space(), p);
        p.write(">");
    }
}

fn print_memory_space<'c>(space: Option<Attribute<'c>>, p: &mut AsmPrinter<'_, 'c>) {
    if let Some(space) = space {
        p.write(", ");
        p.attribute_eliding_default_type(space);
    }
}

impl<'c> CustomPrinter<'c> for FunctionType<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.function_signature(self.inputs(), self.results());
    }
}

impl<'c> AsmPrinter<'_, 'c> {
    /// Prints `(inputs) -> results`: a single result that is not a function type has no parentheses.
    pub fn function_signature(&mut self, inputs: &[Type<'c>], results: &[Type<'c>]) {
        self.write("(");
        self.types(inputs);
        self.write(") -> ");
        match results {
            [single] if !single.isa::<FunctionType<'_>>() => self.ty(*single),
            _ => {
                self.write("(");
                self.types(results);
                self.write(")");
            }
        }
    }
}

impl<'c> CustomPrinter<'c> for IntegerType<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        match self.signedness() {
            Signedness::Signless => p.prefixed(b"i", self.width()),
            Signedness::Signed => p.prefixed(b"si", self.width()),
            Signedness::Unsigned => p.prefixed(b"ui", self.width()),
        }
    }
}
