//! Layout rules and their checks. Records and Rust attributes build rules by
//! [`LayoutBuilder`], so both have the same errors.

use super::{CountExpr, Def, Handle, ParamType, Parameter, Text};
use crate::{codes, names};
use isogloss_tablegen::{Diagnostic, Span};
use std::collections::BTreeMap;

/// The interface that layout rules implement (ODS `DataLayoutTypeInterface`).
pub const INTERFACE: &str = "DataLayoutTypeInterface";

/// The memory layout of a type (Isogloss `dataLayout`).
#[derive(Clone, Debug)]
pub enum LayoutRule {
    /// Size and alignments are given by expressions.
    Fixed {
        /// The size in bits.
        size_in_bits: CountExpr,
        /// The ABI alignment in bytes.
        abi: CountExpr,
        /// The preferred alignment in bytes.
        preferred: CountExpr,
    },
    /// The layout of a parameter.
    Like {
        /// The parameter.
        param: Part,
    },
    /// Parameters in order, as the members of a struct.
    Struct {
        /// The parameters.
        members: Vec<Part>,
        /// Whether members have no padding between them.
        packed: bool,
    },
    /// An array whose elements have the layout of a parameter.
    Array {
        /// The parameter.
        element: Part,
        /// The number.
        count: CountExpr,
    },
    /// The entry of the scope for the type, or another rule without an entry.
    Entry {
        /// The entry that applies.
        key: EntryRule,
        /// The meaning of its value.
        value: EntryValue,
        /// The entries that combine with entries of outer scopes.
        compatibility: Compatibility,
        /// The rule without an entry.
        default: Box<LayoutRule>,
    },
    /// The inner rule, multiplied by the runtime vector length (`vscale`).
    Scalable(Box<LayoutRule>),
    /// The inner rule with a width for index computations, in bits.
    Index {
        /// The width.
        width: CountExpr,
        /// The inner rule.
        rule: Box<LayoutRule>,
    },
}

/// A parameter that a rule lays out.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Its index in the list of parameters, followed by the parameters of the body.
    pub param: usize,
    /// The source range of its name in the rule.
    pub span: Span,
}

/// The entry of a scope that applies to a type.
#[derive(Clone, Debug)]
pub enum EntryRule {
    /// The entry for the same type.
    Exact,
    /// The first entry for a type of the def.
    First,
    /// The entry for the next larger width.
    Width(CountExpr),
    /// The entry for the same memory space, which is a parameter.
    Space {
        /// The parameter.
        param: usize,
    },
}

/// The meaning of the value of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryValue {
    /// Alignments.
    Alignment,
    /// The size and the alignments of a pointer.
    Pointer,
}

/// The condition under which entries of inner and outer scopes combine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compatibility {
    /// Any entries.
    Any,
    /// Identical entries only.
    Identical,
    /// Entries with the same size and an alignment that divides the outer one.
    KeepOrRelaxAlignment,
    /// Any entries, but the inner scope must have every key of the outer one.
    Redefine,
}

impl Compatibility {
    /// The spelling of each variant.
    const SPELLINGS: [(&'static str, Self); 4] = [
        ("any", Self::Any),
        ("identical", Self::Identical),
        ("redefine", Self::Redefine),
        ("relax", Self::KeepOrRelaxAlignment),
    ];
}

impl LayoutRule {
    /// The layout of a pointer without an entry: 64 bits, aligned to 64 bits, with a width of
    /// 64 bits for index computations.
    #[must_use]
    pub fn usual_pointer() -> Self {
        let number = CountExpr::Int;
        let fixed = Self::Fixed { size_in_bits: number(64), abi: number(8), preferred: number(8) };
        Self::Index { width: number(64), rule: Box::new(fixed) }
    }

    /// The parameters whose layout the rule needs.
    fn needed(&self, def: &Def) -> Vec<Part> {
        let is_direct = |part: &Part| {
            param(def, part.param).is_some_and(|param| !matches!(param.ty, ParamType::Option(_)))
        };
        match self {
            Self::Like { param } => vec![*param],
            Self::Struct { members, .. } => members.iter().copied().filter(is_direct).collect(),
            Self::Array { element, .. } => vec![*element],
            Self::Entry { default: rule, .. } | Self::Scalable(rule) | Self::Index { rule, .. } => {
                rule.needed(def)
            }
            Self::Fixed { .. } => Vec::new(),
        }
    }
}

/// Builds the rules of one type from texts. A method that returns `None` has added an error.
#[derive(Debug)]
pub struct LayoutBuilder<'a> {
    /// The name of the record or struct, for messages.
    pub def: &'a str,
    /// Its parameters, then those of its body.
    pub params: &'a [Parameter],
    /// The list that errors are added to.
    pub errors: &'a mut Vec<Diagnostic>,
}

impl LayoutBuilder<'_> {
    /// A fixed size in bits and alignments in bytes, by expressions. The default of the
    /// preferred alignment is the ABI alignment.
    pub fn fixed(
        &mut self,
        size: Text<'_>,
        abi: Text<'_>,
        preferred: Option<Text<'_>>,
    ) -> Option<LayoutRule> {
        let size = self.count(size);
        let abi_bytes = self.alignment(abi);
        // Without a preferred alignment, the library's classes repeat the ABI alignment.
        let preferred = match preferred.filter(|preferred| preferred.text != abi.text) {
            None => abi_bytes.clone(),
            Some(text) => {
                let preferred = self.alignment(text);
                self.check_preferred(text, abi_bytes.as_ref()?, preferred?)
            }
        };
        Some(LayoutRule::Fixed { size_in_bits: size?, abi: abi_bytes?, preferred: preferred? })
    }

    /// The layout of the type in a parameter.
    pub fn like(&mut self, param: Text<'_>) -> Option<LayoutRule> {
        Some(LayoutRule::Like { param: self.part(param, false)? })
    }

    /// Parameters in order, as the members of a struct.
    pub fn structure(&mut self, members: &[Text<'_>], packed: bool) -> Option<LayoutRule> {
        let members: Vec<_> = members.iter().map(|member| self.part(*member, true)).collect();
        Some(LayoutRule::Struct { members: members.into_iter().collect::<Option<_>>()?, packed })
    }

    /// An array whose elements have the layout of a parameter.
    pub fn array(&mut self, element: Text<'_>, count: Text<'_>) -> Option<LayoutRule> {
        let (element, count) = (self.part(element, false), self.count(count));
        Some(LayoutRule::Array { element: element?, count: count? })
    }

    /// A rule with a width for index computations in bits.
    pub fn index(&mut self, width: Text<'_>, rule: Option<LayoutRule>) -> Option<LayoutRule> {
        Some(LayoutRule::Index { width: self.count(width)?, rule: Box::new(rule?) })
    }

    /// The entry that applies: `exact`, `first`, or an expression for the width.
    pub fn entry_key(&mut self, text: Text<'_>) -> Option<EntryRule> {
        match text.text {
            "exact" => return Some(EntryRule::Exact),
            "first" => return Some(EntryRule::First),
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
        self.count(text).map(EntryRule::Width)
    }

    /// The entries of one memory space, named by a parameter.
    pub fn space(&mut self, param: Text<'_>) -> Option<EntryRule> {
        self.param(param).map(|param| EntryRule::Space { param })
    }

    /// The entries that combine with entries of outer scopes.
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
            CountExpr::Int(_)
            | CountExpr::Param(_)
            | CountExpr::Len(_)
            | CountExpr::Product(_)
            | CountExpr::Binary(..) => Some(value),
        }
    }

    fn check_preferred(
        &mut self,
        text: Text<'_>,
        abi: &CountExpr,
        preferred: CountExpr,
    ) -> Option<CountExpr> {
        if let (CountExpr::Int(abi), CountExpr::Int(bytes)) = (abi, &preferred)
            && bytes < abi
        {
            let message = format!("the preferred alignment {bytes} is less than the ABI alignment {abi}");
            let error = text.error(codes::LAYOUT_ALIGNMENT, 0..text.text.len(), message);
            self.errors.push(error.help("omit it if equal to the ABI alignment"));
            return None;
        }
        Some(preferred)
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

/// The error for a part of a text that does not name a parameter.
pub(super) fn unknown_parameter(
    text: Text<'_>,
    range: std::ops::Range<usize>,
    def: &str,
    params: &[Parameter],
) -> Diagnostic {
    let name = text.text.get(range.clone()).unwrap_or_default();
    let message = format!("{def} has no parameter named '{name}'");
    let error = text.error(codes::LAYOUT_UNKNOWN_PARAMETER, range, message);
    let known: Vec<&str> = params.iter().map(|param| param.name.text.as_str()).collect();
    super::name_help(name, &known, "", "parameter").into_iter().fold(error, Diagnostic::help)
}

fn did_you_mean<'k>(error: Diagnostic, name: &str, known: impl Iterator<Item = &'k str>) -> Diagnostic {
    match isogloss_tablegen::closest(name, known) {
        Some(close) => error.help(format!("did you mean `{close}`?")),
        None => error,
    }
}

/// Reports each cycle of types whose layouts need each other.
pub(super) fn check_cycles(defs: &[Def], errors: &mut Vec<Diagnostic>) {
    let classes: BTreeMap<String, usize> = defs
        .iter()
        .enumerate()
        .map(|(index, def)| (names::type_name(&def.class).to_string(), index))
        .collect();
    let needs: Vec<Vec<(usize, Part)>> = defs
        .iter()
        .map(|def| {
            let parts = def.layout.iter().flat_map(|rule| rule.needed(def));
            parts
                .filter_map(|part| {
                    let class = class_of(param(def, part.param)?.ty.value_type())?;
                    Some((*classes.get(&class)?, part))
                })
                .collect()
        })
        .collect();
    let mut visits = vec![Visit::New; defs.len()];
    for start in 0..defs.len() {
        if visits[start] == Visit::New {
            follow(start, defs, &needs, &mut visits, errors);
        }
    }
}

/// The state of a def in a depth-first search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Visit {
    New,
    /// On the current path.
    Active,
    Done,
}

/// Follows the needed layouts from one def, depth first.
fn follow(
    start: usize,
    defs: &[Def],
    needs: &[Vec<(usize, Part)>],
    visits: &mut [Visit],
    errors: &mut Vec<Diagnostic>,
) {
    // The current path; for each def on it, the index of the next need.
    let mut path = vec![(start, 0)];
    visits[start] = Visit::Active;
    while let Some((def, next)) = path.last_mut() {
        let (at, step) = (*def, *next);
        *next += 1;
        let Some((needed, part)) = needs[at].get(step) else {
            visits[at] = Visit::Done;
            path.pop();
            continue;
        };
        match visits[*needed] {
            Visit::Done => {}
            Visit::New => {
                visits[*needed] = Visit::Active;
                path.push((*needed, 0));
            }
            Visit::Active => errors.push(cycle(&path, *needed, *part, defs)),
        }
    }
}

/// The error for the cycle that leads from the end of `path` back to `first`.
fn cycle(path: &[(usize, usize)], first: usize, part: Part, defs: &[Def]) -> Diagnostic {
    let start = path.iter().position(|(def, _)| *def == first).unwrap_or_default();
    let names: Vec<_> =
        path[start..].iter().map(|(def, _)| format!("`{}`", defs[*def].record.text)).collect();
    let message = match names.as_slice() {
        [one] => format!("the layout of {one} would need itself"),
        _ => format!("the layouts of {} would need each other", names.join(", ")),
    };
    Diagnostic::error(message).code(codes::LAYOUT_CYCLE).at(part.span)
}

/// The parameter that a rule names by its index.
fn param(def: &Def, index: usize) -> Option<&Parameter> {
    def.params.iter().chain(&def.body).nth(index)
}

/// The class name of a parameter, if it is a handle.
fn class_of(ty: &ParamType) -> Option<String> {
    let (ParamType::Handle(Handle { path, .. }) | ParamType::Rust(path)) = ty else { return None };
    let path: syn::Path = syn::parse2(path.clone()).ok()?;
    Some(path.segments.last()?.ident.to_string())
}
