//! The kinds of nodes and tokens.

use crate::syntax::Tok;

/// The kind of a node of a [`Tree`](super::Tree).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum NodeKind {
    /// The whole text.
    File,
    /// Text outside of statements, skipped after a syntax error.
    Error,
    /// `include "name"`, which may be between any two tokens.
    Include,

    // Statements.
    /// `class Name<int n> : Parent { ... }`.
    Class,
    /// `def Name : Parent<1> { ... }`.
    Def,
    /// `multiclass Name<int n> { ... }`.
    Multiclass,
    /// `defm name : Multi<1>;`.
    Defm,
    /// `defset list<Class> name = { ... }`.
    Defset,
    /// `deftype Name = list<int>;`.
    Deftype,
    /// `defvar name = value;`, also in a body.
    Defvar,
    /// `foreach name = list in { ... }`.
    Foreach,
    /// `if condition then { ... } else { ... }`.
    If,
    /// `let field = value, other = value in { ... }`.
    LetIn,
    /// `assert condition, message;`, also in a body.
    Assert,
    /// `dump message;`, also in a body.
    Dump,
    /// `field int name = value;` in a body.
    Field,
    /// `let field = value;` in a body.
    Let,

    // Parts of statements.
    /// `<int n, string s = "">` of a class or multiclass.
    TemplateArgs,
    /// One of [`NodeKind::TemplateArgs`].
    TemplateArg,
    /// `: A, B<1>`.
    Parents,
    /// One of [`NodeKind::Parents`].
    Parent,
    /// The `{ ... }` of a class or record.
    Body,
    /// The `{ ... }` of statements in others.
    Block,
    /// `field = value` in a [`NodeKind::LetIn`].
    Binding,
    /// `{3-0, 7}` or `<3-0, 7>`: the bits of a `let`, or the numbers of a `foreach`.
    Ranges,

    // Types and values.
    /// A type: `list<int>`.
    Type,
    /// A number, string, code block, `true`, `false` or `?`.
    Literal,
    /// String literals side by side.
    Strings,
    /// An identifier as a value.
    Name,
    /// `{1, 0}`.
    Bits,
    /// `[a, b]`, `[]<int>`.
    List,
    /// `(operator value:$name)`.
    Dag,
    /// The operator of a dag, with its name.
    DagOperator,
    /// An argument of a dag: `value:$name`, `$name`, `value`.
    DagArg,
    /// `Class<1>` as a value.
    Instance,
    /// `<1, name = 2>`: the arguments of a class.
    Args,
    /// `name = value` in [`NodeKind::Args`].
    NamedArg,
    /// `!add(a, b)`.
    Operator,
    /// `condition: value` of a `!cond`.
    Case,
    /// `3-0`, `3...0`.
    Range,
    /// `value{3-0}`.
    BitSlice,
    /// `list[1, 2]`.
    ListSlice,
    /// `value.field`.
    FieldAccess,
    /// `left # right`. The right side is all that follows, further pastes included.
    Paste,
}

impl NodeKind {
    /// Whether the node is a statement: at the top level, in a [`NodeKind::Block`] or in a [`NodeKind::Body`].
    ///
    /// ```
    /// use isogloss_tablegen::tree::NodeKind;
    /// assert!(NodeKind::Def.is_statement() && NodeKind::Let.is_statement() && NodeKind::Include.is_statement());
    /// assert!(!NodeKind::Body.is_statement());
    /// ```
    #[must_use]
    pub const fn is_statement(self) -> bool {
        use NodeKind::{
            Assert, Class, Def, Defm, Defset, Deftype, Defvar, Dump, Field, Foreach, If, Include, Let, LetIn,
            Multiclass,
        };
        matches!(
            self,
            Include
                | Class
                | Def
                | Multiclass
                | Defm
                | Defset
                | Deftype
                | Defvar
                | Foreach
                | If
                | LetIn
                | Assert
                | Dump
                | Field
                | Let
        )
    }
}

/// The kind of a token of a [`Tree`](super::Tree).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum TokenKind {
    /// Blanks and line breaks.
    Whitespace,
    /// `// ...`, without the line break.
    LineComment,
    /// `/* ... */`, which may contain others.
    BlockComment,
    /// `#ifdef NAME`, `#ifndef NAME`, `#else`, `#endif` or `#define NAME`, without the text after it.
    Directive,
    /// Text of an inactive branch.
    Inactive,
    /// Text that is not a token.
    Unknown,

    /// `7`, `-7`, `0x1F`.
    Integer,
    /// `0b101`.
    Binary,
    /// `"text"`.
    String,
    /// `[{text}]`.
    Code,
    /// A name.
    Identifier,
    /// `$name`.
    ArgumentName,
    /// A reserved word: `def`, `int`, `in`.
    Keyword,
    /// `!add`.
    Operator,

    /// `-`.
    Minus,
    /// `+`.
    Plus,
    /// `[`.
    LSquare,
    /// `]`.
    RSquare,
    /// `{`.
    LBrace,
    /// `}`.
    RBrace,
    /// `(`.
    LParen,
    /// `)`.
    RParen,
    /// `<`.
    Less,
    /// `>`.
    Greater,
    /// `:`.
    Colon,
    /// `;`.
    Semicolon,
    /// `,`.
    Comma,
    /// `.`.
    Dot,
    /// `...`.
    Ellipsis,
    /// `=`.
    Equal,
    /// `?`.
    Question,
    /// `#`.
    Paste,
}

impl TokenKind {
    /// Whether the token is a comment.
    #[must_use]
    pub const fn is_comment(self) -> bool {
        matches!(self, TokenKind::LineComment | TokenKind::BlockComment)
    }

    /// Whether the grammar ignores the token: whitespace, comments, directives and inactive text.
    #[must_use]
    pub const fn is_trivia(self) -> bool {
        use TokenKind::{BlockComment, Directive, Inactive, LineComment, Whitespace};
        matches!(self, Whitespace | LineComment | BlockComment | Directive | Inactive)
    }
}

impl From<Tok> for TokenKind {
    fn from(tok: Tok) -> TokenKind {
        match tok {
            Tok::Eof | Tok::Stop => TokenKind::Unknown,
            Tok::Int => TokenKind::Integer,
            Tok::Binary(_) => TokenKind::Binary,
            Tok::Str(_) => TokenKind::String,
            Tok::Code(_) => TokenKind::Code,
            Tok::Id(_) => TokenKind::Identifier,
            Tok::VarName(_) => TokenKind::ArgumentName,
            Tok::Bang(_) => TokenKind::Operator,
            Tok::Kw(_) => TokenKind::Keyword,
            Tok::Minus => TokenKind::Minus,
            Tok::Plus => TokenKind::Plus,
            Tok::LSquare => TokenKind::LSquare,
            Tok::RSquare => TokenKind::RSquare,
            Tok::LBrace => TokenKind::LBrace,
            Tok::RBrace => TokenKind::RBrace,
            Tok::LParen => TokenKind::LParen,
            Tok::RParen => TokenKind::RParen,
            Tok::Less => TokenKind::Less,
            Tok::Greater => TokenKind::Greater,
            Tok::Colon => TokenKind::Colon,
            Tok::Semi => TokenKind::Semicolon,
            Tok::Comma => TokenKind::Comma,
            Tok::Dot => TokenKind::Dot,
            Tok::DotDotDot => TokenKind::Ellipsis,
            Tok::Equal => TokenKind::Equal,
            Tok::Question => TokenKind::Question,
            Tok::Paste => TokenKind::Paste,
        }
    }
}
