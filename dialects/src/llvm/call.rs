//! Calls: `llvm.call`, `llvm.invoke` and `llvm.call_intrinsic`, and their checks.

use super::bundles::{self, Bundles, SIZES, TAGS};
use super::compare::has_no_flags;
use super::control::print_successor;
use super::keyword::{CCONV, FASTMATH, TAIL_CALL_KIND, optional_case};
use super::{
    AliasOp, CConv, CConvAttr, CallIntrinsicOp, CallIntrinsicOpVerify, CallOp, CallOpVerify, IFuncOp,
    InvokeOp, InvokeOpVerify, LLVMFuncOp, LandingpadOp, TailCallKind, TailCallKindAttr,
};
use isogloss::builtin::{ArrayAttr, DenseArrayAttr, StringAttr, SymbolRefAttr, TypeAttr};
use isogloss::ir::interfaces::{
    ARG_ATTRS, BranchOpInterface, CallOpInterface, Callee, RES_ATTRS, SuccessorOperands,
    SymbolUserOpInterface,
};
use isogloss::ir::text::{FunctionSignature, OpFormat, OpParser, OpPrinter, UnresolvedOperand, print_types};
use isogloss::ir::{OpRef, Operands, OperationState, SymbolTables, ValueRef};
use isogloss::llvm::{LLVMFunctionType, LLVMPointerType, LLVMVoidType};
use isogloss::text::{Delimiter, Tok};
use isogloss::{Diagnostic, Type};

const CALLEE: &str = "callee";
const VAR_CALLEE_TYPE: &str = "var_callee_type";
const OPERAND_SEGMENTS: &str = "operandSegmentSizes";

// ---- text ---------------------------------------------------------------------------

/// The callee and the arguments: `@f(%a)` or `%f(%a)`.
struct Call {
    /// The callee first, if it is a value.
    operands: Vec<UnresolvedOperand>,
    is_direct: bool,
}

impl Call {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<Self, Diagnostic> {
        let is_direct = !parser.asm().at(Tok::PercentId);
        let mut operands = Vec::new();
        if is_direct {
            let span = parser.asm().span();
            let callee = parser.asm().attribute()?;
            if !callee.isa::<SymbolRefAttr<'_>>() {
                return Err(Diagnostic::error("invalid kind of attribute specified").at(span));
            }
            state.attribute(parser.asm().context(), CALLEE, callee);
        } else {
            operands.push(parser.operand()?);
        }
        operands.extend(parser.delimited_operands(Delimiter::Paren, None)?);
        Ok(Self { operands, is_direct })
    }

    /// Parses `: !llvm.ptr, (i32) -> ()`, without the pointer for a direct call, and adds operands, attributes of
    /// arguments and results, and the result.
    fn types<'c>(
        &self,
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let start = parser.asm().span();
        parser.asm().expect(Tok::Colon)?;
        let mut types = Vec::new();
        if !self.is_direct {
            types.push(parser.asm().ty()?);
            if !parser.asm().eat(Tok::Comma) {
                return Err(parser.error_at("expected indirect call to have 2 trailing types", start));
            }
        }
        let signature = parse_signature(parser)?;
        let Some(signature) = signature else {
            return Err(parser.error_at(
                if self.is_direct {
                    "expected direct call to have 1 trailing types"
                } else {
                    "expected trailing function type"
                },
                start,
            ));
        };
        if signature.results.len() > 1 {
            return Err(parser.error_at("expected function with 0 or 1 result", start));
        }
        if signature.results.iter().any(|ty| ty.isa::<LLVMVoidType<'_>>()) {
            return Err(parser.error_at("expected a non-void result type", start));
        }
        types.extend(&signature.inputs);
        signature.add_attributes(parser.asm().context(), state);
        parser.resolve_all(&self.operands, &types, parser.name_offset(), state)?;
        state.result_types.extend(signature.results);
        Ok(())
    }
}

/// Parses `(i32 {attributes}) -> (f32 {attributes})`; `None` if the results are missing.
fn parse_signature<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
) -> Result<Option<FunctionSignature<'c>>, Diagnostic> {
    let before = parser.asm().span().start;
    let signature = FunctionSignature::parse_types(parser)?;
    let text = parser.asm().source().get(before..parser.asm().span().start).unwrap_or_default();
    let has_arrow = text.windows(2).any(|pair| pair == b"->");
    Ok(Some(signature).filter(|_| has_arrow))
}

/// Parses `vararg(!llvm.func<i32 (ptr, ...)>)`, if it is next.
fn parse_variadic_type<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
) -> Result<(), Diagnostic> {
    if parser.asm().eat_keyword("vararg") {
        parser.asm().expect(Tok::LParen)?;
        let ty = parser.asm().ty()?;
        let context = parser.asm().context();
        state.attribute(context, VAR_CALLEE_TYPE, TypeAttr::get(context, ty));
        parser.asm().expect(Tok::RParen)?;
    }
    Ok(())
}

/// Adds the operands of bundles, their sizes, and the sizes of all groups of operands; `before` come first.
fn add_bundles<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
    bundles: Option<Bundles<'c>>,
    before: &[usize],
) -> Result<(), Diagnostic> {
    let bundles = bundles.unwrap_or_default();
    let operands = bundles.operands.concat();
    parser.resolve_all(&operands, &bundles.types.concat(), bundles.at, state)?;
    let context = parser.asm().context();
    state.attribute(context, SIZES, DenseArrayAttr::i32s(context, &bundles.sizes()));
    let sizes: Vec<i32> = before.iter().copied().chain([operands.len()]).map(|size| size as i32).collect();
    state.attribute(context, OPERAND_SEGMENTS, DenseArrayAttr::i32s(context, &sizes));
    Ok(())
}

fn add_tags<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
    bundles: Option<&Bundles<'c>>,
) {
    if let Some(bundles) = bundles.filter(|bundles| !bundles.tags.is_empty()) {
        let context = parser.asm().context();
        state.attribute(context, TAGS, ArrayAttr::get(context, &bundles.tags));
    }
}

fn parse_cconv<'c>(parser: &mut OpParser<'_, '_, 'c>, state: &mut OperationState<'c>) {
    let case = optional_case(parser);
    let context = parser.asm().context();
    state.attribute(context, CCONV, CConvAttr::get(context, case.unwrap_or(CConv::C)));
}

pub(super) fn print_cconv<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    let convention = op.attribute(CCONV).and_then(|value| value.dyn_cast::<CConvAttr<'_>>());
    match convention.map(CConvAttr::calling_conv) {
        None | Some(CConv::C) => {}
        Some(convention) => {
            printer.write(convention.as_str());
            printer.write(" ");
        }
    }
}

/// Writes `@f(%a)` or `%f(%a)`.
fn print_call<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    let mut operands = op.operand_group(0);
    match callee(op) {
        Some(symbol) => printer.asm().symbol(symbol.root()),
        None => operands.next().into_iter().for_each(|callee| printer.operand(callee)),
    }
    printer.write("(");
    printer.operands(operands);
    printer.write(")");
}

fn print_variadic_type<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    if let Some(ty) = op.attribute(VAR_CALLEE_TYPE).and_then(|ty| ty.dyn_cast::<TypeAttr<'_>>()) {
        printer.write(" vararg(");
        printer.ty(ty.value());
        printer.write(")");
    }
}

/// Writes ` : !llvm.ptr, (i32) -> ()`.
fn print_call_types<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    printer.write(" : ");
    let mut operands = op.operand_group(0);
    if callee(op).is_none()
        && let Some(callee) = operands.next()
    {
        printer.ty(callee.ty());
        printer.write(", ");
    }
    print_call_signature(op, operands, printer);
}

fn print_call_signature<'a, 'c>(
    op: OpRef<'a, 'c>,
    operands: Operands<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
) {
    let inputs: Vec<Type<'c>> = operands.map(ValueRef::ty).collect();
    let results: Vec<Type<'c>> = op.results().map(ValueRef::ty).collect();
    print_types(op, &inputs, &results, false, printer);
    if results.is_empty() {
        printer.write(" -> ()");
    }
}

fn callee<'c>(op: OpRef<'_, 'c>) -> Option<SymbolRefAttr<'c>> {
    op.attribute(CALLEE)?.dyn_cast::<SymbolRefAttr<'_>>()
}

/// The attributes that the custom forms of calls do not write in the dictionary.
const ELIDED: [&str; 9] =
    [CALLEE, VAR_CALLEE_TYPE, CCONV, OPERAND_SEGMENTS, SIZES, TAGS, ARG_ATTRS, RES_ATTRS, TAIL_CALL_KIND];

impl OpFormat for CallOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        parse_cconv(parser, state);
        let kind = optional_case(parser).unwrap_or(TailCallKind::None);
        state.attribute(context, TAIL_CALL_KIND, TailCallKindAttr::get(context, kind));
        let call = Call::parse(parser, state)?;
        parse_variadic_type(parser, state)?;
        let bundles = Bundles::parse(parser)?;
        add_tags(parser, state, bundles.as_ref());
        parser.optional_attributes(state)?;
        call.types(parser, state)?;
        add_bundles(parser, state, bundles, &[call.operands.len()])?;
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(call) = op.dyn_cast::<CallOp<'_, '_>>() else { return };
        printer.write(" ");
        print_cconv(op, printer);
        if call.tail_call_kind() != TailCallKind::None {
            printer.write(call.tail_call_kind().as_str());
            printer.write(" ");
        }
        print_call(op, printer);
        print_variadic_type(op, printer);
        if op.nested_operand_groups(1).next().is_some() {
            printer.write(" ");
            bundles::print(op, 1, printer);
        }
        let mut elided = ELIDED.to_vec();
        if has_no_flags(op) {
            elided.push(FASTMATH);
        }
        printer.op_attributes(op, &elided);
        print_call_types(op, printer);
    }
}

impl OpFormat for InvokeOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        parse_cconv(parser, state);
        let call = Call::parse(parser, state)?;
        let mut passed = Vec::new();
        for keyword in ["to", "unwind"] {
            parser.keyword(keyword)?;
            let block = parser.successor()?;
            state.successors.push(block);
            let at = parser.asm().span().start;
            passed.push((parser.passed_operands()?, at));
        }
        parse_variadic_type(parser, state)?;
        let bundles = Bundles::parse(parser)?;
        add_tags(parser, state, bundles.as_ref());
        parser.optional_attributes(state)?;
        call.types(parser, state)?;
        let mut sizes = vec![call.operands.len()];
        for (passed, at) in passed {
            parser.resolve_all(&passed.operands, &passed.types, at, state)?;
            sizes.push(passed.operands.len());
        }
        add_bundles(parser, state, bundles, &sizes)?;
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        printer.write(" ");
        print_cconv(op, printer);
        print_call(op, printer);
        for (group, (word, block)) in [" to ", " unwind "].into_iter().zip(op.successors()).enumerate() {
            printer.write(word);
            print_successor(printer, block, op.operand_group(group + 1));
        }
        print_variadic_type(op, printer);
        if op.nested_operand_groups(3).next().is_some() {
            printer.write(" ");
            bundles::print(op, 3, printer);
        }
        printer.op_attributes(op, &ELIDED[..8]);
        print_call_types(op, printer);
    }
}

impl OpFormat for CallIntrinsicOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        let Some(name) = parser.asm().optional_string() else {
            return Err(parser.asm().wrong_token("expected attribute value"));
        };
        let name = name.into_owned();
        state.attribute(context, "intrin", StringAttr::get(context, name));
        let mut operands = Vec::new();
        operands.extend(parser.delimited_operands(Delimiter::Paren, None)?);
        let bundles = Bundles::parse(parser)?;
        add_tags(parser, state, bundles.as_ref());
        parser.optional_attributes(state)?;
        let start = parser.asm().span();
        parser.asm().expect(Tok::Colon)?;
        let Some(signature) = parse_signature(parser)? else {
            return Err(parser.error_at("expected trailing function type", start));
        };
        if signature.results.len() > 1 {
            return Err(parser.error_at("expected function with 0 or 1 result", start));
        }
        signature.add_attributes(context, state);
        parser.resolve_all(&operands, &signature.inputs, parser.name_offset(), state)?;
        state.result_types.extend(signature.results);
        add_bundles(parser, state, bundles, &[operands.len()])
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        printer.write(" ");
        match op.attribute("intrin").and_then(|name| name.dyn_cast::<StringAttr<'_>>()) {
            Some(name) => printer.asm().string(name.bytes()),
            None => return,
        }
        printer.write("(");
        printer.operands(op.operand_group(0));
        printer.write(")");
        if op.nested_operand_groups(1).next().is_some() {
            printer.write(" ");
            bundles::print(op, 1, printer);
        }
        let mut elided = vec!["intrin", OPERAND_SEGMENTS, SIZES, TAGS, ARG_ATTRS, RES_ATTRS];
        if has_no_flags(op) {
            elided.push(FASTMATH);
        }
        printer.op_attributes(op, &elided);
        printer.write(" : ");
        print_call_signature(op, op.operand_group(0), printer);
    }
}

// ---- checks -------------------------------------------------------------------------

/// The operands of a call without the callee.
fn arguments<'a, 'c>(op: OpRef<'a, 'c>) -> Operands<'a, 'c> {
    let mut operands = op.operand_group(0);
    if callee(op).is_none() {
        operands.next();
    }
    operands
}

/// The type of a variadic callee matches the arguments and the result.
fn verify_variadic_type(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let ty = op.attribute(VAR_CALLEE_TYPE).and_then(|ty| ty.dyn_cast::<TypeAttr<'_>>());
    let Some(ty) = ty.and_then(|ty| ty.value().dyn_cast::<LLVMFunctionType<'_>>()) else { return Ok(()) };
    if !ty.var_arg() {
        return Err(op.error("expected var_callee_type to be a variadic function type"));
    }
    let arguments = arguments(op);
    if ty.params().len() > arguments.len() {
        return Err(
            op.error(format_args!("expected var_callee_type to have at most {} parameters", arguments.len()))
        );
    }
    for (param, argument) in ty.params().iter().zip(arguments) {
        if *param != argument.ty() {
            return Err(op.error(format_args!(
                "var_callee_type parameter type mismatch: '{param}' != '{}'",
                argument.ty()
            )));
        }
    }
    match op.result(0) {
        None if !ty.return_type().isa::<LLVMVoidType<'_>>() => {
            Err(op.error("expected var_callee_type to return void"))
        }
        Some(result) if result.ty() != ty.return_type() => Err(op.error(format_args!(
            "var_callee_type return type mismatch: '{}' != '{}'",
            ty.return_type(),
            result.ty()
        ))),
        _ => Ok(()),
    }
}

impl CallOpVerify for CallOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        bundles::verify(*self, 1)
    }
}

impl InvokeOpVerify for InvokeOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        verify_variadic_type(*self)?;
        match self.unwind_dest().first_op() {
            None => return Err(Diagnostic::error("must have at least one operation in unwind destination")),
            Some(first) if first.dyn_cast::<LandingpadOp<'_, '_>>().is_none() => {
                return Err(Diagnostic::error(
                    "first operation in unwind destination should be a llvm.landingpad operation",
                ));
            }
            Some(_) => {}
        }
        bundles::verify(*self, 3)
    }
}

impl CallIntrinsicOpVerify for CallIntrinsicOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if !self.intrin().bytes().starts_with(b"llvm.") {
            return Err(self.error("intrinsic name must start with 'llvm.'"));
        }
        bundles::verify(*self, 1)
    }
}

impl<'a, 'c> SymbolUserOpInterface<'a, 'c> for CallOp<'a, 'c> {
    fn verify_symbol_uses(self, symbols: &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic> {
        let op = *self;
        verify_variadic_type(op)?;
        let Some(symbol) = callee(op) else {
            let Some(callee) = op.operand(0) else {
                return Err(op.error("must have either a `callee` attribute or at least an operand"));
            };
            if !callee.ty().isa::<LLVMPointerType<'_>>() {
                let message = format_args!("indirect call expects a pointer as callee: '{}'", callee.ty());
                return Err(op.error(message));
            }
            return Ok(());
        };
        let name = String::from_utf8_lossy(symbol.root());
        let Some(found) = symbols.lookup(op, symbol) else {
            return Err(op.error(format_args!("'{name}' does not reference a symbol in the current scope")));
        };
        if found.dyn_cast::<AliasOp<'_, '_>>().is_some() {
            return Ok(());
        }
        let ty = if let Some(function) = found.dyn_cast::<LLVMFuncOp<'_, '_>>() {
            function.function_type()
        } else if let Some(function) = found.dyn_cast::<IFuncOp<'_, '_>>() {
            function.i_func_type()
        } else {
            return Err(
                op.error(format_args!("'{name}' does not reference a valid LLVM function, IFunc, or Alias"))
            );
        };
        let Some(function) = ty.dyn_cast::<LLVMFunctionType<'_>>() else {
            return Err(op.error(format_args!("callee does not have a functional type: '{ty}'")));
        };
        self.verify_types(function)
    }
}

impl<'c> CallOp<'_, 'c> {
    fn verify_types(self, function: LLVMFunctionType<'c>) -> Result<(), Diagnostic> {
        let op = *self;
        if function.var_arg() && op.attribute(VAR_CALLEE_TYPE).is_none() {
            return Err(op.error("missing var_callee_type attribute for vararg call"));
        }
        let (found, expected) = (op.operand_group(0).len(), function.params().len());
        if !function.var_arg() && found != expected {
            return Err(op.error(format_args!(
                "incorrect number of operands ({found}) for callee (expecting: {expected})"
            )));
        }
        if found < expected {
            return Err(op.error(format_args!(
                "incorrect number of operands ({found}) for varargs callee (expecting at least: {expected})"
            )));
        }
        for (index, (operand, param)) in op.operand_group(0).zip(function.params()).enumerate() {
            if operand.ty() != *param {
                return Err(op.error(format_args!(
                    "operand type mismatch for operand {index}: '{}' != '{param}'",
                    operand.ty()
                )));
            }
        }
        let returned = function.return_type();
        match op.result(0) {
            None if !returned.isa::<LLVMVoidType<'_>>() => {
                Err(op.error("expected function call to produce a value"))
            }
            Some(_) if returned.isa::<LLVMVoidType<'_>>() => {
                Err(op.error("calling function with void result must not produce values"))
            }
            Some(result) if result.ty() != returned => {
                Err(op.error(format_args!("result type mismatch: '{}' != '{returned}'", result.ty())))
            }
            _ => Ok(()),
        }
    }
}

// ---- interfaces ---------------------------------------------------------------------

macro_rules! calls {
    ($($op:ident),*) => {$(
        impl<'a, 'c> CallOpInterface<'a, 'c> for $op<'a, 'c> {
            fn callable_for_callee(self) -> Callee<'a, 'c> {
                match (callee(*self), self.operand(0)) {
                    (None, Some(callee)) => Callee::Value(callee),
                    (symbol, _) => {
                        Callee::Symbol(symbol.unwrap_or_else(|| SymbolRefAttr::get(self.context(), "")))
                    }
                }
            }

            fn arg_operands(self) -> Operands<'a, 'c> {
                arguments(*self)
            }
        }
    )*};
}

calls!(CallOp, InvokeOp);

impl<'a, 'c> BranchOpInterface<'a, 'c> for InvokeOp<'a, 'c> {
    fn successor_operands(self, successor: usize) -> SuccessorOperands<'a, 'c> {
        SuccessorOperands::new(match successor {
            0 => self.normal_dest_operands(),
            _ => self.unwind_dest_operands(),
        })
    }
}
