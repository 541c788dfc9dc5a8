//! Two evaluations of a text before and after an edit that changes no record: only positions differ.
//!
//! Results that depend on the records alone, such as the checks of a generator, can then be reused at the new
//! positions.

use crate::scan::Same;
use crate::store::Store;
use crate::{Diagnostic, Records, SourceMap, Span};

/// Maps positions of a text to their positions after one edit: see [`Records::moved_from`].
#[derive(Clone, Copy, Debug)]
pub struct Moved {
    /// The start and the end of the replaced part, as positions in the text before the edit.
    start: u32,
    end: u32,
    /// The end of the text before the edit. The texts after it, which are included, are at the same positions.
    last: u32,
    /// The number of bytes by which the text after the replaced part moved.
    by: i64,
}

impl Moved {
    /// The edit between the roots of two maps, whose other texts are the same.
    pub(crate) fn between(old: &SourceMap, new: &SourceMap) -> Option<Moved> {
        Moved::beyond(old, new, Same::NOTHING)
    }

    /// Like [`Self::between`], for roots with a known common prefix and suffix.
    pub(crate) fn beyond(old: &SourceMap, new: &SourceMap, known: Same) -> Option<Moved> {
        let ([root, included @ ..], [other, other_included @ ..]) = (old.files(), new.files()) else {
            return None;
        };
        let is_same = |(one, other): (&crate::SourceFile, &crate::SourceFile)| {
            one.name() == other.name()
                && one.span() == other.span()
                && one.shared_text().is_same(&other.shared_text())
        };
        let are_same = included.len() == other_included.len()
            && included.iter().zip(other_included).all(is_same)
            && root.name() == other.name()
            && root.span().start == other.span().start;
        if !are_same {
            return None;
        }
        let (old, new) = (root.evaluated_text().as_bytes(), other.evaluated_text().as_bytes());
        let inside = |text: &'_ [u8]| known.start..text.len() - known.end;
        let same = Same::of(&old[inside(old)], &new[inside(new)]);
        let (before, after) = (known.start + same.start, known.end + same.end);
        let base = root.span().start;
        Some(Moved {
            start: base + before as u32,
            end: base + (old.len() - after) as u32,
            last: root.span().end,
            by: new.len() as i64 - old.len() as i64,
        })
    }

    /// The span after the edit; `None` if its text may have changed.
    #[must_use]
    pub fn span(&self, span: Span) -> Option<Span> {
        let stays = span.end <= self.start || span.start > self.last;
        let moves = span.start >= self.end && span.start <= self.last;
        match (stays, moves) {
            (true, false) => Some(span),
            (false, true) => Some(self.shifted(span)),
            // An empty span at the edit, or one with the edit inside.
            (true, true) | (false, false) => None,
        }
    }

    /// The start of the replaced part.
    pub(crate) fn start(&self) -> u32 {
        self.start
    }

    /// The end of the replaced part, before the edit.
    pub(crate) fn end(&self) -> u32 {
        self.end
    }

    /// The new position of a position of the root at or after the end of the replaced part.
    pub(crate) fn position(&self, at: u32) -> u32 {
        self.shifted(Span::new(at, at)).start
    }

    /// The span after the edit; a span around the edit is extended or shrunk.
    pub(crate) fn around(&self, span: Span) -> Span {
        let is_after = |at: u32| at >= self.end && at <= self.last;
        if span.end <= self.start || span.start > self.last {
            return span;
        }
        if is_after(span.start) {
            return self.shifted(span);
        }
        let end = if is_after(span.end) { self.position(span.end) } else { span.end.min(self.start) };
        Span::new(span.start.min(self.start), end)
    }

    fn shifted(&self, span: Span) -> Span {
        let shift = |at: u32| u32::try_from(i64::from(at) + self.by).unwrap_or(0);
        Span::new(shift(span.start), shift(span.end))
    }

    /// Whether `from`, a span of unchanged text before the edit, is `to` after it.
    pub(crate) fn leads(&self, from: Span, to: Span) -> bool {
        let stays = from == to && (from.end <= self.start || from.start > self.last);
        stays || (from.start >= self.end && from.start <= self.last && self.shifted(from) == to)
    }

    /// Like [`Self::leads`], for positions.
    pub(crate) fn leads_at(&self, from: u32, to: u32) -> bool {
        self.leads(Span::new(from, from), Span::new(to, to))
    }

    /// A diagnostic about the text before the edit, moved to the text after it.
    #[must_use]
    pub fn diagnostic(&self, found: &Diagnostic) -> Option<Diagnostic> {
        let mut found = found.clone();
        let labels = found.labels.iter_mut().map(|label| &mut label.span);
        for span in labels.chain(found.trace.iter_mut().map(|frame| &mut frame.span)) {
            *span = self.span(*span)?;
        }
        Some(found)
    }
}

impl Records {
    /// The moves of positions from an evaluation of this text before an edit. `None` if the edit has changed a record,
    /// a class, or the way one of them is written. Edits of comments, of blank lines and of the space between
    /// statements change nothing.
    ///
    /// ```
    /// use isogloss_tablegen::Session;
    /// let evaluate = |text| Session::new().evaluate_str("a.td", text);
    /// let old = evaluate("class A { int x = 1; }\ndef a : A;");
    /// let new = evaluate("class A { int x = 1; }\n// The first.\ndef a : A;");
    /// let moved = new.moved_from(&old).unwrap();
    /// assert_eq!(moved.span(old.def("a").unwrap().span()), Some(new.def("a").unwrap().span()));
    /// assert!(evaluate("class A { int x = 2; }\ndef a : A;").moved_from(&old).is_none());
    /// ```
    #[must_use]
    pub fn moved_from(&self, old: &Records) -> Option<Moved> {
        let moved = self.moved_text(old)?;
        Store::is_moved(&old.store, &self.store, &moved).then_some(moved)
    }

    /// The edit from the text of other records to the text of these, if only the root differs.
    pub(crate) fn moved_text(&self, old: &Records) -> Option<Moved> {
        Moved::between(&old.sources, &self.sources)
    }
}

#[cfg(test)]
mod tests {
    use crate::Session;

    const TEXT: &str = "// A.\nclass A<int n, string s = \"a\"> { int x = n; string t = s # \"b\"; list<int> l = [1, 2]; }\n\
        multiclass M<int n> { def one : A<n>; def two : A<!add(n, 1)> { let l = [n]; } }\ndefset list<A> all = {\n  \
        defm x : M<1>;\n  foreach i = [1, 2] in def y # i : A<i>;\n}\ndefvar v = A<7, \"c\">.t;\ndef z : A<3> {\n  \
        let x = !add(all[0].x, 1); string u = v;\n}\n";

    /// Whether an edit changes no record, and `Moved` gives the spans of all records.
    fn is_moved(old: &str, new: &str) -> bool {
        let evaluate = |text: &str| Session::new().evaluate_str("a.td", text);
        let (old, new) = (evaluate(old), evaluate(new));
        let Some(moved) = new.moved_from(&old) else { return false };
        assert_eq!(old.defs().len(), new.defs().len());
        for (one, other) in old.defs().chain(old.classes()).zip(new.defs().chain(new.classes())) {
            assert_eq!(moved.span(one.span()), Some(other.span()), "{}", one.name());
            for (field, other) in one.fields().zip(other.fields()) {
                assert_eq!(field.value().to_string(), other.value().to_string());
                assert_eq!(moved.span(field.value_span()), Some(other.value_span()), "{}", field.name());
            }
        }
        true
    }

    #[test]
    fn comments_and_blanks_between_statements_move_records() {
        let is_kept = |from: &str, to: &str| is_moved(TEXT, &TEXT.replacen(from, to, 1));
        assert!(is_moved(TEXT, TEXT));
        for (from, to) in [
            ("// A.\n", ""),
            ("// A.", "// Another comment. A."),
            ("multiclass", "\n\n/* M. */ multiclass"),
            ("  foreach", "  // Two.\n  foreach"),
            ("string u", "\n  string u"),
            ("string t = s", "// t\n string t = s"),
        ] {
            assert!(is_kept(from, to), "{from} -> {to}");
        }
        assert!(is_moved(TEXT, &format!("{TEXT}// The end.")));
        assert!(is_moved(&format!("{TEXT}// The end."), TEXT));
    }

    #[test]
    fn other_edits_do_not() {
        for (from, to) in [
            ("n; string", "2; string"),
            ("\"a\"", "\"b\""),
            ("[1, 2]; }", "[1, 3]; }"),
            ("def z", "def w"),
            ("A<3>", "A<4>"),
            ("defvar v", "defvar w"),
            ("A<3>", "A<3, \"a\">"),
            ("let x", "defvar a = 1; let x"),
            ("M<1>", "M<1>, M<5>"),
        ] {
            assert!(!is_moved(TEXT, &TEXT.replacen(from, to, 1)), "{from} -> {to}");
        }
        assert!(!is_moved(TEXT, &format!("{TEXT}def w;")));
        assert!(!is_moved(TEXT, ""));
    }
}
