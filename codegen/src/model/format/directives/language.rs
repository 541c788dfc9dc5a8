//! MLIR's own directives, and `struct` with attributes.

use super::{
    ATTR_DICT, Accepts, Bare, BareRow, Count, Directive, DirectiveArgument, Kind, OPERATION, PLAIN, TextRow,
    VALUE, VALUES, dictionary, values,
};
use crate::model::format::first::{Facts, First};
use crate::model::op::PartRef;

pub(super) static ROWS: &[Directive] = &[
    Directive {
        kind: Kind::Params,
        name: "params",
        subject: VALUE,
        usage: "params",
        meaning: "all parameters in order, separated by commas",
        ..PLAIN
    },
    Directive {
        kind: Kind::Struct,
        name: "struct",
        count: Count::Some,
        arguments: &[
            DirectiveArgument::Variable,
            DirectiveArgument::Directive(Kind::Params),
            DirectiveArgument::Directive(Kind::Custom),
            DirectiveArgument::Directive(Kind::Qualified),
        ],
        expected: "a variable or directive",
        captures: "captured ",
        usage: "struct($a, $b)",
        meaning: "`a = 1, b = 2`: each value after its name, in any order; optional ones may be absent. `struct(params)` has all parameters. Of an operation: attributes and properties",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute],
            required: 1,
            // The names of the attributes; no literal of the format is compared with them.
            first: |_, _| Facts::unknown(),
        }),
        ..PLAIN
    },
    Directive {
        kind: Kind::Qualified,
        name: "qualified",
        count: Count::Exactly(1),
        arguments: &[DirectiveArgument::Variable, DirectiveArgument::Directive(Kind::Type)],
        expected: "a variable",
        usage: "qualified($x)",
        meaning: "a type or attribute in full, with `!` or `#` and the name of its dialect, which other elements leave out if the type of the parameter decides them",
        ..PLAIN
    },
    Directive {
        kind: Kind::Ref,
        name: "ref",
        is_element: false,
        count: Count::Exactly(1),
        arguments: &[
            DirectiveArgument::Variable,
            DirectiveArgument::Directive(Kind::Type),
            DirectiveArgument::Directive(Kind::Qualified),
        ],
        expected: "a variable",
        usage: "ref($x)",
        meaning: "as an argument of `custom`: a value that was parsed before, and is not printed again",
        ..PLAIN
    },
    Directive {
        kind: Kind::Custom,
        name: "custom",
        is_named: true,
        count: Count::Some,
        arguments: &[
            DirectiveArgument::Variable,
            DirectiveArgument::Text,
            DirectiveArgument::Directive(Kind::Ref),
            DirectiveArgument::Directive(Kind::Qualified),
            DirectiveArgument::Directive(Kind::Type),
            DirectiveArgument::Directive(Kind::Bare(Bare::AttrDict)),
            DirectiveArgument::Directive(Kind::Bare(Bare::PropDict)),
        ],
        expected: "a variable, `ref` or a string",
        captures: "bound ",
        usage: "custom<Name>($x, ref($y))",
        meaning: "what the author's implementation of a trait parses and prints",
        ..PLAIN
    },
    Directive {
        kind: Kind::Type,
        name: "type",
        subject: OPERATION,
        count: Count::Exactly(1),
        arguments: VALUES,
        expected: "an operand, a result, `operands` or `results`",
        usage: "type($x)",
        meaning: "the type of an operand or result; of a variadic one its types, separated by commas",
        ..PLAIN
    },
    Directive {
        kind: Kind::FunctionalType,
        name: "functional-type",
        subject: OPERATION,
        count: Count::Exactly(2),
        arguments: VALUES,
        expected: "operands and results",
        usage: "functional-type(operands, results)",
        meaning: "the types of both as a function type, `(i32, f32) -> i32`",
        ..PLAIN
    },
    Directive {
        kind: Kind::Bare(Bare::AttrDict),
        name: "attr-dict",
        subject: OPERATION,
        spaces_itself: true,
        usage: "attr-dict",
        meaning: "the dictionary of the attributes that the format does not mention, `{a = 1}`; nothing if it is empty",
        bare: Some(ATTR_DICT),
        ..PLAIN
    },
    Directive {
        kind: Kind::Bare(Bare::AttrDictWithKeyword),
        name: "attr-dict-with-keyword",
        subject: OPERATION,
        spaces_itself: true,
        usage: "attr-dict-with-keyword",
        meaning: "the same after the keyword `attributes`",
        bare: Some(BareRow { first: |_| dictionary("attributes"), ..ATTR_DICT }),
        ..PLAIN
    },
    Directive {
        kind: Kind::Bare(Bare::PropDict),
        name: "prop-dict",
        subject: OPERATION,
        spaces_itself: true,
        usage: "prop-dict",
        meaning: "the properties that the format does not mention, `<{a = 1}>`",
        bare: Some(BareRow {
            like: Bare::PropDict,
            parts: None,
            first: |_| dictionary("<"),
            may_be_absent: false,
        }),
        ..PLAIN
    },
    Directive {
        kind: Kind::Bare(Bare::Operands),
        name: "operands",
        subject: OPERATION,
        usage: "operands",
        meaning: "all operands, separated by commas",
        bare: Some(BareRow {
            like: Bare::Operands,
            parts: Some(|bound| &bound.operands),
            first: |operation| values(First::Value, operation.all_operands_absent()).list(),
            may_be_absent: false,
        }),
        ..PLAIN
    },
    Directive {
        kind: Kind::Results,
        name: "results",
        subject: OPERATION,
        is_element: false,
        usage: "results",
        meaning: "as an argument of `type` and `functional-type`: all results",
        ..PLAIN
    },
    Directive {
        kind: Kind::Bare(Bare::Regions),
        name: "regions",
        subject: OPERATION,
        usage: "regions",
        meaning: "all regions, separated by commas",
        bare: Some(BareRow {
            like: Bare::Regions,
            parts: Some(|bound| &bound.regions),
            first: |operation| {
                let fixed = operation.regions.iter().any(|region| !region.variadic);
                let parts = (0..operation.regions.len()).map(PartRef::Region);
                let parts = parts.map(|part| operation.index_of(part));
                values(First::text("{"), (!fixed).then(|| parts.collect())).list()
            },
            may_be_absent: false,
        }),
        ..PLAIN
    },
    Directive {
        kind: Kind::Bare(Bare::Successors),
        name: "successors",
        subject: OPERATION,
        usage: "successors",
        meaning: "all successors, separated by commas",
        bare: Some(BareRow {
            like: Bare::Successors,
            parts: Some(|bound| &bound.successors),
            first: |operation| {
                let fixed = operation.successors.iter().any(|successor| !successor.variadic);
                let parts = (0..operation.successors.len()).map(PartRef::Successor);
                let parts = parts.map(|part| operation.index_of(part));
                values(First::Block, (!fixed).then(|| parts.collect())).list()
            },
            may_be_absent: false,
        }),
        ..PLAIN
    },
    Directive {
        kind: Kind::OiList,
        name: "oilist",
        subject: OPERATION,
        count: Count::Clauses,
        expected: "clauses between `|`, each beginning with a literal",
        usage: "oilist(`a` `(` $x `)` | `b`)",
        meaning: "clauses in any order, each at most once; a clause begins with a literal",
        ..PLAIN
    },
];
