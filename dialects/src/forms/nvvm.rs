//! The forms of `nvvm`.

use isogloss::builtin::{DenseArrayAttr, IntegerType};
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
use isogloss::ir::{OpRef, OperationState, ValueRef};
use isogloss::llvm::LLVMStructType;
use isogloss::text::{Delimiter, Tok, parse_attribute};
use isogloss::{Diagnostic, Type};

/// `nvvm.mma.sync` and its variants with a sparse matrix A and with scaled matrices:
/// `A[%a] B[%b] C[%c] sparseMetadata[%m] selector[%s] scaleA[%v, %i, %j] scaleB[%w, %i, %j] {...} : (f16, f16, f32) -> t`.
/// The registers of A, B and C have one type each. What PTX calls the elements of A and B is not written if it
/// follows from these types.
pub(super) struct Mma<const SPARSE: bool, const SCALED: bool>;

/// The words before operands in brackets, and the names of these operands in the definition.
type Lists = &'static [(&'static str, &'static [&'static str])];

const MATRICES: Lists = &[("A", &["operandA"]), ("B", &["operandB"]), ("C", &["operandC"])];
const SPARSITY: Lists = &[("sparseMetadata", &["sparseMetadata"]), ("selector", &["sparsitySelector"])];
const SCALES: Lists = &[
    ("scaleA", &["scaleAData", "byteIdA", "threadIdA"]),
    ("scaleB", &["scaleBData", "byteIdB", "threadIdB"]),
];

/// The attributes that may follow from the types of A and B.
const ELEMENTS: [&str; 2] = ["multiplicandAPtxType", "multiplicandBPtxType"];

const SEGMENTS: &str = "operandSegmentSizes";

/// How deep a type is in structures, at most: a structure can have itself inside.
const DEEPEST: usize = 64;

impl<const SPARSE: bool, const SCALED: bool> Mma<SPARSE, SCALED> {
    /// Only `nvvm.mma.sync` is neither sparse nor scaled.
    const IS_PLAIN: bool = !SPARSE && !SCALED;

    /// The lists of single operands.
    fn others() -> impl Iterator<Item = &'static (&'static str, &'static [&'static str])> {
        let lists = |are_there: bool, lists: Lists| if are_there { lists } else { &[] };
        lists(SPARSE, SPARSITY).iter().chain(lists(SCALED, SCALES))
    }

    /// Adds the elements of A and B that are not written.
    fn add_elements<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        types: &[Type<'c>],
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        for (name, ty) in ELEMENTS.into_iter().zip(types) {
            if state.attributes.iter().any(|(given, _)| given.bytes() == name.as_bytes()) {
                continue;
            }
            // `nvvm.mma.sync` reads A and B as accumulators, and writes them as factors.
            match element(*ty, Self::IS_PLAIN) {
                Some(element) => {
                    let context = parser.asm().context();
                    let value = parse_attribute(context, &format!("#nvvm.mma_type<{element}>"))?;
                    state.attribute(context, name, value);
                }
                None if SCALED => {}
                None => {
                    return Err(parser.error_at_name(format_args!(
                        "attribute {name} is not provided explicitly and cannot be inferred"
                    )));
                }
            }
        }
        Ok(())
    }
}

impl<const SPARSE: bool, const SCALED: bool> OpFormat for Mma<SPARSE, SCALED> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let mut matrices = Vec::new();
        for (word, _) in MATRICES {
            parser.keyword(word)?;
            matrices.push(parser.delimited_operands(Delimiter::Square, None)?);
        }
        let mut others = Vec::new();
        for (word, names) in Self::others() {
            parser.keyword(word)?;
            others.push(parser.delimited_operands(Delimiter::Square, Some(names.len()))?);
        }
        parser.optional_attributes(state)?;
        parser.asm().expect(Tok::Colon)?;
        let mut types = Vec::new();
        parser.comma_separated(Delimiter::Paren, |parser| {
            types.push(parser.asm().ty()?);
            Ok(())
        })?;
        if types.len() != matrices.len() {
            let message =
                format_args!("expected one type for each operand segment but got {} types", types.len());
            return Err(parser.error_at_name(message));
        }
        state.result_types = parser.arrow_types()?;
        Self::add_elements(parser, &types, state)?;
        let context = parser.asm().context();
        let singles = others.iter().map(Vec::len).sum();
        let sizes = matrices.iter().map(|matrix| matrix.len() as i32).chain(std::iter::repeat_n(1, singles));
        state.attribute(context, SEGMENTS, DenseArrayAttr::i32s(context, &sizes.collect::<Vec<_>>()));
        for (matrix, ty) in matrices.iter().zip(types) {
            parser.resolve_as(matrix, ty, state)?;
        }
        let (i16, i32): (Type<'c>, Type<'c>) = (context.integer(16), context.i32());
        for list in others {
            // The first value of a scale is data, the others are numbers of a byte and a thread.
            let (first, rest) = list.split_at(1);
            parser.resolve_as(first, i32, state)?;
            parser.resolve_as(rest, i16, state)?;
        }
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        for (word, names) in MATRICES.iter().chain(Self::others()) {
            printer.write(" ");
            printer.write(word);
            printer.write("[");
            printer.operands(names.iter().flat_map(|name| operands(op, name)));
            printer.write(if Self::IS_PLAIN { "] " } else { "]" });
        }
        let types = MATRICES.iter().map(|(_, names)| first_type(op, names));
        let types: Vec<Option<Type<'c>>> = types.collect();
        let is_known = |at: usize| types[at].is_some_and(|ty| element(ty, false).is_some());
        // `nvvm.mma.sync` looks at A for both.
        let known = if Self::IS_PLAIN { [is_known(0); 2] } else { [is_known(0), is_known(1)] };
        let elided = ELEMENTS.into_iter().zip(known).filter_map(|(name, is_known)| is_known.then_some(name));
        printer.op_attributes(op, &elided.chain([SEGMENTS]).collect::<Vec<_>>());
        printer.write(" : (");
        // A matrix without registers has any type.
        let none = op.context().none();
        printer.types(types.into_iter().map(|ty| ty.unwrap_or(none)));
        printer.write(")");
        printer.optional_bare_arrow_types(op.results().map(ValueRef::ty));
    }
}

/// The values of an operand by its name in the definition.
fn operands<'a, 'c>(op: OpRef<'a, 'c>, name: &str) -> impl Iterator<Item = ValueRef<'a, 'c>> + use<'a, 'c> {
    let index = op.def().and_then(|def| def.operands.iter().position(|group| group.name == name));
    index.into_iter().flat_map(move |index| op.operand_group(index))
}

/// The type of the first register of a matrix.
fn first_type<'c>(op: OpRef<'_, 'c>, names: &[&str]) -> Option<Type<'c>> {
    names.iter().find_map(|name| operands(op, name).next()).map(ValueRef::ty)
}

/// What PTX calls the elements of a matrix with registers of a type, of an accumulator or of a factor, if the type
/// tells. The type of a structure is that of its first member.
fn element(mut ty: Type<'_>, is_accumulator: bool) -> Option<&'static str> {
    for _ in 0..DEEPEST {
        let Some(structure) = ty.dyn_cast::<LLVMStructType<'_>>() else { break };
        ty = *structure.body()?.first()?;
    }
    let context = ty.context();
    if ty == context.f64() {
        Some("f64")
    } else if ty == context.f16() || ty == context.vector(&[2], context.f16()).into() {
        Some("f16")
    } else if ty == context.f32() {
        Some(if is_accumulator { "f32" } else { "tf32" })
    } else {
        (is_accumulator && ty.isa::<IntegerType<'_>>()).then_some("s32")
    }
}
