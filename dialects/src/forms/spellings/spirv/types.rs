//! The types of `spirv` by the grammar of MLIR's C++, with its messages. The words of enums are those of the dialect's own attributes:
//! a storage class is a word for which `#spirv.storage_class<...>` is an attribute.

use super::super::{error_at, parser};
use isogloss::builtin::{FloatAttr, IntegerAttr, IntegerType, UnitAttr, VectorType};
use isogloss::text::{AsmParser, Parsed, ParserOptions, Tok, parse_attribute_with};
use isogloss::{Attribute, Context, Param, Type};

/// The enums of an image's parts, after the type of what is sampled.
const IMAGE: [&str; 6] = [
    "dim",
    "image_depth_info",
    "image_arrayed_info",
    "image_sampling_info",
    "image_sampler_use_info",
    "image_format",
];

/// The text of a type from its mnemonic on, as C++ prints it; `None` if it is not understood.
pub(super) fn spelling(context: &Context, text: &str) -> Parsed<Option<String>> {
    let mut reader = Reader { parser: parser(context, text)?, structs: Vec::new(), gave_up: false };
    let mnemonic = reader.parser.keyword()?.to_owned();
    let spelled = match reader.body(&mnemonic) {
        Ok(spelled) => spelled,
        Err(_) if reader.gave_up => return Ok(None),
        Err(error) => return Err(error),
    };
    if reader.parser.at(Tok::Eof) { Ok(Some(spelled)) } else { Err(reader.parser.error("expected '>'")) }
}

struct Reader<'s, 'c> {
    parser: AsmParser<'s, 'c>,
    /// The names of the structs around the next token.
    structs: Vec<String>,
    /// Whether a type of another dialect was met that may have a name of `structs` inside, which only the C++ of both knows.
    gave_up: bool,
}

/// A type inside of another.
struct Element<'c> {
    text: String,
    /// `None` for a type of this dialect.
    ty: Option<Type<'c>>,
    offset: usize,
}

impl<'c> Reader<'_, 'c> {
    /// The text of a type whose mnemonic was taken.
    fn body(&mut self, mnemonic: &str) -> Parsed<String> {
        match mnemonic {
            "array" => self.array(),
            "rtarray" => self.runtime_array(),
            "ptr" => self.pointer(),
            "matrix" => self.matrix(),
            "image" => self.image(),
            "sampled_image" => self.sampled_image(),
            "struct" => self.structure(),
            "coopmatrix" => self.cooperative_matrix(),
            "arm.tensor" => self.tensor(),
            _ => Err(error_at(format!("unknown SPIR-V type: {mnemonic}"), 0)),
        }
    }

    /// `array<4 x f32, stride=16>`
    fn array(&mut self) -> Parsed<String> {
        self.parser.expect(Tok::Less)?;
        let at = self.offset();
        let dimensions = self.dimensions()?;
        let &[Some(count)] = dimensions.as_slice() else {
            return Err(error_at(
                if dimensions.contains(&None) {
                    STATIC
                } else {
                    "expected single integer for array element count"
                },
                at,
            ));
        };
        let element = self.element()?;
        // As C++ stores it.
        let count = count as u32;
        if count == 0 && dimensions == [Some(0)] {
            return Err(error_at("expected array length greater than 0", at));
        }
        let stride = self.stride()?;
        self.parser.expect(Tok::Greater)?;
        Ok(format!("array<{count} x {}{stride}>", element.text))
    }

    /// `rtarray<f32, stride=16>`
    fn runtime_array(&mut self) -> Parsed<String> {
        self.parser.expect(Tok::Less)?;
        let element = self.element()?;
        let stride = self.stride()?;
        self.parser.expect(Tok::Greater)?;
        Ok(format!("rtarray<{}{stride}>", element.text))
    }

    /// `, stride=16`, which may be absent.
    fn stride(&mut self) -> Parsed<String> {
        if !self.parser.eat(Tok::Comma) {
            return Ok(String::new());
        }
        self.parser.expect_keyword("stride")?;
        self.parser.expect(Tok::Equal)?;
        let at = self.offset();
        match self.parser.integer::<u32>()? {
            0 => Err(error_at("ArrayStride must be greater than zero", at)),
            stride => Ok(format!(", stride={stride}")),
        }
    }

    /// `ptr<f32, Uniform>`
    fn pointer(&mut self) -> Parsed<String> {
        self.parser.expect(Tok::Less)?;
        let pointee = self.element()?;
        self.parser.expect(Tok::Comma)?;
        let (class, _) = self.word("storage_class", |word| format!("unknown storage class: {word}"))?;
        self.parser.expect(Tok::Greater)?;
        Ok(format!("ptr<{}, {class}>", pointee.text))
    }

    /// `matrix<3 x vector<3xf32>>`
    fn matrix(&mut self) -> Parsed<String> {
        self.parser.expect(Tok::Less)?;
        let at = self.offset();
        let dimensions = self.dimensions()?;
        let &[Some(columns)] = dimensions.as_slice() else {
            let single = "expected single unsigned integer for number of columns";
            return Err(error_at(if dimensions.contains(&None) { STATIC } else { single }, at));
        };
        if !(2..=4).contains(&columns) {
            return Err(error_at("matrix is expected to have 2, 3, or 4 columns", at));
        }
        let column = self.nested()?;
        let Some(vector) = column.ty.and_then(|ty| ty.dyn_cast::<VectorType<'_>>()) else {
            let message = format!("matrix must be composed using vector type, got '{}'", column.text);
            return Err(error_at(message, column.offset));
        };
        let &[size] = vector.shape() else {
            let message = format!("only 1-D vector allowed but found '{vector}'");
            return Err(error_at(message, column.offset));
        };
        if !(2..=4).contains(&size) {
            let message = format!(
                "matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found {size}"
            );
            return Err(error_at(message, column.offset));
        }
        if vector.element_type().float_kind().is_none() {
            let element = vector.element_type();
            let message = format!("matrix columns' elements must be of Float type, got '{element}'");
            return Err(error_at(message, column.offset));
        }
        self.parser.expect(Tok::Greater)?;
        Ok(format!("matrix<{columns} x {}>", column.text))
    }

    /// `image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>`
    fn image(&mut self) -> Parsed<String> {
        self.parser.expect(Tok::Less)?;
        let mut text = format!("image<{}", self.element()?.text);
        for part in IMAGE {
            self.parser.expect(Tok::Comma)?;
            text += ", ";
            text += &self.word(part, unknown_word)?.0;
        }
        self.parser.expect(Tok::Greater)?;
        text.push('>');
        Ok(text)
    }

    /// `sampled_image<!spirv.image<...>>`
    fn sampled_image(&mut self) -> Parsed<String> {
        self.parser.expect(Tok::Less)?;
        let image = self.nested()?;
        if image.ty.is_some() || !image.text.starts_with("!spirv.image<") {
            let message = format!("sampled image must be composed using image type, got '{}'", image.text);
            return Err(error_at(message, image.offset));
        }
        for dim in ["SubpassData", "Buffer"] {
            if image.text.contains(&format!(", {dim}, ")) {
                let message = format!("sampled image Dim must not be SubpassData or Buffer, got {dim}");
                return Err(error_at(message, image.offset));
            }
        }
        self.parser.expect(Tok::Greater)?;
        Ok(format!("sampled_image<{}>", image.text))
    }

    /// `coopmatrix<16x16xf32, Subgroup, MatrixAcc>`
    fn cooperative_matrix(&mut self) -> Parsed<String> {
        self.parser.expect(Tok::Less)?;
        let at = self.offset();
        let dimensions = self.dimensions()?;
        let &[Some(rows), Some(columns)] = dimensions.as_slice() else {
            let counts = "expected row and column count";
            return Err(error_at(if dimensions.contains(&None) { STATIC } else { counts }, at));
        };
        let element = self.element()?.text;
        self.parser.expect(Tok::Comma)?;
        let (scope, _) =
            self.word("scope", |word| format!("invalid scope <id> attribute specification: {word}"))?;
        self.parser.expect(Tok::Comma)?;
        let (use_, _) = self.word("coop_matrix_use_khr", |word| {
            format!("invalid use <id> attribute specification: {word}")
        })?;
        self.parser.expect(Tok::Greater)?;
        Ok(format!("coopmatrix<{rows}x{columns}x{element}, {scope}, {use_}>"))
    }

    /// `arm.tensor<4x4xf32>`, `arm.tensor<*xf32>`
    fn tensor(&mut self) -> Parsed<String> {
        self.parser.expect(Tok::Less)?;
        let at = self.offset();
        let shape = if self.parser.eat(Tok::Star) {
            self.parser.resume_at(self.parser.token().start());
            self.times()?;
            "*x".to_owned()
        } else {
            let dimensions = self.dimensions()?;
            if dimensions.is_empty() {
                return Err(error_at("arm.tensors do not support rank zero", at));
            }
            if dimensions.contains(&Some(0)) {
                return Err(error_at("arm.tensors do not support zero dimensions", at));
            }
            if dimensions.contains(&None) && dimensions.iter().any(Option::is_some) {
                let message = "arm.tensor shape dimensions must be either fully dynamic or completed shaped";
                return Err(error_at(message, at));
            }
            let size = |size: &Option<u64>| size.map_or("?x".to_owned(), |size| format!("{size}x"));
            dimensions.iter().map(size).collect()
        };
        let element = self.element()?;
        self.parser.expect(Tok::Greater)?;
        Ok(format!("arm.tensor<{shape}{}>", element.text))
    }

    /// `struct<name, (f32 [0, NonWritable], i32 [4]), Block>`, or `struct<name>` inside of the struct of this name.
    fn structure(&mut self) -> Parsed<String> {
        self.parser.expect(Tok::Less)?;
        let at = self.offset();
        let mut text = "struct<".to_owned();
        let name = self.parser.optional_keyword().map(str::to_owned);
        if let Some(name) = &name {
            if self.parser.eat(Tok::Greater) {
                if !self.structs.contains(name) {
                    let message = "recursive struct reference not nested in struct definition";
                    return Err(error_at(message, at));
                }
                return Ok(format!("struct<{name}>"));
            }
            self.parser.expect(Tok::Comma)?;
            if self.structs.contains(name) {
                return Err(error_at("identifier already used for an enclosing struct", at));
            }
            self.structs.push(name.clone());
            text += name;
            text += ", ";
        }
        self.members(&mut text)?;
        if name.is_some() {
            self.structs.pop();
        }
        Ok(text)
    }

    /// The members of a struct, and what is after them.
    fn members(&mut self, text: &mut String) -> Parsed<()> {
        self.parser.expect(Tok::LParen)?;
        if self.parser.eat(Tok::RParen) {
            if self.parser.eat(Tok::Greater) {
                text.push_str("()>");
                return Ok(());
            }
            return Err(self.parser.error("expected non-function type"));
        }
        let (mut members, mut offsets) = (0, 0);
        loop {
            text.push_str(if members == 0 { "(" } else { ", " });
            text.push_str(&self.nested()?.text);
            members += 1;
            if self.parser.eat(Tok::LSquare) {
                let at = self.offset();
                let decorations = self.member_decorations(&mut offsets)?;
                if offsets > 0 && offsets != members {
                    return Err(error_at(ALL_OFFSETS, at));
                }
                text.push_str(&decorations);
            }
            if !self.parser.eat(Tok::Comma) {
                break;
            }
        }
        if offsets > 0 && offsets != members {
            return Err(error_at(ALL_OFFSETS, 0));
        }
        self.parser.expect(Tok::RParen)?;
        text.push(')');
        if self.parser.eat(Tok::Comma) {
            text.push_str(", ");
            text.push_str(&self.decorations()?);
        }
        self.parser.expect(Tok::Greater)?;
        text.push('>');
        Ok(())
    }

    /// ` [4, NonWritable]`, whose bracket was taken: an offset, which may be absent, and decorations.
    fn member_decorations(&mut self, offsets: &mut usize) -> Parsed<String> {
        let offset = self.parser.optional_integer::<u32>()?;
        *offsets += usize::from(offset.is_some());
        if self.parser.eat(Tok::RSquare) {
            return Ok(offset.map_or(String::new(), |offset| format!(" [{offset}]")));
        }
        let mut text = " [".to_owned();
        if let Some(offset) = offset {
            self.parser.expect(Tok::Comma)?;
            text += &format!("{offset}, ");
        }
        text += &self.decorations()?;
        self.parser.expect(Tok::RSquare)?;
        text.push(']');
        Ok(text)
    }

    /// `NonWritable, MatrixStride=16`: in the order of their numbers, in which C++ sorts them.
    fn decorations(&mut self) -> Parsed<String> {
        let mut found: Vec<(u64, String)> = Vec::new();
        loop {
            let (mut text, number) = self.word("decoration", unknown_word)?;
            if self.parser.eat(Tok::Equal) {
                let value = self.parser.attribute()?;
                if !value.isa::<UnitAttr<'_>>() {
                    text = format!("{text}={}", without_type(value));
                }
            }
            found.push((number, text));
            if !self.parser.eat(Tok::Comma) {
                break;
            }
        }
        found.sort_by_key(|(number, _)| *number);
        Ok(found.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(", "))
    }

    /// A word of an enum of the dialect, and its number.
    fn word(&mut self, attribute: &str, message: impl Fn(&str) -> String) -> Parsed<(String, u64)> {
        let at = self.offset();
        let word = self.parser.keyword()?.to_owned();
        let options = ParserOptions::default().allow_unregistered(true);
        let text = format!("#spirv.{attribute}<{word}>");
        let Ok(value) = parse_attribute_with(self.parser.context(), text.as_bytes(), options) else {
            return Err(error_at(message(&word), at));
        };
        let number = match value.params().first() {
            Some(Param::UInt(number)) => *number,
            Some(Param::Int(number)) => *number as u64,
            // The dialect has no such enum.
            _ => 0,
        };
        Ok((word, number))
    }

    /// A type of this dialect, or a scalar or vector that SPIR-V has.
    fn element(&mut self) -> Parsed<Element<'c>> {
        let element = self.nested()?;
        let Some(ty) = element.ty else { return Ok(element) };
        let message = if ty.float_kind().is_some() {
            return Ok(element);
        } else if let Some(integer) = ty.dyn_cast::<IntegerType<'_>>() {
            if matches!(integer.width(), 1 | 8 | 16 | 32 | 64) {
                return Ok(element);
            }
            format!("only 1/8/16/32/64-bit integer type allowed but found '{ty}'")
        } else if let Some(vector) = ty.dyn_cast::<VectorType<'_>>() {
            match vector.shape() {
                [size] if *size <= 4 => return Ok(element),
                [size] => format!("vector length has to be less than or equal to 4 but found {size}"),
                _ => format!("only 1-D vector allowed but found '{ty}'"),
            }
        } else {
            format!("cannot use '{ty}' to compose SPIR-V types")
        };
        Err(error_at(message, element.offset))
    }

    /// Any type.
    fn nested(&mut self) -> Parsed<Element<'c>> {
        let (token, offset) = (self.parser.token(), self.offset());
        let own = self.parser.text(token).strip_prefix(b"!spirv.").filter(|_| token.kind == Tok::BangId);
        if let Some(mnemonic) = own {
            let mnemonic = String::from_utf8_lossy(mnemonic).into_owned();
            self.parser.advance();
            let body = self.body(&mnemonic)?;
            return Ok(Element { text: format!("!spirv.{body}"), ty: None, offset });
        }
        match self.parser.ty() {
            Ok(ty) => Ok(Element { text: ty.to_string(), ty: Some(ty), offset }),
            Err(error) => {
                self.gave_up = !self.structs.is_empty() && token.kind != Tok::Error;
                Err(error)
            }
        }
    }

    /// `4x`, `4 x ?x`: sizes before a type; a dynamic one is `None`.
    fn dimensions(&mut self) -> Parsed<Vec<Option<u64>>> {
        let mut found = Vec::new();
        loop {
            let start = self.offset();
            let rest = self.parser.source().get(start..).unwrap_or_default();
            let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
            let size = match rest.first() {
                Some(b'?') => None,
                Some(_) if digits > 0 => {
                    let text = str::from_utf8(&rest[..digits]).unwrap_or_default();
                    let size = text.parse::<i64>().map_err(|_| error_at("invalid dimension", start))?;
                    Some(size as u64)
                }
                _ => return Ok(found),
            };
            found.push(size);
            self.parser.resume_at((start + digits.max(1)) as u32);
            self.times()?;
        }
    }

    /// The `x` after a size, which may be the beginning of a word.
    fn times(&mut self) -> Parsed<()> {
        let start = self.offset();
        if self.parser.source().get(start) != Some(&b'x') {
            return Err(self.parser.error("expected 'x' in dimension list"));
        }
        self.parser.resume_at(start as u32 + 1);
        Ok(())
    }

    fn offset(&self) -> usize {
        self.parser.token().start() as usize
    }
}

const STATIC: &str = "expected static shape";
const ALL_OFFSETS: &str = "offset specification must be given for all members";

fn unknown_word(word: &str) -> String {
    format!("unknown attribute: '{word}'")
}

/// A number without its type, any other attribute as it is.
fn without_type(value: Attribute<'_>) -> String {
    let text = value.to_string();
    let is_number = value.isa::<IntegerAttr<'_>>() || value.isa::<FloatAttr<'_>>();
    match text.split_once(" : ").filter(|_| is_number) {
        Some((number, _)) => number.to_owned(),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_are_those_of_cpp() {
        let context = Context::new();
        for (written, printed) in [
            ("array<4xf32>", "array<4 x f32>"),
            ("array< 4  x vector<4xf32>,stride = 16 >", "array<4 x vector<4xf32>, stride=16>"),
            ("matrix<3xvector<3xf32>>", "matrix<3 x vector<3xf32>>"),
            ("rtarray<f32, stride = 4>", "rtarray<f32, stride=4>"),
            (
                "struct<a,(f32[0],i32[4,NonWritable]),Block>",
                "struct<a, (f32 [0], i32 [4, NonWritable]), Block>",
            ),
            ("coopmatrix<16x16xf32,Subgroup,MatrixAcc>", "coopmatrix<16x16xf32, Subgroup, MatrixAcc>"),
            ("arm.tensor<2 x 3xf32>", "arm.tensor<2x3xf32>"),
            ("arm.tensor<*x f32>", "arm.tensor<*xf32>"),
        ] {
            assert_eq!(spelling(&context, written).ok().flatten().as_deref(), Some(printed));
            assert_eq!(spelling(&context, printed).ok().flatten().as_deref(), Some(printed));
        }
        assert!(spelling(&context, "array<f32>").is_err());
    }

    #[test]
    fn a_name_inside_another_dialects_type_is_kept() {
        let context = Context::new();
        let text = "struct<a, (tuple<!spirv.struct<a>>)>";
        let kept = spelling(&context, text);
        assert!(matches!(
            kept.as_ref().map(Option::as_deref),
            Ok(None | Some("struct<a, (tuple<!spirv.struct<a>>)>"))
        ));
    }
}
