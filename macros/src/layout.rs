//! `#[data_layout(...)]`: layout rules as Rust attributes.

use crate::attributes::{self, Argument, Errors};
use crate::places::Places;
use isogloss_codegen::Diagnostic;
use isogloss_codegen::model::{
    Compatibility, EntryRule, EntryValue, LayoutBuilder, LayoutRule, Parameter, Piece, Text, closest_name,
};
use proc_macro2::TokenStream;
use syn::spanned::Spanned;
use syn::{Attribute, DeriveInput, Error, Ident};

/// The contents of `#[data_layout(...)]`.
pub(crate) enum Layout {
    Rule { rule: LayoutRule, overrides: bool },
    ByHand,
}

/// `#[derive(DataLayoutType)]`: checks that there is a rule. The rule itself becomes
/// part of the table that `DialectType` generates, which sees the same attributes.
pub(crate) fn expand(input: &DeriveInput) -> Result<TokenStream, Error> {
    let what = match &input.data {
        syn::Data::Struct(_) => None,
        syn::Data::Enum(_) => Some("an enum"),
        syn::Data::Union(_) => Some("a union"),
    };
    // `DialectType`, which begins with the dialect, reports it.
    let is_def = attributes::arguments(&input.attrs, "dialect").is_ok_and(|arguments| {
        let first = arguments.first().and_then(Argument::word).map(Ident::to_string);
        first.is_some_and(|word| word.starts_with(char::is_uppercase))
    });
    if what.is_some() && is_def {
        return Ok(TokenStream::new());
    }
    if let Some(what) = what {
        let name = &input.ident;
        let message = format!(
            "only a type of a dialect has a layout, and a type is declared by a struct: `{name}` is {what}\nhelp: \
             `#[derive(DialectType, DataLayoutType)]` goes on a struct whose fields are the parameters"
        );
        return Err(Error::new_spanned(name, message));
    }
    let find = |name| input.attrs.iter().find(|attribute| attribute.path().is_ident(name));
    if find("dialect").is_none() {
        let message = "`DataLayoutType` goes beside `DialectType` and its `#[dialect(...)]`";
        return Err(Error::new_spanned(&input.ident, message));
    }
    // The other derive reports malformed attributes.
    let arguments = attributes::arguments(&input.attrs, "data_layout");
    if !arguments.is_ok_and(|arguments| arguments.is_empty()) {
        return Ok(TokenStream::new());
    }
    let message = format!(
        "`DataLayoutType` needs the layout of `{}`\nhelp: add `#[data_layout(RULE)]`; {}",
        input.ident,
        all_forms()
    );
    let place = find("data_layout").map_or(input.ident.span(), |attribute| attribute.path().span());
    Err(Error::new(place, message))
}

/// The syntax of a rule.
struct Form {
    name: &'static str,
    usage: &'static str,
    /// Its arguments in order; `structure` and `packed` take any number of fields.
    arguments: &'static [&'static str],
    /// How many of them are required.
    required: usize,
}

const SIZE: &str = "the size in bits";
const ABI: &str = "the ABI alignment in bytes";
const PREFERRED: &str = "the preferred alignment in bytes";
const FIELD: &str = "the field";
const RULE: &str = "the rule";

const fn form(
    name: &'static str,
    usage: &'static str,
    arguments: &'static [&'static str],
    required: usize,
) -> Form {
    Form { name, usage, arguments, required }
}

const FORMS: [Form; 10] = [
    form("fixed", "fixed(BITS, ABI)` or `fixed(BITS, ABI, PREFERRED)", &[SIZE, ABI, PREFERRED], 2),
    form(
        "computed",
        "computed(\"BITS\", \"ABI\")` or `computed(\"BITS\", \"ABI\", \"PREFERRED\")",
        &[SIZE, ABI, PREFERRED],
        2,
    ),
    form("like", "like(FIELD)", &[FIELD], 1),
    form("structure", "structure(FIELD, ...)", &[], 0),
    form("packed", "packed(FIELD, ...)", &[], 0),
    form("array", "array(FIELD, \"COUNT\")", &["the field of the elements' type", "the count"], 2),
    form("scalable", "scalable(RULE)", &[RULE], 1),
    form("index", "index(\"WIDTH\", RULE)", &["the width in bits", RULE], 2),
    form(
        "pointer",
        "pointer`, `pointer(FIELD)` or `pointer(FIELD, RULE)",
        &["the field of the memory space", RULE],
        0,
    ),
    form(
        "entry",
        "entry(\"KEY\", RULE)` or `entry(\"KEY\", RULE, compatibility = \"...\")",
        &["the key", RULE, "the compatibility"],
        2,
    ),
];

/// The list of all rules, for a message.
fn all_forms() -> String {
    let names: Vec<_> = FORMS.iter().map(|form| format!("`{}`", form.name)).collect();
    format!("the rules are {} and `by_hand`", names.join(", "))
}

/// Reads the attribute for a type with these parameters.
pub(crate) fn read(
    attributes: &[Attribute],
    def: &str,
    params: &[Parameter],
    places: &mut Places,
    diagnostics: &mut Vec<Diagnostic>,
    errors: &mut Errors,
) -> Option<Layout> {
    let arguments = match attributes::arguments(attributes, "data_layout") {
        Ok(arguments) => arguments,
        Err(error) => {
            errors.push(error);
            return None;
        }
    };
    let (first, rest) = arguments.split_first()?;
    let is = |argument: &Argument, name: &str| argument.word().is_some_and(|word| word == name);
    if is(first, "overrides") {
        let message = "`overrides` must follow the rule whose results the author overrides\n\
                       help: without a rule write `by_hand`";
        errors.at(first.span(), message);
        return None;
    }
    let by_hand = is(first, "by_hand");
    let overrides = modifiers(rest, by_hand, errors);
    if by_hand {
        return Some(Layout::ByHand);
    }
    let mut reader =
        Reader { params, places, errors, builder: LayoutBuilder { def, params, errors: diagnostics } };
    Some(Layout::Rule { rule: reader.rule(first)?, overrides })
}

/// Reads the arguments after a rule. The result is whether the author overrides results of it.
fn modifiers(rest: &[Argument], by_hand: bool, errors: &mut Errors) -> bool {
    let mut overrides = false;
    for argument in rest {
        let name = argument.name().map(Ident::to_string).unwrap_or_default();
        let is_rule = name == "by_hand" || FORMS.iter().any(|form| form.name == name);
        let message = match argument {
            Argument::Path(_) if name == "overrides" && by_hand => {
                "`by_hand` has no rule to override".to_owned()
            }
            Argument::Path(_) if name == "overrides" && overrides => "`overrides` is given twice".to_owned(),
            Argument::Path(_) if name == "overrides" => {
                overrides = true;
                continue;
            }
            _ if name == "overrides" => "`overrides` has no arguments\n\
                help: the implemented methods of `LayoutRuleOverrides` override the rule"
                .to_owned(),
            _ if is_rule && by_hand => "`by_hand` excludes a rule\n\
                help: after a rule, `overrides` lets the author override single results"
                .to_owned(),
            _ if is_rule => "a type has one layout rule, and this is the second\n\
                help: rules are combined by nesting: `scalable(like(FIELD))`"
                .to_owned(),
            _ => {
                let hint = closest_name(&name, ["overrides"])
                    .map(|close| format!("\nhelp: did you mean `{close}`?"));
                format!(
                    "unexpected argument after the rule: only `overrides` may follow it{}",
                    hint.unwrap_or_default()
                )
            }
        };
        errors.at(argument.span(), message);
    }
    overrides
}

struct Reader<'a> {
    params: &'a [Parameter],
    places: &'a mut Places,
    errors: &'a mut Errors,
    builder: LayoutBuilder<'a>,
}

impl Reader<'_> {
    fn rule(&mut self, argument: &Argument) -> Option<LayoutRule> {
        let (name, list): (&Ident, &[Argument]) = match argument {
            Argument::List(name, list) => (name, list),
            Argument::Path(path) if path.get_ident().is_some() => (path.get_ident()?, &[]),
            _ => {
                let mut message = format!("expected a layout rule\nhelp: {}", all_forms());
                if let Argument::Text(name, field) = argument
                    && FORMS.iter().any(|form| name == form.name)
                {
                    message = format!(
                        "the arguments of a layout rule must be in parentheses\nhelp: write `{name}({})`",
                        field.value()
                    );
                }
                self.errors.at(argument.span(), message);
                return None;
            }
        };
        let Some(form) = FORMS.iter().find(|form| name == form.name) else {
            self.unknown(name);
            return None;
        };
        self.check_number(name, form, list)?;
        self.build(form, list)
    }

    /// Builds a rule from the right number of arguments.
    fn build(&mut self, form: &Form, list: &[Argument]) -> Option<LayoutRule> {
        match (form.name, list) {
            ("fixed" | "computed", [size, abi, rest @ ..]) => {
                let (size, abi) = (self.piece(size), self.piece(abi));
                let preferred = rest.first().map(|preferred| self.piece(preferred));
                let preferred = preferred.map_or(Some(None), |preferred| preferred.map(Some))?;
                self.builder.fixed(size?.text(), abi?.text(), preferred.as_ref().map(Piece::text))
            }
            ("like", [field]) => {
                let field = self.piece(field)?;
                self.builder.like(field.text())
            }
            ("structure" | "packed", fields) => {
                let fields: Vec<_> = fields.iter().map(|field| self.piece(field)).collect();
                let fields: Vec<_> = fields.into_iter().collect::<Option<_>>()?;
                let fields: Vec<Text<'_>> = fields.iter().map(Piece::text).collect();
                self.builder.structure(&fields, form.name == "packed")
            }
            ("array", [element, count]) => {
                let (element, count) = (self.piece(element), self.piece(count));
                self.builder.array(element?.text(), count?.text())
            }
            ("scalable", [rule]) => Some(LayoutRule::Scalable(Box::new(self.rule(rule)?))),
            ("index", [width, rule]) => {
                let (width, rule) = (self.piece(width), self.rule(rule));
                self.builder.index(width?.text(), rule)
            }
            ("pointer", list) => self.pointer(list),
            ("entry", [key, rule, rest @ ..]) => {
                let key = self.piece(key).and_then(|key| self.builder.entry_key(key.text()));
                let default = self.rule(rule);
                let compatibility =
                    rest.first().map_or(Some(Compatibility::Any), |rest| self.compatibility(rest));
                let (compatibility, default) = (compatibility?, Box::new(default?));
                Some(LayoutRule::Entry { key: key?, value: EntryValue::Alignment, compatibility, default })
            }
            _ => None,
        }
    }

    /// Reads `pointer`: the scope's entry, otherwise 64 bits or a rule.
    fn pointer(&mut self, list: &[Argument]) -> Option<LayoutRule> {
        let key = match list.first() {
            None => Some(EntryRule::First),
            Some(space) => self.piece(space).and_then(|space| self.builder.space(space.text())),
        };
        let default = match list.get(1) {
            None => Some(LayoutRule::usual_pointer()),
            Some(rule) => self.rule(rule),
        };
        let compatibility = Compatibility::KeepOrRelaxAlignment;
        Some(LayoutRule::Entry {
            key: key?,
            value: EntryValue::Pointer,
            compatibility,
            default: Box::new(default?),
        })
    }

    fn compatibility(&mut self, argument: &Argument) -> Option<Compatibility> {
        match argument {
            Argument::Text(name, text) if name == "compatibility" => {
                let piece = self.places.piece(text.value(), text.span());
                self.builder.compatibility(piece.text())
            }
            _ => {
                self.errors.at(argument.span(), "expected `compatibility = \"...\"`");
                None
            }
        }
    }

    /// Checks the number of arguments of a rule.
    fn check_number(&mut self, name: &Ident, form: &Form, list: &[Argument]) -> Option<()> {
        let usage = form.usage;
        if list.len() < form.required {
            let missing = form.arguments[list.len()];
            self.errors.at(name.span(), format!("`{name}` lacks {missing}\nhelp: write `{usage}`"));
            return None;
        }
        match list.get(form.arguments.len()) {
            Some(extra) if !form.arguments.is_empty() => {
                let last = form.arguments[form.arguments.len() - 1];
                let message = format!("`{name}`: unexpected argument after {last}\nhelp: write `{usage}`");
                self.errors.at(extra.span(), message);
                None
            }
            _ => Some(()),
        }
    }

    fn unknown(&mut self, name: &Ident) {
        let text = name.to_string();
        let message = if self.params.iter().any(|param| param.name.text == text) {
            format!(
                "`{text}` is a field, but a layout rule is expected\nhelp: `like({text})` has the layout of the field's type"
            )
        } else {
            let known = FORMS.iter().map(|form| form.name).chain(["by_hand"]);
            let help = match closest_name(&text, known) {
                Some(close) => format!("did you mean `{close}`?"),
                None => all_forms(),
            };
            format!("`{text}` is not a layout rule\nhelp: {help}")
        };
        self.errors.at(name.span(), message);
    }

    /// A number, a word or a string as a text that the model parses.
    fn piece(&mut self, argument: &Argument) -> Option<Piece<'static>> {
        match argument {
            Argument::Number(number) => {
                Some(self.places.piece(number.base10_digits().to_owned(), number.span()))
            }
            Argument::Literal(text) => Some(self.places.piece(text.value(), text.span())),
            Argument::Path(path) if path.get_ident().is_some() => {
                let word = path.get_ident()?;
                let text = word.to_string();
                Some(self.places.piece(text.trim_start_matches("r#").to_owned(), word.span()))
            }
            _ => {
                self.errors.at(
                    argument.span(),
                    "expected the name of a field, a number, or an expression in a string",
                );
                None
            }
        }
    }
}
