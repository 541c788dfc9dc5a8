//! The kinds of nodes and tokens.

/// The kind of a node of a [`Tree`](super::Tree).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum NodeKind {
    /// The whole text.
    File,
    /// Text outside of statements, skipped after a syntax error.
    Error,

    // Statements.
    /// `#name = attribute`.
    AttributeAlias,
    /// `!name = type`.
    TypeAlias,
    /// `{-# ... #-}`.
    Resources,
    /// An operation, with its results, regions and location.
    Operation,

    // Parts of operations.
    /// `%a, %b:2 =`.
    Results,
    /// One of [`NodeKind::Results`]: `%b:2`.
    Result,
    /// `(%a, %b)` of an operation in generic form.
    Operands,
    /// `[^bb1, ^bb2]` of an operation in generic form.
    Successors,
    /// `<{...}>` of an operation in generic form.
    Properties,
    /// The `{ ... }` of blocks.
    Region,
    /// The label of a block and its operations, or the operations of an entry block without a label.
    Block,
    /// `^bb0(%x: i32):`.
    Label,
    /// `%x: i32 loc(...)` in a [`NodeKind::Label`].
    BlockArgument,
    /// `loc(...)`.
    Location,

    // Contents of operations.
    /// `%a`, `%a#1`: a use of a value, or a definition in the custom form of an operation.
    Value,
    /// `^bb1`: a use of a block.
    Successor,
    /// `@a`, `@a::@b`: the symbol of an operation, or a use of symbols.
    Symbol,
    /// A type: `!dialect.name<...>`, `tensor<4xf32>`, `(i32) -> i32`.
    Type,
    /// `#alias`, `#dialect.name<...>`, or the value of a [`NodeKind::Entry`].
    Attribute,
    /// `{a = 1, b}`.
    Dictionary,
    /// `name = value` or `name` in a [`NodeKind::Dictionary`].
    Entry,

    // Brackets of custom forms, types and attributes.
    /// `( ... )`.
    Parens,
    /// `[ ... ]`.
    Brackets,
    /// `< ... >`.
    Angles,
    /// `{ ... }` that is neither a region nor a dictionary.
    Braces,
}

impl NodeKind {
    /// Whether the node is a statement: at the top level, or in a block.
    ///
    /// ```
    /// use isogloss_tree::mlir::NodeKind;
    /// assert!(NodeKind::Operation.is_statement() && !NodeKind::Region.is_statement());
    /// ```
    #[must_use]
    pub const fn is_statement(self) -> bool {
        use NodeKind::{AttributeAlias, Operation, Resources, TypeAlias};
        matches!(self, AttributeAlias | TypeAlias | Resources | Operation)
    }
}

/// The kind of a token of a [`Tree`](super::Tree).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum TokenKind {
    /// Blanks, line breaks and NUL bytes.
    Whitespace,
    /// `// ...`, without the line break.
    Comment,
    /// `// -----`: the end of a part of the file.
    Separator,
    /// Text that is not a token.
    Unknown,

    /// `module`, `arith.addi`, `i32`, `x4xf32`.
    BareIdentifier,
    /// `%a`, `%0`.
    ValueName,
    /// `#1` directly after a [`TokenKind::ValueName`].
    ResultNumber,
    /// `^bb0`.
    BlockName,
    /// `@a`, `@"a"`.
    SymbolName,
    /// `#alias`, `#dialect.name`.
    AttributeName,
    /// `!alias`, `!dialect.name`.
    TypeName,
    /// `7`, `0x1F`.
    Integer,
    /// `1.5`, `1.e-3`.
    Float,
    /// `"text"`.
    String,

    /// `(`.
    LParen,
    /// `)`.
    RParen,
    /// `[`.
    LSquare,
    /// `]`.
    RSquare,
    /// `{`.
    LBrace,
    /// `}`.
    RBrace,
    /// `<`.
    Less,
    /// `>`.
    Greater,
    /// `->`.
    Arrow,
    /// `:`.
    Colon,
    /// `::`.
    DoubleColon,
    /// `,`.
    Comma,
    /// `=`.
    Equal,
    /// `?`.
    Question,
    /// `+`.
    Plus,
    /// `-`.
    Minus,
    /// `*`.
    Star,
    /// `/`.
    Slash,
    /// `|`.
    Bar,
    /// `...`.
    Ellipsis,
    /// `{-#`.
    ResourcesStart,
    /// `#-}`.
    ResourcesEnd,
}

impl TokenKind {
    /// Whether the token is a comment.
    #[must_use]
    pub const fn is_comment(self) -> bool {
        matches!(self, TokenKind::Comment | TokenKind::Separator)
    }

    /// Whether the grammar ignores the token: whitespace and comments.
    #[must_use]
    pub const fn is_trivia(self) -> bool {
        matches!(self, TokenKind::Whitespace | TokenKind::Comment | TokenKind::Separator)
    }
}
