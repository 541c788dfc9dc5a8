//! Layout rules from `LayoutRule` records.

use super::Ods;
use crate::codes;
use crate::model::{Compatibility, CountExpr, EntryKey, LayoutRule, Parameter, Text};
use isogloss_tablegen::{Diagnostic, Record, Span, StringValue};

impl<'r> Ods<'r, '_> {
    /// The rule that `dataLayout` of a type gives, if it gives one.
    pub(super) fn layout(&mut self, record: Record<'r>, params: &[Parameter]) -> Option<LayoutRule> {
        record.field("dataLayout")?;
        let rule: Record<'_> = match record.get::<Option<Record<'_>>>("dataLayout") {
            Ok(rule) => rule?,
            Err(error) => {
                self.errors.push(error.code(codes::FIELD));
                return None;
            }
        };
        let span = super::field_place(record, "dataLayout");
        let compiled = self.rule(rule, record.name(), params, span)?;
        compiled.check_members(params, span, self.errors);
        Some(compiled)
    }

    fn rule(&mut self, rule: Record<'r>, def: &str, params: &[Parameter], span: Span) -> Option<LayoutRule> {
        let mut of = RuleReader { rule, def, params, span, errors: self.errors };
        if rule.is_subclass_of("ComputedLayout") {
            let (size, abi, preferred) = (of.count("sizeInBits"), of.count("abi"), of.count("preferred"));
            return Some(LayoutRule::Fixed { size_in_bits: size?, abi: abi?, preferred: preferred? });
        }
        if rule.is_subclass_of("LikeLayout") {
            return Some(LayoutRule::Like(of.param("parameter")?));
        }
        if rule.is_subclass_of("StructLayout") {
            let packed = rule.get("packed").unwrap_or(false);
            return Some(LayoutRule::Struct { members: of.params("members")?, packed });
        }
        if rule.is_subclass_of("ArrayLayout") {
            let (element, count) = (of.param("element"), of.count("count"));
            return Some(LayoutRule::Array { element: element?, count: count? });
        }
        if rule.is_subclass_of("ScalableLayout") {
            let least = of.record("least")?;
            return Some(LayoutRule::Scalable(Box::new(self.rule(least, def, params, span)?)));
        }
        if rule.is_subclass_of("IndexLayout") {
            let (width, rest) = (of.count("indexWidth"), of.record("rule"));
            let rule = Box::new(self.rule(rest?, def, params, span)?);
            return Some(LayoutRule::Index { width: width?, rule });
        }
        if rule.is_subclass_of("EntryLayout") {
            let key = match rule.get("key").unwrap_or("") {
                "exact" => Some(EntryKey::Exact),
                "first" => Some(EntryKey::First),
                "space" => of.param("space").map(EntryKey::Space),
                _ => of.count("key").map(EntryKey::Width),
            };
            let compatibility = match rule.get("compatibility").unwrap_or("") {
                "identical" => Compatibility::Identical,
                "relax" => Compatibility::Relax,
                "any" => Compatibility::Any,
                other => {
                    let message = format!(
                        "`{other}` is no compatibility: there are \"any\", \"identical\" and \"relax\""
                    );
                    of.errors.push(Diagnostic::error(message).code(codes::LAYOUT_RULE).at(span));
                    return None;
                }
            };
            let pointer = rule.get("pointer").unwrap_or(false);
            let fallback = of.record("fallback")?;
            let default = Box::new(self.rule(fallback, def, params, span)?);
            return Some(LayoutRule::Entry { key: key?, pointer, compatibility, default });
        }
        let message = format!("`{}` is no layout rule of \"isogloss/DataLayout.td\"", rule.name());
        self.errors.push(Diagnostic::error(message).code(codes::LAYOUT_RULE).at(span));
        None
    }
}

/// The fields of one rule, read for one def.
struct RuleReader<'r, 'a, 'e> {
    rule: Record<'r>,
    def: &'a str,
    params: &'a [Parameter],
    /// Where the rule is used.
    span: Span,
    errors: &'e mut Vec<Diagnostic>,
}

impl<'r> RuleReader<'r, '_, '_> {
    fn record(&mut self, field: &str) -> Option<Record<'r>> {
        self.rule.get(field).map_err(|error| self.errors.push(error.code(codes::FIELD))).ok()
    }

    fn string(&mut self, field: &str) -> Option<StringValue<'r>> {
        self.rule.get(field).map_err(|error| self.errors.push(error.code(codes::FIELD))).ok()
    }

    fn count(&mut self, field: &str) -> Option<CountExpr> {
        let string = self.string(field)?;
        // An anonymous rule's strings come from the `let` that made it.
        let locate = |range| string.origin_of(range).unwrap_or(self.span);
        CountExpr::compile(Text { text: string.text(), locate: &locate }, self.def, self.params, self.errors)
    }

    fn param(&mut self, field: &str) -> Option<usize> {
        let name = self.string(field)?;
        let span = name.origin_of(0..name.text().len()).unwrap_or(self.span);
        self.lookup(name.text(), span)
    }

    fn params(&mut self, field: &str) -> Option<Vec<usize>> {
        let names: Vec<StringValue<'_>> = match self.rule.get(field) {
            Ok(names) => names,
            Err(error) => {
                self.errors.push(error.code(codes::FIELD));
                return None;
            }
        };
        let found: Vec<_> = names
            .into_iter()
            .map(|name| {
                let span = name.origin_of(0..name.text().len()).unwrap_or(self.span);
                self.lookup(name.text(), span)
            })
            .collect();
        found.into_iter().collect()
    }

    fn lookup(&mut self, name: &str, span: Span) -> Option<usize> {
        let found = self.params.iter().position(|param| param.name.text == name);
        if found.is_none() {
            let message = format!("{} has no parameter named '{name}'", self.def);
            let mut error = Diagnostic::error(message).code(codes::LAYOUT_UNKNOWN_PARAMETER).at(span);
            let known = self.params.iter().map(|param| param.name.text.as_str());
            if let Some(close) = crate::suggest::closest(name, known) {
                error = error.help(format!("did you mean `{close}`?"));
            }
            self.errors.push(error);
        }
        found
    }
}
