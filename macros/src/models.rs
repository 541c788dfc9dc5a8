//! `external_models! { static MODELS; type Tuple = TupleType: DataLayoutTypeInterface; ... }`.

use proc_macro2::{TokenStream, TokenTree};
use quote::{format_ident, quote, quote_spanned};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Error, Ident, LitStr, Path, Token, Visibility};

/// The argument of the macro.
pub(crate) struct Input {
    head: Head,
    name: Ident,
    models: Vec<Model>,
}

/// The attributes and the visibility of an item.
struct Head {
    attributes: Vec<Attribute>,
    visibility: Visibility,
}

/// A model: a struct for an item of another dialect.
struct Model {
    head: Head,
    kind: Kind,
    name: Ident,
    of: Definition,
    interfaces: Vec<Path>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Type,
    Attribute,
    Operation,
}

enum Definition {
    /// The handle of a type, an attribute or an operation.
    Handle(Path),
    /// The name of an operation.
    Name(LitStr),
}

const EXPECTED: &str = "expected `type NAME = Handle: Interface;`, `attribute NAME = Handle: Interface;` or \
                        `operation NAME = \"dialect.name\": Interface;`";

impl Parse for Head {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        Ok(Self { attributes: input.call(Attribute::parse_outer)?, visibility: input.parse()? })
    }
}

impl Parse for Model {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let head = input.parse()?;
        let kind = if input.peek(Token![type]) {
            input.parse::<Token![type]>()?;
            Kind::Type
        } else {
            let word: Ident = input.parse().map_err(|error| Error::new(error.span(), EXPECTED))?;
            match word.to_string().as_str() {
                "attribute" => Kind::Attribute,
                "operation" => Kind::Operation,
                _ => return Err(Error::new(word.span(), EXPECTED)),
            }
        };
        let name = input.parse()?;
        input.parse::<Token![=]>()?;
        let of = if input.peek(LitStr) {
            let text: LitStr = input.parse()?;
            if kind != Kind::Operation {
                return Err(Error::new(text.span(), "a type or an attribute is named by its handle"));
            }
            if !text.value().contains('.') {
                return Err(Error::new(text.span(), "the name of an operation is `dialect.name`"));
            }
            Definition::Name(text)
        } else {
            Definition::Handle(input.parse()?)
        };
        input.parse::<Token![:]>()?;
        let interfaces = Punctuated::<Path, Token![+]>::parse_separated_nonempty(input)?;
        input.parse::<Token![;]>()?;
        Ok(Self { head, kind, name, of, interfaces: interfaces.into_iter().collect() })
    }
}

impl Parse for Input {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let head = input.parse()?;
        input.parse::<Token![const]>().map_err(|error| {
            Error::new(error.span(), "expected `const MODELS;`, the list that the dialect names")
        })?;
        let name = input.parse()?;
        input.parse::<Token![;]>()?;
        let mut models = Vec::new();
        while !input.is_empty() {
            models.push(input.parse()?);
        }
        Ok(Self { head, name, models })
    }
}

pub(crate) fn expand(input: &Input) -> TokenStream {
    let Input { head: Head { attributes, visibility }, name, models } = input;
    let items = models.iter().map(Model::item);
    let entries = |is_operation: bool| {
        let models = models.iter().filter(move |model| (model.kind == Kind::Operation) == is_operation);
        models.flat_map(Model::entries)
    };
    let (values, operations) = (entries(false), entries(true));
    quote! {
        #(#items)*
        #(#attributes)*
        #visibility const #name: ::isogloss::def::ExternalModels = ::isogloss::def::ExternalModels {
            values: &[#(#values),*],
            operations: &[#(#operations),*],
        };
    }
}

impl Model {
    /// The struct.
    fn item(&self) -> TokenStream {
        let Self { head: Head { attributes, visibility }, kind, name, of, .. } = self;
        let head = quote!(#(#attributes)* #visibility struct #name);
        match (kind, of) {
            (Kind::Operation, Definition::Name(_)) => quote!(::isogloss::op_model! { #head; }),
            (Kind::Operation, Definition::Handle(path)) => quote!(::isogloss::op_model! { #head [#path]; }),
            (Kind::Type, Definition::Handle(path)) => {
                quote!(::isogloss::value_model! { #head [#path]: Type; })
            }
            (Kind::Attribute, Definition::Handle(path)) => {
                quote!(::isogloss::value_model! { #head [#path]: Attribute; })
            }
            (Kind::Type | Kind::Attribute, Definition::Name(_)) => TokenStream::new(),
        }
    }

    /// The entries of the list, one for each interface.
    fn entries(&self) -> impl Iterator<Item = TokenStream> {
        self.interfaces.iter().map(|interface| {
            let (name, table) = (&self.name, table(interface));
            // The error about a missing implementation is at the interface.
            let span = interface.segments.last().map_or(name.span(), |last| last.ident.span());
            let entry = match self.kind {
                Kind::Operation => quote_spanned!(span=> #table::entry::<#name<'_, '_>>()),
                Kind::Type | Kind::Attribute => quote_spanned!(span=> #table::entry::<#name<'static>>()),
            };
            match (&self.of, self.kind) {
                (Definition::Name(op), _) => quote! {
                    ::isogloss::def::OpModel { op: #op, implementation: #entry }
                },
                (Definition::Handle(path), Kind::Operation) => quote! {
                    ::isogloss::def::OpModel {
                        op: <#path<'_, '_> as ::isogloss::ir::OpDefHandle>::DEF.name,
                        implementation: #entry,
                    }
                },
                (Definition::Handle(path), Kind::Type | Kind::Attribute) => quote! {
                    ::isogloss::def::ExternalModel {
                        def: <#path<'_> as ::isogloss::DefHandle>::DEF,
                        implementation: #entry,
                    }
                },
            }
        })
    }
}

/// The table of an interface, in the module of the trait: `a::ITable` for `a::I`.
fn table(interface: &Path) -> TokenStream {
    let mut tokens: Vec<TokenTree> = quote!(#interface).into_iter().collect();
    if let Some(TokenTree::Ident(last)) = tokens.pop() {
        let mut name = format_ident!("{last}Table");
        name.set_span(last.span());
        tokens.push(TokenTree::Ident(name));
    }
    tokens.into_iter().collect()
}
