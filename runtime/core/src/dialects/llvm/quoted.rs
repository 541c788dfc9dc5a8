//! LLVM's own spelling of types, which `!llvm<"...">` held in 2020: `{i32, float}*`, `[4 x i8]`,
//! `<4 x float>`, `i32 addrspace(3)*`, `void (i32, ...)`.
//!
//! Identified structs, `%name`, need a definition elsewhere in an LLVM module and are rejected. So are types that LLVM
//! itself rejects, such as `void*`.

use super::{
    LLVMArrayType, LLVMFunctionType, LLVMLabelType, LLVMMetadataType, LLVMPPCFP128Type, LLVMPointerType,
    LLVMStructType, LLVMTokenType, LLVMVoidType, LLVMX86AMXType, legacy,
};
use crate::builtin::VectorType;
use crate::text::parse_type;
use crate::{Context, Diagnostic, Type};

/// The maximum nesting of types in a string.
const NESTING: u32 = 64;

/// The reason why a string is not a type: with a message where the words are understood.
type Refused = Option<Diagnostic>;

/// Reads a type in LLVM's spelling.
pub(super) fn parse<'c>(context: &'c Context, text: &[u8]) -> Result<Type<'c>, Refused> {
    let mut parser = Parser { context, text, nesting: 0 };
    let ty = parser.ty()?;
    parser.blanks();
    if parser.text.is_empty() { Ok(ty) } else { Err(None) }
}

struct Parser<'t, 'c> {
    context: &'c Context,
    /// The remaining text.
    text: &'t [u8],
    nesting: u32,
}

impl<'t, 'c> Parser<'t, 'c> {
    fn blanks(&mut self) {
        self.text = self.text.trim_ascii_start();
    }

    fn eat(&mut self, token: &str) -> bool {
        self.blanks();
        let rest = self.text.strip_prefix(token.as_bytes());
        rest.inspect(|rest| self.text = rest).is_some()
    }

    fn expect(&mut self, token: &str) -> Result<(), Refused> {
        if self.eat(token) { Ok(()) } else { Err(None) }
    }

    /// A word of letters, digits and `_`.
    fn word(&mut self) -> &'t str {
        self.blanks();
        let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
        let length = self.text.iter().take_while(|byte| is_part(byte)).count();
        let (word, rest) = self.text.split_at(length);
        self.text = rest;
        str::from_utf8(word).unwrap_or_default()
    }

    fn number<T: std::str::FromStr>(&mut self) -> Result<T, Refused> {
        self.word().parse().map_err(|_| None)
    }

    /// A type and its suffixes: `*`, `addrspace(3)*`, parameters.
    fn ty(&mut self) -> Result<Type<'c>, Refused> {
        self.nesting += 1;
        if self.nesting > NESTING {
            return Err(Some(Diagnostic::error(format!("types in a string nest at most {NESTING} deep"))));
        }
        let mut ty = self.base()?;
        loop {
            if self.eat("*") {
                ty = self.pointer(ty, 0)?;
            } else if self.eat("addrspace") {
                let space = self.address_space()?;
                self.expect("*")?;
                ty = self.pointer(ty, space)?;
            } else if self.eat("(") {
                let (params, var_arg) = self.params()?;
                ty = LLVMFunctionType::get_checked(self.context, ty, &params, var_arg).map_err(Some)?.into();
            } else {
                self.nesting -= 1;
                return Ok(ty);
            }
        }
    }

    fn pointer(&self, to: Type<'c>, space: u32) -> Result<Type<'c>, Refused> {
        // LLVM has no pointers to these.
        let none = to.isa::<LLVMVoidType<'_>>()
            || to.isa::<LLVMLabelType<'_>>()
            || to.isa::<LLVMMetadataType<'_>>()
            || to.isa::<LLVMTokenType<'_>>();
        if none { Err(None) } else { Ok(LLVMPointerType::get(self.context, space).into()) }
    }

    fn address_space(&mut self) -> Result<u32, Refused> {
        self.expect("(")?;
        let space = self.number()?;
        self.expect(")")?;
        Ok(space)
    }

    fn params(&mut self) -> Result<(Vec<Type<'c>>, bool), Refused> {
        let mut params = Vec::new();
        if self.eat(")") {
            return Ok((params, false));
        }
        loop {
            if self.eat("...") {
                self.expect(")")?;
                return Ok((params, true));
            }
            params.push(self.ty()?);
            if self.eat(")") {
                return Ok((params, false));
            }
            self.expect(",")?;
        }
    }

    fn base(&mut self) -> Result<Type<'c>, Refused> {
        if self.eat("{") {
            return self.members("}", false);
        }
        if self.eat("<") {
            if self.eat("{") {
                let members = self.members("}", true)?;
                self.expect(">")?;
                return Ok(members);
            }
            return self.vector();
        }
        if self.eat("[") {
            let count = self.number()?;
            self.expect("x")?;
            let element = self.ty()?;
            self.expect("]")?;
            return LLVMArrayType::get_checked(self.context, element, count).map(Into::into).map_err(Some);
        }
        self.scalar()
    }

    fn members(&mut self, close: &str, packed: bool) -> Result<Type<'c>, Refused> {
        let mut members = Vec::new();
        while !self.eat(close) {
            if !members.is_empty() {
                self.expect(",")?;
            }
            members.push(self.ty()?);
        }
        LLVMStructType::literal_checked(self.context, &members, packed).map(Into::into).map_err(Some)
    }

    fn vector(&mut self) -> Result<Type<'c>, Refused> {
        let scalable = self.eat("vscale");
        if scalable {
            self.expect("x")?;
        }
        let count: i64 = self.number()?;
        self.expect("x")?;
        let element = self.ty()?;
        self.expect(">")?;
        let vector = VectorType::get_checked(self.context, &[count], element, &[scalable]);
        vector.map(Into::into).map_err(Some)
    }

    fn scalar(&mut self) -> Result<Type<'c>, Refused> {
        let context = self.context;
        let word = self.word();
        if let Some(today) = legacy::simple(word.as_bytes()) {
            return parse_type(context, today).map_err(Some);
        }
        Ok(match word {
            "void" => LLVMVoidType::get(context).into(),
            "label" => LLVMLabelType::get(context).into(),
            "metadata" => LLVMMetadataType::get(context).into(),
            "token" => LLVMTokenType::get(context).into(),
            "ppc_fp128" => LLVMPPCFP128Type::get(context).into(),
            "x86_amx" => LLVMX86AMXType::get(context).into(),
            "ptr" => {
                let space = if self.eat("addrspace") { self.address_space()? } else { 0 };
                LLVMPointerType::get(context, space).into()
            }
            _ => match word.strip_prefix('i') {
                Some(width) if !width.is_empty() && width.bytes().all(|byte| byte.is_ascii_digit()) => {
                    parse_type(context, word).map_err(Some)?
                }
                _ => return Err(None),
            },
        })
    }
}
