//! The custom form of functions, for the operations of any dialect that implement
//! [`FunctionOpInterface`](crate::ir::interfaces::FunctionOpInterface): `private @name(%a: i32 {d.a}) ->
//! (f32 {d.b}) attributes {...} {...}`.
//!
//! [`parse_function`] and [`print_function`] are the whole form, for an operation with the attribute names of
//! `func.func`. [`FunctionSignature`] is the part after the name and before the attributes.

use super::{EntryArgument, OpParser, OpPrinter};
use crate::builtin::{ArrayAttr, DictionaryAttr, FunctionType, StringAttr, TypeAttr};
use crate::ir::interfaces::{ARG_ATTRS, RES_ATTRS};
use crate::ir::symbol::{SYMBOL_NAME, SYMBOL_VISIBILITY};
use crate::ir::{OpRef, OperationState, RegionRef, ValueRef};
use crate::text::{Delimiter, Tok};
use crate::{Attribute, Diagnostic, Type};

/// The name of the attribute with the type of a function.
pub const FUNCTION_TYPE: &str = "function_type";

/// The function type in the attribute `function_type` of an operation, if it has one.
#[must_use]
pub fn function_type<'c>(op: OpRef<'_, 'c>) -> Option<FunctionType<'c>> {
    op.attribute(FUNCTION_TYPE)?.dyn_cast::<TypeAttr<'_>>()?.value().dyn_cast::<FunctionType<'_>>()
}

/// Parses `private`, `public` or `nested`, if it is next, and adds it as the attribute `sym_visibility`.
pub fn parse_visibility<'c>(parser: &mut OpParser<'_, '_, 'c>, state: &mut OperationState<'c>) {
    for visibility in ["public", "private", "nested"] {
        if parser.asm().eat_keyword(visibility) {
            let context = parser.asm().context();
            state.attribute(context, SYMBOL_VISIBILITY, StringAttr::get(context, visibility));
            return;
        }
    }
}

/// Prints ` private @name`: the visibility and the name of a symbol, each if present.
pub fn print_symbol<'c>(op: OpRef<'_, 'c>, printer: &mut OpPrinter<'_, '_, 'c>) {
    let visibility = op.attribute(SYMBOL_VISIBILITY).and_then(|found| found.dyn_cast::<StringAttr<'_>>());
    if let Some(visibility) = visibility {
        printer.write(" ");
        printer.asm().write_bytes(visibility.bytes());
    }
    if let Some(name) = op.symbol_name() {
        printer.write(" ");
        printer.asm().symbol(name);
    }
}

/// The parsed arguments and results of a function.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct FunctionSignature<'c> {
    /// The types of the arguments.
    pub inputs: Vec<Type<'c>>,
    /// The attributes of each argument, if it has some.
    pub argument_attributes: Vec<Option<DictionaryAttr<'c>>>,
    /// The arguments, if they have names.
    pub arguments: Vec<EntryArgument<'c>>,
    /// The types of the results.
    pub results: Vec<Type<'c>>,
    /// The attributes of each result, if it has some.
    pub result_attributes: Vec<Option<DictionaryAttr<'c>>>,
    /// Whether `...` follows the arguments.
    pub variadic: bool,
}

/// The form of the arguments of a signature.
#[derive(Clone, Copy)]
enum ArgumentForm {
    /// Types, with names or without.
    Named,
    /// As `Named`; `...` may be the last one.
    Variadic,
    /// Types without names.
    Types,
}

impl<'c> FunctionSignature<'c> {
    /// Parses `(%a: i32 {attributes} loc(...), ...) -> (i32 {attributes}, f32)`; the arguments may
    /// have no names, `(i32 {attributes}, ...)`.
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn parse(parser: &mut OpParser<'_, '_, 'c>) -> Result<Self, Diagnostic> {
        Self::parse_form(parser, ArgumentForm::Named)
    }

    /// Parses `(i32 {attributes}, ...) -> (i32 {attributes}, f32)`: as [`Self::parse`], without names (MLIR
    /// `call_interface_impl::parseFunctionSignature`).
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn parse_types(parser: &mut OpParser<'_, '_, 'c>) -> Result<Self, Diagnostic> {
        Self::parse_form(parser, ArgumentForm::Types)
    }

    /// As [`Self::parse`], for functions that may be variadic: `...` may be the last argument.
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn parse_variadic(parser: &mut OpParser<'_, '_, 'c>) -> Result<Self, Diagnostic> {
        Self::parse_form(parser, ArgumentForm::Variadic)
    }

    fn parse_form(parser: &mut OpParser<'_, '_, 'c>, form: ArgumentForm) -> Result<Self, Diagnostic> {
        let mut signature = Self::default();
        parser.comma_separated(Delimiter::Paren, |parser| {
            if signature.variadic {
                return Err(parser.error("variadic arguments must be in the end of the argument list"));
            }
            if matches!(form, ArgumentForm::Variadic) && parser.asm().eat(Tok::Ellipsis) {
                signature.variadic = true;
                return Ok(());
            }
            match form {
                ArgumentForm::Types => signature.argument_type(parser),
                ArgumentForm::Named | ArgumentForm::Variadic => signature.argument(parser),
            }
        })?;
        if parser.asm().eat(Tok::Arrow) {
            signature.results(parser)?;
        }
        Ok(signature)
    }

    /// Parses the arguments alone, `(%a: i32 {attributes}, ...)`.
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn parse_arguments(parser: &mut OpParser<'_, '_, 'c>) -> Result<Self, Diagnostic> {
        let mut signature = Self::default();
        parser.comma_separated(Delimiter::Paren, |parser| signature.argument(parser))?;
        Ok(signature)
    }

    /// The type of the function.
    #[must_use]
    pub fn function_type(&self, context: &'c crate::Context) -> FunctionType<'c> {
        FunctionType::get(context, &self.inputs, &self.results)
    }

    /// Adds the attributes of arguments and results, if there are any, to a state.
    pub fn add_attributes(&self, context: &'c crate::Context, state: &mut OperationState<'c>) {
        for (name, list) in [ARG_ATTRS, RES_ATTRS].into_iter().zip(self.attribute_lists(context)) {
            if let Some(list) = list {
                state.attribute(context, name, list);
            }
        }
    }

    /// The attributes of all arguments, and of all results, each list if one of them has some.
    #[must_use]
    pub fn attribute_lists(&self, context: &'c crate::Context) -> [Option<ArrayAttr<'c>>; 2] {
        [&self.argument_attributes, &self.result_attributes].map(|list| {
            let empty = DictionaryAttr::empty(context);
            let all: Vec<Attribute<'c>> = list.iter().map(|found| found.unwrap_or(empty).into()).collect();
            list.iter().any(Option::is_some).then(|| ArrayAttr::get(context, &all))
        })
    }

    fn argument(&mut self, parser: &mut OpParser<'_, '_, 'c>) -> Result<(), Diagnostic> {
        let is_named = parser.asm().at(Tok::PercentId);
        // As in MLIR, an argument with a name after one without is read to its end before that is an error.
        let misplaced = (is_named && self.arguments.len() < self.inputs.len())
            .then(|| parser.error("expected type instead of SSA identifier"));
        let name = if is_named { Some(parser.argument_name()?) } else { None };
        if is_named {
            parser.asm().expect(Tok::Colon)?;
        } else if !self.arguments.is_empty() {
            return Err(parser.error("expected SSA identifier"));
        }
        self.argument_type(parser)?;
        let loc = match name {
            Some(name) => parser.loc_at(name.span().start as u32),
            None => parser.loc_at(0),
        };
        let loc = parser.optional_location()?.unwrap_or(loc);
        if let Some(error) = misplaced {
            return Err(error);
        }
        if let (Some(name), Some(&ty)) = (name, self.inputs.last()) {
            self.arguments.push(EntryArgument { name, ty, loc });
        }
        Ok(())
    }

    fn argument_type(&mut self, parser: &mut OpParser<'_, '_, 'c>) -> Result<(), Diagnostic> {
        self.inputs.push(parser.asm().ty()?);
        self.argument_attributes.push(parser.optional_dictionary()?);
        Ok(())
    }

    fn results(&mut self, parser: &mut OpParser<'_, '_, 'c>) -> Result<(), Diagnostic> {
        if !parser.asm().at(Tok::LParen) {
            self.results.push(parser.asm().non_function_type()?);
            self.result_attributes.push(None);
            return Ok(());
        }
        parser.comma_separated(Delimiter::Paren, |parser| {
            self.results.push(parser.asm().ty()?);
            self.result_attributes.push(parser.optional_dictionary()?);
            Ok(())
        })
    }
}

/// Parses a function in the custom form of `func.func`.
///
/// # Errors
/// If the text is malformed.
pub fn parse_function<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
) -> Result<(), Diagnostic> {
    parse_visibility(parser, state);
    if !parser.optional_symbol_name(SYMBOL_NAME, state) {
        return Err(parser.error("expected valid '@'-identifier for symbol name"));
    }
    let context = parser.asm().context();
    let signature = FunctionSignature::parse(parser)?;
    let ty = signature.function_type(context);
    state.attribute(context, FUNCTION_TYPE, TypeAttr::get(context, ty.into()));
    function_attributes(parser, state)?;
    signature.add_attributes(context, state);
    let region = if parser.asm().at(Tok::LBrace) {
        let start = parser.asm().span();
        let region = parser.region(&signature.arguments)?;
        if parser.ir().region(region).is_empty() && !signature.inputs.is_empty() {
            // As in mlir-opt, `{}` after arguments without names is a block without arguments, which the verifier rejects.
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

/// Parses `attributes {...}`. Attributes that the form spells elsewhere are errors.
fn function_attributes<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
) -> Result<(), Diagnostic> {
    let (at, first) = (parser.asm().span(), state.attributes.len());
    parser.optional_attributes_with_keyword(state)?;
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

/// Prints a function in the custom form of `func.func`.
pub fn print_function<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    print_symbol(op, printer);
    let Some(ty) = function_type(op) else { return };
    print_signature(op, ty, printer);
    let hidden = [ARG_ATTRS, FUNCTION_TYPE, RES_ATTRS, SYMBOL_NAME, SYMBOL_VISIBILITY];
    printer.op_attributes_with_keyword(op, &hidden);
    if let Some(body) = op.regions().next().filter(|region| !region.is_empty()) {
        printer.write(" ");
        printer.region(body, false, true);
    }
}

/// Prints `(%a: i32 {attributes}, ...) -> (f32 {attributes}, ...)`: the arguments by their names if the
/// operation has a body.
pub fn print_signature<'a, 'c>(op: OpRef<'a, 'c>, ty: FunctionType<'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    print_types(op, ty.inputs(), ty.results(), false, printer);
}

/// As [`print_signature`], by the types, and for functions that may be variadic: `...` is the last argument then.
pub fn print_types<'a, 'c>(
    op: OpRef<'a, 'c>,
    inputs: &[Type<'c>],
    results: &[Type<'c>],
    variadic: bool,
    printer: &mut OpPrinter<'_, 'a, 'c>,
) {
    let lists = [op.attribute(ARG_ATTRS), op.attribute(RES_ATTRS)];
    print_function_type([inputs, results], lists, op.regions().next(), variadic, printer);
}

/// Prints the arguments and the results of a function by their types, the lists of their attributes, and the region whose
/// arguments they name.
pub fn print_function_type<'a, 'c>(
    [inputs, results]: [&[Type<'c>]; 2],
    [of_arguments, of_results]: [Option<Attribute<'c>>; 2],
    body: Option<RegionRef<'a, 'c>>,
    variadic: bool,
    printer: &mut OpPrinter<'_, 'a, 'c>,
) {
    printer.write("(");
    print_argument_types(inputs, of_arguments, body, false, printer);
    if variadic {
        printer.write(if inputs.is_empty() { "..." } else { ", ..." });
    }
    printer.write(")");
    print_results(results, of_results, printer);
}

/// Prints the arguments of a function without the parentheses around them: with their names if the function has a body,
/// otherwise with generated names if these are wanted.
pub fn print_argument_types<'a, 'c>(
    inputs: &[Type<'c>],
    of_arguments: Option<Attribute<'c>>,
    body: Option<RegionRef<'a, 'c>>,
    named: bool,
    printer: &mut OpPrinter<'_, 'a, 'c>,
) {
    let body = body.filter(|region| !region.is_empty());
    let arguments: Vec<ValueRef<'a, 'c>> =
        body.and_then(|body| body.entry()).into_iter().flat_map(|entry| entry.arguments()).collect();
    for (index, input) in inputs.iter().enumerate() {
        if index > 0 {
            printer.write(", ");
        }
        let attributes = attributes_at(of_arguments, index);
        if let Some(argument) = arguments.get(index) {
            printer.region_argument(*argument, attributes);
        } else {
            if named {
                printer.write(&format!("%arg{index}: "));
            }
            printer.ty(*input);
            printer.optional_attributes(attributes, &[]);
        }
    }
}

fn print_results<'c>(
    results: &[Type<'c>],
    lists: Option<Attribute<'c>>,
    printer: &mut OpPrinter<'_, '_, 'c>,
) {
    if results.is_empty() {
        return;
    }
    let attributes: Vec<_> = (0..results.len()).map(|index| attributes_at(lists, index)).collect();
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

/// The attributes of the argument or the result at an index in a list of them, if there are any.
#[must_use]
pub fn attributes_at(lists: Option<Attribute<'_>>, index: usize) -> Option<DictionaryAttr<'_>> {
    let list = lists?.dyn_cast::<ArrayAttr<'_>>()?;
    let found = list.elements().get(index)?.dyn_cast::<DictionaryAttr<'_>>()?;
    Some(found).filter(|found| !found.names().is_empty())
}
