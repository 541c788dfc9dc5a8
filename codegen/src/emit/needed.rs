//! What the author of a definition writes: the traits that the generated code of an item calls and that nothing implements.
//!
//! The generated tokens are searched for the calls, so that the list follows from what is generated.

use super::constraint::Owner;
use super::types::Life;
use super::{Emitter, signature_text};
use crate::model::constraint::Constraint;
use crate::model::op::Operation;
use crate::model::{Def, Dialect, Interface, InterfaceKind, MethodBody, Presence};
use crate::names;
use crate::report::Hook;
use isogloss_tablegen::Span;
use proc_macro2::{TokenStream, TokenTree};
use quote::quote;
use std::collections::BTreeMap;

/// A trait of the runtime that an author implements.
struct RuntimeHook {
    /// The function that takes the implementor, or else the name of the trait.
    function: &'static str,
    /// The path of the trait in the runtime.
    path: &'static str,
    /// The lifetimes of the trait and of its implementor.
    lives: &'static str,
    signatures: &'static [&'static str],
}

/// `$` is the path of the runtime.
const RUNTIME_HOOKS: &[RuntimeHook] = &[
    RuntimeHook {
        function: "custom_format",
        path: "text::CustomFormat",
        lives: "<'c>",
        signatures: &[
            "fn parse(parser: &mut $::text::AsmParser<'_, 'c>) -> $::text::Parsed<Self>;",
            "fn print(self, printer: &mut $::text::AsmPrinter<'_, 'c>);",
        ],
    },
    RuntimeHook {
        function: "custom_printer",
        path: "text::CustomPrinter",
        lives: "<'c>",
        signatures: &["fn print(self, printer: &mut $::text::AsmPrinter<'_, 'c>);"],
    },
    RuntimeHook {
        function: "type_syntax",
        path: "text::TypeSyntax",
        lives: "",
        signatures: &[
            "fn parse<'c>(parser: &mut $::text::AsmParser<'_, 'c>) -> $::text::Parsed<::core::option::Option<$::Type<'c>>>;",
            "fn print<'c>(ty: $::Type<'c>, printer: &mut $::text::AsmPrinter<'_, 'c>) -> bool;",
        ],
    },
    RuntimeHook {
        function: "attribute_syntax",
        path: "text::AttributeSyntax",
        lives: "",
        signatures: &[
            "fn parse<'c>(parser: &mut $::text::AsmParser<'_, 'c>) -> $::text::Parsed<::core::option::Option<$::Attribute<'c>>>;",
            "fn print<'c>(attribute: $::Attribute<'c>, printer: &mut $::text::AsmPrinter<'_, 'c>) -> bool;",
        ],
    },
    RuntimeHook {
        function: "verify_op_attribute",
        path: "ir::OperationAttrVerify",
        lives: "",
        signatures: &[
            "fn verify<'c>(op: $::ir::OpRef<'_, 'c>, name: &[u8], value: $::Attribute<'c>) -> ::core::result::Result<(), $::Diagnostic>;",
        ],
    },
    RuntimeHook {
        function: "verify_region_arg_attribute",
        path: "ir::RegionArgAttrVerify",
        lives: "",
        signatures: &[
            "fn verify<'c>(op: $::ir::OpRef<'_, 'c>, region: usize, argument: usize, name: &[u8], value: $::Attribute<'c>) -> ::core::result::Result<(), $::Diagnostic>;",
        ],
    },
    RuntimeHook {
        function: "verify_region_result_attribute",
        path: "ir::RegionResultAttrVerify",
        lives: "",
        signatures: &[
            "fn verify<'c>(op: $::ir::OpRef<'_, 'c>, region: usize, result: usize, name: &[u8], value: $::Attribute<'c>) -> ::core::result::Result<(), $::Diagnostic>;",
        ],
    },
    RuntimeHook {
        function: "materialize_constant",
        path: "ir::fold::MaterializeConstant",
        lives: "",
        signatures: &[
            "fn materialize_constant<'c>(builder: &mut $::ir::Builder<'_, 'c>, value: $::Attribute<'c>, ty: $::Type<'c>) -> ::core::option::Option<$::ir::ValueId>;",
        ],
    },
    RuntimeHook {
        function: "custom_syntax",
        path: "ir::text::OpFormat",
        lives: "<'_, '_>",
        signatures: &[
            "fn parse<'c>(parser: &mut $::ir::text::OpParser<'_, '_, 'c>, state: &mut $::ir::OperationState<'c>) -> ::core::result::Result<(), $::Diagnostic>;",
            "fn print<'a, 'c>(op: $::ir::OpRef<'a, 'c>, printer: &mut $::ir::text::OpPrinter<'_, 'a, 'c>);",
        ],
    },
    RuntimeHook {
        function: "folder",
        path: "ir::fold::OpFold",
        lives: "<'a, 'c>",
        signatures: &[
            "fn fold(self, operands: &[::core::option::Option<$::Attribute<'c>>]) -> ::core::option::Option<$::ir::fold::Fold<'c>>;",
        ],
    },
    RuntimeHook {
        function: "InferResultTypes",
        path: "ir::infer::InferResultTypes",
        lives: "<'_, '_>",
        signatures: &[
            "fn infer<'c>(operation: &$::ir::infer::Operation<'_, 'c>) -> ::core::result::Result<::std::vec::Vec<$::Type<'c>>, $::Diagnostic>;",
        ],
    },
    RuntimeHook {
        function: "OpAsmAttrInterfaceTable",
        path: "builtin::OpAsmAttrInterface",
        lives: "<'c>",
        signatures: &["fn alias(self) -> ::core::option::Option<&'static str>;"],
    },
    RuntimeHook {
        function: "OpAsmTypeInterfaceTable",
        path: "builtin::OpAsmTypeInterface",
        lives: "<'c>",
        signatures: &["fn alias(self) -> ::core::option::Option<&'static str>;"],
    },
    RuntimeHook {
        function: "LocationInterfaceTable",
        path: "builtin::LocationInterface",
        lives: "<'c>",
        signatures: &[],
    },
    RuntimeHook {
        function: "overriding",
        path: "layout::LayoutRuleOverrides",
        lives: "<'c>",
        signatures: &[],
    },
];

/// What implements a trait.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Implementor {
    Dialect,
    Value,
    Operation,
}

impl Emitter<'_> {
    /// The hooks of a type or an attribute.
    pub(crate) fn hooks_of_def(&self, def: &Def, dialect: &str) -> Vec<Hook> {
        let mut found = self.hooks_in(self.def(def, dialect), Implementor::Value);
        for param in def.params.iter().chain(&def.body) {
            let Presence::Default(value) = &param.presence else { continue };
            let words = Words::of(value.clone());
            let Some(name) = words.0.iter().find(|word| word.starts_with(crate::FOREIGN_DEFAULT)) else {
                continue;
            };
            let (runtime, ty) = (self.runtime, self.value(&param.ty, Life::Context));
            let function = names::ident(name);
            let signature = quote!(fn #function<'c>(context: &'c #runtime::Context) -> #ty);
            let implement = format!("pub {}", signature_text(&quote!(#signature;)).trim_end_matches(';'));
            found.push(Hook { name: name.clone(), implement, signatures: Vec::new() });
        }
        found
    }

    /// The hooks of an operation.
    pub(crate) fn hooks_of_operation(&self, operation: &Operation) -> Vec<Hook> {
        let items = self.operation(operation, &std::cell::RefCell::default());
        let mut found = self.hooks_in(items, Implementor::Operation);
        let directives = self.op_directives(std::slice::from_ref(operation));
        found.extend(self.hooks_in(directives, Implementor::Dialect));
        found
    }

    /// The hooks of a dialect itself.
    pub(crate) fn hooks_of_dialect(&self, dialect: &Dialect) -> Vec<Hook> {
        let Some(name) = &dialect.name else { return Vec::new() };
        self.hooks_in(self.dialect_table(dialect, &name.text), Implementor::Dialect)
    }

    /// The Rust types that the methods of an interface name, and the author writes.
    pub(crate) fn hooks_of_interface(&self, interface: &Interface) -> Vec<Hook> {
        self.hooks_in(self.interface(interface), Implementor::Value)
    }

    /// The conditions of a constraint that have no counterpart in Rust.
    pub(crate) fn unknown_conditions(&self, constraint: &Constraint) -> Vec<String> {
        self.unknown.take();
        let _ = self.predicate(&constraint.predicate, Owner::Parameter(Span::NONE));
        let mut unknown: Vec<String> =
            self.unknown.take().into_iter().map(|condition| condition.text).collect();
        unknown.sort_unstable();
        unknown.dedup();
        unknown
    }

    fn hooks_in(&self, tokens: TokenStream, implementor: Implementor) -> Vec<Hook> {
        let local = local_traits(tokens.clone());
        let words = Words::of(tokens);
        let mut found: BTreeMap<(String, String), Hook> = BTreeMap::new();
        let mut opaque = Vec::new();
        for (at, word) in words.0.iter().enumerate() {
            if self.opaque.contains_key(word.as_str()) && !opaque.contains(word) {
                opaque.push(word.clone());
            }
            let call = words.qualified(at).or_else(|| words.generic(at));
            let Some((name, of)) = call else { continue };
            if let Some(hook) = self.hook(&name, &of, implementor, &local) {
                found.insert((name, of), hook);
            }
        }
        for (name, of) in words.implementations() {
            found.retain(|(known, owner), _| {
                let known = last(known);
                *owner != of || known.strip_suffix("Table").unwrap_or(known) != name
            });
        }
        let opaque = opaque.iter().flat_map(|name| self.opaque_hooks(name));
        opaque.chain(found.into_values()).collect()
    }

    /// The hook for a trait of a name, or a function that takes its implementor.
    fn hook(
        &self,
        name: &str,
        of: &str,
        implementor: Implementor,
        local: &BTreeMap<String, (String, Vec<String>)>,
    ) -> Option<Hook> {
        let runtime = self.runtime_text();
        let lives =
            |lives: &str| if implementor == Implementor::Dialect { String::new() } else { lives.to_owned() };
        if let Some(known) = RUNTIME_HOOKS.iter().find(|known| known.function == last(name)) {
            let path = format!("{runtime}::{}", known.path);
            let binder = if known.lives.contains("'_") { "" } else { known.lives };
            let implement = format!("impl{binder} {path}{binder} for {of}{}", known.lives);
            let signatures = known.signatures.iter().map(|text| text.replace('$', &runtime)).collect();
            return Some(Hook { name: path, implement, signatures });
        }
        let elided = lives(match implementor {
            Implementor::Operation => "<'_, '_>",
            Implementor::Dialect | Implementor::Value => "<'_>",
        });
        if let Some((name, signatures)) = local.get(last(name)) {
            let implement = format!("impl {name} for {of}{elided}");
            return Some(Hook { name: name.clone(), implement, signatures: signatures.clone() });
        }
        let path = name.strip_suffix("Table")?;
        let interface = self.op_interfaces.get(last(path))?;
        let path = match path.strip_prefix("i::") {
            Some(rest) => format!("{runtime}::ir::interfaces::{rest}"),
            None => path.to_owned(),
        };
        let required = interface.methods.iter().filter(|method| matches!(method.body, MethodBody::Required));
        let signatures = required.map(|method| {
            let receiver = if method.is_static { quote!() } else { quote!(self,) };
            let signature = self.signature(interface, method, &receiver);
            signature_text(&quote!(#signature;))
        });
        let lives = match interface.kind {
            InterfaceKind::Dialects => "",
            InterfaceKind::Values(_) => "<'c>",
            InterfaceKind::Operations => "<'a, 'c>",
        };
        let implement = format!("impl{lives} {path}{lives} for {of}{lives}");
        Some(Hook { name: path, implement, signatures: signatures.collect() })
    }

    /// The type for a C++ type, and how it is stored.
    fn opaque_hooks(&self, name: &str) -> Vec<Hook> {
        let runtime = self.runtime_text();
        let hook = |path: &str, implement: String, signatures: Vec<String>| Hook {
            name: path.to_owned(),
            implement,
            signatures,
        };
        vec![
            hook(name, format!("pub struct {name}"), Vec::new()),
            hook(
                &format!("{runtime}::Parameter"),
                format!("impl<'c> {runtime}::Parameter<'c> for {name}"),
                vec![
                    format!("fn encode(self) -> {runtime}::Param<'c>;"),
                    format!("fn decode(param: {runtime}::Param<'c>) -> ::core::option::Option<Self>;"),
                ],
            ),
            hook(
                &format!("{runtime}::ParamSyntax"),
                format!("impl {runtime}::ParamSyntax for {name}"),
                vec![format!("const KIND: {runtime}::def::ParamKind;")],
            ),
        ]
    }

    fn runtime_text(&self) -> String {
        self.runtime.to_string().replace(' ', "")
    }
}

/// The traits that tokens define: their names, and the signatures of their required functions.
fn local_traits(tokens: TokenStream) -> BTreeMap<String, (String, Vec<String>)> {
    let mut found = BTreeMap::new();
    let mut tokens = tokens.into_iter();
    while let Some(token) = tokens.next() {
        if !matches!(&token, TokenTree::Ident(word) if word == "trait") {
            continue;
        }
        let mut item = TokenStream::from(token);
        for token in tokens.by_ref() {
            let is_body = matches!(token, TokenTree::Group(_));
            item.extend([token]);
            if is_body {
                break;
            }
        }
        let Ok(item) = syn::parse2::<syn::ItemTrait>(item) else { continue };
        let required = item.items.iter().filter_map(|member| match member {
            syn::TraitItem::Fn(function) if function.default.is_none() => {
                let signature = &function.sig;
                Some(signature_text(&quote!(#signature;)))
            }
            _ => None,
        });
        let name = item.ident.to_string();
        found.insert(name.clone(), (name, required.collect()));
    }
    found
}

/// The last name of a path.
fn last(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
}

/// Tokens without their nesting; `::` is one word, a lifetime another.
struct Words(Vec<String>);

impl Words {
    fn of(tokens: TokenStream) -> Self {
        let mut words = Words(Vec::new());
        words.add(tokens);
        words
    }

    fn add(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => {
                    self.0.push("(".to_owned());
                    self.add(group.stream());
                    self.0.push(")".to_owned());
                }
                TokenTree::Punct(mark) => match (mark.as_char(), self.0.last_mut()) {
                    (':', Some(last)) if last == ":" => last.push(':'),
                    (mark, _) => self.0.push(mark.to_string()),
                },
                TokenTree::Ident(name) => match self.0.last_mut() {
                    Some(last) if last == "'" => last.push_str(&name.to_string()),
                    _ => self.0.push(name.to_string()),
                },
                TokenTree::Literal(_) => self.0.push("\"".to_owned()),
            }
        }
    }

    fn word(&self, at: usize) -> &str {
        self.0.get(at).map_or("", String::as_str)
    }

    /// The path that ends before a place.
    fn path_before(&self, end: usize) -> String {
        let mut start = end;
        while start > 0 {
            let word = self.word(start - 1);
            let fits = if start < end && self.word(start) != "::" {
                word == "::"
            } else {
                word == "::" || is_name(word)
            };
            if !fits || (word == "::" && start == end) {
                break;
            }
            start -= 1;
        }
        self.0[start..end].concat()
    }

    /// `<Handle<'_> as Trait>::`, at `as`: the trait and the handle.
    fn qualified(&self, at: usize) -> Option<(String, String)> {
        if self.word(at) != "as" {
            return None;
        }
        let mut end = at + 1;
        while is_name(self.word(end)) || self.word(end) == "::" {
            end += 1;
        }
        if self.word(end) != ">" || self.word(end + 1) != "::" {
            return None;
        }
        let mut depth = 0_usize;
        let open = (0..at).rev().find(|before| match self.word(*before) {
            ">" => {
                depth += 1;
                false
            }
            "<" if depth == 0 => true,
            "<" => {
                depth -= 1;
                false
            }
            _ => false,
        })?;
        Some((self.0[at + 1..end].concat(), self.word(open + 1).to_owned()))
    }

    /// `function::<Handle...`, at the function, or `InterfaceTable::entry::<Handle...`: its path and the handle.
    fn generic(&self, at: usize) -> Option<(String, String)> {
        if self.word(at + 1) != "::" || self.word(at + 2) != "<" || !is_name(self.word(at)) {
            return None;
        }
        let of = self.word(at + 3).to_owned();
        match self.word(at) {
            "entry" => Some((self.path_before(at - 1), of)),
            function => Some((function.to_owned(), of)),
        }
    }

    /// The traits and the types of all `impl ... for ...`.
    fn implementations(&self) -> Vec<(String, String)> {
        let mut found = Vec::new();
        for (at, word) in self.0.iter().enumerate() {
            if word != "for" || !is_name(self.word(at + 1)) {
                continue;
            }
            // Back over the arguments of the trait.
            let mut end = at;
            if self.word(end - 1) == ">" {
                while end > 0 && self.word(end) != "<" {
                    end -= 1;
                }
            }
            found.push((last(&self.path_before(end)).to_owned(), self.word(at + 1).to_owned()));
        }
        found
    }
}

fn is_name(word: &str) -> bool {
    names::is_name(word) && word != "as"
}
