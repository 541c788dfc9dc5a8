//! Spacing of assembly formats by ODS's rules, resolved here so that the tables contain the
//! result.
//!
//! The rules are those of `mlir-tblgen`, with its peculiarities: the first branch of an
//! optional group does not influence the elements after the group, the second branch does (in
//! operations both do); and `` ` ` `` before a variable gives two spaces.

use super::directives::{EACH, SubjectKind};
use super::{CustomArgument, FormatElement, Leaf, OpLeaf};

/// The state after the last printed element.
#[derive(Clone, Copy)]
struct State {
    /// Whether a space precedes the next element.
    space: bool,
    /// Whether the last element was punctuation.
    punctuation: bool,
    /// Whether it is the format of an operation. There the first branch of a group influences the elements after the
    /// group, a line break does not replace a space, and an element after a space is not after punctuation.
    of_operation: bool,
}

/// Sets every `space` of a format.
pub(super) fn apply(format: &mut [FormatElement], subject: SubjectKind) {
    let of_operation = subject == SubjectKind::Operation;
    sequence(format, &mut State { space: true, punctuation: false, of_operation });
}

fn sequence(elements: &mut [FormatElement], state: &mut State) {
    for element in elements {
        match element {
            FormatElement::Literal { text, space } => {
                *space = state.space && set_apart(text, state.punctuation);
                state.space = !matches!(text.as_str(), "<" | "(" | "{" | "[");
                state.punctuation = !text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
            }
            FormatElement::Whitespace(text) if state.of_operation => match text.as_str() {
                "\n" => {}
                text => (state.space, state.punctuation) = (false, text.is_empty()),
            },
            FormatElement::Whitespace(text) => {
                state.punctuation |= text.is_empty();
                state.space = false;
            }
            FormatElement::Leaf {
                leaf: Leaf::Operation(OpLeaf::Custom { name, by_author: false, arguments, .. }),
                space,
            } if name == EACH => {
                *space = state.space || !state.punctuation;
                for argument in arguments {
                    if let CustomArgument::Elements(elements) = argument {
                        sequence(elements, &mut State { space: false, punctuation: true, ..*state });
                    }
                }
                (state.space, state.punctuation) = (true, false);
            }
            FormatElement::Leaf { leaf, .. } if leaf.spaces_itself() => {
                // As after a `custom` directive of MLIR, unlike after `attr-dict`.
                state.space |= matches!(leaf, Leaf::Operation(OpLeaf::Custom { .. }));
                state.punctuation = false;
            }
            FormatElement::Leaf { leaf: Leaf::Operation(OpLeaf::Flag(_)), .. } => {}
            FormatElement::Leaf { leaf: Leaf::Operation(OpLeaf::OiList(clauses)), .. } => {
                // A clause without a variable is never printed.
                let printed = |clause: &&mut Vec<FormatElement>| {
                    clause.iter().any(|element| matches!(element, FormatElement::Leaf { .. }))
                };
                clauses.iter_mut().filter(printed).for_each(|clause| sequence(clause, state));
            }
            FormatElement::Leaf { space, .. } => {
                *space = state.space || !state.punctuation;
                (state.space, state.punctuation) = (true, false);
            }
            FormatElement::Optional { then, otherwise, .. } => {
                let mut of_first = *state;
                sequence(then, &mut of_first);
                if state.of_operation {
                    *state = of_first;
                }
                sequence(otherwise, state);
            }
            // As a group without a second branch.
            FormatElement::Body(elements) => {
                let mut of_body = *state;
                sequence(elements, &mut of_body);
            }
        }
    }
}

/// Whether a space precedes a literal.
fn set_apart(text: &str, after_punctuation: bool) -> bool {
    if text.len() != 1 && text != "->" {
        return true;
    }
    let close = if after_punctuation { ">)}]," } else { "<>(){}[]," };
    !text.starts_with(|c| close.contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::format::Leaf;

    fn literal(text: &str) -> FormatElement {
        FormatElement::Literal { text: text.into(), space: false }
    }

    fn param(index: usize) -> FormatElement {
        FormatElement::Leaf {
            leaf: Leaf::Variable { index, qualified: false, required: false },
            space: false,
        }
    }

    /// The format as it is printed, with parameters by index.
    fn printed(format: &[FormatElement]) -> String {
        let pad = |space: bool| if space { " " } else { "" };
        format
            .iter()
            .map(|element| match element {
                FormatElement::Literal { text, space } => format!("{}{text}", pad(*space)),
                FormatElement::Whitespace(text) => text.clone(),
                FormatElement::Leaf { leaf: Leaf::Variable { index, .. }, space } => {
                    format!("{}{index}", pad(*space))
                }
                FormatElement::Optional { then, otherwise, .. } => {
                    format!("({}|{})", printed(then), printed(otherwise))
                }
                FormatElement::Leaf { .. } | FormatElement::Body(_) => String::new(),
            })
            .collect()
    }

    fn spaced(mut format: Vec<FormatElement>) -> String {
        apply(&mut format, SubjectKind::Value);
        printed(&format)
    }

    fn group(then: Vec<FormatElement>, otherwise: Vec<FormatElement>) -> FormatElement {
        FormatElement::Optional { anchor: vec![0], inverted: false, then, otherwise }
    }

    // The expectations are the output of mlir-tblgen 22 for the same formats.

    #[test]
    fn brackets_and_commas_have_no_space() {
        let format =
            vec![literal("<"), param(0), literal("x"), param(1), literal(","), param(2), literal(">")];
        assert_eq!(spaced(format), "<0 x 1, 2>");
        let format = [":", "->", "-", "...", "_", "x", "[", "]", "]"].map(literal).into();
        assert_eq!(spaced(format), " : -> - ... _ x[]]");
        assert_eq!(spaced(vec![literal("("), literal(")"), literal("x"), literal(",")]), "() x,");
    }

    #[test]
    fn whitespace_of_operations_differs() {
        let whitespace = |text: &str| FormatElement::Whitespace(text.to_owned());
        let mut format = vec![
            literal("("),
            whitespace(" "),
            param(0),
            literal("x"),
            whitespace(" "),
            param(1),
            whitespace("\n"),
            literal("("),
            whitespace("\n"),
            literal("]"),
            whitespace("\n"),
            literal("y"),
        ];
        apply(&mut format, SubjectKind::Operation);
        assert_eq!(printed(&format), "(  0 x  1\n(\n]\n y");
    }

    #[test]
    fn whitespace_is_exact() {
        let space = || FormatElement::Whitespace(" ".into());
        let nothing = || FormatElement::Whitespace(String::new());
        let format = vec![
            literal("<"),
            param(0),
            space(),
            param(1),
            nothing(),
            param(2),
            space(),
            literal("x"),
            nothing(),
            literal("y"),
            literal(">"),
        ];
        assert_eq!(spaced(format), "<0  12 xy>");
    }

    #[test]
    fn only_second_branches_influence_spacing() {
        let tail = || [param(1), literal(">")];
        let format = |then, otherwise| [vec![literal("<"), group(then, otherwise)], tail().into()].concat();
        assert_eq!(spaced(format(vec![literal("x"), param(0)], vec![])), "<(x 0|)1>");
        assert_eq!(spaced(format(vec![literal("x"), param(0)], vec![literal("y")])), "<(x 0|y) 1>");
        assert_eq!(spaced(format(vec![literal("x"), param(0), literal("<")], vec![])), "<(x 0<|)1>");
    }

    #[test]
    fn in_operations_first_branches_influence_spacing_too() {
        let mut format =
            vec![literal("x"), group(vec![literal("<"), param(0), literal("<")], vec![]), param(1)];
        apply(&mut format, SubjectKind::Operation);
        assert_eq!(printed(&format), " x(<0<|)1");
    }
}
