//! `llvm.func`: its custom form and its checks.

use super::call::print_cconv;
use super::global::verify_comdat;
use super::keyword::{CCONV, COMDAT, LINKAGE, UNNAMED_ADDR, VISIBILITY, case_text, optional_case};
use super::{
    BlockTagOp, CConv, CConvAttr, LLVMFuncOp, LLVMFuncOpRegionVerify, LLVMFuncOpVerify, LandingpadOp,
    Linkage, LinkageAttr, ResumeOp, UnnamedAddr, VScaleRangeAttr, Visibility,
};
use isogloss::builtin::{IntegerAttr, SymbolRefAttr, TypeAttr};
use isogloss::ir::interfaces::{ARG_ATTRS, CallableOpInterface, RES_ATTRS};
use isogloss::ir::symbol::SYMBOL_NAME;
use isogloss::ir::text::{FUNCTION_TYPE, FunctionSignature, OpFormat, OpParser, OpPrinter, print_types};
use isogloss::ir::{OpRef, OperationState, RegionRef, ValueRef};
use isogloss::llvm::{LLVMFunctionType, LLVMVoidType, is_compatible_type};
use isogloss::text::Tok;
use isogloss::{Diagnostic, Span, Type};
use std::collections::HashSet;

const VSCALE_RANGE: &str = "vscale_range";

/// The LLVM function type of a function, if its attribute has one.
fn type_of<'c>(op: OpRef<'_, 'c>) -> Option<LLVMFunctionType<'c>> {
    op.attribute(FUNCTION_TYPE)?.dyn_cast::<TypeAttr<'_>>()?.value().dyn_cast::<LLVMFunctionType<'_>>()
}

/// The result types of an LLVM function: none for `void`.
fn results<'c>(ty: LLVMFunctionType<'c>) -> Option<Type<'c>> {
    Some(ty.return_type()).filter(|ty| !ty.isa::<LLVMVoidType<'_>>())
}

/// Parses a linkage, `external` if there is no keyword.
pub(super) fn parse_linkage<'c>(parser: &mut OpParser<'_, '_, 'c>, state: &mut OperationState<'c>) {
    let linkage = optional_case(parser).unwrap_or(Linkage::External);
    let context = parser.asm().context();
    state.attribute(context, LINKAGE, LinkageAttr::get(context, linkage));
}

/// Parses a visibility, the default if there is no keyword.
pub(super) fn parse_visibility<'c>(parser: &mut OpParser<'_, '_, 'c>, state: &mut OperationState<'c>) {
    let case = optional_case(parser).unwrap_or(Visibility::Default);
    let context = parser.asm().context();
    state.attribute(context, VISIBILITY, IntegerAttr::get(context.i64(), case as i64));
}

/// Parses whether an address matters; it does if there is no keyword.
pub(super) fn parse_unnamed_addr<'c>(parser: &mut OpParser<'_, '_, 'c>, state: &mut OperationState<'c>) {
    let case = optional_case(parser).unwrap_or(UnnamedAddr::None);
    let context = parser.asm().context();
    state.attribute(context, UNNAMED_ADDR, IntegerAttr::get(context.i64(), case as i64));
}

/// Parses `comdat(@a::@b)`, if it is next.
pub(super) fn parse_comdat<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
) -> Result<(), Diagnostic> {
    if parser.asm().eat_keyword(COMDAT) {
        parser.asm().expect(Tok::LParen)?;
        let span = parser.asm().span();
        let comdat = parser.asm().attribute()?;
        if !comdat.isa::<SymbolRefAttr<'_>>() {
            return Err(Diagnostic::error("invalid kind of attribute specified").at(span));
        }
        state.attribute(parser.asm().context(), COMDAT, comdat);
        parser.asm().expect(Tok::RParen)?;
    }
    Ok(())
}

pub(super) fn print_comdat<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    if let Some(comdat) = op.attribute(COMDAT) {
        printer.write(" comdat(");
        printer.attribute(comdat);
        printer.write(")");
    }
}

/// Writes `text ` unless it is empty.
pub(super) fn print_keyword<'a, 'c>(text: &str, printer: &mut OpPrinter<'_, 'a, 'c>) {
    if !text.is_empty() {
        printer.write(text);
        printer.write(" ");
    }
}

fn function_type<'c>(
    parser: &OpParser<'_, '_, 'c>,
    signature: &FunctionSignature<'c>,
    span: Span,
    context: &'c isogloss::Context,
) -> Result<LLVMFunctionType<'c>, Diagnostic> {
    let error = |what: &str| {
        Err(parser.error_at(format_args!("failed to construct function type: expected {what}"), span.clone()))
    };
    if signature.results.len() > 1 {
        return error("zero or one function result");
    }
    if !signature.inputs.iter().copied().all(is_compatible_type) {
        return error("LLVM type for function arguments");
    }
    if let Some(ty) = signature.results.iter().find(|ty| !is_compatible_type(**ty)) {
        // As upstream, without a blank.
        return error(&format!("LLVM type for function results'{ty}'"));
    }
    let result = signature.results.first().copied();
    let result = result.unwrap_or_else(|| LLVMVoidType::get(context).into());
    LLVMFunctionType::get_checked(context, result, &signature.inputs, signature.variadic)
}

impl OpFormat for LLVMFuncOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        parse_linkage(parser, state);
        parse_visibility(parser, state);
        parse_unnamed_addr(parser, state);
        let convention = optional_case(parser).unwrap_or(CConv::C);
        state.attribute(context, CCONV, CConvAttr::get(context, convention));
        let name = parser.asm().span();
        if !parser.optional_symbol_name(SYMBOL_NAME, state) {
            return Err(parser.error("expected valid '@'-identifier for symbol name"));
        }
        let signature = FunctionSignature::parse_variadic(parser)?;
        let ty = function_type(parser, &signature, name, context)?;
        state.attribute(context, FUNCTION_TYPE, TypeAttr::get(context, ty.into()));
        if parser.asm().eat_keyword(VSCALE_RANGE) {
            parser.asm().expect(Tok::LParen)?;
            let least = parser.asm().integer::<i64>()?;
            parser.asm().expect(Tok::Comma)?;
            let most = parser.asm().integer::<i64>()?;
            parser.asm().expect(Tok::RParen)?;
            let number = |value| IntegerAttr::get(context.i32(), value);
            state.attribute(
                context,
                VSCALE_RANGE,
                VScaleRangeAttr::get(context, number(least), number(most)),
            );
        }
        parse_comdat(parser, state)?;
        parser.optional_attributes_with_keyword(state)?;
        signature.add_attributes(context, state);
        let region = if parser.asm().at(Tok::LBrace) {
            parser.region(&signature.arguments)?
        } else {
            parser.ir().create_region()
        };
        state.regions.push(region);
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(function) = op.dyn_cast::<LLVMFuncOp<'_, '_>>() else { return };
        printer.write(" ");
        if function.linkage() != Linkage::External {
            print_keyword(function.linkage().as_str(), printer);
        }
        print_keyword(case_text::<Visibility>(op, VISIBILITY), printer);
        print_keyword(case_text::<UnnamedAddr>(op, UNNAMED_ADDR), printer);
        print_cconv(op, printer);
        printer.asm().symbol(op.symbol_name().unwrap_or_default());
        if let Some(ty) = type_of(op) {
            let results: Vec<Type<'c>> = results(ty).into_iter().collect();
            print_types(op, ty.params(), &results, ty.var_arg(), printer);
        }
        if let Some(range) = function.vscale_range() {
            let number = |value: IntegerAttr<'_>| value.to_i64().unwrap_or_default();
            let (least, most) = (number(range.min_range()), number(range.max_range()));
            printer.write(&format!(" vscale_range({least}, {most})"));
        }
        print_comdat(op, printer);
        let hidden = [
            SYMBOL_NAME,
            FUNCTION_TYPE,
            ARG_ATTRS,
            RES_ATTRS,
            LINKAGE,
            VISIBILITY,
            UNNAMED_ADDR,
            CCONV,
            VSCALE_RANGE,
            COMDAT,
        ];
        printer.op_attributes_with_keyword(op, &hidden);
        let body = function.body();
        if !body.is_empty() {
            printer.write(" ");
            printer.region(body, false, true);
        }
    }
}

impl<'a, 'c> CallableOpInterface<'a, 'c> for LLVMFuncOp<'a, 'c> {
    fn callable_region(self) -> Option<RegionRef<'a, 'c>> {
        Some(self.body()).filter(|body| !body.is_empty())
    }

    fn argument_types(self) -> &'c [Type<'c>] {
        type_of(*self).map_or(&[], LLVMFunctionType::params)
    }

    fn result_types(self) -> &'c [Type<'c>] {
        type_of(*self).filter(|ty| results(*ty).is_some()).map_or(&[], LLVMFunctionType::return_types)
    }
}

impl LLVMFuncOpVerify for LLVMFuncOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let linkage = self.linkage();
        if linkage == Linkage::Common {
            return Err(self.error("functions cannot have 'common' linkage"));
        }
        verify_comdat(*self)?;
        if self.body().is_empty() {
            return if matches!(linkage, Linkage::External | Linkage::ExternWeak) {
                Ok(())
            } else {
                Err(self.error("external functions must have 'external' or 'extern_weak' linkage"))
            };
        }
        let has = |name: &str| self.attribute(name).is_some();
        if has("no_inline") && has("always_inline") {
            return Err(Diagnostic::error("no_inline and always_inline attributes are incompatible"));
        }
        if has("optimize_none") && !has("no_inline") {
            return Err(self.error("with optimize_none must also be no_inline"));
        }
        self.verify_landing()
    }
}

impl LLVMFuncOp<'_, '_> {
    /// All exceptions of a function have one type.
    fn verify_landing(self) -> Result<(), Diagnostic> {
        let mut ty: Option<Type<'_>> = None;
        for op in self.walk() {
            // Operations inside are verified later, so that they may have no value.
            let (value, message) = if op.dyn_cast::<LandingpadOp<'_, '_>>().is_some() {
                let message = "'llvm.landingpad' should have a consistent result type inside a function";
                (op.result(0), message)
            } else if op.dyn_cast::<ResumeOp<'_, '_>>().is_some() {
                let message = "'llvm.resume' should have a consistent input type inside a function";
                (op.operand(0), message)
            } else {
                continue;
            };
            let Some(found) = value.map(ValueRef::ty) else { continue };
            if *ty.get_or_insert(found) != found {
                // Without the name of the function, as in MLIR.
                return Err(Diagnostic::error(message));
            }
        }
        Ok(())
    }
}

impl LLVMFuncOpRegionVerify for LLVMFuncOp<'_, '_> {
    fn verify_regions(self) -> Result<(), Diagnostic> {
        let mut seen = HashSet::new();
        for op in self.walk() {
            let Some(tag) = op.dyn_cast::<BlockTagOp<'_, '_>>() else { continue };
            let id = tag.tag().id();
            if !seen.insert(id) {
                let message = format!("duplicate block tag '{id}' in the same function: ");
                return Err(Diagnostic::error(message).at_op(op));
            }
        }
        Ok(())
    }
}
