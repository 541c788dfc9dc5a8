//! The `func` dialect: functions, calls and returns (MLIR, "'func' Dialect").

use crate::builtin::ops::{parse_visibility, print_symbol, print_visibility};
use crate::builtin::{
    ArrayAttr, DictionaryAttr, FunctionType, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr,
};
use crate::constraint::{Constraint, Path, Pred, Start, Step, classes};
use crate::def::Dialect;
use crate::ir::symbol::{SYMBOL_NAME, SYMBOL_VISIBILITY, Visibility};
use crate::ir::text::{EntryArgument, OpParser, OpPrinter};
use crate::ir::traits::OpTrait;
use crate::ir::{OpDef, OpRef, OpSyntax, OpTraits, OperationState, PropertyDef, SymbolTables, ValueRef};
use crate::text::{Delimiter, Tok};
use crate::{Attribute, Diagnostic, Handle, Node, Type};

const ARG_ATTRS: &str = "arg_attrs";
const CALLEE: &str = "callee";
const FUNCTION_TYPE: &str = "function_type";
const NO_INLINE: &str = "no_inline";
const RES_ATTRS: &str = "res_attrs";
const VALUE: &str = "value";

/// The dialect's table.
///
/// ```
/// # use isogloss::{Context, ir::Ir, dialects::func};
/// let ctx = Context::with_dialects([func::dialect()]);
/// let text = "module {\n  func.func private @f(i32) -> i32\n}\n";
/// assert_eq!(Ir::parse(&ctx, text)?.to_string(), text);
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[must_use]
pub const fn dialect() -> &'static Dialect {
    static FUNC: Dialect = Dialect {
        summary: "Functions, calls and returns.",
        ops: &[&FUNC_OP, &CALL, &CALL_INDIRECT, &CONSTANT, &RETURN],
        ..Dialect::new("func")
    };
    &FUNC
}

static STRING: Constraint = Constraint::new("string attribute", Pred::Class(&classes::STRING_ATTR));
static DICTIONARIES: Constraint = Constraint::new(
    "Array of dictionary attributes",
    Pred::All(&[
        Pred::Class(&classes::ARRAY_ATTR),
        Pred::Within(&Path::new(Start::Subject, &[Step::Each]), &Pred::Class(&classes::DICTIONARY_ATTR)),
    ]),
);
static FUNCTION_TYPE_ATTR: Constraint = Constraint::new(
    "type attribute of function type",
    Pred::Within(&Path::new(Start::Subject, &[Step::Value]), &Pred::Class(&classes::FUNCTION_TYPE)),
);
static FLAT_SYMBOL: Constraint =
    Constraint::new("flat symbol reference attribute", Pred::Class(&classes::FLAT_SYMBOL_REF_ATTR));
static UNIT: Constraint = Constraint::new("unit attribute", Pred::Class(&classes::UNIT_ATTR));

fn is_flat_symbol(node: Node<'_>) -> bool {
    SymbolRefAttr::from_node(node).is_some_and(|found| found.path().len() == 1)
}

// ---- func.func ------------------------------------------------------------------

static FUNC_OP: OpDef = OpDef {
    summary: "A function: a name, a type and, unless it is only declared, a body.",
    traits: OpTraits::ISOLATED_FROM_ABOVE
        .union(OpTraits::SYMBOL)
        .union(OpTraits::ONE_REGION)
        .union(OpTraits::NO_OPERANDS)
        .union(OpTraits::NO_RESULTS)
        .union(OpTraits::NO_SUCCESSORS)
        .union(OpTraits::AFFINE_SCOPE)
        .union(OpTraits::AUTOMATIC_ALLOCATION_SCOPE),
    properties: &[
        PropertyDef::new(ARG_ATTRS).constraint(&DICTIONARIES).storage(ArrayAttr::accepts),
        PropertyDef::new(FUNCTION_TYPE).required().constraint(&FUNCTION_TYPE_ATTR).storage(TypeAttr::accepts),
        PropertyDef::new(NO_INLINE).constraint(&UNIT).storage(UnitAttr::accepts),
        PropertyDef::new(RES_ATTRS).constraint(&DICTIONARIES).storage(ArrayAttr::accepts),
        PropertyDef::new(SYMBOL_NAME).required().constraint(&STRING).storage(StringAttr::accepts),
        PropertyDef::new(SYMBOL_VISIBILITY).constraint(&STRING).storage(StringAttr::accepts),
    ],
    default_dialect: Some("func"),
    native_traits: &[&FUNCTION],
    syntax: Some(OpSyntax { parse: parse_function, print: print_function }),
    ..OpDef::new("func", "func.func")
};

/// What MLIR's `FunctionOpInterface` checks, after the symbol.
static FUNCTION: OpTrait =
    OpTrait::checked("FunctionOpInterface", |op| verify_function(op).and_then(|()| verify_entry(op)));

fn function_type<'c>(op: OpRef<'_, 'c>) -> Option<FunctionType<'c>> {
    op.attribute(FUNCTION_TYPE)?.dyn_cast::<TypeAttr<'_>>()?.value().dyn_cast::<FunctionType<'_>>()
}

fn verify_function(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let Some(ty) = function_type(op) else { return Ok(()) };
    let body = op.regions().next().filter(|region| !region.is_empty());
    if body.is_none() && op.visibility() == Visibility::Public {
        return Err(op.error("symbol declaration cannot have public visibility"));
    }
    for (name, what, expected) in
        [(ARG_ATTRS, "argument", ty.inputs().len()), (RES_ATTRS, "result", ty.results().len())]
    {
        let Some(list) = op.attribute(name).and_then(|found| found.dyn_cast::<ArrayAttr<'_>>()) else {
            continue;
        };
        let found = list.elements().len();
        if found != expected {
            return Err(op.error(format_args!(
                "expects {what} attribute array to have the same number of elements as the number of function \
                 {what}s, got {found}, but expected {expected}"
            )));
        }
        let dictionaries = list.elements().iter().filter_map(|found| found.dyn_cast::<DictionaryAttr<'_>>());
        if dictionaries.flat_map(DictionaryAttr::entries).any(|(name, _)| !name.contains(&b'.')) {
            return Err(op.error(format_args!("{what}s may only have dialect attributes")));
        }
    }
    Ok(())
}

fn verify_entry(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let entry = op.regions().next().and_then(|region| region.entry());
    let (Some(entry), Some(ty)) = (entry, function_type(op)) else { return Ok(()) };
    let (inputs, arguments) = (ty.inputs(), entry.arguments());
    if arguments.len() != inputs.len() {
        let count = inputs.len();
        return Err(
            op.error(format_args!("entry block must have {count} arguments to match function signature"))
        );
    }
    for (index, (argument, input)) in arguments.zip(inputs).enumerate() {
        if argument.ty() != *input {
            return Err(op.error(format_args!(
                "type of entry block argument #{index}('{}') must match the type of the corresponding argument in \
                 function signature('{input}')",
                argument.ty()
            )));
        }
    }
    Ok(())
}

fn parse_function<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
) -> Result<(), Diagnostic> {
    parse_visibility(parser, state);
    if !parser.optional_symbol_name(SYMBOL_NAME, state) {
        return Err(parser.error("expected valid '@'-identifier for symbol name"));
    }
    let context = parser.asm().context();
    let mut arguments = Arguments::default();
    parser.comma_separated(Delimiter::Paren, |parser| arguments.parse(parser))?;
    let (results, result_attributes) = parse_results(parser)?;
    let ty = FunctionType::get(context, &arguments.types, &results);
    state.attribute(context, FUNCTION_TYPE, TypeAttr::get(context, ty.into()));
    inferred_elsewhere(parser, state)?;
    for (name, list) in [(ARG_ATTRS, &arguments.attributes), (RES_ATTRS, &result_attributes)] {
        if list.iter().any(Option::is_some) {
            let empty = DictionaryAttr::empty(context);
            let list: Vec<Attribute<'c>> = list.iter().map(|found| found.unwrap_or(empty).into()).collect();
            state.attribute(context, name, ArrayAttr::get(context, &list));
        }
    }
    let region = if parser.asm().at(Tok::LBrace) {
        let start = parser.asm().span();
        let region = parser.region(&arguments.named)?;
        if parser.ir().region(region).is_empty() && !arguments.types.is_empty() {
            // As in mlir-opt, `{}` after arguments is a block, which has too few of them.
            let entry = parser.ir().create_block();
            parser.ir().append_block(region, entry);
        }
        if parser.ir().region(region).is_empty() {
            return Err(parser.error_at("expected non-empty function body", start));
        }
        region
    } else {
        parser.ir().create_region()
    };
    state.regions.push(region);
    Ok(())
}

/// `attributes {...}`, which do not say what is said before.
fn inferred_elsewhere<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
) -> Result<(), Diagnostic> {
    let (at, first) = (parser.asm().span(), state.attributes.len());
    parser.any_attributes_with_keyword(state)?;
    for name in [SYMBOL_VISIBILITY, SYMBOL_NAME, FUNCTION_TYPE] {
        if state.attributes[first..].iter().any(|(given, _)| given.bytes() == name.as_bytes()) {
            return Err(parser.error_at(
                format_args!(
                    "'{name}' is an inferred attribute and should not be specified in the explicit attribute dictionary"
                ),
                at,
            ));
        }
    }
    Ok(())
}

/// The arguments of a function that is being read.
#[derive(Default)]
struct Arguments<'c> {
    types: Vec<Type<'c>>,
    attributes: Vec<Option<DictionaryAttr<'c>>>,
    named: Vec<EntryArgument<'c>>,
}

impl<'c> Arguments<'c> {
    /// `%a: i32 {attributes} loc(...)`, or without a name `i32 {attributes}`.
    fn parse(&mut self, parser: &mut OpParser<'_, '_, 'c>) -> Result<(), Diagnostic> {
        let first = self.types.is_empty();
        let name = if parser.asm().at(Tok::PercentId) && (first || !self.named.is_empty()) {
            Some(parser.argument_name()?)
        } else {
            None
        };
        match name {
            Some(_) => {
                parser.asm().expect(Tok::Colon)?;
            }
            None if !self.named.is_empty() => {
                return Err(parser.error("expected SSA identifier"));
            }
            None if parser.asm().at(Tok::PercentId) => {
                return Err(parser.error("expected type instead of SSA identifier"));
            }
            None => {}
        }
        let ty = parser.asm().ty()?;
        self.types.push(ty);
        self.attributes.push(optional_dictionary(parser)?);
        let loc = match name {
            Some(name) => parser.loc_at(name.span().start as u32),
            None => parser.loc_at(0),
        };
        let loc = parser.optional_location()?.unwrap_or(loc);
        self.named.extend(name.map(|name| EntryArgument { name, ty, loc }));
        Ok(())
    }
}

fn optional_dictionary<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
) -> Result<Option<DictionaryAttr<'c>>, Diagnostic> {
    if !parser.asm().at(Tok::LBrace) {
        return Ok(None);
    }
    let found = parser.asm().dictionary()?;
    Ok(Some(found).filter(|found| !found.names().is_empty()))
}

type Results<'c> = (Vec<Type<'c>>, Vec<Option<DictionaryAttr<'c>>>);

/// `-> i32`, `-> (i32 {attributes}, f32)` or nothing.
fn parse_results<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<Results<'c>, Diagnostic> {
    let (mut types, mut attributes) = (Vec::new(), Vec::new());
    if !parser.asm().eat(Tok::Arrow) {
        return Ok((types, attributes));
    }
    if !parser.asm().at(Tok::LParen) {
        types.push(parser.asm().non_function_type()?);
        attributes.push(None);
        return Ok((types, attributes));
    }
    parser.comma_separated(Delimiter::Paren, |parser| {
        types.push(parser.asm().ty()?);
        attributes.push(optional_dictionary(parser)?);
        Ok(())
    })?;
    Ok((types, attributes))
}

fn print_function<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    print_visibility(op, printer);
    print_symbol(op, printer);
    let Some(ty) = function_type(op) else { return };
    let body = op.regions().next().filter(|region| !region.is_empty());
    let arguments: Vec<ValueRef<'a, 'c>> =
        body.and_then(|body| body.entry()).into_iter().flat_map(|entry| entry.arguments()).collect();
    printer.write("(");
    for (index, input) in ty.inputs().iter().enumerate() {
        if index > 0 {
            printer.write(", ");
        }
        let attributes = attributes_at(op, ARG_ATTRS, index);
        if let Some(argument) = arguments.get(index) {
            printer.region_argument(*argument, attributes);
        } else {
            printer.ty(*input);
            printer.optional_attributes(attributes, &[]);
        }
    }
    printer.write(")");
    print_results(op, ty, printer);
    let hidden = [ARG_ATTRS, FUNCTION_TYPE, RES_ATTRS, SYMBOL_NAME, SYMBOL_VISIBILITY];
    printer.op_attributes_with_keyword(op, &hidden);
    if let Some(body) = body {
        printer.write(" ");
        printer.region(body, false, true);
    }
}

fn print_results<'c>(op: OpRef<'_, 'c>, ty: FunctionType<'c>, printer: &mut OpPrinter<'_, '_, 'c>) {
    let results = ty.results();
    if results.is_empty() {
        return;
    }
    let attributes: Vec<_> = (0..results.len()).map(|index| attributes_at(op, RES_ATTRS, index)).collect();
    let bare = results.len() == 1 && attributes[0].is_none() && !results[0].isa::<FunctionType<'_>>();
    printer.write(if bare { " -> " } else { " -> (" });
    for (index, (result, attributes)) in results.iter().zip(attributes).enumerate() {
        if index > 0 {
            printer.write(", ");
        }
        printer.ty(*result);
        printer.optional_attributes(attributes, &[]);
    }
    if !bare {
        printer.write(")");
    }
}

/// The attributes of an argument or a result, if there are any.
fn attributes_at<'c>(op: OpRef<'_, 'c>, name: &str, index: usize) -> Option<DictionaryAttr<'c>> {
    let list = op.attribute(name)?.dyn_cast::<ArrayAttr<'_>>()?;
    let found = list.elements().get(index)?.dyn_cast::<DictionaryAttr<'_>>()?;
    Some(found).filter(|found| !found.names().is_empty())
}

// ---- func.call --------------------------------------------------------------------

static CALL: OpDef = OpDef {
    summary: "A call of a function by its name.",
    traits: OpTraits::NO_REGIONS.union(OpTraits::NO_SUCCESSORS),
    properties: &[
        PropertyDef::new(ARG_ATTRS).constraint(&DICTIONARIES).storage(ArrayAttr::accepts),
        PropertyDef::new(CALLEE).required().constraint(&FLAT_SYMBOL).storage(is_flat_symbol),
        PropertyDef::new(NO_INLINE).constraint(&UNIT).storage(UnitAttr::accepts),
        PropertyDef::new(RES_ATTRS).constraint(&DICTIONARIES).storage(ArrayAttr::accepts),
    ],
    verify_symbols: Some(verify_callee),
    syntax: Some(OpSyntax { parse: parse_call, print: print_call }),
    ..OpDef::new("func", "func.call")
};

fn verify_callee<'a, 'c>(op: OpRef<'a, 'c>, symbols: &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic> {
    let Some(callee) = op.attribute(CALLEE).and_then(|found| found.dyn_cast::<SymbolRefAttr<'_>>()) else {
        return Ok(());
    };
    let name = String::from_utf8_lossy(callee.root());
    let function = symbols.lookup(op, callee).filter(|found| found.is(&FUNC_OP));
    let Some(ty) = function.and_then(function_type) else {
        return Err(op.error(format_args!("'{name}' does not reference a valid function")));
    };
    if op.operands().len() != ty.inputs().len() {
        return Err(op.error("incorrect number of operands for callee"));
    }
    for (index, (operand, input)) in op.operands().zip(ty.inputs()).enumerate() {
        if operand.ty() != *input {
            return Err(op.error(format_args!(
                "operand type mismatch: expected operand type '{input}', but provided '{}' for operand number {index}",
                operand.ty()
            )));
        }
    }
    if op.results().len() != ty.results().len() {
        return Err(op.error("incorrect number of results for callee"));
    }
    for (index, (result, declared)) in op.results().zip(ty.results()).enumerate() {
        if result.ty() != *declared {
            let results: Vec<String> = op.results().map(|result| format!("'{}'", result.ty())).collect();
            let declared: Vec<String> = ty.results().iter().map(|ty| format!("'{ty}'")).collect();
            return Err(op
                .error(format_args!("result type mismatch at index {index}"))
                .note(format!("      op result types: {}", results.join(", ")))
                .note(format!("function result types: {}", declared.join(", "))));
        }
    }
    Ok(())
}

fn parse_call<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
) -> Result<(), Diagnostic> {
    let context = parser.asm().context();
    let callee = flat_symbol(parser)?;
    state.attribute(context, CALLEE, callee);
    parser.asm().expect(Tok::LParen)?;
    let start = parser.asm().span();
    let operands = parser.operands()?;
    parser.asm().expect(Tok::RParen)?;
    parser.optional_attributes(state)?;
    parser.asm().expect(Tok::Colon)?;
    let ty = function_type_of(parser)?;
    parser.resolve_all(&operands, ty.inputs(), start.start, state)?;
    state.result_types = ty.results().to_vec();
    Ok(())
}

/// `@name`, or any attribute: then it is the wrong one.
fn flat_symbol<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<Attribute<'c>, Diagnostic> {
    let at = parser.asm().span();
    literal_of_no_type(parser)?;
    let found = parser.asm().attribute()?;
    if is_flat_symbol(found.node()) {
        return Ok(found);
    }
    Err(parser.error_at("invalid kind of attribute specified", at))
}

/// Refuses a number: where a symbol is expected, a literal has no type.
fn literal_of_no_type(parser: &mut OpParser<'_, '_, '_>) -> Result<(), Diagnostic> {
    let asm = parser.asm();
    let before = asm.checkpoint();
    asm.eat(Tok::Minus);
    if asm.at(Tok::Integer) {
        return Err(asm.error("integer literal not valid for specified type"));
    }
    if asm.eat(Tok::Float) {
        return Err(asm.error("floating point value not valid for specified type"));
    }
    asm.rewind(before);
    Ok(())
}

fn print_call<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    printer.write(" ");
    if let Some(callee) = op.attribute(CALLEE) {
        printer.attribute(callee);
    }
    printer.write("(");
    printer.operands(op.operands());
    printer.write(")");
    printer.op_attributes(op, &[CALLEE]);
    printer.write(" : ");
    printer.function_type(op.operands().map(ValueRef::ty), op.results().map(ValueRef::ty));
}

// ---- func.call_indirect, func.constant ----------------------------------------------

static CALL_INDIRECT: OpDef = OpDef {
    summary: "A call of a function that is a value.",
    traits: OpTraits::NO_REGIONS.union(OpTraits::NO_SUCCESSORS),
    properties: &[
        PropertyDef::new(ARG_ATTRS).constraint(&DICTIONARIES).storage(ArrayAttr::accepts),
        PropertyDef::new(RES_ATTRS).constraint(&DICTIONARIES).storage(ArrayAttr::accepts),
    ],
    verify: Some(verify_indirect),
    syntax: Some(OpSyntax { parse: parse_indirect, print: print_indirect }),
    ..OpDef::new("func", "func.call_indirect")
};

fn verify_indirect(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let Some(callee) = op.operand(0).map(ValueRef::ty) else {
        return Err(op.error("expected 1 or more operands, but found 0"));
    };
    let Some(ty) = callee.dyn_cast::<FunctionType<'_>>() else {
        return Err(op.error(format_args!("operand #0 must be function type, but got '{callee}'")));
    };
    let operands = op.operands().skip(1).map(ValueRef::ty);
    if !operands.eq(ty.inputs().iter().copied()) {
        return Err(op.error("failed to verify that callee input types match argument types"));
    }
    if !op.results().map(ValueRef::ty).eq(ty.results().iter().copied()) {
        return Err(op.error("failed to verify that callee result types match result types"));
    }
    Ok(())
}

fn parse_indirect<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
) -> Result<(), Diagnostic> {
    let callee = parser.operand()?;
    parser.asm().expect(Tok::LParen)?;
    let start = parser.asm().span();
    let operands = parser.operands()?;
    parser.asm().expect(Tok::RParen)?;
    parser.optional_attributes(state)?;
    parser.asm().expect(Tok::Colon)?;
    let ty = function_type_of(parser)?;
    let callee = parser.resolve(callee, ty.into())?;
    state.operands.push(callee);
    parser.resolve_all(&operands, ty.inputs(), start.start, state)?;
    state.result_types = ty.results().to_vec();
    Ok(())
}

fn print_indirect<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    printer.write(" ");
    printer.operands(op.operand(0));
    printer.write("(");
    printer.operands(op.operands().skip(1));
    printer.write(")");
    printer.op_attributes(op, &[]);
    printer.write(" : ");
    printer.function_type(op.operands().skip(1).map(ValueRef::ty), op.results().map(ValueRef::ty));
}

static CONSTANT: OpDef = OpDef {
    summary: "A function as a value.",
    traits: OpTraits::NO_REGIONS
        .union(OpTraits::NO_OPERANDS)
        .union(OpTraits::ONE_RESULT)
        .union(OpTraits::NO_SUCCESSORS),
    properties: &[PropertyDef::new(VALUE).required().constraint(&FLAT_SYMBOL).storage(is_flat_symbol)],
    verify_symbols: Some(verify_constant),
    syntax: Some(OpSyntax { parse: parse_constant, print: print_constant }),
    result_names: Some(constant_name),
    ..OpDef::new("func", "func.constant")
};

fn verify_constant<'a, 'c>(op: OpRef<'a, 'c>, symbols: &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic> {
    let Some(value) = op.attribute(VALUE).and_then(|found| found.dyn_cast::<SymbolRefAttr<'_>>()) else {
        return Ok(());
    };
    let name = String::from_utf8_lossy(value.root());
    let function = symbols.lookup(op, value).filter(|found| found.is(&FUNC_OP));
    let Some(ty) = function.and_then(function_type) else {
        return Err(op.error(format_args!("reference to undefined function '{name}'")));
    };
    if op.results().any(|result| result.ty() != ty.into()) {
        return Err(op.error("reference to function with mismatched type"));
    }
    Ok(())
}

fn constant_name(_: OpRef<'_, '_>, name: &mut dyn FnMut(usize, &str)) {
    name(0, "f");
}

fn parse_constant<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
) -> Result<(), Diagnostic> {
    parser.optional_attributes(state)?;
    let value = flat_symbol(parser)?;
    let context = parser.asm().context();
    let given = state.attributes.iter().any(|(name, _)| name.bytes() == VALUE.as_bytes());
    if !given {
        state.attribute(context, VALUE, value);
    }
    parser.asm().expect(Tok::Colon)?;
    state.result_types = parser.asm().types()?;
    Ok(())
}

fn print_constant<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    printer.op_attributes(op, &[VALUE]);
    printer.write(" ");
    if let Some(value) = op.attribute(VALUE) {
        printer.attribute(value);
    }
    printer.write(" : ");
    printer.types(op.results().map(ValueRef::ty));
}

/// A function type where one is needed.
fn function_type_of<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<FunctionType<'c>, Diagnostic> {
    let at = parser.asm().span();
    let ty = parser.asm().ty()?;
    ty.dyn_cast::<FunctionType<'_>>().ok_or_else(|| {
        let found = format!("invalid kind of type specified: expected builtin.function, but found '{ty}'");
        parser.error_at(found, at)
    })
}

// ---- func.return ------------------------------------------------------------------

static RETURN: OpDef = OpDef {
    summary: "The end of a function, with its results.",
    traits: OpTraits::TERMINATOR
        .union(OpTraits::NO_REGIONS)
        .union(OpTraits::NO_RESULTS)
        .union(OpTraits::NO_SUCCESSORS),
    parents: &["func.func"],
    verify: Some(verify_return),
    syntax: Some(OpSyntax { parse: parse_return, print: print_return }),
    ..OpDef::new("func", "func.return")
};

fn verify_return(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let Some(function) = op.parent() else { return Ok(()) };
    let Some(ty) = function_type(function) else { return Ok(()) };
    let (found, expected) = (op.operands().len(), ty.results().len());
    if found != expected {
        let name = String::from_utf8_lossy(function.symbol_name().unwrap_or_default());
        return Err(op.error(format_args!(
            "has {found} operands, but enclosing function (@{name}) returns {expected}"
        )));
    }
    for (index, (operand, result)) in op.operands().zip(ty.results()).enumerate() {
        if operand.ty() != *result {
            let name = String::from_utf8_lossy(function.symbol_name().unwrap_or_default());
            // As it is in MLIR, without the operation's name.
            return Err(Diagnostic::error(format!(
                "type of return operand {index} ('{}') doesn't match function result type ('{result}') in function @{name}",
                operand.ty()
            )));
        }
    }
    Ok(())
}

fn parse_return<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
) -> Result<(), Diagnostic> {
    parser.optional_attributes(state)?;
    let start = parser.asm().span();
    let operands = parser.operands()?;
    if operands.is_empty() {
        return Ok(());
    }
    parser.asm().expect(Tok::Colon)?;
    let types = parser.asm().types()?;
    parser.resolve_all(&operands, &types, start.start, state)
}

fn print_return<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    printer.optional_attributes(op.attributes(), &[]);
    if !op.operands().is_empty() {
        printer.write(" ");
        printer.operands(op.operands());
        printer.write(" : ");
        printer.types(op.operands().map(ValueRef::ty));
    }
}
