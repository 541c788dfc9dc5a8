//! Resolves names in a definition file, and the types of values.

use super::file::{DeclKind, TdFile, operator_variables, record_name};
use super::formats::Format;
use super::operators::{OperatorType, result_type};
use super::span::Span;
use super::unit::{DeclId, Unit};
use crate::names::FileName;
use isogloss_tablegen::tree::{Node, NodeKind, Token, TokenKind};
use std::ops::Range;

/// The target of a name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Target {
    /// A declaration.
    Decl(DeclId),
    /// An included file.
    File(FileName),
    /// A name of an argument in a dag, `$name`, of a class or record: an operand, attribute, result, region or parameter.
    Argument { owner: DeclId, name: String },
}

/// The type of a value, as far as the text implies it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TdType {
    Unknown,
    Bit,
    Bits,
    Int,
    String,
    Dag,
    List(Box<TdType>),
    /// A record of a class; or of a `def`, which has all its classes.
    Record(DeclId),
}

/// How deeply types of values are followed.
const DEPTH: usize = 64;

/// A file of a unit, in which names are resolved.
#[derive(Clone, Copy)]
pub(crate) struct Scope<'u> {
    pub(crate) unit: &'u Unit,
    pub(crate) position: u32,
    pub(crate) file: &'u TdFile,
}

impl<'u> Scope<'u> {
    pub(crate) fn new(unit: &'u Unit, position: u32) -> Self {
        Self { unit, position, file: unit.file(position) }
    }

    fn id(self, decl: u32) -> DeclId {
        DeclId { file: self.position, decl }
    }

    /// The scope of the file of a declaration.
    pub(crate) fn at(self, id: DeclId) -> Self {
        Self::new(self.unit, id.file)
    }

    /// The class, record or multiclass around a byte.
    pub(crate) fn record_around(self, offset: usize) -> Option<DeclId> {
        self.file.record_around(offset).map(|decl| self.id(decl))
    }

    /// The target of a token, and the range of the name, which may be a part of a string.
    pub(crate) fn target(self, token: Token<'u>, offset: usize) -> Option<(Target, Range<usize>)> {
        match token.kind() {
            TokenKind::Identifier => Some((Target::Decl(self.identifier(token)?), token.range())),
            TokenKind::ArgumentName => {
                let owner = self.record_around(token.range().start)?;
                Some((Target::Argument { owner, name: token.text()[1..].to_owned() }, token.range()))
            }
            TokenKind::String | TokenKind::Code => self.in_string(token, offset),
            _ => None,
        }
    }

    /// The target of an identifier.
    pub(crate) fn identifier(self, token: Token<'u>) -> Option<DeclId> {
        let name = token.text();
        let parent = token.parent();
        let here = || self.file.decl_at(token.range().start).map(|decl| self.id(decl));
        match parent.kind() {
            NodeKind::Parent => {
                let owner = parent.parent().and_then(Node::parent).map(Node::kind);
                match owner {
                    Some(NodeKind::Defm) => self.unit.multiclass(name).or_else(|| self.unit.class(name)),
                    Some(NodeKind::Multiclass) => self.unit.multiclass(name),
                    _ => self.unit.class(name),
                }
            }
            NodeKind::Instance => self.unit.class(name),
            NodeKind::Type => self.unit.class(name).or_else(|| self.unit.of_kind(name, DeclKind::Deftype)),
            NodeKind::Class => self.unit.class(name).or_else(here),
            NodeKind::Let => {
                let owner = self.record_around(token.range().start)?;
                self.unit.field(owner, name)
            }
            NodeKind::Binding => self.let_in_field(parent, name),
            NodeKind::Multiclass
            | NodeKind::Defset
            | NodeKind::Deftype
            | NodeKind::Defvar
            | NodeKind::Foreach
            | NodeKind::Field
            | NodeKind::TemplateArg => here(),
            NodeKind::FieldAccess => {
                let value = parent.children().next()?;
                self.member(&self.type_of(value), name)
            }
            NodeKind::Name => self.value_name(parent, token),
            _ => None,
        }
    }

    /// The field that a `let ... in` sets: in the first of its records that has one.
    fn let_in_field(self, binding: Node<'u>, name: &str) -> Option<DeclId> {
        let around = binding.parent()?.range();
        let inside = self.file.indices().filter(|index| {
            let whole = self.file.whole_of(*index);
            around.start <= whole.start()
                && whole.end() <= around.end
                && self.file.decl(*index).kind.is_record()
        });
        let mut fields = inside.filter_map(|index| self.unit.field(self.id(index), name));
        fields.next().or_else(|| {
            // The records of a `defm` have the classes of a multiclass.
            self.unit.all(|kind| kind == DeclKind::Field).find(|id| &*self.unit.decl(*id).name == name)
        })
    }

    /// The target of an identifier that is a value.
    fn value_name(self, node: Node<'u>, token: Token<'u>) -> Option<DeclId> {
        let name = token.text();
        let around = node.parent();
        match around.map(Node::kind) {
            // The name itself.
            Some(NodeKind::Def | NodeKind::Defm) if around.and_then(record_name) == Some(node) => {
                return self.file.decl_at(token.range().start).map(|decl| self.id(decl));
            }
            Some(NodeKind::NamedArg) if around.and_then(|named| named.children().next()) == Some(node) => {
                let class = self.class_of_args(around?.parent()?)?;
                return self.unit.child(class, DeclKind::TemplateArg, name);
            }
            _ => {}
        }
        self.visible(node, name)
    }

    /// The class, or multiclass, that the arguments `<...>` are for.
    pub(crate) fn class_of_args(self, args: Node<'u>) -> Option<DeclId> {
        let owner = args.parent()?;
        self.identifier(owner.token(TokenKind::Identifier)?)
    }

    /// The target of a value's name, seen from a node.
    pub(crate) fn visible(self, node: Node<'u>, name: &str) -> Option<DeclId> {
        let start = node.range().start;
        let decl_at = |node: Node<'_>| self.file.decl_at(node.range().start).map(|decl| self.id(decl));
        for around in std::iter::once(node).chain(node.ancestors()) {
            match around.kind() {
                NodeKind::Operator => {
                    let variables = operator_variables(around);
                    let bound = variables.into_iter().find(|variable| variable.text() == name);
                    if let Some(found) = bound.and_then(decl_at) {
                        return Some(found);
                    }
                }
                NodeKind::Foreach => {
                    let variable =
                        around.token(TokenKind::Identifier).filter(|variable| variable.text() == name);
                    let found = variable.and_then(|variable| self.file.decl_at(variable.range().start));
                    // The variable is not visible in the list.
                    let is_in_list = around.children().next().is_some_and(|list| {
                        list.range().start <= start
                            && start < list.range().end
                            && list.kind() != NodeKind::Block
                    });
                    if let Some(found) = found.filter(|_| !is_in_list) {
                        return Some(self.id(found));
                    }
                }
                NodeKind::Body | NodeKind::Block | NodeKind::File => {
                    let variables = around.children().filter(|child| child.kind() == NodeKind::Defvar);
                    let before = variables.filter(|variable| variable.range().end <= start);
                    let named = before.filter_map(|variable| variable.token(TokenKind::Identifier));
                    if let Some(variable) = named.filter(|variable| variable.text() == name).last()
                        && let Some(found) = self.file.decl_at(variable.range().start)
                    {
                        return Some(self.id(found));
                    }
                }
                NodeKind::Class | NodeKind::Def | NodeKind::Multiclass | NodeKind::Defm => {
                    let Some(own) = self.own_decl(around) else { continue };
                    let found = match around.kind() {
                        NodeKind::Class | NodeKind::Def => self.unit.field(own, name),
                        _ => None,
                    };
                    let found = found.or_else(|| self.unit.child(own, DeclKind::TemplateArg, name));
                    if found.is_some() {
                        return found;
                    }
                }
                _ => {}
            }
        }
        self.unit.value(name)
    }

    /// The declaration that a node is.
    pub(crate) fn own_decl(self, node: Node<'u>) -> Option<DeclId> {
        self.file.decl_of(&node.range()).map(|decl| self.id(decl))
    }

    /// A field of a value of a type.
    pub(crate) fn member(self, ty: &TdType, name: &str) -> Option<DeclId> {
        match ty {
            TdType::Record(record) => self.unit.field(*record, name),
            TdType::Unknown
            | TdType::Bit
            | TdType::Bits
            | TdType::Int
            | TdType::String
            | TdType::Dag
            | TdType::List(_) => None,
        }
    }

    // Types.

    /// The type of a value.
    pub(crate) fn type_of(self, value: Node<'u>) -> TdType {
        self.type_within(value, DEPTH)
    }

    fn type_within(self, value: Node<'u>, depth: usize) -> TdType {
        let Some(depth) = depth.checked_sub(1) else { return TdType::Unknown };
        let operand = |index: usize| {
            let operands = value.children().filter(|child| child.kind() != NodeKind::Type);
            operands
                .into_iter()
                .nth(index)
                .map_or(TdType::Unknown, |operand| self.type_within(operand, depth))
        };
        match value.kind() {
            NodeKind::Literal => match value.first_token().map(Token::kind) {
                Some(TokenKind::Integer | TokenKind::Binary) => TdType::Int,
                Some(TokenKind::String | TokenKind::Code) => TdType::String,
                Some(TokenKind::Keyword) => TdType::Bit,
                _ => TdType::Unknown,
            },
            NodeKind::Strings => TdType::String,
            NodeKind::Name => match value.token(TokenKind::Identifier) {
                Some(name) => self
                    .value_name(value, name)
                    .map_or(TdType::Unknown, |target| self.type_of_decl_within(target, depth)),
                None => TdType::Unknown,
            },
            NodeKind::Bits | NodeKind::BitSlice => TdType::Bits,
            NodeKind::List => match value.child(NodeKind::Type) {
                Some(element) => TdType::List(Box::new(self.written_type(element))),
                None => TdType::List(Box::new(operand(0))),
            },
            NodeKind::Dag => TdType::Dag,
            NodeKind::Instance => {
                let class = value.token(TokenKind::Identifier).and_then(|name| self.unit.class(name.text()));
                class.map_or(TdType::Unknown, TdType::Record)
            }
            NodeKind::FieldAccess => {
                let name = value.token(TokenKind::Identifier).map_or("", Token::text);
                let field = self.member(&operand(0), name);
                field.map_or(TdType::Unknown, |field| self.type_of_decl_within(field, depth))
            }
            NodeKind::ListSlice => {
                let is_range = value.children().nth(1).is_some_and(|index| index.kind() == NodeKind::Range);
                match operand(0) {
                    list if is_range || value.children().count() > 2 => list,
                    list => element(list),
                }
            }
            NodeKind::Paste => {
                let first = operand(0);
                if matches!(first, TdType::List(_)) { first } else { TdType::String }
            }
            NodeKind::Operator => self.type_of_operator(value, depth),
            _ => TdType::Unknown,
        }
    }

    fn type_of_operator(self, value: Node<'u>, depth: usize) -> TdType {
        let name = value.token(TokenKind::Operator).map_or("", Token::text);
        let operands: Vec<_> = value.children().filter(|child| child.kind() != NodeKind::Type).collect();
        let of = |index: usize| {
            operands.get(index).map_or(TdType::Unknown, |operand| self.type_within(*operand, depth))
        };
        let argument = || value.child(NodeKind::Type).map_or(TdType::Unknown, |ty| self.written_type(ty));
        let Some(result) = result_type(name) else { return TdType::Unknown };
        match result {
            OperatorType::Bit => TdType::Bit,
            OperatorType::Int => TdType::Int,
            OperatorType::String => TdType::String,
            OperatorType::Dag => TdType::Dag,
            OperatorType::ListOfInt => TdType::List(Box::new(TdType::Int)),
            OperatorType::Argument => argument(),
            OperatorType::ListOfArgument => TdType::List(Box::new(argument())),
            OperatorType::Operands => of(0),
            OperatorType::Operand(index) => of(index),
            OperatorType::Element => element(of(0)),
            OperatorType::Flat => match element(of(0)) {
                inner @ TdType::List(_) => inner,
                other => TdType::List(Box::new(other)),
            },
            OperatorType::ListOfOperand => TdType::List(Box::new(of(0))),
            OperatorType::Mapped if of(1) == TdType::Dag => TdType::Dag,
            OperatorType::Mapped => TdType::List(Box::new(of(2))),
            // Halve the depth, so that nested choices do not take exponential time.
            OperatorType::Choice => match of(1) {
                TdType::Unknown => match operands.get(2) {
                    Some(other) => self.type_within(*other, depth / 2),
                    None => TdType::Unknown,
                },
                found => found,
            },
            OperatorType::Cases => {
                let case = value.children().find(|child| child.kind() == NodeKind::Case);
                let then = case.and_then(|case| case.children().nth(1));
                then.map_or(TdType::Unknown, |then| self.type_within(then, depth))
            }
        }
    }

    /// The type of a declaration.
    pub(crate) fn type_of_decl(self, id: DeclId) -> TdType {
        self.type_of_decl_within(id, DEPTH)
    }

    fn type_of_decl_within(self, id: DeclId, depth: usize) -> TdType {
        let Some(depth) = depth.checked_sub(1) else { return TdType::Unknown };
        let scope = self.at(id);
        let decl = self.unit.decl(id);
        let value = || self.unit.written_value_of(id).map(Span::node);
        match decl.kind {
            DeclKind::Def | DeclKind::Class => TdType::Record(id),
            DeclKind::Field | DeclKind::TemplateArg | DeclKind::Defset | DeclKind::Deftype => {
                match self.unit.type_of(id) {
                    Some(ty) => scope.written_within(ty.node(), depth),
                    None => TdType::Unknown,
                }
            }
            DeclKind::Let => TdType::Unknown,
            DeclKind::Defvar => value().map_or(TdType::Unknown, |value| scope.type_within(value, depth)),
            DeclKind::LoopVariable => match value() {
                Some(range) if range.kind() == NodeKind::Range => TdType::Int,
                Some(list) => element(scope.type_within(list, depth)),
                None => TdType::Unknown,
            },
            DeclKind::OperatorVariable => {
                let operator = self.unit.whole_of(id).node();
                let children: Vec<_> =
                    operator.children().filter(|child| child.kind() != NodeKind::Type).collect();
                let is_fold = operator.token(TokenKind::Operator).is_some_and(|name| name.text() == "!foldl");
                let is_first =
                    children.get(2).is_some_and(|child| child.range() == self.unit.name_of(id).range());
                let of = |index: usize| {
                    let node = children.get(index);
                    node.map_or(TdType::Unknown, |node| scope.type_within(*node, depth))
                };
                match (is_fold, is_first) {
                    (true, true) => of(0),
                    (true, false) | (false, _) => element(of(1)),
                }
            }
            DeclKind::Multiclass | DeclKind::Defm => TdType::Unknown,
        }
    }

    /// The type that a type node denotes.
    pub(crate) fn written_type(self, ty: Node<'u>) -> TdType {
        self.written_within(ty, DEPTH)
    }

    fn written_within(self, ty: Node<'u>, depth: usize) -> TdType {
        let Some(depth) = depth.checked_sub(1) else { return TdType::Unknown };
        let inner =
            || ty.child(NodeKind::Type).map_or(TdType::Unknown, |inner| self.written_within(inner, depth));
        if let Some(name) = ty.token(TokenKind::Identifier) {
            return match self.unit.class(name.text()) {
                Some(class) => TdType::Record(class),
                None => match self.unit.of_kind(name.text(), DeclKind::Deftype) {
                    Some(alias) => self.type_of_decl_within(alias, depth),
                    None => TdType::Unknown,
                },
            };
        }
        match ty.first_token().map_or("", Token::text) {
            "bit" => TdType::Bit,
            "bits" => TdType::Bits,
            "int" => TdType::Int,
            "string" | "code" => TdType::String,
            "dag" => TdType::Dag,
            "list" => TdType::List(Box::new(inner())),
            _ => TdType::Unknown,
        }
    }

    /// The target of a position in a string: an argument in an assembly format, or the record that the whole string
    /// names.
    fn in_string(self, token: Token<'u>, offset: usize) -> Option<(Target, Range<usize>)> {
        let range = token.range();
        let text = token.text();
        if token.parent().kind() == NodeKind::Include {
            let index = self.file.includes.iter().position(|include| include.range == range)?;
            let name = self.unit.included[self.position as usize].get(index)?.clone()?;
            return Some((Target::File(name), range));
        }
        if let Some(format) = Format::at(self, token) {
            let (token, text) = format.token_at(offset)?;
            let name = text.strip_prefix('$').filter(|name| !name.is_empty())?;
            return Some((Target::Argument { owner: format.owner(), name: name.to_owned() }, token.range));
        }
        let name = text.strip_prefix('"')?.strip_suffix('"')?;
        let is_name =
            !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        let casts = token.parent().parent().is_some_and(|around| around.kind() == NodeKind::Operator);
        let found = self.unit.value(name).filter(|_| is_name && casts)?;
        Some((Target::Decl(found), range.start + 1..range.end - 1))
    }

    /// Whether a literal is code: its field or template argument is of the type `code`.
    pub(crate) fn is_code(self, token: Token<'u>) -> bool {
        let declared = self.declared_for(token.parent());
        declared.and_then(|id| self.unit.type_of(id)).is_some_and(|ty| ty.text() == "code")
    }

    /// The field or template argument whose value contains a node.
    pub(super) fn declared_for(self, node: Node<'u>) -> Option<DeclId> {
        let mut value = node;
        for around in node.ancestors() {
            match around.kind() {
                NodeKind::Strings | NodeKind::Paste => {}
                NodeKind::Operator => {
                    let result = result_type(around.token(TokenKind::Operator)?.text())?;
                    let mut operands = around.children().filter(|child| child.kind() != NodeKind::Type);
                    let index = operands.position(|operand| operand == value)?;
                    let is_text = match result {
                        // `!strconcat`: its operands are strings, as is its result.
                        OperatorType::String => true,
                        result => result.of_operand(index, TdType::String) == TdType::String,
                    };
                    if !is_text {
                        return None;
                    }
                }
                NodeKind::Case if around.children().nth(1) == Some(value) => {}
                NodeKind::Args => {
                    let args = self.unit.template_args(self.class_of_args(around)?);
                    return args.get(around.children().position(|child| child == value)?).copied();
                }
                NodeKind::NamedArg => {
                    let name = around.children().next()?.token(TokenKind::Identifier)?;
                    return self.identifier(name);
                }
                NodeKind::Let | NodeKind::Binding | NodeKind::Field | NodeKind::TemplateArg => {
                    return self.identifier(around.token(TokenKind::Identifier)?);
                }
                _ => return None,
            }
            value = around;
        }
        None
    }

    /// The argument names (`$name`) of a class or record and its ancestors, with their tokens.
    pub(crate) fn arguments(self, owner: DeclId) -> Vec<(DeclId, Token<'u>)> {
        let mut result = Vec::new();
        for id in self.unit.lineage(owner) {
            let fields = self.unit.children(id).filter(|child| {
                let child = self.unit.decl(*child);
                matches!(child.kind, DeclKind::Let | DeclKind::Field)
            });
            let spans = fields.map(|field| self.unit.whole_of(field));
            // Arguments of parents: `Op<..., (ins ...)>`.
            let spans = spans.chain(self.unit.file(id.file).parents_of(id.decl));
            for span in spans {
                let named = span.node().tokens().filter(|token| token.kind() == TokenKind::ArgumentName);
                result.extend(named.map(|token| (id, token)));
            }
        }
        result
    }
}

/// The type of the elements of a list.
pub(super) fn element(list: TdType) -> TdType {
    match list {
        TdType::List(element) => *element,
        TdType::Unknown
        | TdType::Bit
        | TdType::Bits
        | TdType::Int
        | TdType::String
        | TdType::Dag
        | TdType::Record(_) => TdType::Unknown,
    }
}
