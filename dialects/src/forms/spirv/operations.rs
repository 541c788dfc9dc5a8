//! The forms of `spirv`.

use isogloss::builtin::{IntegerAttr, ShapedType};
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter, UnresolvedOperand};
use isogloss::ir::{OpRef, OperationState, ValueRef};
use isogloss::text::{Tok, parse_attribute, parse_type};
use isogloss::{Diagnostic, Span, Type};

/// `wraps "spirv.IAdd"(%a, %b) : (i32, i32) -> i32`: the region has an operation and its terminator, which has the
/// first result of that. Attributes of the operation itself have no text.
pub(in crate::forms) struct SpecConstantOperation;

const TERMINATOR: &str = "spirv.mlir.yield";

impl OpFormat for SpecConstantOperation {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        parser.keyword("wraps")?;
        let loc = parser.op_loc();
        let region = parser.ir().create_region();
        let block = parser.ir().create_block();
        parser.ir().append_block(region, block);
        let wrapped = parser.generic_operation(block)?;
        let Some(result) = parser.ir().op(wrapped).results().next() else {
            return Err(parser.error_at_name("wraps an operation without a result"));
        };
        state.result_types.push(result.ty());
        let yielded = OperationState { operands: vec![result.id()], ..OperationState::default() };
        let end = parser.ir().create(TERMINATOR, &yielded, loc)?;
        parser.ir().append_op(block, end);
        state.regions.push(region);
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        printer.write(" wraps ");
        let entry = op.region(0).and_then(|region| region.entry());
        if let Some(wrapped) = entry.and_then(|entry| entry.first_op()) {
            printer.generic_operation(wrapped);
        }
    }
}

// ---- memory --------------------------------------------------------------------------

/// `"Function" %a, "Private" %b ["Aligned", 4], ["Volatile"] : f32`: what is copied to, what is copied, and how both are
/// accessed. `mlir-opt` writes the second comma even if nothing is after it, and the access of the target for the source,
/// too, if the source has none.
pub(in crate::forms) struct CopyMemory;

/// `"StorageBuffer" %pointer, %value : f32`. `mlir-opt` leaves the storage class out when it prints, and does not read that.
pub(in crate::forms) struct SubgroupBlockWrite;

/// The attributes that say how memory is accessed, and the alignment.
const TARGET: [&str; 2] = ["memory_access", "alignment"];
const SOURCE: [&str; 2] = ["source_memory_access", "source_alignment"];

/// The word among those of an access after which an alignment follows.
const ALIGNED: &str = "Aligned";

/// A pointer after its storage class.
struct Pointer {
    class: String,
    at: Span,
    operand: UnresolvedOperand,
}

impl Pointer {
    /// Parses `"Function" %a`.
    fn parse(parser: &mut OpParser<'_, '_, '_>) -> Result<Self, Diagnostic> {
        let at = parser.asm().span();
        let class = String::from_utf8_lossy(&parser.asm().string()?).into_owned();
        Ok(Self { class, at, operand: parser.operand()? })
    }

    /// Adds the operand, a pointer to a type.
    fn resolve<'c>(
        self,
        parser: &mut OpParser<'_, '_, 'c>,
        pointee: Type<'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let class = &self.class;
        let ty =
            parse_type(parser.asm().context(), &format!("!spirv.ptr<{pointee}, {class}>")).map_err(|_| {
                let message = format_args!("invalid storage_class attribute specification: \"{class}\"");
                parser.error_at(message, self.at)
            })?;
        parser.resolve_as(&[self.operand], ty, state)
    }

    /// Prints ` "Function" %a`.
    fn print<'a, 'c>(value: ValueRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let ty = value.ty().to_string();
        let class = ty.rsplit_once(", ").and_then(|(_, class)| class.strip_suffix('>')).unwrap_or_default();
        printer.write(" ");
        printer.asm().string(class.as_bytes());
        printer.write(" ");
        printer.operand(value);
    }
}

/// The type of what a pointer points to: the first part of its text.
fn pointee<'c>(value: ValueRef<'_, 'c>) -> Option<Type<'c>> {
    let ty = value.ty().to_string();
    let (text, _) = ty.strip_prefix("!spirv.ptr<")?.rsplit_once(", ")?;
    parse_type(value.ty().context(), text).ok()
}

/// Parses `["Aligned", 4]`, if it is there.
fn parse_access<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    [access, alignment]: [&str; 2],
    state: &mut OperationState<'c>,
) -> Result<(), Diagnostic> {
    if !parser.asm().eat(Tok::LSquare) {
        return Ok(());
    }
    let context = parser.asm().context();
    let at = parser.asm().span();
    let words = String::from_utf8_lossy(&parser.asm().string()?).into_owned();
    let value = parse_attribute(context, &format!("#spirv.memory_access<{words}>")).map_err(|_| {
        parser.error_at(format_args!("invalid memory_access attribute specification: \"{words}\""), at)
    })?;
    state.attribute(context, access, value);
    if parser.asm().eat(Tok::Comma) {
        let at = parser.asm().span();
        let Some(number) = parser.asm().optional_integer::<i32>()? else {
            return Err(parser.error_at("expected integer value", at));
        };
        state.attribute(context, alignment, context.i32_attr(number));
    }
    parser.asm().expect(Tok::RSquare)?;
    Ok(())
}

/// Prints ` ["Aligned", 4]` of the first of some pairs that the operation has; adds the names of what is printed.
fn print_access(
    op: OpRef<'_, '_>,
    printer: &mut OpPrinter<'_, '_, '_>,
    pairs: &[[&'static str; 2]],
    printed: &mut Vec<&'static str>,
) {
    let Some(access) = pairs.iter().find_map(|[access, _]| op.inherent_attr(access)) else { return };
    let text = access.to_string();
    let words = text.trim_start_matches("#spirv.memory_access<").trim_end_matches('>').trim_matches('"');
    printer.write(" [");
    printer.asm().string(words.as_bytes());
    let is_aligned = words.split('|').any(|word| word == ALIGNED);
    let alignment = pairs.iter().find_map(|[_, alignment]| {
        let number = op.inherent_attr(alignment)?.dyn_cast::<IntegerAttr<'_>>()?.to_i64()?;
        Some((alignment, number))
    });
    if let Some((name, number)) = alignment.filter(|_| is_aligned) {
        printer.write(", ");
        printer.asm().integer(number);
        printed.push(name);
    }
    printer.write("]");
}

impl OpFormat for CopyMemory {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let target = Pointer::parse(parser)?;
        parser.asm().expect(Tok::Comma)?;
        let source = Pointer::parse(parser)?;
        parse_access(parser, TARGET, state)?;
        if parser.asm().eat(Tok::Comma) {
            parse_access(parser, SOURCE, state)?;
        }
        parser.optional_attributes(state)?;
        parser.asm().expect(Tok::Colon)?;
        let ty = parser.asm().ty()?;
        target.resolve(parser, ty, state)?;
        source.resolve(parser, ty, state)
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let mut operands = op.operands();
        let (Some(target), Some(source)) = (operands.next(), operands.next()) else { return };
        printer.write(" ");
        Pointer::print(target, printer);
        printer.write(", ");
        Pointer::print(source, printer);
        let mut printed = vec![TARGET[0], SOURCE[0]];
        print_access(op, printer, &[TARGET], &mut printed);
        printer.write(", ");
        print_access(op, printer, &[SOURCE, TARGET], &mut printed);
        printer.op_attributes(op, &printed);
        printer.write(" : ");
        pointee(target).into_iter().for_each(|ty| printer.ty(ty));
    }
}

impl OpFormat for SubgroupBlockWrite {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let pointer = Pointer::parse(parser)?;
        parser.asm().expect(Tok::Comma)?;
        let value = parser.operand()?;
        parser.optional_attributes(state)?;
        parser.asm().expect(Tok::Colon)?;
        let ty = parser.asm().ty()?;
        pointer.resolve(
            parser,
            ty.dyn_cast::<ShapedType<'_>>().map_or(ty, ShapedType::element_type),
            state,
        )?;
        parser.resolve_as(&[value], ty, state)
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let mut operands = op.operands();
        let (Some(pointer), Some(value)) = (operands.next(), operands.next()) else { return };
        Pointer::print(pointer, printer);
        printer.write(", ");
        printer.operand(value);
        printer.op_attributes(op, &[]);
        printer.write(" : ");
        printer.ty(value.ty());
    }
}
