//! Rewrite patterns: a unit struct with `Pattern` for each, and the function that adds all. `source` emits the match,
//! `result` the edit.

mod result;
mod source;

use super::constraint::Constraints;
use super::op::index;
use super::{Emitter, docs};
use crate::lints::unverified_condition;
use crate::model::constraint::{Buildable, Comparison, Constraint};
use crate::model::op::{Arity, Operation};
use crate::model::pattern::{
    AttributeValue, Check, Code, Condition, Constant, Create, Literal as Argument, Location, NativeArgument,
    Pattern, PatternValue, Place, Step, SymbolId, SymbolKind, Term, TypeValue, Types,
};
use crate::model::{Dialect, Name};
use crate::names;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::cell::RefCell;
use std::collections::HashSet;

impl Emitter<'_> {
    /// The patterns of a dialect.
    pub(super) fn patterns(&self, dialect: &Dialect, statics: &RefCell<Constraints>) -> TokenStream {
        if dialect.patterns.is_empty() {
            return TokenStream::new();
        }
        let runtime = self.runtime;
        let items = dialect.patterns.iter().map(|pattern| self.pattern(pattern, statics));
        let items: TokenStream = items.collect();
        let patterns = dialect.patterns.iter().map(|pattern| names::type_name(&pattern.name));
        let plumbing = names_word(&items, "p").then(|| {
            quote!(
                use #runtime::plumbing::op as p;
            )
        });
        let building = names_word(&items, "Building").then(|| {
            quote!(
                use #runtime::ir::Building;
            )
        });
        quote! {
            /// The rewrite patterns of the definition file.
            pub mod patterns {
                #[allow(unused_imports)]
                use super::*;
                #building
                use #runtime::ir::OpRef;
                #plumbing
                use #runtime::plumbing::rewrite as r;
                #items
            }
            /// A set with the rewrite patterns of the definition file.
            #[must_use]
            pub fn patterns() -> #runtime::rewrite::Patterns {
                let mut patterns = #runtime::rewrite::Patterns::new();
                populate_with_generated(&mut patterns);
                patterns
            }
            /// Adds the rewrite patterns of the definition file to a set (MLIR `populateWithGenerated`).
            pub fn populate_with_generated(patterns: &mut #runtime::rewrite::Patterns) {
                #(patterns.add(patterns::#patterns);)*
            }
        }
    }

    pub(super) fn pattern(&self, pattern: &Pattern, statics: &RefCell<Constraints>) -> TokenStream {
        let Some(root) = pattern.operation(pattern.root) else { return TokenStream::new() };
        let name = names::type_name(&pattern.name);
        let text = pattern.text.split_first().map(|(source, results)| match results {
            [] => format!("Erases `{source}`."),
            _ => format!("`{source}` becomes `{}`.", results.join("`, `")),
        });
        let text = text.unwrap_or_else(|| format!("Rewrites `{}`.", root.operation.full_name()));
        let docs = docs::lines(&docs::sanitize(&text));
        let body =
            Body { emitter: self, pattern, statics, used: RefCell::default(), captured: RefCell::default() };
        let (variable, body) = body.matches();
        let full = root.operation.full_name();
        let label = &pattern.name;
        let benefit = Literal::u32_unsuffixed(pattern.benefit);
        let handle = names::type_name(&root.operation.class);
        let (op, of, named, view) = if root.is_own {
            (
                quote!(#handle<'static, 'static>),
                quote!(#handle<'a, 'c>),
                TokenStream::new(),
                quote!(let #variable = OpRef::from(#variable);),
            )
        } else {
            (
                quote!(OpRef<'static, 'static>),
                quote!(OpRef<'a, 'c>),
                quote!(fn op_name(&self) -> Option<&str> { Some(#full) }),
                TokenStream::new(),
            )
        };
        quote! {
            #docs
            #[derive(Clone, Copy, Debug, Default)]
            pub struct #name;
            impl r::Pattern for #name {
                type Op = #op;
                fn benefit(&self) -> u32 { #benefit }
                fn name(&self) -> &str { #label }
                #named
                fn matches<'a, 'c: 'a>(&self, #variable: #of) -> Option<r::Edit<'c>> {
                    #view
                    #body
                }
            }
        }
    }

    /// The parts of a pattern that have no counterpart in Rust.
    pub(crate) fn unknown_parts(&self, pattern: &Pattern) -> Vec<Name> {
        let mut found = pattern.unknown.clone();
        let mut constraints = Vec::new();
        let mut constants = Vec::new();
        let mut built = Vec::new();
        collect_checks(&pattern.checks, &mut constraints, &mut constants);
        for step in &pattern.steps {
            match step {
                Step::Create(create) => {
                    constants.extend(create.attributes.iter().filter_map(|(_, value)| match value {
                        AttributeValue::Constant(constant) => Some(&**constant),
                        AttributeValue::Symbol(_) | AttributeValue::Returned(_) => None,
                    }));
                    if let Types::Given(types) = &create.types {
                        built.extend(types.iter().filter_map(|ty| match ty {
                            TypeValue::Built(built) => Some(built),
                            TypeValue::Of(_) | TypeValue::Returned(_) => None,
                        }));
                    }
                }
                Step::Call(call) => collect_code(&call.code, &mut constants, &mut built),
            }
        }
        for constraint in constraints {
            let place = constraint.record.span;
            let unknown = unverified_condition::texts(&self.index, constraint);
            found.extend(unknown.into_iter().map(|text| Name::new(text, place)));
        }
        for constant in constants.into_iter().filter(|constant| !self.has_constant(constant)) {
            let text = match constant {
                Constant::Attribute(attribute) => attribute.default().cloned(),
                Constant::Property(property) => property.default.clone(),
                Constant::Text(_) => None,
            };
            found.extend(text);
        }
        for built in built {
            match built {
                Buildable::Text(_) => {}
                Buildable::Def(class) if self.index.type_text(class).is_some() => {}
                Buildable::Def(class) => found.push(Name::new(class.name.as_str(), pattern.record.span)),
                Buildable::Cpp(text) => found.push(Name::new(text.as_str(), pattern.record.span)),
            }
        }
        found.dedup_by(|a, b| a.text == b.text);
        found
    }

    fn has_constant(&self, constant: &Constant) -> bool {
        match constant {
            Constant::Attribute(attribute) => {
                attribute.default().is_some() && self.has_readable_default(attribute)
            }
            Constant::Property(property) => {
                property.default.is_some() && self.has_readable_property(property)
            }
            Constant::Text(_) => true,
        }
    }

    /// A constant; `context` is an expression.
    fn pattern_constant(&self, constant: &Constant, context: &TokenStream) -> TokenStream {
        let function = match constant {
            Constant::Attribute(attribute) => {
                let text = attribute.default().map_or("", |text| text.text.as_str());
                self.default_function(
                    &self.attribute_value(attribute),
                    text,
                    attribute.default_text.as_deref(),
                )
            }
            Constant::Property(property) => {
                let text = property.default.as_ref().map_or("", |text| text.text.as_str());
                self.default_function(&self.property_value(property), text, None)
            }
            Constant::Text(text) => return quote!(r::string(#context, #text)),
        };
        quote!(r::constant(#context, #function))
    }
}

fn collect_checks<'p>(
    checks: &'p [Check],
    constraints: &mut Vec<&'p Constraint>,
    constants: &mut Vec<&'p Constant>,
) {
    for check in checks {
        match check {
            Check::Accepts { constraint, .. } => constraints.push(constraint),
            Check::Equals(_, constant) => constants.push(constant),
            Check::Attribute { default, .. } => constants.extend(default.as_deref()),
            Check::Either { checks, .. } => collect_checks(checks, constraints, constants),
            Check::Holds(condition) => collect_conditions(condition, constraints),
            Check::Defined { .. }
            | Check::Operand { .. }
            | Check::Length { .. }
            | Check::Same(..)
            | Check::Constant { .. }
            | Check::Native { .. } => {}
        }
    }
}

fn collect_conditions<'p>(condition: &'p Condition, constraints: &mut Vec<&'p Constraint>) {
    match condition {
        Condition::All(parts) | Condition::Any(parts) => {
            parts.iter().for_each(|part| collect_conditions(part, constraints));
        }
        Condition::Not(part) => collect_conditions(part, constraints),
        Condition::Same(both) => both.iter().for_each(|part| collect_conditions(part, constraints)),
        Condition::Accepts(_, constraint) => constraints.push(constraint),
        Condition::Equal(..)
        | Condition::Compare(..)
        | Condition::OneUse(_)
        | Condition::Unused(_)
        | Condition::Absent(_)
        | Condition::AllEqual(_)
        | Condition::Function(..) => {}
    }
}

fn collect_code<'p>(code: &'p Code, constants: &mut Vec<&'p Constant>, built: &mut Vec<&'p Buildable>) {
    match code {
        Code::Attribute(AttributeValue::Constant(constant)) => constants.push(constant),
        Code::Type(ty) => built.push(ty),
        Code::Integer(ty, _) | Code::Float(ty, _) | Code::Zero(ty) | Code::TypeAttribute(ty) => {
            collect_code(ty, constants, built);
        }
        Code::Call(_, arguments) => {
            arguments.iter().for_each(|argument| collect_code(argument, constants, built));
        }
        Code::Attribute(AttributeValue::Symbol(_) | AttributeValue::Returned(_))
        | Code::Value(_)
        | Code::List(_)
        | Code::Rewriter
        | Code::Location
        | Code::TypeOf(_)
        | Code::Bool(_)
        | Code::Text(_)
        | Code::Unit
        | Code::Literal(_) => {}
    }
}

/// Values as tokens: one, or an expression of a vector or an array.
struct Values {
    tokens: TokenStream,
    is_list: bool,
}

/// The body of a pattern's function.
struct Body<'b, 'e> {
    emitter: &'b Emitter<'e>,
    pattern: &'b Pattern,
    statics: &'b RefCell<Constraints>,
    /// The symbols whose variables the later code names. The body is emitted from its end to its start.
    used: RefCell<HashSet<SymbolId>>,
    /// The values of the match that the edit uses, by the names of its variables.
    captured: RefCell<Vec<(Ident, TokenStream)>>,
}

impl Body<'_, '_> {
    /// The variable of the root, and the statements.
    fn matches(&self) -> (Ident, TokenStream) {
        let edit = self.edit();
        let count = self.count();
        let captured = self.captured.take();
        // Variables that shadow a variable of the match come last, because the others may be computed from it.
        let shadows =
            |name: &Ident| self.pattern.symbols.iter().any(|symbol| name == symbol.variable.as_str());
        let (last, first): (Vec<_>, Vec<_>) = captured.into_iter().partition(|(name, _)| shadows(name));
        let captured = first.into_iter().chain(last).map(|(name, value)| quote!(let #name = #value;));
        let captured: Vec<TokenStream> = captured.collect();
        let checks = self.checks(&self.pattern.checks);
        let root = self.variable(self.pattern.root);
        (root, quote!(#checks #count #(#captured)* #edit))
    }

    /// The check that the variadic operands have as many values as the results that they replace.
    fn count(&self) -> TokenStream {
        let is_list = |value: &PatternValue| *self.kind(value.symbol()) == SymbolKind::Values;
        let is_matched = |value: &PatternValue| {
            let kind = self.kind(value.symbol());
            matches!(kind, SymbolKind::Matched(_) | SymbolKind::Value | SymbolKind::Values)
        };
        let replacements = &self.pattern.replacements;
        if !replacements.iter().any(is_list) || !replacements.iter().all(is_matched) {
            return TokenStream::new();
        }
        let counts = replacements.iter().map(|value| {
            let Values { tokens, is_list } = self.matched(*value);
            if is_list { quote!(#tokens.len()) } else { quote!(1) }
        });
        let counts: Vec<TokenStream> = counts.collect();
        let root = self.variable(self.pattern.root);
        quote!(if #(#counts)+* != #root.num_results() { return None; })
    }

    fn variable(&self, symbol: SymbolId) -> Ident {
        self.used.borrow_mut().insert(symbol);
        names::ident(self.pattern.symbols[symbol.0].variable.trim_start_matches("r#"))
    }

    /// The variable that a check binds; `_` if later code does not use it.
    fn bound(&self, symbol: SymbolId) -> TokenStream {
        if self.used.borrow().contains(&symbol) {
            let variable = self.variable(symbol);
            quote!(#variable)
        } else {
            quote!(_)
        }
    }

    fn is_used(&self, symbol: SymbolId) -> bool {
        self.used.borrow().contains(&symbol)
    }

    fn kind(&self, symbol: SymbolId) -> &SymbolKind {
        &self.pattern.symbols[symbol.0].kind
    }

    fn operation(&self, symbol: SymbolId) -> Option<&Operation> {
        self.pattern.operation(symbol).map(|op| &*op.operation)
    }

    /// A value of the match that the edit uses.
    fn capture(&self, name: &str, value: TokenStream) -> Ident {
        let text = value.to_string();
        let mut captured = self.captured.borrow_mut();
        if let Some((known, _)) = captured.iter().find(|(_, known)| known.to_string() == text) {
            return known.clone();
        }
        let is_taken = |name: &str, captured: &[(Ident, TokenStream)]| {
            captured.iter().any(|(known, _)| known == name)
                || self.pattern.symbols.iter().any(|symbol| symbol.variable == name)
        };
        let mut free = name.to_owned();
        let is_own =
            text == name || text.contains(&format!("{name} ")) || text.ends_with(&format!("({name})"));
        let is_variable = self.pattern.symbols.iter().any(|symbol| symbol.variable == name);
        if !(is_own && is_variable) {
            while is_taken(&free, &captured) {
                free.push('_');
            }
        }
        let ident = names::ident(&free);
        captured.push((ident.clone(), value));
        ident
    }

    // ---- the match ------------------------------------------------------------------
}

/// Whether tokens name a variable or a module.
fn names_word(tokens: &TokenStream, word: &str) -> bool {
    let mut before_is_dot = false;
    tokens.clone().into_iter().any(|token| match token {
        proc_macro2::TokenTree::Group(group) => {
            before_is_dot = false;
            names_word(&group.stream(), word)
        }
        proc_macro2::TokenTree::Ident(ident) => {
            let found = !before_is_dot && ident == word;
            before_is_dot = false;
            found
        }
        proc_macro2::TokenTree::Punct(punct) => {
            before_is_dot = punct.as_char() == '.';
            false
        }
        proc_macro2::TokenTree::Literal(_) => {
            before_is_dot = false;
            false
        }
    })
}
