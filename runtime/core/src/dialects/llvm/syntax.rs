//! The syntax of the types. Inside of one, `!llvm.` is omitted.

use super::compatible::is_compatible_type;
use super::generated::LlvmDialect;
use super::legacy;
use super::{
    LLVMArrayType, LLVMFunctionType, LLVMPPCFP128Type, LLVMPointerType, LLVMStructType, LLVMTargetExtType,
};
use crate::def::{Def, Syntax};
use crate::text::{AsmParser, AsmPrinter, CustomFormat, Parsed, Tok, TypeSyntax};
use crate::{Diagnostic, Node, Type};

/// Parses the text after a mnemonic. The flag: this is the element of an old pointer, which is dropped, so that it may
/// name an unknown struct.
type KeywordRule = for<'c> fn(&mut AsmParser<'_, 'c>, bool) -> Parsed<Node<'c>>;

fn rule(keyword: &str) -> Option<KeywordRule> {
    Some(match keyword {
        "ptr" => |p, dropped| Ok(parse_pointer(p, dropped)?.into()),
        "array" => |p, dropped| Ok(parse_array(p, dropped)?.into()),
        "func" => |p, dropped| Ok(parse_function(p, dropped)?.into()),
        "struct" => |p, dropped| Ok(parse_struct(p, dropped)?.into()),
        "target" => |p, dropped| Ok(parse_target_ext(p, dropped)?.into()),
        _ => return None,
    })
}

/// Parses the text after `!llvm.` or `!llvm<` that is not a mnemonic: an old spelling.
impl TypeSyntax for LlvmDialect {
    fn parse<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Option<Type<'c>>> {
        let old = match legacy::quoted(p)? {
            None => legacy::parse(p, false)?,
            quoted => quoted,
        };
        if old.is_some() {
            return Ok(old);
        }
        if p.at(Tok::BareId) && p.at_type() {
            return Err(p.error("unexpected type, expected keyword"));
        }
        Err(p.unknown_type("LLVM"))
    }

    fn print<'c>(_: Type<'c>, _: &mut AsmPrinter<'_, 'c>) -> bool {
        false
    }
}

/// The hooks of the types: they are parsed and printed as inside of another type.
macro_rules! hooks {
    ($($handle:ident: $parse:ident, $print:ident;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<'c> CustomFormat<'c> for $handle<'c> {
            fn parse(p: &mut AsmParser<'_, 'c>) -> Parsed<Self> {
                $parse(p, false)
            }

            fn print(self, p: &mut AsmPrinter<'_, 'c>) {
                $print(self, false, p);
            }
        }
    )*};
}

hooks! {
    LLVMPointerType: parse_pointer, print_pointer;
    LLVMArrayType: parse_array, print_array;
    LLVMFunctionType: parse_function, print_function;
    LLVMStructType: parse_struct, print_struct;
    LLVMTargetExtType: parse_target_ext, print_target_ext;
}

/// Parses a type inside of another: any type, or one of the dialect's by its mnemonic.
pub(super) fn parse_nested<'c>(p: &mut AsmParser<'_, 'c>, dropped: bool) -> Parsed<Type<'c>> {
    if dropped && p.at(Tok::BangId) && p.text(p.token()).starts_with(b"!llvm.") {
        // Without the prefix, because the common parser does not know that it is dropped.
        let start = p.token().start();
        p.resume_at(start + "!llvm.".len() as u32);
    }
    if let Some(ty) = legacy::parse(p, dropped)? {
        return Ok(ty);
    }
    let keyword = if p.at(Tok::BareId) { p.text(p.token()) } else { b"" };
    let keyword = str::from_utf8(keyword).unwrap_or_default();
    let rule = rule(keyword);
    // `token` is a type of `builtin`, too.
    let own = super::dialect().types.iter().find(|def| def.mnemonic == Some(keyword));
    if own.is_none()
        && let Some(ty) = p.optional_type()?
    {
        return Ok(ty);
    }
    let node = if let Some(rule) = rule {
        p.advance();
        p.with_nesting(|p| rule(p, dropped))?
    } else {
        let Some(def) = own else { return Err(p.unknown_type("LLVM")) };
        p.advance();
        p.context().intern(def, &[])
    };
    Type::from_node(node).ok_or_else(|| p.error("expected a type"))
}

/// Prints a type inside of another; `compatible` if that is known to be a type of LLVM IR, with
/// all its parts.
fn print_nested<'c>(ty: Type<'c>, compatible: bool, p: &mut AsmPrinter<'_, 'c>) {
    let def: &Def = ty.def();
    // MLIR has no short form for this one, nor for types that are not in LLVM IR.
    let short =
        def.dialect == "llvm" && !ty.isa::<LLVMPPCFP128Type<'_>>() && (compatible || is_compatible_type(ty));
    match def.mnemonic.filter(|_| short) {
        None => p.ty(ty),
        Some(mnemonic) => {
            p.write(mnemonic);
            p.with_nesting(ty.node(), |p| print_compatible(ty, p));
        }
    }
}

/// Prints the text after the mnemonic of a type of LLVM IR.
fn print_compatible<'c>(ty: Type<'c>, p: &mut AsmPrinter<'_, 'c>) {
    if let Some(ty) = ty.dyn_cast::<LLVMArrayType<'_>>() {
        print_array(ty, true, p);
    } else if let Some(ty) = ty.dyn_cast::<LLVMStructType<'_>>() {
        print_struct(ty, true, p);
    } else if let Some(ty) = ty.dyn_cast::<LLVMFunctionType<'_>>() {
        print_function(ty, true, p);
    } else if let Syntax::Custom(syntax) = ty.def().syntax {
        (syntax.print)(ty.node(), p);
    }
}

fn parse_pointer<'c>(p: &mut AsmParser<'_, 'c>, _: bool) -> Parsed<LLVMPointerType<'c>> {
    let start = p.span_from(p.token().start()).start;
    let mut address_space = 0;
    if p.eat(Tok::Less) {
        address_space = match legacy::pointee(p, start)? {
            Some(address_space) => address_space,
            None => p.integer()?,
        };
        p.expect(Tok::Greater)?;
    }
    Ok(LLVMPointerType::get(p.context(), address_space))
}

fn print_pointer<'c>(ty: LLVMPointerType<'c>, _: bool, p: &mut AsmPrinter<'_, 'c>) {
    if ty.address_space() != 0 {
        p.write("<");
        p.integer(ty.address_space());
        p.write(">");
    }
}

fn parse_array<'c>(p: &mut AsmParser<'_, 'c>, dropped: bool) -> Parsed<LLVMArrayType<'c>> {
    let place = p.span();
    p.expect(Tok::Less)?;
    let count: u64 = p.integer()?;
    p.expect_keyword("x")?;
    let element = parse_nested(p, dropped)?;
    p.expect(Tok::Greater)?;
    LLVMArrayType::get_checked(p.context(), element, count).map_err(|error| error.with_default_span(place))
}

fn print_array<'c>(ty: LLVMArrayType<'c>, compatible: bool, p: &mut AsmPrinter<'_, 'c>) {
    p.write("<");
    p.integer(ty.num_elements());
    p.write(" x ");
    print_nested(ty.element_type(), compatible, p);
    p.write(">");
}

fn parse_function<'c>(p: &mut AsmParser<'_, 'c>, dropped: bool) -> Parsed<LLVMFunctionType<'c>> {
    let place = p.span();
    p.expect(Tok::Less)?;
    let result = parse_nested(p, dropped)?;
    p.expect(Tok::LParen)?;
    let (mut params, mut var_arg) = (Vec::new(), false);
    if !p.eat(Tok::RParen) {
        loop {
            var_arg = p.eat(Tok::Ellipsis);
            if var_arg {
                break;
            }
            params.push(parse_nested(p, dropped)?);
            if !p.eat(Tok::Comma) {
                break;
            }
        }
        p.expect(Tok::RParen)?;
    }
    p.expect(Tok::Greater)?;
    LLVMFunctionType::get_checked(p.context(), result, &params, var_arg)
        .map_err(|error| error.with_default_span(place))
}

fn print_function<'c>(ty: LLVMFunctionType<'c>, compatible: bool, p: &mut AsmPrinter<'_, 'c>) {
    p.write("<");
    print_nested(ty.return_type(), compatible, p);
    p.write(" (");
    print_list(ty.params(), compatible, p);
    if ty.is_var_arg() {
        p.write(if ty.params().is_empty() { "..." } else { ", ..." });
    }
    p.write(")>");
}

fn print_list<'c>(types: &[Type<'c>], compatible: bool, p: &mut AsmPrinter<'_, 'c>) {
    p.comma_separated(types, |p, ty| print_nested(*ty, compatible, p));
}

/// Parses `(i32, ptr)` after its `(`.
fn members<'c>(p: &mut AsmParser<'_, 'c>, dropped: bool) -> Parsed<Vec<Type<'c>>> {
    let mut members = Vec::new();
    if p.eat(Tok::RParen) {
        return Ok(members);
    }
    loop {
        members.push(parse_nested(p, dropped)?);
        if !p.eat(Tok::Comma) {
            break;
        }
    }
    p.expect(Tok::RParen)?;
    Ok(members)
}

fn parse_struct<'c>(p: &mut AsmParser<'_, 'c>, dropped: bool) -> Parsed<LLVMStructType<'c>> {
    let place = p.span();
    p.expect(Tok::Less)?;
    if let Some(name) = p.optional_string() {
        let ty = LLVMStructType::identified(p.context(), &name);
        return identified(p, ty, dropped);
    }
    if p.at_keyword("opaque") {
        return Err(p.error("only identified structs can be opaque"));
    }
    let packed = p.eat_keyword("packed");
    p.expect(Tok::LParen)?;
    let members = members(p, dropped)?;
    p.expect(Tok::Greater)?;
    LLVMStructType::literal_checked(p.context(), &members, packed)
        .map_err(|error| error.with_default_span(place))
}

/// Parses the text after the name.
fn identified<'c>(
    p: &mut AsmParser<'_, 'c>,
    ty: LLVMStructType<'c>,
    dropped: bool,
) -> Parsed<LLVMStructType<'c>> {
    if p.at(Tok::Greater) {
        if !dropped && !p.is_in_body(ty.into()) {
            return Err(p.error("struct without a body only allowed in a recursive struct"));
        }
        p.advance();
        return Ok(ty);
    }
    p.expect(Tok::Comma)?;
    let keyword = p.span();
    if p.eat_keyword("opaque") {
        p.expect(Tok::Greater)?;
        if LLVMStructType::opaque(p.context(), ty.name().unwrap_or_default()).is_err() {
            return Err(Diagnostic::error("redeclaring defined struct as opaque").at(keyword));
        }
        return Ok(ty);
    }
    if p.is_in_body(ty.into()) {
        return Err(p.error("identifier already used for an enclosing struct"));
    }
    let packed = p.eat_keyword("packed");
    p.begin_body(ty.into());
    let members = if !packed && legacy::is_bare_member(p) {
        legacy::bare_member(p).map(|member| (keyword.clone(), vec![member]))
    } else {
        p.expect(Tok::LParen).and_then(|_| Ok((p.span(), members(p, dropped)?)))
    };
    p.end_body();
    let (first, members) = members?;
    p.expect(Tok::Greater)?;
    ty.set_body(&members, packed)
        .map_err(|error| error.at(if members.is_empty() { keyword } else { first }))?;
    Ok(ty)
}

fn print_struct<'c>(ty: LLVMStructType<'c>, compatible: bool, p: &mut AsmPrinter<'_, 'c>) {
    p.write("<");
    if let Some(name) = ty.name() {
        p.string(name);
        if !p.begin_body(ty.into()) {
            return p.write(">");
        }
        p.write(", ");
    }
    match ty.body() {
        Some(members) => {
            p.write(if ty.is_packed() { "packed (" } else { "(" });
            print_list(members, compatible, p);
            p.write(")");
        }
        // There is no text for a body that is not set yet; this one is closest.
        None => p.write("opaque"),
    }
    if ty.is_identified() {
        p.end_body();
    }
    p.write(">");
}

fn parse_target_ext<'c>(p: &mut AsmParser<'_, 'c>, dropped: bool) -> Parsed<LLVMTargetExtType<'c>> {
    p.expect(Tok::Less)?;
    let name = p.string()?;
    let (mut types, mut ints) = (Vec::new(), Vec::new());
    while p.eat(Tok::Comma) {
        if let Some(number) = p.optional_integer()? {
            ints.push(number);
        } else if ints.is_empty() {
            types.push(parse_nested(p, dropped)?);
        } else {
            return Err(p.error("failed to parse parameter list for target extension type"));
        }
    }
    p.expect(Tok::Greater)?;
    Ok(LLVMTargetExtType::get(p.context(), name, &types, &ints))
}

fn print_target_ext<'c>(ty: LLVMTargetExtType<'c>, _: bool, p: &mut AsmPrinter<'_, 'c>) {
    p.write("<");
    p.string(ty.ext_type_name());
    for param in ty.type_params() {
        p.write(", ");
        p.ty(*param);
    }
    for param in ty.int_params().iter() {
        p.write(", ");
        p.integer(param);
    }
    p.write(">");
}
