//! The records that an edit of a text changes.

use crate::statement::Spliced;
use crate::store::{Base, Differences};
use crate::{Moved, Records};
use std::collections::HashSet;

/// The records that an edit changes: [`Records::changes_since`] gives it.
///
/// The names, parents and fields of all records are the same before and after the edit, and so are classes and global
/// variables. Only values of fields differ.
#[derive(Debug)]
pub struct Changes {
    moved: Moved,
    differences: Differences,
    names: HashSet<Box<str>>,
}

impl Changes {
    /// Maps positions in the text before the edit to positions after it.
    #[must_use]
    pub fn moved(&self) -> Moved {
        self.moved
    }

    /// The names of the records with other values.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(|name| &**name)
    }

    /// Whether a record of this name has other values.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    pub(crate) fn differences(&self) -> &Differences {
        &self.differences
    }
}

impl Records {
    /// The difference from the records of this text before an edit. `None` if more than the values of fields differs,
    /// or if the two evaluations did not start from one [`Checkpoint`](crate::Checkpoint). A value also counts as
    /// changed if it was written at another position than [`Moved`] gives.
    ///
    /// ```
    /// use isogloss_tablegen::Session;
    /// let session = Session::new().file("base.td", "class A<int n> { int x = n; }");
    /// let mut checkpoint = None;
    /// let mut evaluate = |text: &str| session.evaluate_again("a.td", text, &mut checkpoint);
    /// let old = evaluate("include \"base.td\"\ndef a : A<1>;\ndef b : A<2>;");
    /// let new = evaluate("include \"base.td\"\ndef a : A<15>;\ndef b : A<2>;");
    /// let changes = new.changes_since(&old).unwrap();
    /// assert_eq!(changes.names().collect::<Vec<_>>(), ["a"]);
    /// let moved = changes.moved().span(old.def("b").unwrap().span());
    /// assert_eq!(moved, Some(new.def("b").unwrap().span()));
    /// assert!(evaluate("include \"base.td\"\ndef b : A<2>;").changes_since(&new).is_none());
    /// ```
    #[must_use]
    pub fn changes_since(&self, old: &Records) -> Option<Changes> {
        let common = |one: &'_ Option<Base>, other: &Option<Base>| {
            let (one, other) = (one.as_ref()?, other.as_ref()?);
            one.is_same(other).then(|| one.clone())
        };
        // Records from before both edits need not be compared.
        let base = common(&self.base, &old.base)?;
        let base = &common(&self.late, &old.late).unwrap_or(base);
        let stores = [&*old.store, &*self.store];
        let (moved, differences) = match Spliced::between(old, self) {
            Some((candidates, around)) => {
                let moved = Moved::beyond(&old.sources, &self.sources, around)?;
                (moved, Differences::of(candidates, stores, &moved, base)?)
            }
            None => {
                let moved = self.moved_text(old)?;
                (moved, Differences::between(stores, &moved, base)?)
            }
        };
        let names =
            differences.changed.iter().map(|changed| self.store.name_of(changed.new).into()).collect();
        Some(Changes { moved, differences, names })
    }
}

#[cfg(test)]
mod tests {
    use super::Changes;
    use crate::shown::assert_unchanged;
    use crate::{Records, Session};

    const BASE: &str = "class Base<string s = \"\"> { string text = s; int n = 0; list<int> l = [1]; }\n\
        class Wrap<Base b> { Base inner = b; string name = b.text; }\nclass Holder { Wrap w = ?; }\n";
    const TEXT: &str = "include \"base.td\"\nclass Own<int m, string s = \"s\" # m> : Base<s> { let n = m; }\n\
        def first : Own<1> { let l = [2, 3]; }\n// A comment.\ndef second : Own<2, \"two\">, Holder { let w = Wrap<first>; }\n\
        foreach i = [1, 2] in def many # i : Own<i>;\ndef third : Base { let text = !strconcat(\"x\", second.text); }\n\
        def last : Holder { let w = Wrap<Base<\"deep\">>; }\n";

    fn evaluated(texts: [&str; 2]) -> [Records; 2] {
        let session = Session::new().file("base.td", BASE);
        let mut checkpoint = None;
        texts.map(|text| session.evaluate_again("a.td", text, &mut checkpoint))
    }

    /// The names of the records that an edit changes. All others must print the same, and move as the text does.
    fn changed(from: &str, to: &str) -> Option<Vec<String>> {
        assert!(TEXT.contains(from), "{from}");
        let [old, new] = evaluated([TEXT, &TEXT.replacen(from, to, 1)]);
        let changes: Changes = new.changes_since(&old)?;
        assert_unchanged(&old, &new, &changes);
        let mut names: Vec<_> = changes.names().map(str::to_owned).collect();
        names.sort();
        Some(names)
    }

    #[test]
    fn records_with_other_values() {
        assert_eq!(changed("[1, 2] in", "[2, 1] in"), None);
        for (from, to, expected) in [
            ("// A comment.", "// Another one,\n// longer.", &[][..]),
            ("[2, 3]", "[2, 3, 4]", &["first"]),
            ("[2, 3]", "[2, 4]", &["first"]),
            ("[2, 3]", "[2,  3]", &[]),
            ("\"two\"", "\"three\"", &["second", "third"]),
            ("\"deep\"", "\"deeper\"", &["last"]),
            ("\"x\"", "\"y\"", &["third"]),
            ("Own<1>", "Own<7>", &["first", "second"]),
        ] {
            assert_eq!(changed(from, to).expect("only values differ"), expected, "{from} -> {to}");
        }
    }

    #[test]
    fn other_differences() {
        for (from, to) in [
            ("def first", "def frst"),
            ("class Own", "class Owner"),
            ("let n = m;", "let n = !add(m, 1);"),
            (": Base {", ": Base, Holder {"),
            ("def third", "def more;\ndef third"),
            ("// A", "defvar v = 1;\n// A"),
            ("include \"base.td\"\n", "include \"base.td\"\n\nclass None;"),
        ] {
            assert_eq!(changed(from, to), None, "{from} -> {to}");
        }
        let [old, _] = evaluated([TEXT, TEXT]);
        let [new, _] = evaluated([TEXT, TEXT]);
        assert!(new.changes_since(&old).is_none());
    }

    #[test]
    fn reads_of_what_changed() {
        let [old, new] = evaluated([TEXT, &TEXT.replace("[2, 3]", "[5]")]);
        let changes = new.changes_since(&old).expect("only values differ");
        let concern = |read: &dyn Fn(&Records)| {
            let noted = new.note_reads();
            read(&new);
            let reads = noted.take();
            changes.fields(&new).any(|changed| reads.fields(&new).any(|read| read == changed))
        };
        let field = |record: &'static str, field: &'static str| {
            move |records: &Records| {
                assert!(records.def(record).is_some_and(|record| record.value(field).is_some()));
            }
        };
        assert!(concern(&field("first", "l")));
        assert!(!concern(&field("first", "text")));
        assert!(!concern(&field("second", "l")));
        assert!(!concern(&|records| assert!(records.derived_from("Base").count() > 3)));
    }

    #[test]
    fn other_instances_of_listed_classes() {
        let [old, new] = evaluated([TEXT, &TEXT.replace("Base<\"deep\">", "Base<\"other\">")]);
        let changes = new.changes_since(&old).expect("only values differ");
        let noted = new.note_reads();
        assert!(new.derived_from("Own").count() > 1);
        assert_eq!(noted.take().classes().collect::<Vec<_>>(), ["Own"]);
        let is_concerned =
            |class: &str| changes.other_instances(&old, &new).any(|one| one.is_subclass_of(class));
        assert!(is_concerned("Base") && is_concerned("Wrap") && !is_concerned("Own"));
        assert_eq!(changes.other_instances(&old, &new).filter(|one| one.is_subclass_of("Base")).count(), 2);
    }
}
