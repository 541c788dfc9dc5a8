//! Elements of a shape: `dense`, `dense_resource` and `sparse` (LangRef,
//! "Elements Attributes").
//!
//! The literal precedes the type that determines its meaning. It is therefore parsed as
//! tokens first, with the shape of its brackets, and then converted to bytes.

use super::numbers::{DecimalText, ElementFormat, append_small, at, small_integer};
use crate::attribute::Attribute;
use crate::builtin::{
    ComplexType, DenseElementsAttr, DenseResourceElementsAttr, DenseStringElementsAttr, RankedTensorType,
    ShapedType, Signedness, SparseElementsAttr, element_storage_bits, float_kind, integer_format,
};
use crate::diagnostic::Diagnostic;
use crate::node::Node;
use crate::numeric::{ApInt, IntLiteralError};
use crate::param::Param;
use crate::text::hex;
use crate::text::lexer::{Tok, Token};
use crate::text::{AsmParser, AsmPrinter, CustomPrinter, Parsed};
use crate::types::Type;

/// The literal between the brackets of `dense`.
#[derive(Default)]
struct Literal {
    /// The shape of the square brackets; `None` for a single element.
    shape: Vec<i64>,
    /// The elements, two for each complex one.
    elements: Vec<Element>,
    /// The string that may be the bytes of all elements, in hexadecimal.
    hex: Option<Token>,
    /// The bytes of the elements, once their type is known.
    bytes: Vec<u8>,
}

impl Literal {
    fn clear(&mut self) {
        self.shape.clear();
        self.elements.clear();
        self.hex = None;
        self.bytes.clear();
    }
}

/// Buffers of parsed literals, for reuse.
#[derive(Default)]
pub(super) struct SpareLiterals(Vec<Literal>);

impl SpareLiterals {
    /// The largest buffer that is kept for reuse, in elements of eight bytes; a larger one is freed.
    const LARGEST: usize = 1 << 10;

    fn put(&mut self, literal: Literal) {
        let Literal { elements, shape, bytes, .. } = &literal;
        if elements.capacity().max(shape.capacity()).max(bytes.capacity() / 8) <= Self::LARGEST {
            self.0.push(literal);
        }
    }
}

#[derive(Clone, Copy)]
struct Element {
    negative: bool,
    token: Token,
    /// The number, if it is short and decimal.
    decimal: Option<DecimalText>,
}

const RAGGED: &str = "tensor literal is invalid; ranks are not consistent between elements";
const PRIMITIVE: &str = "expected element literal of primitive type";

impl<'s, 'c> AsmParser<'s, 'c> {
    /// Parses `dense<literal> : type`.
    pub(crate) fn dense_attribute(&mut self, ty: Option<Type<'c>>) -> Parsed<Attribute<'c>> {
        let start = self.advance().start();
        self.expect_as(Tok::Less, "expected '<' after 'dense'")?;
        let mut literal = Literal::default();
        if !self.eat(Tok::Greater) {
            literal = self.elements_literal(true)?;
            self.expect(Tok::Greater)?;
        }
        let shaped = self.elements_type(start, ty)?;
        let dense = self.dense_of(&mut literal, shaped);
        self.builtin.spare_literals.put(literal);
        dense.map_err(|error| error.with_default_span(start as usize..start as usize + 5))
    }

    /// Parses the type of elements after a colon, unless the context determines it.
    fn elements_type(&mut self, start: u32, known: Option<Type<'c>>) -> Parsed<ShapedType<'c>> {
        let ty = match known {
            Some(ty) => ty,
            None => {
                self.expect(Tok::Colon)?;
                self.ty()?
            }
        };
        let refuse = |message: &str| Diagnostic::error(message).at(self.span_from(start));
        let Some(shaped) = ty.dyn_cast::<ShapedType<'_>>() else {
            return Err(refuse("elements literal must be a shaped type"));
        };
        match shaped.static_shape() {
            Some(_) => Ok(shaped),
            None => Err(refuse("elements literal type must have static shape")),
        }
    }

    /// Parses an element, or nested lists of elements.
    fn elements_literal(&mut self, allow_hex: bool) -> Parsed<Literal> {
        let mut literal = self.builtin.spare_literals.0.pop().unwrap_or_default();
        literal.clear();
        if allow_hex && self.at(Tok::String) {
            let token = self.advance();
            literal.hex = Some(token);
            literal.elements.push(Element { negative: false, token, decimal: None });
            return Ok(literal);
        }
        let (before, warnings) = (self.checkpoint(), self.warning_count());
        match self.element_or_list(0, &mut literal.elements, &mut literal.shape) {
            Ok(_) => Ok(literal),
            Err(error) => {
                self.rewind(before);
                self.forget_warnings(warnings);
                Err(self.sizes_of_element().err().unwrap_or(error))
            }
        }
    }

    /// Parses an element or a list for the error that MLIR reports; returns the sizes of the list and of nested lists.
    /// MLIR compares a list with its first sibling; [`Self::elements_list`] compares it with the first list at its
    /// depth, which needs no memory per list.
    #[cold]
    fn sizes_of_element(&mut self) -> Parsed<Vec<i64>> {
        if !self.at(Tok::LSquare) {
            return self.element_literal(&mut Vec::new()).map(|()| Vec::new());
        }
        self.with_nesting(Self::sizes_of_list)
    }

    fn sizes_of_list(&mut self) -> Parsed<Vec<i64>> {
        self.expect(Tok::LSquare)?;
        let (mut count, mut inner) = (0, None);
        if !self.eat(Tok::RSquare) {
            loop {
                let sizes = self.sizes_of_element()?;
                count += 1;
                if *inner.get_or_insert_with(|| sizes.clone()) != sizes {
                    return Err(self.error(RAGGED));
                }
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
            self.expect(Tok::RSquare)?;
        }
        let mut sizes = inner.unwrap_or_default();
        sizes.insert(0, count);
        Ok(sizes)
    }

    /// Parses an element, or a list at nesting depth `depth`; returns the depth of the list itself.
    fn element_or_list(
        &mut self,
        depth: usize,
        elements: &mut Vec<Element>,
        sizes: &mut Vec<i64>,
    ) -> Parsed<usize> {
        if !self.at(Tok::LSquare) {
            self.element_literal(elements)?;
            return Ok(0);
        }
        self.with_nesting(|p| p.elements_list(depth, elements, sizes))
    }

    fn elements_list(
        &mut self,
        depth: usize,
        elements: &mut Vec<Element>,
        sizes: &mut Vec<i64>,
    ) -> Parsed<usize> {
        self.expect(Tok::LSquare)?;
        let first = sizes.len() == depth;
        if first {
            sizes.push(0);
        }
        let (mut count, mut rank) = (0, 0);
        if !self.eat(Tok::RSquare) {
            loop {
                let numbers = if rank == 0 { self.short_numbers(elements) } else { 0 };
                count += numbers as i64;
                if numbers == 0 {
                    let below = self.element_or_list(depth + 1, elements, sizes)?;
                    if count > 0 && rank != below {
                        return Err(self.error(RAGGED));
                    }
                    (count, rank) = (count + 1, below);
                }
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
            self.expect(Tok::RSquare)?;
        }
        if first {
            sizes[depth] = count;
        } else if sizes[depth] != count {
            return Err(self.error(RAGGED));
        }
        Ok(rank + 1)
    }

    /// Parses short decimal numbers, as far as there are any; returns their number.
    fn short_numbers(&mut self, elements: &mut Vec<Element>) -> usize {
        self.decimals(|decimal, token| {
            elements.push(Element { negative: decimal.negative, token, decimal: Some(decimal) });
            true
        })
    }

    /// Parses an element: a number, a truth value, a string, or a pair for a complex number. As in `mlir-opt`, the parts of
    /// a pair may be pairs; then there are more numbers than the type has.
    fn element_literal(&mut self, elements: &mut Vec<Element>) -> Parsed<()> {
        if !self.eat(Tok::LParen) {
            return self.primitive_element(elements);
        }
        self.with_nesting(|p| p.pair_of_elements(elements))
    }

    fn pair_of_elements(&mut self, elements: &mut Vec<Element>) -> Parsed<()> {
        self.element_literal(elements)?;
        self.expect_as(Tok::Comma, "expected ',' between complex elements")?;
        self.element_literal(elements)?;
        self.expect_as(Tok::RParen, "expected ')' after complex elements")?;
        Ok(())
    }

    fn primitive_element(&mut self, elements: &mut Vec<Element>) -> Parsed<()> {
        let negative = !self.eat_old_plus() && self.eat(Tok::Minus);
        let token = self.token();
        match token.kind {
            Tok::Integer | Tok::Float => {}
            _ if negative => return Err(self.error("expected integer or floating point literal")),
            Tok::String => {}
            Tok::BareId if matches!(self.text(token), b"true" | b"false") => {}
            _ => return Err(self.error(PRIMITIVE)),
        }
        self.advance();
        elements.push(Element { negative, token, decimal: None });
        Ok(())
    }

    // ---- from literals to bytes -------------------------------------------------

    /// The attribute of a literal and its type.
    fn dense_of(&self, literal: &mut Literal, shaped: ShapedType<'c>) -> Parsed<Attribute<'c>> {
        let (ty, element) = (Type::from(shaped), shaped.element_type());
        if element_storage_bits(element).is_none() {
            return self.dense_strings(literal, shaped);
        }
        if let Some(token) = literal.hex {
            return Ok(DenseElementsAttr::of_bytes(ty, &self.hex_bytes(token)?)?.into());
        }
        self.check_shape(literal, shaped)?;
        let (scalar, parts) = match element.dyn_cast::<ComplexType<'_>>() {
            Some(complex) => (complex.element_type(), 2),
            None => (element, 1),
        };
        let single = literal.shape.is_empty() && !literal.elements.is_empty();
        let count = literal.elements.len() as u64;
        let all = shaped.elements_up_to_max().unwrap_or(0).saturating_mul(parts);
        let (fits, of, expected) = if single {
            // A pair without brackets also fills two elements that are not pairs.
            (all == 0 || count == parts || parts == 1 && count == all, element, parts)
        } else {
            (count == all, ty, all)
        };
        if !fits {
            return Err(Diagnostic::error(format!(
                "parsed {count} elements, but type ('{of}') expected {expected} elements"
            )));
        }
        self.element_bytes(&literal.elements, scalar, parts == 1, &mut literal.bytes)?;
        let bytes = literal.bytes.as_slice();
        Ok(match single && count == parts {
            true => DenseElementsAttr::splat_of_bytes(ty, bytes)?.into(),
            false if all == 0 => DenseElementsAttr::of_bytes(ty, &[])?.into(),
            false => DenseElementsAttr::of_bytes(ty, bytes)?.into(),
        })
    }

    fn check_shape(&self, literal: &Literal, shaped: ShapedType<'c>) -> Parsed<()> {
        let shape = shaped.shape().unwrap_or_default();
        if literal.elements.is_empty() && shaped.num_elements() != Some(0) && literal.shape.is_empty() {
            let ty = Type::from(shaped);
            return Err(Diagnostic::error(format!(
                "parsed zero elements, but type ('{ty}') expected at least 1"
            )));
        }
        if !literal.shape.is_empty() && literal.shape != shape {
            return Err(Diagnostic::error(format!(
                "inferred shape of elements literal ({:?}) does not match type ({shape:?})",
                literal.shape
            )));
        }
        Ok(())
    }

    fn dense_strings(&self, literal: &Literal, shaped: ShapedType<'c>) -> Parsed<Attribute<'c>> {
        self.check_shape(literal, shaped)?;
        let mut strings = Vec::with_capacity(literal.elements.len());
        for element in &literal.elements {
            if element.token.kind != Tok::String {
                return Err(Diagnostic::error(format!(
                    "expected string token, got {}",
                    self.ascii(element.token)
                )));
            }
            strings.push(self.string_value(element.token));
        }
        Ok(DenseStringElementsAttr::get(shaped.into(), &strings)?.into())
    }

    /// The bytes of a string of hexadecimal digits, `"0x0102"`.
    pub(crate) fn hex_bytes(&self, token: Token) -> Parsed<Vec<u8>> {
        let digits = self.text(token).strip_prefix(b"\"0x").and_then(|rest| rest.strip_suffix(b"\""));
        let mut bytes = Vec::with_capacity(digits.map_or(0, <[u8]>::len) / 2);
        match digits.and_then(|digits| hex::push_bytes(digits, &mut bytes)) {
            Some(()) => Ok(bytes),
            None => Err(at(token, "expected string containing hex digits starting with `0x`")),
        }
    }

    /// Appends the bytes of numbers of a type, one after the other; the bits of `i1`, if they are `packed`.
    fn element_bytes(
        &self,
        elements: &[Element],
        ty: Type<'c>,
        packed: bool,
        data: &mut Vec<u8>,
    ) -> Parsed<()> {
        let format = ElementFormat::of(ty);
        if let Some(kind) = float_kind(ty) {
            data.reserve(elements.len() * kind.byte_width());
            for Element { negative, token, decimal } in elements {
                if decimal.is_some_and(|decimal| format.append(decimal, data)) {
                    continue;
                }
                if !matches!(token.kind, Tok::Float | Tok::Integer) {
                    return Err(at(*token, "expected floating point literal"));
                }
                self.float_value(kind, *negative, *token)?.append_le_bytes(data);
            }
            return Ok(());
        }
        let (width, signedness) = integer_format(ty).unwrap_or((64, Signedness::Signless));
        data.reserve(elements.len().saturating_mul(width.div_ceil(8) as usize).min(1 << 16));
        for (index, element) in elements.iter().enumerate() {
            if element.decimal.is_some_and(|decimal| format.append(decimal, data)) {
                continue;
            }
            if element.token.kind == Tok::Integer
                && let Some(value) =
                    small_integer(self.text(element.token), width, signedness, element.negative)
            {
                append_small(value, width, data);
                continue;
            }
            let value = self.integer_element(*element, width, signedness)?;
            if width != 1 || !packed {
                value.append_le_bytes(data);
                continue;
            }
            if index % 8 == 0 {
                data.push(0);
            }
            data[index / 8] |= u8::from(!value.is_zero()) << (index % 8);
        }
        Ok(())
    }

    fn integer_element(&self, element: Element, width: u32, signedness: Signedness) -> Parsed<ApInt> {
        let Element { negative, token, .. } = element;
        match (token.kind, self.text(token)) {
            (Tok::Float, _) => Err(at(token, "expected integer elements, but parsed floating-point")),
            (Tok::String, _) => Err(at(token, "expected integer elements, but parsed a string")),
            (Tok::BareId, _) if width != 1 => Err(at(token, "expected i1 type for 'true' or 'false' values")),
            (Tok::BareId, text) => Ok(ApInt::from_bool(text == b"true")),
            _ => ApInt::from_literal(width, signedness, negative, self.ascii(token)).map_err(|error| {
                at(
                    token,
                    match error {
                        IntLiteralError::NegativeUnsigned => {
                            "expected unsigned integer elements, but parsed negative value"
                        }
                        IntLiteralError::NotALiteral | IntLiteralError::OutOfRange => {
                            "integer constant out of range for type"
                        }
                    },
                )
            }),
        }
    }

    // ---- the other elements -------------------------------------------------------

    /// Parses `dense_resource<key> : type`.
    pub(crate) fn dense_resource(&mut self, ty: Option<Type<'c>>) -> Parsed<Attribute<'c>> {
        self.advance();
        self.expect_as(Tok::Less, "expected '<' after 'dense_resource'")?;
        let key = match self.token().kind {
            Tok::BareId => self.text(self.token()).into(),
            Tok::String => self.string_value(self.token()),
            _ => return Err(self.error("expected identifier key for 'resource' entry")),
        };
        self.advance();
        self.expect(Tok::Greater)?;
        let place = self.span();
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect(Tok::Colon)?;
                self.ty()?
            }
        };
        Ok(DenseResourceElementsAttr::get(ty, key).map_err(|error| error.at(place))?.into())
    }

    /// Parses `sparse<indices, values> : type`.
    pub(crate) fn sparse_attribute(&mut self, ty: Option<Type<'c>>) -> Parsed<Attribute<'c>> {
        let start = self.advance().start();
        self.expect_as(Tok::Less, "Expected '<' after 'sparse'")?;
        let mut literals = None;
        if !self.eat(Tok::Greater) {
            let indices = self.elements_literal(false)?;
            self.expect(Tok::Comma)?;
            literals = Some((indices, self.elements_literal(true)?));
            self.expect(Tok::Greater)?;
        }
        let shaped = self.elements_type(start, ty)?;
        let sparse = self.sparse_of(literals.as_mut(), shaped);
        if let Some((indices, values)) = literals {
            self.builtin.spare_literals.put(indices);
            self.builtin.spare_literals.put(values);
        }
        sparse.map_err(|error| error.with_default_span(start as usize..start as usize + 6))
    }

    fn sparse_of(
        &self,
        literals: Option<&mut (Literal, Literal)>,
        shaped: ShapedType<'c>,
    ) -> Parsed<Attribute<'c>> {
        let (i64_type, element) = (self.context().i64(), shaped.element_type());
        let rank = shaped.shape().unwrap_or_default().len() as i64;
        let tensor =
            |shape: &[i64], element| Type::from(RankedTensorType::get(self.context(), shape, element, None));
        let (indices, values) = match literals {
            None => {
                let indices = DenseElementsAttr::of_bytes(tensor(&[0, rank], i64_type), &[])?;
                (indices, self.dense_of_type(&mut Literal::default(), tensor(&[0], element))?)
            }
            Some((indices, values)) => {
                // A single index is used for all coordinates of one element, a single value for all elements.
                let index_shape = if indices.shape.is_empty() { &[1, rank] } else { &indices.shape[..] };
                let value_shape = if values.shape.is_empty() { &index_shape[..1] } else { &values.shape[..] };
                let (index_type, value_type) = (tensor(index_shape, i64_type), tensor(value_shape, element));
                let indices = self.dense_of_type(indices, index_type)?;
                let Some(indices) = indices.dyn_cast::<DenseElementsAttr<'_>>() else {
                    return Err(Diagnostic::error("indices are no integers"));
                };
                (indices, self.dense_of_type(values, value_type)?)
            }
        };
        Ok(SparseElementsAttr::get(shaped.into(), indices, values)?.into())
    }

    fn dense_of_type(&self, literal: &mut Literal, ty: Type<'c>) -> Parsed<Attribute<'c>> {
        match ty.dyn_cast::<ShapedType<'_>>() {
            Some(shaped) => self.dense_of(literal, shaped),
            None => Err(Diagnostic::error("elements literal must be a shaped type")),
        }
    }
}

/// The role of elements in the attribute that is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// Its values: in hexadecimal if there are many, one for all if they are equal.
    Values,
    /// Its indices: one for all only if there is a single one. The reference tool prints one also
    /// for several equal ones, which is read back as a single one.
    Indices,
}

// ---- printing -----------------------------------------------------------------

/// Prints ` : type`.
fn print_type<'c>(ty: Type<'c>, p: &mut AsmPrinter<'_, 'c>, elision: crate::text::TypeElision) {
    super::attributes::print_trailing_type(Some(ty), elision, p);
}

impl<'c> CustomPrinter<'c> for DenseElementsAttr<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        let elision = p.take_elision();
        if !p.is_collecting() && !p.elide_elements(self.into()) {
            p.write("dense<");
            p.dense_elements(self, Role::Values);
            p.write(">");
        }
        print_type(self.ty(), p, elision);
    }
}

impl<'c> CustomPrinter<'c> for DenseStringElementsAttr<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        let elision = p.take_elision();
        if !p.is_collecting() && !p.elide_elements(self.into()) {
            p.write("dense<");
            p.dense_strings(self);
            p.write(">");
        }
        print_type(self.ty(), p, elision);
    }
}

impl<'c> CustomPrinter<'c> for DenseResourceElementsAttr<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        let elision = p.take_elision();
        p.write("dense_resource<");
        p.keyword_or_string(self.key());
        p.write(">");
        p.name_resource("builtin", self.key());
        print_type(self.ty(), p, elision);
    }
}

impl<'c> CustomPrinter<'c> for SparseElementsAttr<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        let elision = p.take_elision();
        let elided = |p: &mut AsmPrinter<'_, 'c>| {
            p.elide_elements(self.indices().node()) || p.elide_elements(self.values().node())
        };
        if !p.is_collecting() && !elided(p) {
            p.write("sparse<");
            if let Some(indices) =
                self.indices().dyn_cast::<DenseElementsAttr<'_>>().filter(|i| i.num_elements() > 0)
            {
                p.dense_elements(indices, Role::Indices);
                p.write(", ");
                if let Some(values) = self.values().dyn_cast::<DenseElementsAttr<'_>>() {
                    p.dense_elements(values, Role::Values);
                } else if let Some(values) = self.values().dyn_cast::<DenseStringElementsAttr<'_>>() {
                    p.dense_strings(values);
                }
            }
            p.write(">");
        }
        print_type(self.ty(), p, elision);
    }
}

impl<'c> AsmPrinter<'_, 'c> {
    /// Prints `dense_resource<__elided__>` for too many elements.
    fn elide_elements(&mut self, node: Node<'c>) -> bool {
        let (Some(limit), Some(Param::Type(ty)), Some(Param::Bool(is_splat))) =
            (self.options().elide_elements_above, node.params().first(), node.params().get(1))
        else {
            return false;
        };
        let elements = ty.dyn_cast::<ShapedType<'_>>().and_then(ShapedType::num_elements);
        let elide = !is_splat && elements.is_some_and(|elements| elements > limit);
        if elide {
            self.write("dense_resource<__elided__>");
        }
        elide
    }

    /// Prints the literal between the brackets of `dense`.
    fn dense_elements(&mut self, dense: DenseElementsAttr<'c>, role: Role) {
        let (ty, elements) = (dense.element_type(), dense.num_elements());
        let limit = self.options().hex_elements_above;
        // Elements without bits take no memory, and there may be any number of them.
        let many =
            limit.is_some_and(|limit| elements > limit) || dense.raw_data().is_empty() && elements > 100;
        if role == Role::Values && !dense.is_splat() && many {
            return self.hex_string(dense.raw_data());
        }
        let (scalar, pairs) = match ty.dyn_cast::<ComplexType<'_>>() {
            Some(complex) => (complex.element_type(), true),
            None => (ty, false),
        };
        let format = ElementFormat::of(scalar);
        let shape = shape_of(dense.ty()).unwrap_or_default();
        let folded = dense.is_splat() && (role == Role::Values || shape.first() == Some(&1));
        let (shape, elements) = if folded { (&[][..], 1) } else { (shape, elements) };
        let stored = dense.stored_elements();
        let print = |p: &mut Self, index: u64| {
            let Some(element) = stored.get(index) else { return };
            let bytes = element.bytes();
            if !pairs {
                return format.print(bytes, p);
            }
            let (real, imaginary) = bytes.split_at(bytes.len() / 2);
            p.write("(");
            format.print(real, p);
            p.write(",");
            format.print(imaginary, p);
            p.write(")");
        };
        self.nested_elements(shape, elements, print);
    }

    fn dense_strings(&mut self, dense: DenseStringElementsAttr<'c>) {
        let shape = if dense.is_splat() { &[][..] } else { shape_of(dense.ty()).unwrap_or_default() };
        let strings = dense.strings();
        self.nested_elements(shape, strings.len() as u64, |p, index| {
            if let Some(Param::Bytes(text)) = strings.get(index as usize) {
                p.string(text);
            }
        });
    }

    /// Prints elements with the brackets of a shape.
    fn nested_elements(&mut self, shape: &[i64], elements: u64, mut print: impl FnMut(&mut Self, u64)) {
        // The index in each dimension. Most shapes have few.
        let (mut few, mut many) = ([0; 8], Vec::new());
        let position = match few.get_mut(..shape.len()) {
            Some(position) => position,
            None => {
                many.resize(shape.len(), 0);
                &mut many[..]
            }
        };
        for index in 0..elements {
            // Every dimension with index 0 was opened just now.
            let opened = position.iter().rev().take_while(|at| **at == 0).count();
            for _ in 0..opened {
                self.write("[");
            }
            print(self, index);
            for (at, size) in position.iter_mut().zip(shape).rev() {
                *at += 1;
                if *at < *size {
                    break;
                }
                *at = 0;
                self.write("]");
            }
            if index + 1 < elements {
                self.write(", ");
                self.flush_if_full();
            }
        }
    }
}

fn shape_of(ty: Type<'_>) -> Option<&[i64]> {
    ty.dyn_cast::<ShapedType<'_>>().and_then(ShapedType::shape)
}
