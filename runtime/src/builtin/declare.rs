//! `builtin_defs!`: the table, the handle and the accessors of builtin types and
//! attributes, in the shape that the generator gives to those of a `.td` file.

/// For each `Handle(Base) = DEF { ... }`: `static DEF`, `struct Handle<'c>(Base<'c>)`
/// and one accessor per parameter. `get` is written by hand where it needs
/// more than interning its parameters.
macro_rules! builtin_defs {
    ($(
        $(#[$doc:meta])*
        $handle:ident($base:ident) = $def:ident {
            name: $name:literal,
            mnemonic: $mnemonic:expr,
            summary: $summary:literal,
            syntax: $syntax:expr,
            verify: $verify:expr,
            interfaces: $interfaces:expr,
            params: {$(
                $(#[$param_doc:meta])*
                $param:ident[$index:literal]: $param_type:ty = $kind:expr, $type_name:literal, $presence:ident;
            )*}
        }
    )*) => {$(
        pub(crate) static $def: $crate::def::Def = $crate::def::Def {
            mnemonic: $mnemonic,
            summary: $summary,
            params: &[$(
                $crate::def::ParamDef {
                    name: stringify!($param),
                    kind: $kind,
                    type_name: $type_name,
                    presence: $crate::def::Presence::$presence,
                },
            )*],
            syntax: $syntax,
            verify: $verify,
            interfaces: $interfaces,
            ..$crate::def::Def::new($crate::def::DefKind::$base, "builtin", $name, stringify!($handle))
        };

        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $handle<'c>($crate::$base<'c>);
        $crate::def_handle!($handle, $base, $def);

        impl<'c> $handle<'c> {$(
            $(#[$param_doc])*
            #[inline]
            #[must_use]
            pub fn $param(self) -> $param_type {
                $crate::plumbing::param(self.0.node(), $index)
            }
        )*}
    )*};
}
pub(crate) use builtin_defs;

/// Handles without parameters, each kept under a pin: `Handle = DEF, "keyword", pin, "summary";`.
macro_rules! singleton_types {
    ($($handle:ident = $def:ident, $keyword:literal, $pin:expr, $doc:literal, $interfaces:expr;)*) => {$(
        pub(crate) static $def: $crate::def::Def = $crate::def::Def {
            mnemonic: Some($keyword),
            summary: $doc,
            syntax: $crate::def::Syntax::Custom(&super::KEYWORD),
            interfaces: $interfaces,
            ..$crate::def::Def::new(
                $crate::def::DefKind::Type,
                "builtin",
                concat!("builtin.", $keyword),
                stringify!($handle),
            )
        };

        #[doc = $doc]
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $handle<'c>($crate::Type<'c>);
        $crate::def_handle!($handle, Type, $def);

        impl<'c> $handle<'c> {
            #[doc = concat!("The type `", $keyword, "`.")]
            #[inline]
            #[must_use]
            pub fn get(context: &'c $crate::Context) -> Self {
                $crate::plumbing::handle(context.pinned($pin, || context.intern(&$def, &[])))
            }
        }
    )*};
}
pub(crate) use singleton_types;

/// The syntax of a builtin attribute: its parser is found by the first token.
macro_rules! printed_by {
    ($print:path) => {{
        static SYNTAX: $crate::def::CustomSyntax =
            $crate::def::CustomSyntax { parse: $crate::text::grammar::attributes::parse_node, print: $print };
        $crate::def::Syntax::Custom(&SYNTAX)
    }};
}
pub(crate) use printed_by;
