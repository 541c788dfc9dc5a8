//! `device.kernel`: a scope that adjusts the layout of every type.

use isogloss::builtin::IntegerAttr;
use isogloss::def::InterfaceImpl;
use isogloss::ir::symbol::SYMBOL_NAME;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::ir::{OpDef, OpRef, OpSyntax, OpTraits, OperationState, PropertyDef};
use isogloss::layout::{
    DataLayoutDialectInterface, DataLayoutDialectInterfaceTable, DataLayoutEntry, DataLayoutOpInterface,
    DataLayoutOpInterfaceTable, LayoutError, LayoutQuery, TypeLayout, TypeSize,
};
use isogloss::{Attribute, Diagnostic, Type};

/// The entry for the smallest addressable unit, in bytes.
const WORD: &str = "device.word";

/// `device.kernel @name attributes {...} {...}`
pub(crate) static KERNEL: OpDef = OpDef {
    summary: "Code that runs on a device, with the data layout of that device.",
    traits: OpTraits::ISOLATED_FROM_ABOVE
        .union(OpTraits::SYMBOL)
        .union(OpTraits::SYMBOL_TABLE)
        .union(OpTraits::SINGLE_BLOCK)
        .union(OpTraits::NO_TERMINATOR)
        .union(OpTraits::ONE_REGION)
        .union(OpTraits::NO_OPERANDS)
        .union(OpTraits::NO_RESULTS),
    properties: &[PropertyDef::new(SYMBOL_NAME).required()],
    syntax: Some(OpSyntax { parse, print }),
    interfaces: &[DataLayoutOpInterfaceTable::entry::<Kernel<'_, '_>>()],
    ..OpDef::new("device", "device.kernel")
};

isogloss::op_model! {
    /// A kernel as a scope: it rounds the layout that a type declares up to whole words.
    struct Kernel;
}

impl<'a, 'c> DataLayoutOpInterface<'a, 'c> for Kernel<'a, 'c> {
    fn layout(
        ty: Type<'c>,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeLayout, LayoutError> {
        // The rule of the type, with the entries of this scope and the enclosing ones.
        let answer = layout.default_layout(ty, entries)?;
        let Some(word) = layout.identified(WORD).and_then(bytes) else { return Ok(answer) };
        let size = answer.size.min_value().checked_next_multiple_of(word).ok_or(LayoutError::overflow(ty))?;
        Ok(TypeLayout {
            size: if answer.size.is_scalable() { TypeSize::scalable(size) } else { TypeSize::fixed(size) },
            abi_alignment: answer.abi_alignment.max(word),
            preferred_alignment: answer.preferred_alignment.max(word),
            // The size in bits and the width of an index do not change.
            ..answer
        })
    }
}

/// Verifies `device.word`. By default an inner scope may only repeat the value of the
/// outer one.
struct Entries;

/// The entry of [`Entries`] in the dialect's table.
pub(crate) const ENTRIES: InterfaceImpl = DataLayoutDialectInterfaceTable::entry::<Entries>();

impl DataLayoutDialectInterface for Entries {
    fn verify_entry(entry: &DataLayoutEntry<'_>) -> Result<(), Diagnostic> {
        match entry.identifier() {
            Some(WORD) if bytes(entry.value).is_some() => Ok(()),
            Some(WORD) => Err(Diagnostic::error(format!("'{WORD}' is expected to be a power of two"))),
            other => Err(Diagnostic::error(format!("unknown data layout entry '{}'", other.unwrap_or("")))),
        }
    }
}

/// The value of a `device.word`: a power of two.
fn bytes(value: Attribute<'_>) -> Option<u64> {
    let value = value.dyn_cast::<IntegerAttr<'_>>()?.value().to_u64()?;
    value.is_power_of_two().then_some(value)
}

fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, state: &mut OperationState<'c>) -> Result<(), Diagnostic> {
    if !parser.optional_symbol_name(SYMBOL_NAME, state) {
        return Err(parser.asm().error("expected the name of the kernel"));
    }
    parser.optional_attributes_with_keyword(state)?;
    let region = parser.region(&[])?;
    // `{}` has no block; a kernel has one.
    parser.ir().ensure_block(region);
    state.regions.push(region);
    Ok(())
}

fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    if let Some(name) = op.symbol_name() {
        printer.write(" ");
        printer.asm().symbol(name);
    }
    printer.op_attributes_with_keyword(op, &[SYMBOL_NAME]);
    printer.write(" ");
    for region in op.regions() {
        printer.region(region, true, true);
    }
}

#[cfg(test)]
mod tests {
    use isogloss::ir::Ir;
    use isogloss::layout::{ScopedDataLayout, TypeSize, is_scope};
    use isogloss::{Context, text::parse_type};

    #[test]
    fn the_module_is_read_verified_and_printed_back() {
        let ctx = Context::with_dialects([crate::Device::dialect()]);
        let ir = Ir::parse(&ctx, crate::KERNELS).expect("kernels.mlir is sound");
        assert!(ir.verify().is_ok());
        let again = Ir::parse(&ctx, &ir.to_string()).expect("what was printed");
        assert_eq!(again.to_string(), ir.to_string());
    }

    #[test]
    fn a_kernel_of_words_has_nothing_smaller() {
        let ctx = Context::with_dialects([crate::Device::dialect()]);
        let ir = Ir::parse(&ctx, crate::KERNELS).expect("kernels.mlir is sound");
        let scopes = || ir.root().expect("a module").walk().filter(|op| is_scope(*op));
        let ask = |text| {
            let ty = parse_type(&ctx, text).expect(text);
            let layouts = scopes().map(|op| ScopedDataLayout::closest(op).expect("sound"));
            layouts.map(|layout| layout.size(ty).map(TypeSize::min_value)).collect::<Result<Vec<_>, _>>()
        };
        assert_eq!(ask("i8"), Ok(vec![1, 1, 4, 4]));
        assert_eq!(ask("!device.ptr<#device.space<shared>>"), Ok(vec![8, 4, 4, 4]));
        assert_eq!(ask("!device.buffer<3x3 of i8, tile 2>"), Ok(vec![16, 16, 64, 64]));
        assert_eq!(ask("!device.arguments<i8, i64>"), Ok(vec![16, 16, 16, 12]));
    }

    #[test]
    fn entries_are_checked_by_the_dialect() {
        let ctx = Context::with_dialects([crate::Device::dialect()]);
        let error = |entry: &str| {
            let text = format!("module attributes {{dlti.dl_spec = #dlti.dl_spec<{entry}>}} {{}}");
            let ir = Ir::parse(&ctx, &text).expect("it can be read");
            ir.verify().expect_err(entry)[0].message().to_owned()
        };
        assert_eq!(error("\"device.word\" = 3 : i64"), "'device.word' is expected to be a power of two");
        assert_eq!(error("\"device.ward\" = 4 : i64"), "unknown data layout entry 'device.ward'");
    }
}
