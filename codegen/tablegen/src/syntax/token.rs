//! Tokens.

use crate::store::Sym;

/// A token. Its value has 32 bits in each of them, so that a token is in two registers: one that is written to memory in
/// parts and read as a whole takes several times as long. The value of a number is [`Lexer::number`].
///
/// [`Lexer::number`]: super::lexer::Lexer::number
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tok {
    Eof,
    /// A lexical error, which is already reported; also every token after a syntax
    /// error until the parser has recovered.
    Stop,
    Int,
    /// A binary literal, and its number of digits.
    Binary(u32),
    Str(Sym),
    Code(Sym),
    Id(Sym),
    /// `$name`.
    VarName(Sym),
    Bang(Bang),
    Kw(Kw),
    Minus,
    Plus,
    LSquare,
    RSquare,
    LBrace,
    RBrace,
    LParen,
    RParen,
    Less,
    Greater,
    Colon,
    Semi,
    Comma,
    Dot,
    DotDotDot,
    Equal,
    Question,
    Paste,
}

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($variant:ident = $text:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u32)]
        pub(crate) enum $name { $($variant,)* }

        impl $name {
            pub(crate) const ALL: &[$name] = &[$($name::$variant,)*];

            pub(crate) fn text(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }
        }
    )*};
}

impl Kw {
    /// The words that may begin an item of a body.
    pub(crate) const IN_BODIES: [&str; 12] =
        ["assert", "bit", "bits", "code", "dag", "defvar", "dump", "field", "int", "let", "list", "string"];
}

words! {
    /// Keywords.
    Kw {
        Assert = "assert",
        Bit = "bit",
        Bits = "bits",
        Class = "class",
        Code = "code",
        Dag = "dag",
        Def = "def",
        Defm = "defm",
        Defset = "defset",
        Deftype = "deftype",
        Defvar = "defvar",
        Dump = "dump",
        Else = "else",
        False = "false",
        Field = "field",
        Foreach = "foreach",
        If = "if",
        In = "in",
        Include = "include",
        Int = "int",
        Let = "let",
        List = "list",
        MultiClass = "multiclass",
        String = "string",
        Then = "then",
        True = "true",
    }
    /// The directives of the preprocessor, after their `#`.
    Directive {
        Ifdef = "ifdef",
        Ifndef = "ifndef",
        Else = "else",
        Endif = "endif",
        Define = "define",
    }
    /// The operators that are written with `!`.
    Bang {
        Add = "add",
        And = "and",
        Cast = "cast",
        Con = "con",
        Cond = "cond",
        Dag = "dag",
        Div = "div",
        Empty = "empty",
        Eq = "eq",
        Exists = "exists",
        Filter = "filter",
        Find = "find",
        Foldl = "foldl",
        Foreach = "foreach",
        Ge = "ge",
        GetDagArg = "getdagarg",
        GetDagName = "getdagname",
        GetDagOp = "getdagop",
        GetDagOpName = "getdagopname",
        Gt = "gt",
        Head = "head",
        If = "if",
        Initialized = "initialized",
        Instances = "instances",
        Interleave = "interleave",
        IsA = "isa",
        Le = "le",
        ListConcat = "listconcat",
        ListFlatten = "listflatten",
        ListRemove = "listremove",
        ListSplat = "listsplat",
        Logtwo = "logtwo",
        Lt = "lt",
        Match = "match",
        Mul = "mul",
        Ne = "ne",
        Not = "not",
        Or = "or",
        Range = "range",
        Repr = "repr",
        SetDagArg = "setdagarg",
        SetDagName = "setdagname",
        SetDagOp = "setdagop",
        SetDagOpName = "setdagopname",
        Shl = "shl",
        Size = "size",
        Sra = "sra",
        Srl = "srl",
        StrConcat = "strconcat",
        Sub = "sub",
        Subst = "subst",
        Substr = "substr",
        Tail = "tail",
        ToLower = "tolower",
        ToUpper = "toupper",
        Xor = "xor",
    }
}
