//! Edits of one statement: only it is evaluated, and the results of the statements after it are reused.
//!
//! This is valid if the later statements would find the same records: the statement still defines records of the same
//! names, classes and fields, and no later statement has used a record with a changed value. Otherwise the rest is
//! evaluated, too.

use crate::eval::Watch;
use crate::run::Run;
use crate::scan::Same;
use crate::store::{Adoption, Base, Differences, IdTable, RecordId, Store};
use crate::syntax::Recovery;
use crate::{Moved, Records, Session, Text};
use std::sync::Arc;

/// The state of a run before a top-level statement. Successive edits are often in one statement.
pub(crate) struct Late {
    /// The text before the statement.
    pub(crate) before: Text,
    pub(crate) run: Run,
    base: Base,
    /// The results of the statements after the edited one, if they do not depend on it.
    rest: Option<Rest>,
}

/// The evaluation of a text before an edit of one statement, and the dependencies of the statements after it.
struct Rest {
    records: Records,
    /// The end of the edited statement, and the state there.
    end: usize,
    mark: Mark,
    /// The number of diagnostics up to there.
    diagnostics: usize,
    /// The records of the edited statement that later ones used.
    found: Vec<RecordId>,
    /// All instances, by class and arguments.
    instances: IdTable,
}

/// The state between two statements: the sizes of tables, and the effect of earlier errors on later text.
#[derive(PartialEq, Eq)]
struct Mark {
    records: usize,
    defs: usize,
    next_anonymous: u32,
    recovery: Recovery,
    is_cut_off: bool,
    /// The names whose errors in the statement hide others.
    poisoned: Vec<String>,
}

impl Mark {
    /// The state after a statement that began at `before`.
    fn of(run: &Run, before: &Run) -> Mark {
        Mark {
            records: run.eval.store.recs.len(),
            defs: run.eval.store.defs.len(),
            next_anonymous: run.eval.next_anonymous(),
            recovery: run.recovery,
            is_cut_off: run.lexer.is_cut_off,
            poisoned: run.eval.poisoned_since(&before.eval),
        }
    }
}

/// Where the records come from if only the edited statement was evaluated.
#[derive(Clone, Debug)]
pub(crate) struct Spliced {
    /// The evaluation of the whole text, before some edits of the statement.
    whole: Arc<Store>,
    /// The records that the edits have changed.
    changed: Vec<RecordId>,
    /// The lengths of the text before and after the statement.
    around: Same,
}

impl Late {
    pub(crate) fn new(before: Text, run: Run) -> Late {
        let base = Base::new(&run.eval.store);
        Late { before, run, base, rest: None }
    }

    /// Evaluates the rest of a text, in which the last edit ended at `edited`: only the edited statement if possible.
    /// `None` if the part before depends on the rest.
    pub(crate) fn evaluate(&mut self, session: &Session, text: &Text, edited: usize) -> Option<Records> {
        let records = self.evaluate_statement(session, text).or_else(|| {
            let next = next_statement(text, edited);
            self.rest = None;
            match next.and_then(|next| self.evaluate_in_two(session, text, next)) {
                Some((records, rest)) => {
                    self.rest = Some(rest);
                    Some(records)
                }
                None => evaluate_from(&self.run, session, text),
            }
        });
        records.map(|records| Records { late: Some(self.base.clone()), ..records })
    }

    /// Evaluates a text in two steps, split at `end`. `None` if the state there does not allow a split.
    fn evaluate_in_two(&self, session: &Session, text: &Text, end: usize) -> Option<(Records, Rest)> {
        let mut run = self.evaluate_to(session, text, end)?;
        let (mark, diagnostics) = (Mark::of(&run, &self.run), run.eval.reports.diagnostics.len());
        run.eval.watch = Watch::new(self.run.eval.store.recs.len()..mark.records);
        let (mut run, is_separate) = run.proceed(session);
        if !is_separate || !run.eval.is_far_from_limits() {
            return None;
        }
        let found = run.eval.watch.found().collect();
        let instances = run.eval.instances().clone();
        run.eval.store.shrink_to_fit();
        let records = run.finish().0;
        let kept = records.in_sources(records.sources.clone());
        Some((records, Rest { records: kept, end, mark, diagnostics, found, instances }))
    }

    /// The state after the statements that end at `end`, if these define only records.
    fn evaluate_to(&self, session: &Session, text: &Text, end: usize) -> Option<Run> {
        let mut run = evaluate_part(&self.run, session, &Text::from(&text[..end]))?;
        run.lexer.replace_root(text);
        let defines_records =
            run.lexer.reads_like(&self.run.lexer) && run.eval.outlook() == self.run.eval.outlook();
        defines_records.then_some(run)
    }

    /// Evaluates a text that differs from the text of [`Self::rest`] in the edited statement only. `None` if the rest
    /// depends on a change.
    fn evaluate_statement(&self, session: &Session, text: &Text) -> Option<Records> {
        let rest = self.rest.as_ref()?;
        let known = &rest.records.store;
        let root = rest.records.sources.files().first()?;
        if root.text() == &**text {
            return Some(rest.records.in_sources(rest.records.sources.clone()));
        }
        let end = (text.len() + rest.end).checked_sub(root.text().len())?;
        (text.get(end..)? == &root.text()[rest.end..]).then_some(())?;
        let mut run = self.evaluate_to(session, text, end)?;
        let is_alike = Mark::of(&run, &self.run) == rest.mark;
        (is_alike && run.eval.is_far_from_limits()).then_some(())?;
        let around = Same { start: self.before.len(), end: text.len() - end };
        let moved = Moved::beyond(&rest.records.sources, &run.lexer.sources, around)?;
        // If the shorter version of the statement is a prefix of the other, the edit may as well be in the statements
        // that follow.
        let shorter = root.span().start + rest.end.min(end) as u32;
        (moved.start() < shorter).then_some(())?;

        let defs = self.run.eval.store.defs.len()..rest.mark.defs;
        let records = &run.eval.store.defs[defs.clone()];
        (*records == known.defs[defs]).then_some(())?;
        let differences =
            Differences::of(records.iter().copied(), [known, &run.eval.store], &moved, &self.base)?;
        // An unchanged instance that others use, too, has no changed record in it: such a record was found by its name.
        let is_found =
            |record: &RecordId| !known.rec(*record).is_instance() || differences.added.contains(record);
        if differences.records().next().is_some() && rest.found.iter().any(is_found) {
            return None;
        }

        let mut store = Store::clone(known);
        store.move_spans(&moved);
        let mut adoption = Adoption::new(&run.eval.store, &self.base, store);
        for changed in &differences.changed {
            adoption.take_fields(changed.new, &changed.fields);
        }
        for &instance in &differences.added {
            adoption.take_instance(instance);
        }
        let unknown_names = run.eval.unknown_names(&mut adoption);
        let mut store = adoption.into_store();
        if differences.added.iter().any(|instance| rest.makes_again(&mut store, *instance)) {
            return None;
        }
        let diagnostics = &rest.records.diagnostics[rest.diagnostics..];
        let diagnostics = diagnostics.iter().map(|found| moved.diagnostic(found)).collect::<Option<_>>()?;
        run.eval.end_with(store, unknown_names, diagnostics);
        let changed = differences.records().collect();
        let spliced = Spliced { whole: known.clone(), changed, around };
        let records = run.finish().0;
        let (lists, dependencies) = (rest.records.lists.clone(), rest.records.dependencies.clone());
        Some(Records { lists, dependencies, spliced: Some(spliced), ..records })
    }
}

/// Evaluates the rest of a text; `None` if the part before depends on it.
pub(crate) fn evaluate_from(run: &Run, session: &Session, text: &Text) -> Option<Records> {
    let mut run = run.clone();
    run.lexer.replace_root(text);
    let (run, is_separate) = run.proceed(session);
    is_separate.then(|| run.finish().0)
}

/// The state at the end of a text that continues with another statement; `None` if the evaluated part depends on later
/// text.
pub(crate) fn evaluate_part(run: &Run, session: &Session, part: &Text) -> Option<Run> {
    let mut run = run.clone();
    run.lexer.replace_root(part);
    run.lexer.stop = Some(part.len());
    let (mut run, is_separate) = run.proceed(session);
    // An error of the last statement may change if the text continues.
    let is_between = is_separate && run.lexer.is_at_stop() && run.ends_well && !run.lexer.incomplete;
    run.lexer.stop = None;
    is_between.then_some(run)
}

impl Rest {
    /// Whether a later statement has made an instance that the edited statement makes now.
    fn makes_again(&self, store: &mut Store, instance: RecordId) -> bool {
        let record = store.rec(instance);
        let (class, given) = (record.supers()[0].0, store.values.slice(record.given).to_vec());
        let mut probe = self.instances.probe(store.instance_hash(class, &given));
        std::iter::from_fn(|| self.instances.next(&mut probe))
            .map(RecordId)
            .any(|other| other.index() >= self.mark.records && store.is_instance_of(other, class, &given))
    }
}

impl Spliced {
    /// If both evaluations differ from one only in a re-evaluated statement: the records that may differ, and the
    /// unchanged text around the statement.
    pub(crate) fn between(old: &Records, new: &Records) -> Option<(Vec<RecordId>, Same)> {
        let whole = |records: &Records| match &records.spliced {
            Some(spliced) => Arc::as_ptr(&spliced.whole),
            None => Arc::as_ptr(&records.store),
        };
        let spliced = || old.spliced.iter().chain(&new.spliced);
        let around = spliced().next()?.around;
        let mut records: Vec<_> = spliced().flat_map(|spliced| &spliced.changed).copied().collect();
        records.sort_unstable();
        records.dedup();
        (whole(old) == whole(new)).then_some((records, around))
    }
}

/// Whether a line looks like the first line of a statement. The parser has the final say.
fn starts_statement(line: &str) -> bool {
    let words = ["def ", "class ", "defm ", "multiclass ", "let ", "foreach ", "defvar "];
    words.iter().any(|word| line.starts_with(word))
}

/// The start of the last line at or before `offset` that looks like the first line of a statement.
pub(crate) fn last_statement(text: &str, offset: usize) -> Option<usize> {
    let lines = text.as_bytes()[..offset].iter().enumerate().rev().filter(|(_, byte)| **byte == b'\n');
    let mut starts = lines.map(|(at, _)| at + 1);
    starts.find(|start| starts_statement(&text[*start..]))
}

/// The start of the first line after `offset` that looks like the first line of a statement.
fn next_statement(text: &str, offset: usize) -> Option<usize> {
    let ends = text[offset..].match_indices('\n');
    ends.map(|(at, _)| offset + at + 1).find(|start| starts_statement(&text[*start..]))
}

#[cfg(test)]
mod tests {
    use crate::random::random;
    use crate::shown::{assert_unchanged, shown};
    use crate::{Records, Session};

    const BASE: &str = "class Base<string s = \"\"> { string text = s; int n = 0; list<int> l = [1]; }\n\
        class Wrap<Base b, int w = 1> { Base inner = b; string name = b.text # w; }\n\
        class Holder { Wrap w = ?; dag d = ?; code c = \"\"; }\nclass Later;\n";

    const TEXT: &str = "include \"base.td\"\nclass Own<int m, string s = \"s\" # m> : Base<s> { let n = m; }\n\
        def first : Own<1> { let l = [2, 3]; }\n\
        def second : Own<2, \"two\">, Holder { let w = Wrap<first>; let c = [{ some\n code }]; }\n\
        foreach i = [1, 2] in def many # i : Own<i> { let l = [i, 7]; }\n\
        def third : Base<\"third\"> { let text = !strconcat(\"x\", first.text); }\n\
        let n = 5 in {\ndef inner : Base { let l = [6]; }\n}\n\
        def fourth : Holder { let w = Wrap<Base<\"deep\">, 4>; let d = (third 4:$a, \"b\"); }\n\
        def : Base<\"unnamed\">;\n\
        def fifth : Holder { let w = Wrap<Base<\"deep\">, 5>; }\n\
        dump \"fifth \" # fifth.w.name;\n\
        def sixth : Base { let n = !add(1, !cast<Base>(\"inner\").n); }\n\
        assert !lt(sixth.n, 10), \"too much\";\n\
        def seventh : Base<\"deep\"> { let text = \"a\" # \"b\" # \"c\"; let l = !listconcat([1], [2]); }\n\
        def eighth : Own<unknown>;\n\
        def last : Holder { let w = Wrap<Base<\"shallow\">>; let d = (first (third $x), [fifth]); }\n\
        def end;\n";

    /// Whether an edit evaluates one statement only, and the names of the records that it changed.
    fn edited(original: &str, from: &str, to: &str) -> (bool, Vec<String>) {
        assert!(original.contains(from), "{from}");
        let session = Session::new().file("base.td", BASE);
        let mut checkpoint = None;
        // The first edit in a statement evaluates the statements after it, too.
        let text = original.replacen(from, to, 1);
        let mut last = None;
        let mut is_spliced = false;
        for text in [original, &text, original, &text] {
            let records = session.evaluate_again("a.td", text, &mut checkpoint);
            assert_eq!(shown(&records), shown(&session.evaluate_str("a.td", text)), "{text}");
            if let Some(last) = &last
                && let Some(changes) = records.changes_since(last)
            {
                assert_unchanged(last, &records, &changes);
            }
            is_spliced |= records.spliced.is_some();
            last = Some(records);
        }
        let old = session.evaluate_again("a.td", original, &mut checkpoint);
        let new = last.expect("four evaluations");
        let changes = old.changes_since(&new);
        let mut names: Vec<_> =
            changes.iter().flat_map(|changes| changes.names()).map(str::to_owned).collect();
        names.sort();
        (is_spliced, names)
    }

    #[test]
    fn values_that_nothing_else_reads() {
        for (from, to, expected) in [
            ("\"a\" #", "\"aa\" #", &["seventh"][..]),
            ("\"c\"", "\"cd\"", &["seventh"]),
            ("(third 4:$a", "(third 4:$abc", &["fourth"]),
            ("[1], [2]", "[10], [2]", &["seventh"]),
            ("[i, 7]", "[i, 71]", &["many1", "many2"]),
            ("some\n code", "some\n more code", &["second"]),
            ("<Base<\"shallow\">>", "<Base<\"low\">>", &["last"]),
            ("(third $x)", "(third $y)", &["last"]),
        ] {
            // Also if the statement before has an error.
            let at =
                TEXT.find(from).and_then(|at| TEXT[..at].rfind("\ndef ").or(TEXT[..at].rfind("\nforeach ")));
            let (before, after) = TEXT.split_at(at.unwrap_or(0) + 1);
            for text in [TEXT.to_owned(), format!("{before}def wrong :\n{after}")] {
                let (is_spliced, changed) = edited(&text, from, to);
                assert!(is_spliced, "{from} -> {to}");
                assert_eq!(changed, expected, "{from} -> {to}");
            }
        }
    }

    #[test]
    fn values_that_later_statements_depend_on() {
        for (from, to) in [
            // Another record reads it.
            ("[2, 3]", "[2, 4]"),
            ("n = 5", "n = 6"),
            ("[6]", "[6, 7]"),
            // Another record has the same instance.
            ("\"deep\">, 4", "\"deeper\">, 4"),
            ("Base<\"deep\">, 4", "Base<\"deep\">, 5"),
            // Other records, or other names.
            ("def first", "def frst"),
            ("i = [1, 2]", "i = [1, 2, 3]"),
            ("Base<\"shallow\">", "Base<\"deep\">"),
            ("Own<unknown>", "Own<1>"),
            ("class Own<", "class Owner<"),
            ("let n = m", "let n = 3"),
            ("def : Base<\"unnamed\">", "def : Base<\"named\">"),
            ("def : Base", "class Later { int a = 1; } def : Base"),
        ] {
            assert!(!edited(TEXT, from, to).0, "{from} -> {to}");
        }
    }

    #[test]
    fn random_edits_of_tokens() {
        const PIECES: &[&str] = &[
            "1",
            "2",
            "x",
            "y",
            "\"",
            ", 3",
            "\n",
            "// c\n",
            "first",
            "inner",
            "Base<\"deep\">",
            "Wrap<first>",
            "let l = [5]; ",
            "let text = \"t\"; ",
            "int more = 1;",
            "def more;\n",
            "class Later { int a = 1; }\n",
            "class Later;\n",
            "\ndef wrong :\n",
            "unknown",
            ";",
            "}",
        ];
        let mut below = random();
        let session = Session::new().file("base.td", BASE);
        let mut checkpoint = None;
        let (mut text, mut place) = (TEXT.to_owned(), 0);
        let (mut spliced, mut changed) = (0, 0);
        let mut last: Option<Records> = None;
        for step in 0..10_000 {
            // Several edits in one position follow each other, mostly after the first line.
            if step % 8 == 0 {
                place = below(TEXT.len());
            }
            if step % 8 == 0 || below(3) > 0 {
                text = TEXT.to_owned();
            }
            let end = (place + below(2) * below(3)).min(text.len());
            let is_undo = below(4) == 0;
            let before = text.clone();
            text.replace_range(place..end, PIECES[below(PIECES.len()) * below(2)]);
            let mut evaluate = |text: &str| {
                let records = session.evaluate_again("a.td", text, &mut checkpoint);
                assert_eq!(shown(&records), shown(&session.evaluate_str("a.td", text)), "{text}");
                spliced += usize::from(records.spliced.is_some());
                if let Some(last) = &last
                    && let Some(changes) = records.changes_since(last)
                {
                    assert_unchanged(last, &records, &changes);
                    changed += 1;
                }
                last = Some(records);
            };
            evaluate(&text);
            if is_undo {
                text = before;
                evaluate(&text);
            }
        }
        assert!(spliced > 400 && changed > 1_000, "{spliced} {changed}");
    }
}
