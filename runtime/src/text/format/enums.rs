//! The texts of enums: a case, or the cases that a set of bits has.

use crate::def::{EnumCase, EnumDef};
use crate::diagnostic::Diagnostic;

impl EnumDef {
    /// What diagnostics call it.
    pub(super) fn description(&self) -> &'static str {
        if self.summary.is_empty() { self.name } else { self.summary }
    }

    /// The text of a value. Of a bit enum, the cases with all their bits set, in the order of definition.
    pub(super) fn text(&self, value: i64) -> String {
        let Some(separator) = self.separator else {
            let case = self.cases.iter().find(|case| case.value == value);
            return case.map_or_else(|| value.to_string(), |case| case.text.to_owned());
        };
        let holds = |case: &&EnumCase| match value {
            0 => case.value == 0,
            _ => case.value != 0 && value & case.value == case.value,
        };
        let texts: Vec<&str> = self.cases.iter().filter(holds).map(|case| case.text).collect();
        texts.join(separator)
    }

    /// The value of a text: of a case, or of cases with separators between.
    pub(super) fn value(&self, text: &str) -> Result<i64, Diagnostic> {
        let case = |text: &str| self.cases.iter().find(|case| case.text == text).map(|case| case.value);
        let value = match self.separator {
            None => case(text),
            Some(separator) => {
                let mut parts = text.split(separator.trim()).map(|part| case(part.trim()));
                parts.try_fold(0, |bits, part| Some(bits | part?))
            }
        };
        value.ok_or_else(|| {
            let texts: Vec<String> = self.cases.iter().map(EnumCase::spelling).collect();
            let (texts, what) = (texts.join(", "), self.description());
            Diagnostic::error(format!("expected one of [{texts}] for {what}, got: {text}"))
        })
    }
}

impl EnumCase {
    /// The text as it has to be written: in quotes, if it is no keyword.
    fn spelling(&self) -> String {
        if crate::text::is_bare_id(self.text.as_bytes()) {
            self.text.to_owned()
        } else {
            format!("\"{}\"", self.text)
        }
    }
}
