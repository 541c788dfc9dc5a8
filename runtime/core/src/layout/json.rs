//! Writing JSON: one object to a line, in the order of the calls.

use super::size::TypeSize;
use std::fmt::Write as _;

/// An object being written.
pub(super) struct Object(String);

impl Object {
    pub(super) fn new() -> Self {
        Self(String::from("{"))
    }

    fn key(&mut self, key: &str) {
        if self.0.len() > 1 {
            self.0.push_str(", ");
        }
        quote(&mut self.0, key);
        self.0.push_str(": ");
    }

    pub(super) fn text(mut self, key: &str, value: &str) -> Self {
        self.key(key);
        quote(&mut self.0, value);
        self
    }

    pub(super) fn optional_text(self, key: &str, value: Option<&str>) -> Self {
        match value {
            Some(value) => self.text(key, value),
            None => self.raw(key, "null"),
        }
    }

    pub(super) fn number(self, key: &str, value: u64) -> Self {
        self.raw(key, &value.to_string())
    }

    pub(super) fn optional_number(self, key: &str, value: Option<u64>) -> Self {
        match value {
            Some(value) => self.number(key, value),
            None => self.raw(key, "null"),
        }
    }

    pub(super) fn size(self, key: &str, value: TypeSize) -> Self {
        match value.fixed_value() {
            Some(value) => self.number(key, value),
            None => self.raw(key, &format!("{{\"min\": {}, \"scalable\": true}}", value.min_value())),
        }
    }

    pub(super) fn truth(self, key: &str, value: bool) -> Self {
        self.raw(key, if value { "true" } else { "false" })
    }

    pub(super) fn texts(self, key: &str, values: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        let mut list = String::new();
        for value in values {
            if !list.is_empty() {
                list.push_str(", ");
            }
            quote(&mut list, value.as_ref());
        }
        self.raw(key, &format!("[{list}]"))
    }

    pub(super) fn objects(self, key: &str, values: impl IntoIterator<Item = String>) -> Self {
        let list: Vec<_> = values.into_iter().collect();
        self.raw(key, &format!("[{}]", list.join(", ")))
    }

    fn raw(mut self, key: &str, value: &str) -> Self {
        self.key(key);
        self.0.push_str(value);
        self
    }

    pub(super) fn end(mut self) -> String {
        self.0.push('}');
        self.0
    }
}

fn quote(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if c < ' ' => {
                // Writing to a string does not fail.
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_escaped() {
        let line = Object::new()
            .text("a\"b", "x\\\n\u{1}é")
            .optional_number("n", None)
            .size("s", TypeSize::scalable(4))
            .texts("l", ["p", "q"])
            .end();
        assert_eq!(
            line,
            r#"{"a\"b": "x\\\n\u0001é", "n": null, "s": {"min": 4, "scalable": true}, "l": ["p", "q"]}"#
        );
    }
}
