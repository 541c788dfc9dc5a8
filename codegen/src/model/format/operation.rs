//! Assembly formats of operations.

use super::directives::{BODY, Bare, Directive, SubjectKind};
use super::forms::{Expanded, Forms};
use super::op_checker::{Bound, Checker, Place};
use super::syntax::Element;
use super::{FormatElement, Leaf, first, spacing};
use crate::model::Text;
use crate::model::constraint::Buildable;
use crate::model::op::{Operation, PartRef, Transformer};
use isogloss_tablegen::Diagnostic;

/// The assembly format of an operation.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpFormat {
    /// The text of the definition.
    pub text: String,
    /// The elements. Variables are numbered as in [`Operation::part`].
    pub elements: Vec<FormatElement>,
    /// The source of the type of each operand.
    pub operand_types: Vec<TypeSource>,
    /// The source of the type of each result.
    pub result_types: Vec<TypeSource>,
}

impl OpFormat {
    /// Whether it has `prop-dict`.
    #[must_use]
    pub fn has_prop_dict(&self) -> bool {
        let mut found = false;
        OpLeaf::visit(&self.elements, &mut |leaf| found |= *leaf == OpLeaf::Bare(Bare::PropDict));
        found
    }

    /// Whether reading its text needs code of the author: a directive, or a function that infers types.
    #[must_use]
    pub fn needs_author(&self) -> bool {
        let mut found = false;
        OpLeaf::visit(&self.elements, &mut |leaf| {
            found |= matches!(leaf, OpLeaf::Custom { by_author: true, .. });
        });
        let is_code = |source: &TypeSource| *source == TypeSource::Hook || source.is_cpp();
        found || self.operand_types.iter().chain(&self.result_types).any(is_code)
    }
}

/// An element of an operation's format other than literals and groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpLeaf {
    /// An operand, attribute, property, region or successor.
    Part {
        /// The part.
        part: PartRef,
        /// Whether an attribute is printed in full.
        qualified: bool,
        /// Whether the parser checks for it: an attribute that may be absent, outside of groups.
        optional: bool,
    },
    /// A unit attribute or property whose presence the group around it expresses. It has no
    /// text.
    Flag(PartRef),
    /// Types.
    Type {
        /// The values.
        of: Values,
        /// Whether they are printed in full.
        qualified: bool,
    },
    /// A function type.
    FunctionalType {
        /// The types of its arguments.
        inputs: Values,
        /// The types of its results.
        results: Values,
    },
    /// A directive without arguments.
    Bare(Bare),
    /// A directive implemented by a function that parses it and one that prints it.
    Custom {
        /// The name of the directive.
        name: String,
        /// Whether the author implements it (`custom<name>`); otherwise the runtime does.
        by_author: bool,
        /// Its arguments.
        arguments: Vec<CustomArgument>,
        /// Whether it may parse nothing, because it is the first element of an optional group.
        optional: bool,
    },
    /// Clauses in any order, each at most once; each begins with a literal.
    OiList(Vec<Vec<FormatElement>>),
}

impl OpLeaf {
    /// Calls `see` with every leaf of a format's elements.
    pub fn visit(elements: &[FormatElement], see: &mut dyn FnMut(&Self)) {
        for element in elements {
            match element {
                FormatElement::Leaf { leaf: Leaf::Operation(leaf), .. } => {
                    see(leaf);
                    if let Self::OiList(clauses) = leaf {
                        clauses.iter().for_each(|clause| Self::visit(clause, see));
                    }
                }
                FormatElement::Optional { then, otherwise, .. } => {
                    Self::visit(then, see);
                    Self::visit(otherwise, see);
                }
                FormatElement::Literal { .. }
                | FormatElement::Whitespace(_)
                | FormatElement::Leaf { .. }
                | FormatElement::Body(_) => {}
            }
        }
    }

    /// The parts whose presence selects a clause of an `oilist`: all parts that its elements after the keyword parse
    /// and print, including directives of the author.
    #[must_use]
    pub fn clause_anchors(elements: &[FormatElement]) -> Vec<PartRef> {
        let mut found = Vec::new();
        Self::visit(elements, &mut |leaf| match leaf {
            Self::Part { part, .. } | Self::Flag(part) => found.push(*part),
            Self::Custom { arguments, .. } => {
                found.extend(arguments.iter().filter_map(|argument| match argument {
                    CustomArgument::Part(part) => Some(*part),
                    CustomArgument::Type(_)
                    | CustomArgument::AttrDict
                    | CustomArgument::PropDict
                    | CustomArgument::Ref(_)
                    | CustomArgument::Text(_)
                    | CustomArgument::Elements(_) => None,
                }));
            }
            Self::Type { .. } | Self::FunctionalType { .. } | Self::Bare(_) | Self::OiList(_) => {}
        });
        found
    }

    /// Whether it prints the space before it by itself.
    pub(super) fn spaces_itself(&self) -> bool {
        match self {
            Self::Bare(bare) => bare.spaces_itself(),
            Self::Custom { name, by_author: false, .. } => {
                Directive::named(name).is_some_and(|directive| directive.spaces_itself)
            }
            Self::Part { .. }
            | Self::Flag(_)
            | Self::Type { .. }
            | Self::FunctionalType { .. }
            | Self::Custom { .. }
            | Self::OiList(_) => false,
        }
    }
}

/// The values of a `type` directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// An operand.
    Operand(usize),
    /// A result.
    Result(usize),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

/// An argument of a custom directive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CustomArgument {
    /// A part that it parses and prints.
    Part(PartRef),
    /// Types that it parses and prints.
    Type(Values),
    /// The attributes that the format does not contain elsewhere.
    AttrDict,
    /// The properties that the format does not contain elsewhere.
    PropDict,
    /// A value that it may only read.
    Ref(Box<CustomArgument>),
    /// A string, which is C++ in MLIR's definitions.
    Text(String),
    /// The elements of `each`. The arguments before it are the parts that they write.
    Elements(Vec<FormatElement>),
}

/// The source of the type of an operand or a result, when the operation is parsed or built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeSource {
    /// The parsed text.
    Text,
    /// The author's implementation of `InferTypeOpInterface`.
    Hook,
    /// The type of another part.
    SameAs(PartRef),
    /// A function of the type of a part.
    Transformed(PartRef, Transformer),
    /// The element types of a shaped part.
    ElementsOf(PartRef),
    /// A fixed type.
    Buildable(Buildable),
}

impl TypeSource {
    /// Whether it is code that is not understood, or the author's.
    pub(super) fn is_cpp(&self) -> bool {
        fn is_code(function: &Transformer) -> bool {
            match function {
                Transformer::Cpp(_) | Transformer::Named(_) | Transformer::Rust(_) => true,
                Transformer::Constant(ty) | Transformer::WithElementType(ty) => {
                    matches!(ty, Buildable::Cpp(_))
                }
                Transformer::OfElement(inner) => is_code(inner),
                Transformer::Then(both) => both.iter().any(is_code),
                Transformer::Path(_) => false,
            }
        }
        match self {
            Self::Transformed(_, function) => is_code(function),
            Self::Buildable(ty) => matches!(ty, Buildable::Cpp(_)),
            Self::Text | Self::Hook | Self::SameAs(_) | Self::ElementsOf(_) => false,
        }
    }
}

/// Prints regions without the arguments of their entry blocks if another directive has these.
fn name_no_entry_arguments(elements: &mut [FormatElement], entries: &[bool]) {
    for element in elements {
        match element {
            FormatElement::Leaf { leaf: Leaf::Operation(leaf), .. } => match leaf {
                OpLeaf::Part { part: PartRef::Region(index), .. } if entries[*index] => {
                    let arguments = vec![CustomArgument::Part(PartRef::Region(*index))];
                    *leaf = OpLeaf::Custom {
                        name: BODY.to_owned(),
                        by_author: false,
                        arguments,
                        optional: false,
                    };
                }
                OpLeaf::OiList(clauses) => {
                    clauses.iter_mut().for_each(|clause| name_no_entry_arguments(clause, entries));
                }
                OpLeaf::Part { .. }
                | OpLeaf::Flag(_)
                | OpLeaf::Type { .. }
                | OpLeaf::FunctionalType { .. }
                | OpLeaf::Bare(_)
                | OpLeaf::Custom { .. } => {}
            },
            FormatElement::Optional { then, otherwise, .. } => {
                name_no_entry_arguments(then, entries);
                name_no_entry_arguments(otherwise, entries);
            }
            FormatElement::Literal { .. }
            | FormatElement::Whitespace(_)
            | FormatElement::Leaf { .. }
            | FormatElement::Body(_) => {}
        }
    }
}

/// Compiles a format for an operation, with the forms of its directives; `None` if it is not valid. Adds errors, and
/// warnings about text that cannot be parsed back, to `errors`.
pub fn compile_op_format(
    format: Text<'_>,
    operation: &Operation,
    forms: Forms<'_>,
    errors: &mut Vec<Diagnostic>,
) -> Option<OpFormat> {
    let before = errors.len();
    let expanded = Expanded::read(format, forms, errors)?;
    let locate = |range| expanded.locate(range);
    let text = Text { text: &expanded.text, locate: &locate };
    let compiled = compile(text, &expanded.elements, operation, errors);
    expanded.add_uses(&mut errors[before..]);
    Some(OpFormat { text: format.text.to_owned(), ..compiled? })
}

fn compile(
    format: Text<'_>,
    written: &[Element],
    operation: &Operation,
    errors: &mut Vec<Diagnostic>,
) -> Option<OpFormat> {
    let mut checker = Checker { format, operation, errors, failed: false, bound: Bound::new(operation) };
    let mut elements = checker.sequence(written, Place::Top);
    if !checker.failed {
        checker.check_complete();
        checker.check_ambiguous(written, &elements);
    }
    if !checker.failed {
        first::check(format, operation, written, &elements, checker.errors);
    }
    let types = checker.types();
    if checker.failed {
        return None;
    }
    let entries: Vec<bool> = checker.bound.entries.iter().map(Option::is_some).collect();
    name_no_entry_arguments(&mut elements, &entries);
    let (operand_types, result_types) = types?;
    spacing::apply(&mut elements, SubjectKind::Operation);
    Some(OpFormat { text: String::new(), elements, operand_types, result_types })
}
