// says: method `parse` has an incompatible type for trait
// says: Result<(Vec<UnresolvedOperand>, Option<StringAttr<'c>>), _>
// says: method `print` has 3 parameters but the declaration in trait `PartsDirective::print` has 5
// The functions of a directive have the types of its arguments.

use isogloss::Diagnostic;
use isogloss::ir::text::{OpParser, OpPrinter, UnresolvedOperand};
use isogloss::ir::{OpRef, Operands};

isogloss::dialect! { r#"
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_DirectedOp : Op<T_Dialect, "directed"> {
  let arguments = (ins AnyType:$first, Variadic<AnyType>:$parts, OptionalAttr<StrAttr>:$label);
  let assemblyFormat = "$first `:` type($first) custom<Parts>(ref(type($first)), $parts, $label) attr-dict `:` type($parts)";
}
"# }

impl PartsDirective for TDialect {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        _: isogloss::Type<'c>,
    ) -> Result<Vec<UnresolvedOperand>, Diagnostic> {
        parser.operands()
    }

    fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, _: OpRef<'a, 'c>, parts: Operands<'a, 'c>) {
        printer.operands(parts);
    }
}

fn main() {}
