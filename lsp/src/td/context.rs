//! The syntactic context of a position in a definition file, for completion and signature help. It is derived from the
//! tokens before the position, so the text after it may be missing.

use super::file::{DeclKind, TdFile};
use super::operators::result_type;
use super::resolve::{Scope, TdType, element};
use super::unit::DeclId;
use isogloss_tablegen::tree::{NodeKind, Token, TokenKind};

/// The syntax expected at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    /// A definition or another statement.
    Statement,
    /// A statement in the body of a record.
    Member,
    /// The name of a field, after `let`.
    Field,
    /// A class, or a multiclass, after `:`.
    Parent { of_defm: bool, of_multiclass: bool },
    /// A type.
    Type,
    /// A field of the value before the `.`.
    MemberOf { dot: usize },
    /// A value, in some brackets.
    Value { root: Root, steps: Vec<Step> },
    /// A name that the author invents.
    NewName,
}

/// The statement around the value at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Root {
    /// `let field = `, or `field = ` of a `let ... in`.
    Let(String),
    /// `type field = `: the byte at which the name begins.
    Declared(usize),
    /// A parent with arguments.
    Parent,
    Other,
}

/// Brackets around a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    List,
    Bits,
    /// The arguments of a class or multiclass.
    Args {
        class: String,
        index: usize,
        named: Option<String>,
    },
    /// A dag: whether the operator is expected.
    Dag {
        first: bool,
    },
    /// The operands of an operator.
    Operands {
        operator: String,
        index: usize,
    },
}

/// The tokens of the grammar that end before a byte, in reverse.
fn before(file: &TdFile, offset: usize) -> impl Iterator<Item = Token<'_>> + Clone {
    let first = offset.checked_sub(1).and_then(|at| file.tree.token_at(at));
    std::iter::successors(first, |token| token.previous())
        .filter(|token| !token.is_trivia() && token.kind() != TokenKind::Unknown)
}

/// The start of the word that ends at a byte.
pub(crate) fn word_start(text: &str, offset: usize) -> usize {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let bytes = text.as_bytes().get(..offset).unwrap_or_default();
    bytes.iter().rposition(|byte| !is_word(*byte)).map_or(0, |at| at + 1)
}

/// The syntax expected at the byte where a word begins.
pub(crate) fn expected(file: &TdFile, start: usize) -> Expected {
    let mut tokens = before(file, start);
    let Some(last) = tokens.next() else { return Expected::Statement };
    let statement = || {
        let is_member = file.record_around(last.range().start).is_some_and(|index| {
            let decl = file.decl(index);
            // At the `}` of the body the record has ended.
            let is_end = last.kind() == TokenKind::RBrace && last.range().end == file.whole_of(index).end();
            decl.kind != DeclKind::Multiclass && !is_end && decl.has_body
        });
        if is_member { Expected::Member } else { Expected::Statement }
    };
    match last.kind() {
        TokenKind::Dot => return Expected::MemberOf { dot: last.range().start },
        TokenKind::Semicolon | TokenKind::RBrace => return statement(),
        TokenKind::LBrace
            if !matches!(last.parent().kind(), NodeKind::Bits | NodeKind::Ranges | NodeKind::BitSlice) =>
        {
            return statement();
        }
        TokenKind::Keyword => match last.text() {
            "let" => return Expected::Field,
            "class" | "multiclass" | "defvar" | "deftype" | "foreach" | "def" | "defm" => {
                return Expected::NewName;
            }
            "in" | "then" | "else" => return Expected::Statement,
            "field" | "defset" => return Expected::Type,
            "int" | "bit" | "string" | "code" | "dag" => return Expected::NewName,
            _ => {}
        },
        _ => {}
    }
    around(file, start)
}

/// The brackets around a position, and the construct that contains them.
fn around(file: &TdFile, start: usize) -> Expected {
    let mut steps = Vec::new();
    let mut tokens = before(file, start).peekable();
    let (mut depth, mut commas) = (0_usize, 0_usize);
    // The name of a named argument, before the `=`.
    let mut named: Option<String> = None;
    let mut is_first = true;
    while let Some(token) = tokens.next() {
        let was_first = std::mem::take(&mut is_first);
        match token.kind() {
            TokenKind::RSquare | TokenKind::RParen | TokenKind::RBrace | TokenKind::Greater => {
                depth += 1;
                continue;
            }
            TokenKind::LSquare | TokenKind::LParen | TokenKind::LBrace | TokenKind::Less if depth > 0 => {
                depth -= 1;
                continue;
            }
            _ if depth > 0 => continue,
            TokenKind::Comma => {
                commas += 1;
                continue;
            }
            TokenKind::LSquare => steps.push(Step::List),
            TokenKind::LParen => match tokens.peek() {
                Some(before) if before.kind() == TokenKind::Operator => {
                    steps.push(Step::Operands { operator: before.text().to_owned(), index: commas });
                }
                Some(before) if before.kind() == TokenKind::Greater => {
                    // `!cast<type>(`.
                    let operator = tokens.clone().find(|token| token.kind() == TokenKind::Operator);
                    let operator = operator.map_or(String::new(), |token| token.text().to_owned());
                    steps.push(Step::Operands { operator, index: commas });
                }
                _ => steps.push(Step::Dag { first: was_first }),
            },
            TokenKind::LBrace => {
                // A body, or bits.
                let is_bits = tokens.peek().is_some_and(|before| before.kind() == TokenKind::Equal);
                if !is_bits {
                    let root = if steps.is_empty() { return Expected::Member } else { Root::Other };
                    return Expected::Value { root, steps };
                }
                steps.push(Step::Bits);
            }
            TokenKind::Less => match tokens.peek() {
                Some(before) if before.kind() == TokenKind::Identifier => {
                    let is_declared = file.decl_at(before.range().start).is_some_and(|index| {
                        matches!(file.decl(index).kind, DeclKind::Class | DeclKind::Multiclass)
                    });
                    // `class A<`: a type, unless a value follows.
                    if is_declared && steps.is_empty() {
                        return Expected::Type;
                    }
                    let class = before.text().to_owned();
                    steps.push(Step::Args { class, index: commas, named: named.take() });
                }
                Some(before) if before.kind() == TokenKind::Keyword && before.text() == "list" => {
                    return Expected::Type;
                }
                Some(before) if before.kind() == TokenKind::Operator => return Expected::Type,
                Some(before) if before.kind() == TokenKind::RSquare => return Expected::Type,
                _ => return Expected::Value { root: Root::Other, steps },
            },
            TokenKind::Colon => {
                if steps.is_empty() {
                    let header = tokens.clone().find(|token| {
                        matches!(token.kind(), TokenKind::Semicolon | TokenKind::LBrace | TokenKind::RBrace)
                            || token.kind() == TokenKind::Keyword
                                && matches!(token.text(), "def" | "class" | "defm" | "multiclass" | "let")
                    });
                    match header.map_or("", Token::text) {
                        "def" | "class" => {
                            return Expected::Parent { of_defm: false, of_multiclass: false };
                        }
                        "defm" => return Expected::Parent { of_defm: true, of_multiclass: false },
                        "multiclass" => return Expected::Parent { of_defm: false, of_multiclass: true },
                        _ => {}
                    }
                } else {
                    return Expected::Value { root: Root::Parent, steps };
                }
                continue;
            }
            TokenKind::Equal => {
                let is_name =
                    |token: &Token<'_>| matches!(token.kind(), TokenKind::Identifier | TokenKind::RBrace);
                let Some(mut field) = tokens.peek().copied().filter(is_name) else {
                    return Expected::Value { root: Root::Other, steps };
                };
                let mut ahead = tokens.clone();
                if field.kind() == TokenKind::RBrace {
                    // `let field{3-0} = `.
                    match ahead.find(|token| token.kind() == TokenKind::Identifier) {
                        Some(found) => field = found,
                        None => return Expected::Value { root: Root::Other, steps },
                    }
                } else {
                    ahead.next();
                }
                let previous = ahead.next();
                let previous_text = previous.map_or("", Token::text);
                let is_let = previous_text == "let";
                let is_binding = field.parent().kind() == NodeKind::Binding;
                if is_let || is_binding {
                    return Expected::Value { root: Root::Let(field.text().to_owned()), steps };
                }
                let is_argument =
                    previous.is_some_and(|token| matches!(token.kind(), TokenKind::Less | TokenKind::Comma));
                if is_argument && file.decl_at(field.range().start).is_none() {
                    named = Some(field.text().to_owned());
                    continue;
                }
                return Expected::Value { root: Root::Declared(field.range().start), steps };
            }
            TokenKind::Semicolon => {
                let root = Root::Other;
                return if steps.is_empty() { Expected::NewName } else { Expected::Value { root, steps } };
            }
            TokenKind::Keyword
                if matches!(
                    token.text(),
                    "def" | "class" | "defm" | "let" | "defvar" | "foreach" | "assert" | "dump" | "if"
                ) =>
            {
                let root = Root::Other;
                return Expected::Value { root, steps };
            }
            _ => continue,
        }
        // The next bracket outside.
        commas = 0;
    }
    Expected::Value { root: Root::Other, steps }
}

impl Scope<'_> {
    /// The type of the expected value in brackets.
    pub(crate) fn expected_type(self, root: &Root, steps: &[Step], offset: usize) -> TdType {
        let mut ty = match root {
            Root::Let(name) => {
                let owner = self.record_around(offset);
                let field = owner.and_then(|owner| self.unit.field(owner, name));
                // In a `let ... in`, any field of the name.
                let field = field.or_else(|| {
                    let mut fields = self.unit.all(|kind| kind == DeclKind::Field);
                    fields.find(|id| &*self.unit.decl(*id).name == name)
                });
                field.map_or(TdType::Unknown, |field| self.type_of_decl(field))
            }
            Root::Declared(start) => match self.file.decl_at(*start) {
                Some(decl) => match self.unit.decl(DeclId { file: self.position, decl }).kind {
                    DeclKind::Field | DeclKind::TemplateArg => {
                        self.type_of_decl(DeclId { file: self.position, decl })
                    }
                    DeclKind::Class
                    | DeclKind::Multiclass
                    | DeclKind::Def
                    | DeclKind::Defm
                    | DeclKind::Defset
                    | DeclKind::Deftype
                    | DeclKind::Defvar
                    | DeclKind::Let
                    | DeclKind::LoopVariable
                    | DeclKind::OperatorVariable => TdType::Unknown,
                },
                None => TdType::Unknown,
            },
            Root::Parent | Root::Other => TdType::Unknown,
        };
        // The outermost brackets are the last.
        for step in steps.iter().rev() {
            ty = match step {
                Step::List => element(ty),
                Step::Bits => TdType::Bit,
                Step::Args { class, index, named } => {
                    let class = self.unit.class(class).or_else(|| self.unit.multiclass(class));
                    let args = class.map(|class| self.unit.template_args(class)).unwrap_or_default();
                    let arg = match named {
                        Some(name) => args.iter().find(|id| &*self.unit.decl(**id).name == name),
                        None => args.get(*index),
                    };
                    arg.map_or(TdType::Unknown, |arg| self.type_of_decl(*arg))
                }
                Step::Dag { .. } => TdType::Unknown,
                Step::Operands { operator: name, index } => {
                    result_type(name).map_or(TdType::Unknown, |result| result.of_operand(*index, ty))
                }
            };
        }
        ty
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::FileName;

    /// The syntax expected at the `|`.
    fn at(text: &str) -> Expected {
        let offset = text.find('|').expect("a cursor");
        let text = text.replacen('|', "", 1);
        let file = TdFile::new(FileName::new("a.td"), text.as_str().into());
        expected(&file, word_start(&text, offset))
    }

    #[test]
    fn statements_and_names() {
        assert_eq!(at("|"), Expected::Statement);
        assert_eq!(at("class A;\nde|"), Expected::Statement);
        assert_eq!(at("class A { | }"), Expected::Member);
        assert_eq!(at("def a { int x = 1; le| }"), Expected::Member);
        assert_eq!(at("def a { let | }"), Expected::Field);
        assert_eq!(at("def |"), Expected::NewName);
        let parent = |of_defm, of_multiclass| Expected::Parent { of_defm, of_multiclass };
        assert_eq!(at("def a : |"), parent(false, false));
        assert_eq!(at("def a : B<1>, C|;"), parent(false, false));
        assert_eq!(at("defm a : |;"), parent(true, false));
        assert_eq!(at("multiclass a : |{}"), parent(false, true));
        assert_eq!(at("class A<|"), Expected::Type);
        assert_eq!(at("class A<int x, l|>"), Expected::Type);
        assert_eq!(at("def a { list<| }"), Expected::Type);
        assert_eq!(at("def a { int x = !cast<|"), Expected::Type);
    }

    #[test]
    fn values_with_the_brackets_around_them() {
        let value = |root, steps| Expected::Value { root, steps };
        let let_x = || Root::Let("x".to_owned());
        let args = |class: &str, index, named: Option<&str>| Step::Args {
            class: class.to_owned(),
            index,
            named: named.map(str::to_owned),
        };
        assert_eq!(at("def a { let x = |"), value(let_x(), vec![]));
        assert_eq!(at("def a { let x = [B, |"), value(let_x(), vec![Step::List]));
        assert_eq!(
            at("def a { let x = [B<1>, C<[|"),
            value(let_x(), vec![Step::List, args("C", 0, None), Step::List])
        );
        assert_eq!(at("def a { let x = (|"), value(let_x(), vec![Step::Dag { first: true }]));
        assert_eq!(at("def a { let x = (ins |"), value(let_x(), vec![Step::Dag { first: false }]));
        let operands = Step::Operands { operator: "!if".to_owned(), index: 1 };
        assert_eq!(at("def a { let x = !if(1, |"), value(let_x(), vec![operands]));
        assert_eq!(at("def a : B<1, |"), at("def a : B<1, |>;"));
        let Expected::Value { steps, .. } = at("def a : B<1, |") else { panic!("a value") };
        assert_eq!(steps, [args("B", 1, None)]);
        let Expected::Value { steps, .. } = at("def a : B<1, n = |") else { panic!("a value") };
        assert_eq!(steps, [args("B", 1, Some("n"))]);
        assert_eq!(at("let x = | in def a;"), value(let_x(), vec![]));
        assert_eq!(at("def a { int y = b.|; }"), Expected::MemberOf { dot: 17 });
    }
}
