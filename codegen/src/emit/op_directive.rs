//! Directives `custom<X>(...)` of operations: the traits that authors implement, and the statics of the functions that
//! call them. The traits have an argument or a result for each argument of the directive.
//!
//! Uses of a directive with the same types share a trait. Attributes and properties have the types of their accessors.

use super::op_attrs::Value;
use super::{Emitter, dialect_hooks, docs};
use crate::model::op::{Arity, AttrPresence, Operation, PartRef, ValueGroup};
use crate::model::{CustomArgument, Name, OpLeaf, Values};
use crate::names;
use heck::ToSnakeCase;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};
use std::collections::HashSet;

/// The traits of the directives of the operations that are being emitted.
#[derive(Default)]
pub(super) struct Directives {
    all: Vec<Directive>,
}

/// A trait of a directive, for all uses with arguments of the same types.
struct Directive {
    /// The name in formats.
    name: String,
    /// The common signature of all uses.
    signature: String,
    /// Whether a use begins an optional group, which is absent if nothing is parsed.
    optional: bool,
    /// The trait.
    hook: Ident,
    table: Ident,
    /// The type that implements the trait.
    holder: Ident,
    /// The arguments, with the names of the first use.
    arguments: Vec<Argument>,
    /// The operations with a use in their format, each with its arguments.
    uses: Vec<(String, String)>,
}

/// An argument of a directive, as Rust.
struct Argument {
    name: Ident,
    role: Role,
    /// The type of the parsed value, or of a value parsed earlier.
    parsed: TokenStream,
    /// The type of the printed value.
    printed: TokenStream,
    /// The statement that stores the parsed value, or the expression of a value parsed earlier.
    parse: TokenStream,
    /// The expression of the printed value; `?` leaves the printer.
    print: TokenStream,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// The directive parses it.
    Bound,
    /// It was parsed earlier, or is a string.
    Given,
}

/// The number of values of an argument.
#[derive(Clone, Copy)]
enum Count {
    One,
    Optional,
    Many,
    Groups,
}

impl Count {
    fn of(group: &ValueGroup) -> Self {
        match group.arity {
            Arity::One => Self::One,
            Arity::Optional => Self::Optional,
            Arity::Variadic => Self::Many,
            Arity::Nested { .. } => Self::Groups,
        }
    }

    fn variadic(is_variadic: bool) -> Self {
        if is_variadic { Self::Many } else { Self::One }
    }

    /// The owned type for this number of values.
    fn owned(self, value: &TokenStream) -> TokenStream {
        match self {
            Self::One => value.clone(),
            Self::Optional => quote!(::core::option::Option<#value>),
            Self::Many => quote!(::std::vec::Vec<#value>),
            Self::Groups => quote!(::std::vec::Vec<::std::vec::Vec<#value>>),
        }
    }

    /// The borrowed type for this number of values.
    fn borrowed(self, value: &TokenStream) -> TokenStream {
        match self {
            Self::One | Self::Optional => self.owned(value),
            Self::Many => quote!(&[#value]),
            Self::Groups => quote!(::std::vec::Vec<&[#value]>),
        }
    }
}

impl Directives {
    fn find(&self, name: &str, signature: &str) -> Option<&Directive> {
        self.all.iter().find(|directive| directive.name == name && directive.signature == signature)
    }
}

impl Emitter<'_> {
    /// Collects the directives of the operations that are emitted next.
    pub(super) fn collect_directives(&self, operations: &[Operation]) {
        let mut found = Directives::default();
        for operation in operations {
            operation.visit_format(&mut |leaf| {
                let OpLeaf::Custom { name, by_author: true, arguments, optional } = leaf else { return };
                let arguments = self.directive_arguments(operation, arguments);
                let signature = signature(&arguments);
                let shown = shown_arguments(&arguments, self);
                let used = (operation.class.clone(), shown);
                let is_it = |known: &&mut Directive| known.name == *name && known.signature == signature;
                if let Some(known) = found.all.iter_mut().find(is_it) {
                    known.optional |= *optional;
                    if !known.uses.contains(&used) {
                        known.uses.push(used);
                    }
                    return;
                }
                found.all.push(Directive {
                    name: name.clone(),
                    signature,
                    optional: *optional,
                    hook: format_ident!("_"),
                    table: format_ident!("_"),
                    holder: self.directive_holder(operation),
                    arguments,
                    uses: vec![used],
                });
            });
        }
        // A directive whose uses differ in their types has one trait for each signature, prefixed with the name of an
        // operation.
        let names: Vec<String> = found.all.iter().map(|directive| directive.name.clone()).collect();
        let mut taken = HashSet::new();
        for directive in &mut found.all {
            let is_alone = names.iter().filter(|name| **name == directive.name).count() == 1;
            let prefix = match self.owner {
                Some(owner) => owner.ident.to_string(),
                None if is_alone => String::new(),
                None => directive.uses[0].0.clone(),
            };
            let base = format!("{prefix}{}", directive.name);
            let numbered = (2..).map(|number| format!("{base}{number}"));
            let free = std::iter::once(base.clone()).chain(numbered).find(|name| taken.insert(name.clone()));
            let name = format!("{}Directive", free.unwrap_or(base));
            directive.hook = names::type_name(&name);
            directive.table = names::constant(&name);
        }
        self.directives.replace(found);
    }

    /// The static of a directive of an operation's format. Records the items that its author must write.
    pub(super) fn used_directive(
        &self,
        operation: &Operation,
        name: &str,
        arguments: &[CustomArgument],
    ) -> Option<TokenStream> {
        let signature = signature(&self.directive_arguments(operation, arguments));
        let directives = self.directives.borrow();
        let directive = directives.find(name, &signature)?;
        let (hook, holder) = (&directive.hook, &directive.holder);
        self.want(hook, quote!(impl #hook for #holder), self.directive_signatures(directive));
        Some(directive.table.to_token_stream())
    }

    /// The traits and statics of the directives that were collected.
    pub(super) fn op_directives(&self) -> TokenStream {
        let mut directives = self.directives.take();
        directives.all.sort_by(|a, b| a.hook.cmp(&b.hook));
        let directives = directives.all.iter().map(|directive| self.op_directive(directive));
        quote!(#(#directives)*)
    }

    fn op_directive(&self, directive: &Directive) -> TokenStream {
        let runtime = self.runtime;
        let Directive { name, hook, table, holder, uses, .. } = directive;
        let listed = uses.iter().map(|(class, arguments)| format!("- in [`{class}`]: `{arguments}`\n"));
        let docs = docs::lines(&format!(
            "The directive `custom<{name}>`, which the dialect's author implements for [`{holder}`]. \
             Assembly formats that have it, with its arguments:\n\n{}",
            listed.collect::<String>()
        ));
        let mut classes: Vec<String> = uses.iter().map(|(class, _)| format!("`{class}`")).collect();
        classes.dedup();
        let why = format!("`custom<{name}>` is in the assembly format of {}", classes.join(", "));
        let [parse, print] = self.directive_signatures(directive);
        let shown = [&parse, &print].map(|signature| self.shown(signature));
        let missing = Self::missing(hook, &why, &shown);
        let absent = if directive.optional {
            "; `None` if the text does not begin with them, and the group of the format is absent"
        } else {
            ""
        };
        let parse_docs = docs::lines(&format!("Parses the arguments of the directive{absent}."));
        let (parse_call, print_call) = (parse_call(directive), print_call(directive));
        quote! {
            #docs
            #missing
            #[allow(clippy::elidable_lifetime_names, clippy::too_many_arguments, clippy::type_complexity)]
            pub trait #hook {
                #parse_docs
                ///
                /// # Errors
                /// A syntax error.
                #parse;
                /// Prints the arguments.
                #print;
            }
            static #table: #runtime::ir::format::OpDirective = {
                #[allow(unused_imports)]
                use ::core::convert::Into;
                #[allow(unused_imports)]
                use #runtime::plumbing::{op as p, op_directive as d};
                #runtime::ir::format::OpDirective::new(#name, #parse_call, #print_call)
            };
        }
    }

    /// The signatures of the functions of a directive.
    fn directive_signatures(&self, directive: &Directive) -> [TokenStream; 2] {
        let runtime = self.runtime;
        let of = |role: Role| directive.arguments.iter().filter(move |argument| argument.role == role);
        let given = of(Role::Given).map(|Argument { name, parsed, .. }| quote!(#name: #parsed));
        let bound: Vec<_> = of(Role::Bound).map(|argument| &argument.parsed).collect();
        let parsed = match bound.as_slice() {
            [only] => quote!(#only),
            several => quote!((#(#several),*)),
        };
        let parsed = if directive.optional { quote!(::core::option::Option<#parsed>) } else { parsed };
        let parse = quote! {
            fn parse<'c>(
                parser: &mut #runtime::ir::text::OpParser<'_, '_, 'c>, #(#given),*
            ) -> ::core::result::Result<#parsed, #runtime::Diagnostic>
        };
        let printed =
            directive.arguments.iter().map(|Argument { name, printed, .. }| quote!(#name: #printed));
        let print = quote! {
            fn print<'a, 'c>(
                printer: &mut #runtime::ir::text::OpPrinter<'_, 'a, 'c>, op: #runtime::ir::OpRef<'a, 'c>,
                #(#printed),*
            )
        };
        [parse, print]
    }

    /// The type for which an author implements the directives of an operation's dialect.
    fn directive_holder(&self, operation: &Operation) -> Ident {
        self.owner.map_or_else(|| dialect_hooks::holder_of(&operation.dialect), |owner| owner.ident.clone())
    }

    fn directive_arguments(&self, operation: &Operation, arguments: &[CustomArgument]) -> Vec<Argument> {
        let mut taken: HashSet<String> = ["parser", "printer", "op", "context"].map(str::to_owned).into();
        let arguments = arguments.iter().enumerate().map(|(index, argument)| {
            self.directive_argument(operation, argument, index, Role::Bound, &mut taken)
        });
        arguments.collect()
    }

    fn directive_argument(
        &self,
        operation: &Operation,
        argument: &CustomArgument,
        index: usize,
        role: Role,
        taken: &mut HashSet<String>,
    ) -> Argument {
        let runtime = self.runtime;
        if let CustomArgument::Ref(inner) = argument {
            return self.directive_argument(operation, inner, index, Role::Given, taken);
        }
        let name = free_name(part_name(operation, argument), taken);
        let at = Literal::usize_unsuffixed(index);
        let dictionary = quote!(#runtime::builtin::DictionaryAttr<'c>);
        let values = |parsed: TokenStream, printed: TokenStream| Argument {
            parse: match role {
                Role::Bound => quote!(d::set(read_arguments, #at, #name, text_start);),
                Role::Given => quote!(d::referred(parser, read_arguments, #at)?),
            },
            print: quote!(printed_values.get(#at)?),
            name: name.clone(),
            role,
            parsed,
            printed,
        };
        let dictionary_of = |what: &str| {
            let (method, set) = (format_ident!("{what}"), format_ident!("set_{what}"));
            Argument {
                parse: match (role, what) {
                    (Role::Bound, "attr_dict") => {
                        quote!(d::#set(parser, read_arguments, #name, text_start)?;)
                    }
                    (Role::Bound, _) => quote!(d::#set(read_arguments, #name)?;),
                    (Role::Given, _) => quote!(d::#method(d::context(parser), read_arguments)),
                },
                print: quote!(printed_values.#method(printer)?),
                name: name.clone(),
                role,
                parsed: dictionary.clone(),
                printed: dictionary.clone(),
            }
        };
        let owned_or_borrowed = |count: Count, value: &TokenStream| match role {
            Role::Bound => count.owned(value),
            Role::Given => count.borrowed(value),
        };
        match argument {
            CustomArgument::Part(PartRef::Operand(part)) => {
                let group = &operation.operands[*part];
                let count = Count::of(group);
                let parsed = owned_or_borrowed(count, &quote!(#runtime::ir::text::UnresolvedOperand));
                let value = quote!(#runtime::ir::ValueRef<'a, 'c>);
                let many = quote!(#runtime::ir::Operands<'a, 'c>);
                let printed = match count {
                    Count::One | Count::Optional => count.owned(&value),
                    Count::Many => many,
                    Count::Groups => quote!(::std::vec::Vec<#many>),
                };
                values(parsed, printed)
            }
            CustomArgument::Type(of) => {
                let count = match *of {
                    Values::Operand(at) => Count::of(&operation.operands[at]),
                    Values::Result(at) => Count::of(&operation.results[at]),
                    Values::Operands | Values::Results => Count::Many,
                };
                let ty = quote!(#runtime::Type<'c>);
                values(owned_or_borrowed(count, &ty), count.owned(&ty))
            }
            CustomArgument::Part(PartRef::Region(part)) => {
                let count = Count::variadic(operation.regions[*part].variadic);
                let id = count.owned(&quote!(#runtime::ir::RegionId));
                values(id, count.owned(&quote!(#runtime::ir::RegionRef<'a, 'c>)))
            }
            CustomArgument::Part(PartRef::Successor(part)) => {
                let count = Count::variadic(operation.successors[*part].variadic);
                let id = count.owned(&quote!(#runtime::ir::BlockId));
                values(id, count.owned(&quote!(#runtime::ir::BlockRef<'a, 'c>)))
            }
            CustomArgument::Part(PartRef::Attribute(part)) => {
                let attribute = &operation.attributes[*part];
                let value = self.attribute_value(attribute);
                let presence = match &attribute.presence {
                    AttrPresence::Required => Presence::Required,
                    AttrPresence::Optional => Presence::Optional,
                    AttrPresence::Unit => Presence::Unit,
                    AttrPresence::Default(text) => Presence::Default(value.plain(self, &text.text)),
                    AttrPresence::OptionalDefault(_) => Presence::Optional,
                };
                self.property_argument_of(&name, &value, &presence, index, role)
            }
            CustomArgument::Part(PartRef::Property(part)) => {
                let property = &operation.properties[*part];
                let value = self.property_value(property);
                let presence = match &property.default {
                    _ if property.option.is_some() => Presence::Option,
                    _ if property.is_presence() => Presence::Unit,
                    Some(text) => Presence::Default(value.plain(self, &text.text)),
                    None => Presence::Required,
                };
                self.property_argument_of(&name, &value, &presence, index, role)
            }
            // Checks of formats exclude it.
            CustomArgument::Part(PartRef::Result(_)) => {
                values(quote!(#runtime::Type<'c>), quote!(#runtime::Type<'c>))
            }
            CustomArgument::AttrDict => dictionary_of("attr_dict"),
            CustomArgument::PropDict => dictionary_of("prop_dict"),
            CustomArgument::Ref(_) | CustomArgument::Text(_) | CustomArgument::Elements(_) => Argument {
                name,
                role: Role::Given,
                parsed: quote!(&'static str),
                printed: quote!(&'static str),
                parse: quote!(d::text(read_arguments, #at)),
                print: quote!(printed_values.text(#at)?),
            },
        }
    }

    /// An attribute or a property.
    fn property_argument_of(
        &self,
        name: &Ident,
        value: &Value,
        presence: &Presence,
        index: usize,
        role: Role,
    ) -> Argument {
        let at = Literal::usize_unsuffixed(index);
        let (ty, reader) = (value.rust(self), value.reader());
        let optional = quote!(::core::option::Option<#ty>);
        let lookup = if matches!(presence, Presence::Option) { quote!(held) } else { quote!(property) };
        let (before, stored) = (quote!(d::#lookup(read_arguments, #at)), quote!(printed_values.#lookup(#at)));
        let attribute = match value {
            // The attribute itself is the value.
            Value::Str => quote!(#name.into()),
            Value::Bool
            | Value::Bit
            | Value::Int { .. }
            | Value::Unit
            | Value::Type
            | Value::Enum { .. }
            | Value::EnumAttr { .. }
            | Value::Array { .. }
            | Value::Handle { .. }
            | Value::FlatSymbol
            | Value::Def(_) => value.attribute(self, &name.to_token_stream()),
            Value::Interface(_) | Value::Family(_) | Value::Any => name.to_token_stream(),
        };
        let is_same = matches!(value, Value::Interface(_) | Value::Family(_) | Value::Any);
        let (parsed, printed) = match presence {
            Presence::Required => (ty.clone(), ty),
            Presence::Optional | Presence::Option => (optional.clone(), optional),
            Presence::Unit => (quote!(bool), quote!(bool)),
            Presence::Default(_) => (optional, ty),
        };
        let set = |value: TokenStream| quote!(d::set_property(read_arguments, #at, #value););
        let parse = match (role, presence) {
            (Role::Bound, Presence::Required) => set(quote!(::core::option::Option::Some(#attribute))),
            (Role::Bound, Presence::Optional | Presence::Option | Presence::Default(_)) if is_same => {
                set(attribute)
            }
            (Role::Bound, Presence::Optional | Presence::Option | Presence::Default(_)) => {
                set(quote!(#name.map(|#name| #attribute)))
            }
            (Role::Bound, Presence::Unit) => set(quote!(#name.then(|| p::flag_attribute(context, true)))),
            (Role::Given, Presence::Required) => {
                quote!(d::there(parser, read_arguments, p::#reader(#before))?)
            }
            (Role::Given, Presence::Optional | Presence::Option | Presence::Default(_)) => {
                quote!(p::#reader(#before))
            }
            (Role::Given, Presence::Unit) => quote!(#before.is_some_and(p::is_set)),
        };
        let print = match presence {
            Presence::Required | Presence::Default(None) => quote!(p::#reader(#stored)?),
            Presence::Default(Some(default)) => quote!(p::#reader(#stored).unwrap_or(#default)),
            Presence::Optional | Presence::Option => quote!(p::#reader(#stored)),
            Presence::Unit => quote!(#stored.is_some_and(p::is_set)),
        };
        Argument { name: name.clone(), role, parsed, printed, parse, print }
    }
}

/// Whether an attribute or a property may be absent.
enum Presence {
    Required,
    Optional,
    /// Always present, with an optional value.
    Option,
    /// Its presence is a truth value.
    Unit,
    /// Absence means a default value, which may be a plain one.
    Default(Option<TokenStream>),
}

/// The name of an argument: the name of its part, or one made from its position.
fn part_name(operation: &Operation, argument: &CustomArgument) -> String {
    let of = |name: Option<&Name>, what: &str, at: usize| {
        name.map_or_else(|| format!("{what}_{at}"), |name| name.text.to_snake_case())
    };
    let types = |groups: &[ValueGroup], what: &str, at: usize| {
        let suffix = match Count::of(&groups[at]) {
            Count::One | Count::Optional => "type",
            Count::Many | Count::Groups => "types",
        };
        format!("{}_{suffix}", of(groups[at].name.as_ref(), what, at))
    };
    match argument {
        CustomArgument::Part(part) => match *part {
            PartRef::Operand(at) => of(operation.operands[at].name.as_ref(), "operand", at),
            PartRef::Result(at) => of(operation.results[at].name.as_ref(), "result", at),
            PartRef::Attribute(at) => of(Some(&operation.attributes[at].name), "", at),
            PartRef::Property(at) => of(Some(&operation.properties[at].name), "", at),
            PartRef::Region(at) => of(operation.regions[at].name.as_ref(), "region", at),
            PartRef::Successor(at) => of(operation.successors[at].name.as_ref(), "successor", at),
        },
        CustomArgument::Type(Values::Operand(at)) => types(&operation.operands, "operand", *at),
        CustomArgument::Type(Values::Result(at)) => types(&operation.results, "result", *at),
        CustomArgument::Type(Values::Operands) => "operand_types".to_owned(),
        CustomArgument::Type(Values::Results) => "result_types".to_owned(),
        CustomArgument::AttrDict => "attr_dict".to_owned(),
        CustomArgument::PropDict => "prop_dict".to_owned(),
        CustomArgument::Ref(inner) => part_name(operation, inner),
        CustomArgument::Text(_) => "text".to_owned(),
        CustomArgument::Elements(_) => "elements".to_owned(),
    }
}

/// A name that no earlier argument has.
fn free_name(mut name: String, taken: &mut HashSet<String>) -> Ident {
    while !taken.insert(name.clone()) {
        name.push('_');
    }
    names::ident(&name)
}

/// The common signature of the uses that share a trait.
fn signature(arguments: &[Argument]) -> String {
    let of = |Argument { role, parsed, printed, .. }: &Argument| {
        let role = if *role == Role::Bound { "" } else { "ref " };
        format!("{role}{parsed}, {printed};")
    };
    arguments.iter().map(of).collect()
}

/// Arguments for documentation: the names of parsed values, and in `ref` the names of values parsed earlier.
fn shown_arguments(arguments: &[Argument], emitter: &Emitter<'_>) -> String {
    let shown = arguments.iter().map(|Argument { name, role, printed, .. }| {
        let ty = emitter.shown(printed);
        let text = format!("{}: {}", name.to_string().trim_start_matches("r#"), ty.trim_end_matches(';'));
        if *role == Role::Bound { text } else { format!("ref({text})") }
    });
    shown.collect::<Vec<_>>().join(", ")
}

/// The function of the table that parses.
fn parse_call(directive: &Directive) -> TokenStream {
    let Directive { hook, holder, optional, .. } = directive;
    let of = |role: Role| directive.arguments.iter().filter(move |argument| argument.role == role);
    let given = of(Role::Given).map(|argument| &argument.parse);
    let names: Vec<_> = of(Role::Bound).map(|argument| &argument.name).collect();
    let pattern = match names.as_slice() {
        [only] => quote!(#only),
        several => quote!((#(#several),*)),
    };
    let statements: Vec<_> = of(Role::Bound).map(|argument| &argument.parse).collect();
    let names_of = |word: &str| statements.iter().any(|statement| has_word((*statement).clone(), word));
    let at = names_of("text_start").then(|| quote!(let text_start = d::offset(parser);));
    let context = names_of("context").then(|| quote!(let context = d::context(parser);));
    let call = quote!(<#holder as #hook>::parse(parser, #(#given),*)?);
    let bound = if *optional {
        quote! {
            let ::core::option::Option::Some(#pattern) = #call else {
                return ::core::result::Result::Ok(false);
            };
        }
    } else if names.is_empty() {
        quote!(#call;)
    } else {
        quote!(let #pattern = #call;)
    };
    let arguments = if directive.arguments.is_empty() { quote!(_) } else { quote!(read_arguments) };
    quote! {
        |parser, #arguments| {
            #at
            #bound
            #context
            #(#statements)*
            ::core::result::Result::Ok(true)
        }
    }
}

/// The function of the table that prints.
fn print_call(directive: &Directive) -> TokenStream {
    let Directive { hook, holder, .. } = directive;
    let values = directive.arguments.iter().map(|argument| &argument.print);
    let call = quote!(<#holder as #hook>::print(printer, op, #(#values),*));
    if directive.arguments.is_empty() {
        return quote!(|op, printer, _| #call);
    }
    quote! {
        |op, printer, read_arguments| d::print(op, read_arguments, |printed_values| {
            #call;
            ::core::option::Option::Some(())
        })
    }
}

/// Whether an identifier is among tokens, at any depth.
fn has_word(tokens: TokenStream, word: &str) -> bool {
    use proc_macro2::TokenTree;
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == word,
        TokenTree::Group(group) => has_word(group.stream(), word),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}
