//! `#[data_layout(...)]`: the layout rules of `.td` in Rust's attributes.

use crate::attributes::{self, Argument, Errors};
use crate::places::Places;
use isogloss_codegen::Diagnostic;
use isogloss_codegen::model::{Compatibility, CountExpr, EntryKey, LayoutRule, Parameter, Text};
use proc_macro2::TokenStream;
use syn::{Attribute, DeriveInput, Error, Ident, LitStr};

/// What `#[data_layout(...)]` asks for.
pub(crate) enum Layout {
    Rule { rule: LayoutRule, overrides: bool },
    ByHand,
}

/// `#[derive(DataLayoutType)]`: the rule itself goes into the table that
/// `DialectType` makes, which sees the same attributes; here is checked that there
/// is one.
pub(crate) fn expand(input: &DeriveInput) -> Result<TokenStream, Error> {
    let arguments = attributes::arguments(&input.attrs, "data_layout")?;
    if arguments.is_empty() {
        let message = "`DataLayoutType` needs a rule: `#[data_layout(...)]`, or `#[data_layout(by_hand)]`";
        return Err(Error::new_spanned(&input.ident, message));
    }
    if !input.attrs.iter().any(|attribute| attribute.path().is_ident("dialect")) {
        let message = "`DataLayoutType` goes beside `DialectType` and its `#[dialect(...)]`";
        return Err(Error::new_spanned(&input.ident, message));
    }
    Ok(TokenStream::new())
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
    let (rule, rest) = arguments.split_first()?;
    let mut overrides = false;
    for argument in rest {
        match argument.word() {
            Some(word) if word == "overrides" => overrides = true,
            _ => errors.at(argument.span(), "expected `overrides` behind a rule, or nothing"),
        }
    }
    if rule.word().is_some_and(|word| word == "by_hand") {
        return Some(Layout::ByHand);
    }
    let span = places.add("", rule.span());
    let rule = Reader { def, params, places, diagnostics, errors }.rule(rule)?;
    rule.check_members(params, span, diagnostics);
    Some(Layout::Rule { rule, overrides })
}

struct Reader<'a> {
    def: &'a str,
    params: &'a [Parameter],
    places: &'a mut Places,
    diagnostics: &'a mut Vec<Diagnostic>,
    errors: &'a mut Errors,
}

impl Reader<'_> {
    fn rule(&mut self, argument: &Argument) -> Option<LayoutRule> {
        let (name, list): (&Ident, &[Argument]) = match argument {
            Argument::List(name, list) => (name, list),
            Argument::Path(path) if path.get_ident().is_some() => (path.get_ident()?, &[]),
            _ => {
                self.errors.at(argument.span(), "expected a layout rule");
                return None;
            }
        };
        match (name.to_string().as_str(), list) {
            ("fixed" | "computed", [size, abi]) => {
                let (size, abi) = (self.count(size), self.count(abi)?);
                Some(LayoutRule::Fixed { size_in_bits: size?, preferred: abi.clone(), abi })
            }
            ("fixed" | "computed", [size, abi, preferred]) => {
                let (size, abi, preferred) = (self.count(size), self.count(abi), self.count(preferred));
                Some(LayoutRule::Fixed { size_in_bits: size?, abi: abi?, preferred: preferred? })
            }
            ("like", [param]) => Some(LayoutRule::Like(self.param(param)?)),
            ("structure" | "packed", members) => {
                let members: Vec<_> = members.iter().map(|member| self.param(member)).collect();
                let members = members.into_iter().collect::<Option<_>>()?;
                Some(LayoutRule::Struct { members, packed: name == "packed" })
            }
            ("array", [element, count]) => {
                let (element, count) = (self.param(element), self.count(count));
                Some(LayoutRule::Array { element: element?, count: count? })
            }
            ("scalable", [rule]) => Some(LayoutRule::Scalable(Box::new(self.rule(rule)?))),
            ("index", [width, rule]) => {
                let (width, rule) = (self.count(width), self.rule(rule));
                Some(LayoutRule::Index { width: width?, rule: Box::new(rule?) })
            }
            ("pointer", []) => Some(pointer(EntryKey::First)),
            ("pointer", [space]) => Some(pointer(EntryKey::Space(self.param(space)?))),
            ("entry", [key, rule]) => {
                let key = match key {
                    Argument::Literal(text) if text.value() == "exact" => Some(EntryKey::Exact),
                    Argument::Literal(text) if text.value() == "first" => Some(EntryKey::First),
                    width => self.count(width).map(EntryKey::Width),
                };
                let default = Box::new(self.rule(rule)?);
                let compatibility = Compatibility::Any;
                Some(LayoutRule::Entry { key: key?, pointer: false, compatibility, default })
            }
            _ => {
                let message = "no layout rule: there are `fixed(BITS, ABI)`, `computed(\"..\", \"..\")`, \
                    `like(FIELD)`, `structure(FIELDS)`, `packed(FIELDS)`, `array(FIELD, \"COUNT\")`, \
                    `scalable(RULE)`, `index(\"WIDTH\", RULE)`, `pointer`, `pointer(FIELD)`, \
                    `entry(\"exact\", RULE)` and `by_hand`";
                self.errors.at(name.span(), message);
                None
            }
        }
    }

    fn count(&mut self, argument: &Argument) -> Option<CountExpr> {
        match argument {
            Argument::Number(number) => match number.base10_parse() {
                Ok(value) => Some(CountExpr::Int(value)),
                Err(error) => {
                    self.errors.push(error);
                    None
                }
            },
            Argument::Literal(text) => self.expression(text),
            Argument::Path(path) if path.get_ident().is_some() => {
                Some(CountExpr::Param(self.param(argument)?))
            }
            _ => {
                self.errors.at(argument.span(), "expected a number, or an expression in a string");
                None
            }
        }
    }

    fn expression(&mut self, text: &LitStr) -> Option<CountExpr> {
        let value = text.value();
        let whole = self.places.add(&value, text.span());
        let locate = |range| whole.part(range);
        let text = Text { text: &value, locate: &locate };
        CountExpr::compile(text, self.def, self.params, self.diagnostics)
    }

    fn param(&mut self, argument: &Argument) -> Option<usize> {
        let (name, span) = match argument {
            Argument::Literal(text) => (text.value(), text.span()),
            _ => match argument.word() {
                Some(word) => (word.to_string(), word.span()),
                None => {
                    self.errors.at(argument.span(), "expected the name of a field");
                    return None;
                }
            },
        };
        let found = self.params.iter().position(|param| param.name.text == name);
        if found.is_none() {
            self.errors.at(span, format!("`{}` has no field `{name}`", self.def));
        }
        found
    }
}

/// 64 bits, unless the scope says otherwise.
fn pointer(key: EntryKey) -> LayoutRule {
    let number = CountExpr::Int;
    let fixed = LayoutRule::Fixed { size_in_bits: number(64), abi: number(8), preferred: number(8) };
    LayoutRule::Entry {
        key,
        pointer: true,
        compatibility: Compatibility::Relax,
        default: Box::new(LayoutRule::Index { width: number(64), rule: Box::new(fixed) }),
    }
}
