//! Tokens.

use crate::operators::{operator_enum, operators};
use crate::store::Sym;

/// A token. Its payload has 32 bits in every variant, so that a token is passed in two registers: a write to memory in
/// parts, followed by a read of the whole, takes several times as long. The value of a number is [`Lexer::number`].
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
}

macro_rules! bang {
    (
        one { $($one:ident = $one_text:literal ($one_argument:ident $($_one:tt)*) $_1:tt,)* }
        two { $($two:ident = $two_text:literal ($two_argument:ident $($_two:tt)*) $_2:tt,)* }
        three { $($three:ident = $three_text:literal ($three_argument:ident $($_three:tt)*) $_3:tt,)* }
        other { $($other:ident = $other_text:literal ($other_argument:ident $($_other:tt)*) $_4:tt,)* }
        suffix $suffix:tt
    ) => {
        operator_enum! {
            /// The operators that start with `!`, which is not part of their text.
            Bang {
                $($one = $one_text, $one_argument;)*
                $($two = $two_text, $two_argument;)*
                $($three = $three_text, $three_argument;)*
                $($other = $other_text, $other_argument;)*
            }
        }

        impl Bang {
            pub(crate) const ALL: &[Bang] =
                &[$(Bang::$one,)* $(Bang::$two,)* $(Bang::$three,)* $(Bang::$other,)*];
        }
    };
}
operators!(bang);
