//! Declared builders (ODS `TypeBuilder`, `AttrBuilder`, `OpBuilder`).

use super::field_place;
use super::fields::Fields;
use super::rust_path::in_runtime;
use super::types::Types;
use crate::codes;
use crate::lints::no_effect;
use crate::model::{BuilderArgument, DeclaredBuilder, Text};
use crate::rust_type::{self, Life};
use isogloss_tablegen::{DagValue, Diagnostic, Record, Span, Value};

/// C++ types that parameters cannot have, without namespaces, references and whitespace, and
/// their Rust types, where `::isogloss` is the runtime.
const IR_TYPES: &[(&str, &str)] = &[
    ("Value", "::isogloss::ir::ValueId"),
    ("ValueRange", "&[::isogloss::ir::ValueId]"),
    ("OperandRange", "&[::isogloss::ir::ValueId]"),
    ("ArrayRef<Value>", "&[::isogloss::ir::ValueId]"),
    ("TypeRange", "&[::isogloss::Type<'c>]"),
    ("Block*", "::isogloss::ir::BlockId"),
    ("BlockRange", "&[::isogloss::ir::BlockId]"),
    ("ArrayRef<Block*>", "&[::isogloss::ir::BlockId]"),
    ("Region*", "::isogloss::ir::RegionId"),
    ("ArrayRef<NamedAttribute>", "&[(::isogloss::builtin::StringAttr<'c>, ::isogloss::Attribute<'c>)]"),
];

/// The builders that a type, an attribute or an operation declares. A builder with an argument
/// whose C++ type has no counterpart is omitted with a warning.
pub(super) fn declared_builders(
    record: Record<'_>,
    types: &Types<'_>,
    errors: &mut Vec<Diagnostic>,
) -> Vec<DeclaredBuilder> {
    let builders: Option<Vec<Record<'_>>> = Fields::new(record, errors).optional("builders");
    let builders = builders.unwrap_or_default().into_iter();
    builders.filter_map(|builder| declared_builder(record, builder, types, errors)).collect()
}

fn declared_builder(
    owner: Record<'_>,
    builder: Record<'_>,
    types: &Types<'_>,
    errors: &mut Vec<Diagnostic>,
) -> Option<DeclaredBuilder> {
    let place = field_place(owner, "builders");
    let dag: DagValue<'_> = builder.find("dagParams")?;
    if let Value::Record(operator) = dag.operator()
        && operator.name() != "ins"
    {
        let message = format!("the arguments of a builder are a list of `ins`, not of `{}`", operator.name());
        let error = Diagnostic::error(message).code(codes::OP_BUILDER).at(dag.span().unwrap_or(place));
        errors.push(error.help("write `(ins \"Type\":$name)`"));
        return None;
    }
    let mut arguments = Vec::new();
    for (index, (name, value)) in dag.args().enumerate() {
        let span = dag.arg_span(index).unwrap_or(place);
        let (text, default) = match value {
            Value::String(text) => (text.text(), None),
            Value::Record(argument) if argument.is_subclass_of("CArg") => {
                let default = argument.find::<&str>("defaultValue").filter(|value| !value.is_empty());
                (argument.find::<&str>("type").unwrap_or(""), default)
            }
            other => {
                let message = format!("an argument of a builder is {}, not a type", other.kind());
                let error = Diagnostic::error(message).code(codes::OP_BUILDER).at(span);
                errors.push(error.help("write `\"Type\":$name` or `CArg<\"u64\", \"0\">:$name`"));
                return None;
            }
        };
        let Some(ty) = types.of_builder(text, || builder_type(text, types)) else {
            errors.push(no_effect::builder_argument(text, span));
            return None;
        };
        let name = name.filter(|name| !name.is_empty()).map_or(format!("argument_{index}"), str::to_owned);
        arguments.push(BuilderArgument { name, ty, default: default.map(str::to_owned) });
    }
    let text = |field: &str| builder.find::<&str>(field).filter(|text| !text.trim().is_empty());
    if let Some(result) = text("returnType") {
        errors.push(no_effect::builder_result(result, place));
        return None;
    }
    Some(DeclaredBuilder {
        arguments,
        infers_context: builder.find("hasInferredContextParam").unwrap_or(false),
        deprecated: text("odsCppDeprecated").map(str::to_owned),
    })
}

/// The Rust source of the type of an argument, if it has a counterpart.
fn builder_type(text: &str, types: &Types<'_>) -> Option<String> {
    let bare = text.trim().trim_end_matches('&').trim().trim_start_matches("const ").trim();
    let short: String = bare.replace("::mlir::", "").replace("::llvm::", "").replace("mlir::", "");
    let short: String = short.split_whitespace().collect();
    if let Some((_, rust)) = IR_TYPES.iter().find(|(name, _)| *name == short) {
        let tokens = rust.parse().ok()?;
        return Some(in_runtime(tokens, &types.runtime).to_string());
    }
    let locate = |_| Span::default();
    let ty = types.read(Text { text: bare, locate: &locate }).ok()?;
    Some(rust_type::borrowed(&types.runtime, &ty, Life::Context).to_string())
}
