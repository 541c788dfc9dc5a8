//! Signature help: the arguments of classes, and the operands of operators.

use super::context::{Expected, Step, expected};
use super::operators::operator;
use super::unit::{DeclId, Unit};
use crate::names::FileName;
use crate::protocol::documentation;
use crate::text::Encoding;
use crate::world::World;
use gen_lsp_types::{
    ActiveParameter, ParameterInformation, ParameterInformationLabel, SignatureHelp, SignatureInformation,
};

/// The signature of the innermost class or operator around a position.
pub(crate) fn signature_help(world: &World, name: &FileName, offset: usize) -> Option<SignatureHelp> {
    let (unit, position) = world.unit_of(name)?;
    let file = unit.file(position);
    let start = super::context::word_start(file.text(), offset);
    let Expected::Value { steps, .. } = expected(file, start) else { return None };
    steps.iter().find_map(|step| match step {
        Step::Args { class, index, named } => {
            let id = unit.class(class).or_else(|| unit.multiclass(class))?;
            let active = match named {
                Some(name) => {
                    let args = unit.template_args(id);
                    args.iter().position(|arg| &*unit.decl(*arg).name == name).unwrap_or(*index)
                }
                None => *index,
            };
            Some(of_class(world, &unit, id, active))
        }
        Step::Operands { operator: name, index } => of_operator(world, name, *index),
        Step::List | Step::Bits | Step::Dag { .. } => None,
    })
}

pub(crate) fn help(
    encoding: Encoding,
    head: &str,
    parameters: &[String],
    tail: &str,
    text: String,
    active: usize,
) -> SignatureHelp {
    let mut label = head.to_owned();
    let mut ranges = Vec::new();
    for (index, parameter) in parameters.iter().enumerate() {
        if index > 0 {
            label.push_str(", ");
        }
        let start = encoding.length(&label);
        label.push_str(parameter);
        ranges.push(ParameterInformation {
            // Offsets are in UTF-16, or in the negotiated encoding.
            label: ParameterInformationLabel::Tuple((start, encoding.length(&label))),
            documentation: None,
        });
    }
    label.push_str(tail);
    // Operands that may be repeated are the last.
    let last = parameters.len().saturating_sub(1);
    let active = u32::try_from(active.min(last)).unwrap_or(0);
    let signature = SignatureInformation {
        label,
        documentation: (!text.is_empty()).then(|| documentation(text)),
        parameters: Some(ranges),
        active_parameter: Some(ActiveParameter::Int(active)),
    };
    SignatureHelp {
        signatures: vec![signature],
        active_signature: Some(0),
        active_parameter: Some(ActiveParameter::Int(active)),
    }
}

fn of_class(world: &World, unit: &Unit, id: DeclId, active: usize) -> SignatureHelp {
    let decl = unit.decl(id);
    let parameters: Vec<String> = unit
        .template_args(id)
        .into_iter()
        .map(|arg| unit.whole_of(arg).text().split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    let comment = unit.whole_of(id).comment_before();
    help(world.encoding, &format!("{}<", decl.name), &parameters, ">", comment, active)
}

fn of_operator(world: &World, name: &str, active: usize) -> Option<SignatureHelp> {
    let found = operator(name)?;
    let (head, operands) = found.usage.split_once('(')?;
    let operands = operands.strip_suffix(')')?;
    let parameters: Vec<String> = operands.split(", ").map(str::to_owned).collect();
    Some(help(world.encoding, &format!("{head}("), &parameters, ")", found.meaning.to_owned(), active))
}
