//! Layout rules from `LayoutRule` records.

use super::Ods;
use crate::codes;
use crate::model::{Compatibility, EntryRule, EntryValue, LayoutBuilder, LayoutRule, Parameter, Piece, Text};
use isogloss_tablegen::{Diagnostic, FromValue, Record, Span, StringValue};

impl<'r> Ods<'r, '_> {
    /// The rule in `dataLayout` of a type, if it is set. It names parameters and parameters of the body.
    pub(super) fn layout(
        &mut self,
        record: Record<'r>,
        params: &[Parameter],
        body: &[Parameter],
    ) -> Option<LayoutRule> {
        record.field("dataLayout")?;
        let rule: Record<'_> = match record.get::<Option<Record<'_>>>("dataLayout") {
            Ok(rule) => rule?,
            Err(error) => {
                self.errors.push(error.code(codes::FIELD));
                return None;
            }
        };
        let span = super::field_place(record, "dataLayout");
        let params = [params, body].concat();
        let builder = LayoutBuilder { def: record.name(), params: &params, errors: self.errors };
        RuleReader { span, builder }.rule(rule)
    }
}

/// Reads the rule of one def.
struct RuleReader<'a> {
    /// The source range of the rule's use.
    span: Span,
    builder: LayoutBuilder<'a>,
}

impl RuleReader<'_> {
    fn rule(&mut self, rule: Record<'_>) -> Option<LayoutRule> {
        if rule.is_subclass_of("ComputedLayout") {
            let (size, abi) = (self.piece(rule, "sizeInBits"), self.piece(rule, "abi"));
            let preferred = self.piece(rule, "preferred")?;
            return self.builder.fixed(size?.text(), abi?.text(), Some(preferred.text()));
        }
        if rule.is_subclass_of("LikeLayout") {
            let parameter = self.piece(rule, "parameter")?;
            return self.builder.like(parameter.text());
        }
        if rule.is_subclass_of("StructLayout") {
            let members: Vec<_> = self.field::<Vec<StringValue<'_>>>(rule, "members")?;
            let members: Vec<_> = members.into_iter().map(|member| self.located(member)).collect();
            let members: Vec<Text<'_>> = members.iter().map(Piece::text).collect();
            let packed = self.field(rule, "packed")?;
            return self.builder.structure(&members, packed);
        }
        if rule.is_subclass_of("ArrayLayout") {
            let (element, count) = (self.piece(rule, "element"), self.piece(rule, "count"));
            return self.builder.array(element?.text(), count?.text());
        }
        if rule.is_subclass_of("ScalableLayout") {
            let least = self.nested(rule, "least")?;
            return Some(LayoutRule::Scalable(Box::new(least)));
        }
        if rule.is_subclass_of("IndexLayout") {
            let (width, rest) = (self.piece(rule, "indexWidth"), self.nested(rule, "rule"));
            return self.builder.index(width?.text(), rest);
        }
        if rule.is_subclass_of("EntryLayout") {
            let (key, compatibility) = (self.entry_key(rule), self.compatibility(rule));
            let (is_pointer, default) = (self.field(rule, "pointer"), self.nested(rule, "fallback"));
            return Some(LayoutRule::Entry {
                key: key?,
                value: if is_pointer? { EntryValue::Pointer } else { EntryValue::Alignment },
                compatibility: compatibility?,
                default: Box::new(default?),
            });
        }
        let message = format!("`{}` is not a layout rule of \"isogloss/DataLayout.td\"", rule.name());
        self.builder.errors.push(Diagnostic::error(message).code(codes::LAYOUT_RULE).at(self.span));
        None
    }

    fn entry_key(&mut self, rule: Record<'_>) -> Option<EntryRule> {
        let (key, space) = (self.piece(rule, "key"), self.piece(rule, "space")?);
        match space.text() {
            Text { text: "", .. } => self.builder.entry_key(key?.text()),
            space => self.builder.space(space),
        }
    }

    fn compatibility(&mut self, rule: Record<'_>) -> Option<Compatibility> {
        let text = self.piece(rule, "compatibility")?;
        self.builder.compatibility(text.text())
    }

    /// The rule in a field.
    fn nested(&mut self, rule: Record<'_>, field: &str) -> Option<LayoutRule> {
        let inner = self.field::<Record<'_>>(rule, field)?;
        self.rule(inner)
    }

    fn piece<'r>(&mut self, rule: Record<'r>, field: &str) -> Option<Piece<'r>> {
        self.field(rule, field).map(|string| self.located(string))
    }

    /// A string of an anonymous rule has the source range of the `let` that contains it.
    fn located<'r>(&self, string: StringValue<'r>) -> Piece<'r> {
        let fallback = self.span;
        Piece::new(string.text(), move |range| string.origin_of(range).unwrap_or(fallback))
    }

    fn field<'r, T: FromValue<'r>>(&mut self, rule: Record<'r>, field: &str) -> Option<T> {
        rule.get(field).map_err(|error| self.builder.errors.push(error.code(codes::FIELD))).ok()
    }
}
