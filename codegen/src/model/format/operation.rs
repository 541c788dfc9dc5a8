//! Assembly formats of operations: what they consist of.

use super::directives::SubjectKind;
use super::op_checker::{Bound, Checker, Place, elements_of};
use super::{FormatElement, spacing, syntax};
use crate::codes;
use crate::model::Text;
use crate::model::constraint::Buildable;
use crate::model::op::{Operation, PartRef, Transformer};
use isogloss_tablegen::Diagnostic;

/// The assembly format of an operation.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpFormat {
    /// The text, as the definition has it.
    pub text: String,
    /// What it consists of. Variables are numbered as [`Operation::part`] does.
    pub elements: Vec<FormatElement>,
    /// Where the type of each operand comes from.
    pub operand_types: Vec<TypeSource>,
    /// Where the type of each result comes from.
    pub result_types: Vec<TypeSource>,
}

/// What an operation's format has besides literals and groups.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OpLeaf {
    /// An operand, attribute, property, region or successor.
    Part {
        /// Which.
        part: PartRef,
        /// Whether an attribute is printed in full.
        qualified: bool,
    },
    /// An attribute or property that says something by being there, and whose presence the
    /// group around it says: it has no text.
    Flag(PartRef),
    /// Types.
    Type {
        /// Whose.
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
    /// The attributes that are not written elsewhere.
    AttrDict {
        /// Whether the keyword `attributes` precedes them.
        keyword: bool,
    },
    /// The properties that are not written elsewhere.
    PropDict,
    /// All operands.
    Operands,
    /// All regions.
    Regions,
    /// All successors.
    Successors,
    /// What the author reads and prints.
    Custom {
        /// The name of the directive.
        name: String,
        /// What it is given.
        arguments: Vec<CustomArgument>,
        /// Whether it may find nothing: it is the first of an optional group.
        optional: bool,
    },
    /// Clauses in any order, each at most once; each begins with a literal.
    OiList(Vec<Vec<FormatElement>>),
}

impl OpLeaf {
    /// Whether it prints the blank before it by itself.
    pub(super) fn spaces_itself(&self) -> bool {
        matches!(self, Self::AttrDict { .. } | Self::PropDict)
    }
}

/// What types are taken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
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
#[non_exhaustive]
pub enum CustomArgument {
    /// A part that it reads and prints.
    Part(PartRef),
    /// Types that it reads and prints.
    Type(Values),
    /// The other attributes.
    AttrDict,
    /// The other properties.
    PropDict,
    /// Something that it may look at.
    Ref(Box<CustomArgument>),
    /// A text for it, C++ in MLIR's definitions.
    Text(String),
}

/// Where the type of an operand or a result comes from when the text is read.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum TypeSource {
    /// The text.
    Text,
    /// The author's inference of result types.
    Hook,
    /// It is that of a part whose type the text has.
    SameAs(PartRef),
    /// It follows from that of a part.
    Transformed(PartRef, Transformer),
    /// Its types are those of the elements of a part with a shape.
    ElementsOf(PartRef),
    /// It is known.
    Buildable(Buildable),
}

/// Compiles a format for an operation; `None` if it is not valid. Errors, and warnings of
/// what cannot be read back, are added to `errors`.
pub fn compile_op_format(
    format: Text<'_>,
    operation: &Operation,
    errors: &mut Vec<Diagnostic>,
) -> Option<OpFormat> {
    let written = match syntax::read(format.text) {
        Ok(written) => written,
        Err(error) => {
            errors.push(format.syntax_error(codes::FORMAT_SYNTAX, error));
            return None;
        }
    };
    let mut checker = Checker { format, operation, errors, failed: false, bound: Bound::new(operation) };
    let mut elements = checker.sequence(&written, Place::Top);
    if !checker.failed {
        checker.check_complete();
        checker.check_adjacent(&elements_of(&written, &elements));
    }
    let types = checker.types();
    if checker.failed {
        return None;
    }
    let (operand_types, result_types) = types?;
    spacing::apply(&mut elements, SubjectKind::Operation);
    Some(OpFormat { text: format.text.to_owned(), elements, operand_types, result_types })
}
