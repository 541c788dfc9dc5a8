//! Layout rules and their checks. Records and Rust attributes build them here: they
//! differ in the places of the parts of a rule, not in the possible errors.

use super::{CountExpr, Def, Handle, ParamType, Parameter, Text};
use crate::{codes, names};
use isogloss_tablegen::{Diagnostic, Span};
use std::collections::BTreeMap;

/// The interface that layout rules answer for (ODS `DataLayoutTypeInterface`).
pub const INTERFACE: &str = "DataLayoutTypeInterface";

/// How a type is laid out in memory (Isogloss `dataLayout`).
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum LayoutRule {
    /// Given by expressions: size in bits, alignments in bytes.
    Fixed {
        /// The size in bits.
        size_in_bits: CountExpr,
        /// The ABI alignment in bytes.
        abi: CountExpr,
        /// The preferred alignment in bytes.
        preferred: CountExpr,
    },
    /// As a parameter.
    Like(Part),
    /// Parameters one after the other.
    Struct {
        /// The parameters.
        members: Vec<Part>,
        /// Without padding.
        packed: bool,
    },
    /// A number of values of a parameter.
    Array {
        /// The parameter.
        element: Part,
        /// The number.
        count: CountExpr,
    },
    /// The entry of the scope for the type, or another rule.
    Entry {
        /// Which entry.
        key: EntryKey,
        /// Whether its value is that of a pointer.
        pointer: bool,
        /// Which entries combine.
        compatibility: Compatibility,
        /// The rule without an entry.
        default: Box<LayoutRule>,
    },
    /// Multiplied by the vector length of the machine.
    Scalable(Box<LayoutRule>),
    /// With a width for index computations in bits.
    Index {
        /// The width.
        width: CountExpr,
        /// Everything else.
        rule: Box<LayoutRule>,
    },
}

/// A parameter that a rule lays out.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Its place in the list of parameters.
    pub param: usize,
    /// Where the rule names it.
    pub span: Span,
}

/// Which entry of a scope decides for a type.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum EntryKey {
    /// That for the same type.
    Exact,
    /// The first for a type of the def.
    First,
    /// That of the next larger width.
    Width(CountExpr),
    /// That of the same memory space.
    Space(usize),
}

/// Which entries of inner and outer scopes combine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Compatibility {
    /// Any.
    Any,
    /// The same only.
    Identical,
    /// The same size and an alignment that divides the outer one.
    Relax,
    /// Any, but every key of the outer scope again.
    Redefine,
}

impl Compatibility {
    /// How each is spelled.
    const SPELLINGS: [(&'static str, Self); 4] = [
        ("any", Self::Any),
        ("identical", Self::Identical),
        ("redefine", Self::Redefine),
        ("relax", Self::Relax),
    ];
}

impl LayoutRule {
    /// 64 bits, aligned to 64 bits, with a width of 64 bits for index computations: a
    /// pointer without an entry.
    #[must_use]
    pub fn usual_pointer() -> Self {
        let number = CountExpr::Int;
        let fixed = Self::Fixed { size_in_bits: number(64), abi: number(8), preferred: number(8) };
        Self::Index { width: number(64), rule: Box::new(fixed) }
    }

    /// The parameters without which the type has no layout.
    fn needed(&self, params: &[Parameter]) -> Vec<Part> {
        let is_direct = |part: &Part| {
            params.get(part.param).is_some_and(|param| !matches!(param.ty, ParamType::Option(_)))
        };
        match self {
            Self::Like(part) => vec![*part],
            Self::Struct { members, .. } => members.iter().copied().filter(is_direct).collect(),
            Self::Array { element, .. } => vec![*element],
            Self::Entry { default: rule, .. } | Self::Scalable(rule) | Self::Index { rule, .. } => {
                rule.needed(params)
            }
            Self::Fixed { .. } => Vec::new(),
        }
    }
}

/// Builds the rules of one type from texts. A method returns `None` after it has
/// added an error.
#[derive(Debug)]
pub struct LayoutBuilder<'a> {
    /// The name of the record or struct, for messages.
    pub def: &'a str,
    /// Its parameters.
    pub params: &'a [Parameter],
    /// Where errors go.
    pub errors: &'a mut Vec<Diagnostic>,
}

impl LayoutBuilder<'_> {
    /// Sizes and alignments by expressions: in bits, and in bytes. Without a
    /// preferred alignment it is that of the ABI.
    pub fn fixed(
        &mut self,
        size: Text<'_>,
        abi: Text<'_>,
        preferred: Option<Text<'_>>,
    ) -> Option<LayoutRule> {
        let size = self.count(size);
        let abi_bytes = self.alignment(abi);
        // The classes of the library repeat the text where none is given.
        let preferred = match preferred.filter(|preferred| preferred.text != abi.text) {
            None => abi_bytes.clone(),
            Some(text) => {
                let preferred = self.alignment(text);
                self.check_preferred(text, abi_bytes.as_ref()?, preferred?)
            }
        };
        Some(LayoutRule::Fixed { size_in_bits: size?, abi: abi_bytes?, preferred: preferred? })
    }

    /// As the type in a parameter.
    pub fn like(&mut self, param: Text<'_>) -> Option<LayoutRule> {
        Some(LayoutRule::Like(self.part(param, false)?))
    }

    /// Parameters one after the other.
    pub fn structure(&mut self, members: &[Text<'_>], packed: bool) -> Option<LayoutRule> {
        let members: Vec<_> = members.iter().map(|member| self.part(*member, true)).collect();
        Some(LayoutRule::Struct { members: members.into_iter().collect::<Option<_>>()?, packed })
    }

    /// A number of values of a parameter.
    pub fn array(&mut self, element: Text<'_>, count: Text<'_>) -> Option<LayoutRule> {
        let (element, count) = (self.part(element, false), self.count(count));
        Some(LayoutRule::Array { element: element?, count: count? })
    }

    /// A rule with a width for index computations in bits.
    pub fn index(&mut self, width: Text<'_>, rule: Option<LayoutRule>) -> Option<LayoutRule> {
        Some(LayoutRule::Index { width: self.count(width)?, rule: Box::new(rule?) })
    }

    /// Which entry counts: `exact`, `first`, or an expression for the width.
    pub fn entry_key(&mut self, text: Text<'_>) -> Option<EntryKey> {
        match text.text {
            "exact" => return Some(EntryKey::Exact),
            "first" => return Some(EntryKey::First),
            _ => {}
        }
        let is_word = !text.text.is_empty() && text.text.chars().all(|c| c.is_ascii_alphabetic() || c == '_');
        if is_word && self.position(text.text).is_none() {
            let message = format!(
                "`{}` is not a key of an entry: a key is \"exact\", \"first\", or an expression for the width",
                text.text
            );
            let known = ["exact", "first"].into_iter().chain(self.names());
            let error = text.error(codes::LAYOUT_KEY, 0..text.text.len(), message);
            let error = did_you_mean(error, text.text, known);
            self.errors.push(error);
            return None;
        }
        self.count(text).map(EntryKey::Width)
    }

    /// The entries of one memory space, named by a parameter.
    pub fn space(&mut self, param: Text<'_>) -> Option<EntryKey> {
        self.param(param).map(EntryKey::Space)
    }

    /// Which entries combine with those of outer scopes.
    pub fn compatibility(&mut self, text: Text<'_>) -> Option<Compatibility> {
        let found = Compatibility::SPELLINGS.iter().find(|(spelling, _)| *spelling == text.text);
        if found.is_none() {
            let message = format!(
                "`{}` is not a compatibility: expected \"any\", \"identical\", \"redefine\" or \
                 \"relax\"",
                text.text
            );
            let error = text.error(codes::LAYOUT_KEY, 0..text.text.len(), message);
            let known = Compatibility::SPELLINGS.iter().map(|(spelling, _)| *spelling);
            self.errors.push(did_you_mean(error, text.text, known));
        }
        found.map(|(_, compatibility)| *compatibility)
    }

    fn count(&mut self, text: Text<'_>) -> Option<CountExpr> {
        CountExpr::compile(text, self.def, self.params, self.errors)
    }

    fn alignment(&mut self, text: Text<'_>) -> Option<CountExpr> {
        let value = self.count(text)?;
        match value {
            CountExpr::Int(bytes) if !u64::try_from(bytes).is_ok_and(u64::is_power_of_two) => {
                let message =
                    format!("`{}` is not an alignment: it must be a power of two, in bytes", text.text);
                self.errors.push(text.error(codes::LAYOUT_ALIGNMENT, 0..text.text.len(), message));
                None
            }
            _ => Some(value),
        }
    }

    fn check_preferred(
        &mut self,
        text: Text<'_>,
        abi: &CountExpr,
        preferred: CountExpr,
    ) -> Option<CountExpr> {
        match (abi, &preferred) {
            (CountExpr::Int(abi), CountExpr::Int(bytes)) if bytes < abi => {
                let message = format!("the preferred alignment {bytes} is less than the ABI alignment {abi}");
                let error = text.error(codes::LAYOUT_ALIGNMENT, 0..text.text.len(), message);
                self.errors.push(error.help("omit it if equal to the ABI alignment"));
                None
            }
            _ => Some(preferred),
        }
    }

    fn part(&mut self, name: Text<'_>, list: bool) -> Option<Part> {
        let part = Part { param: self.param(name)?, span: name.at(0..name.text.len()) };
        let param = &self.params[part.param];
        let element = match param.ty.value_type() {
            ParamType::List(element) if list => element,
            ty => ty,
        };
        if element.is_type() {
            return Some(part);
        }
        let message = match element {
            ParamType::List(element) if element.is_type() => {
                format!("parameter `{}` is a list of types, where one type is needed", param.name.text)
            }
            _ => format!("parameter `{}` is not a type, so it has no layout", param.name.text),
        };
        let error = Diagnostic::error(message).code(codes::LAYOUT_PARAMETER).at(part.span);
        self.errors.push(error.secondary(param.name.span, "declared here"));
        None
    }

    fn param(&mut self, name: Text<'_>) -> Option<usize> {
        let found = self.position(name.text);
        if found.is_none() {
            let error = unknown_parameter(name, 0..name.text.len(), self.def, self.params);
            self.errors.push(error);
        }
        found
    }

    fn position(&self, name: &str) -> Option<usize> {
        self.params.iter().position(|param| param.name.text == name)
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.params.iter().map(|param| param.name.text.as_str())
    }
}

/// An error about a part of a text that names no parameter.
pub(super) fn unknown_parameter(
    text: Text<'_>,
    range: std::ops::Range<usize>,
    def: &str,
    params: &[Parameter],
) -> Diagnostic {
    let name = text.text.get(range.clone()).unwrap_or_default();
    let message = format!("{def} has no parameter named '{name}'");
    let error = text.error(codes::LAYOUT_UNKNOWN_PARAMETER, range, message);
    did_you_mean(error, name, params.iter().map(|param| param.name.text.as_str()))
}

fn did_you_mean<'k>(error: Diagnostic, name: &str, known: impl Iterator<Item = &'k str>) -> Diagnostic {
    match isogloss_tablegen::closest(name, known) {
        Some(close) => error.help(format!("did you mean `{close}`?")),
        None => error,
    }
}

/// Adds an error for each way around by which types need their own layout.
pub(super) fn check_cycles(defs: &[Def], errors: &mut Vec<Diagnostic>) {
    let classes: BTreeMap<String, usize> = defs
        .iter()
        .enumerate()
        .map(|(index, def)| (names::type_name(&def.class).to_string(), index))
        .collect();
    let needs: Vec<Vec<(usize, Part)>> = defs
        .iter()
        .map(|def| {
            let parts = def.layout.iter().flat_map(|rule| rule.needed(&def.params));
            parts
                .filter_map(|part| {
                    let class = class_of(def.params.get(part.param)?.ty.value_type())?;
                    Some((*classes.get(&class)?, part))
                })
                .collect()
        })
        .collect();
    let mut done = vec![false; defs.len()];
    for start in 0..defs.len() {
        if !done[start] {
            follow(start, defs, &needs, &mut done, errors);
        }
    }
}

/// Walks from one def along what the layouts need, depth first.
fn follow(
    start: usize,
    defs: &[Def],
    needs: &[Vec<(usize, Part)>],
    done: &mut [bool],
    errors: &mut Vec<Diagnostic>,
) {
    // The way to where the walk is, and at each def the next need to look at.
    let mut way = vec![(start, 0)];
    while let Some((def, next)) = way.last_mut() {
        let (at, step) = (*def, *next);
        *next += 1;
        let Some((needed, part)) = needs[at].get(step) else {
            done[at] = true;
            way.pop();
            continue;
        };
        if let Some(first) = way.iter().position(|(def, _)| def == needed) {
            let around: Vec<_> =
                way[first..].iter().map(|(def, _)| format!("`{}`", defs[*def].record.text)).collect();
            let message = match around.as_slice() {
                [one] => format!("the layout of {one} would need itself"),
                _ => format!("the layouts of {} would need each other", around.join(", ")),
            };
            errors.push(Diagnostic::error(message).code(codes::LAYOUT_CYCLE).at(part.span));
        } else if !done[*needed] {
            way.push((*needed, 0));
        }
    }
}

/// The name of the handle that a parameter is, if it is one.
fn class_of(ty: &ParamType) -> Option<String> {
    let (ParamType::Handle(Handle { path, .. }) | ParamType::Rust(path)) = ty else { return None };
    let path: syn::Path = syn::parse2(path.clone()).ok()?;
    Some(path.segments.last()?.ident.to_string())
}
