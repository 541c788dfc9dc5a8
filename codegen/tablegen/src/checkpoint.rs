//! Checkpoints of a text that is being edited: its includes, and the statements before the edited one, are evaluated
//! once.

use crate::gap::Gap;
use crate::run::Run;
use crate::scan::Same;
use crate::statement::{Late, evaluate_from, evaluate_part, last_statement};
use crate::store::Base;
use crate::{Limits, Records, Session, Span, Text};

/// The state of a run after the last `include` of its text, from which a run of an edited text continues.
///
/// It depends on the text up to there, on the files that it includes, and on the macros and limits of the session.
/// [`Session::evaluate_again`] makes it and compares all of these.
pub struct Checkpoint {
    name: String,
    /// The text, and the end of its evaluated part.
    text: Text,
    end: usize,
    macros: Vec<String>,
    limits: Limits,
    combined: bool,
    run: Run,
    base: Base,
    /// The last text, and its records if its evaluation started at this checkpoint.
    last: Text,
    evaluated: Option<Records>,
    late: Option<Late>,
    refused: Option<Refused>,
}

/// Lines that look like statements, but the text before them cannot be evaluated by itself.
struct Refused {
    /// The text before the last one.
    before: Text,
    /// The position of the first one.
    first: usize,
}

impl std::fmt::Debug for Checkpoint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Checkpoint").field("name", &self.name).field("end", &self.end).finish_non_exhaustive()
    }
}

impl Session {
    /// As [`Session::evaluate_str`], for a text that is evaluated after each edit. If the text up to its last `include`
    /// and the included files are unchanged, the run resumes after that `include`, from the state in `checkpoint`.
    /// Otherwise a whole run makes a new checkpoint.
    ///
    /// The checkpoint also stores the state before the edited statement: a further edit there evaluates only that
    /// statement, unless another one depends on the change. An edit of blanks and comments between two tokens evaluates
    /// nothing, see [`Records::is_evaluation_of`]. The result is that of [`Session::evaluate_str`], except that the
    /// internal positions of included files may differ.
    ///
    /// ```
    /// use isogloss_tablegen::Session;
    /// let session = Session::new().file("base.td", "class A { int x = 1; }");
    /// let mut checkpoint = None;
    /// session.evaluate_again("a.td", "include \"base.td\"\ndef a : A;", &mut checkpoint);
    /// assert!(checkpoint.is_some());
    /// let records = session.evaluate_again("a.td", "include \"base.td\"\ndef b : A;", &mut checkpoint);
    /// assert_eq!(records.defs().map(|def| def.name()).collect::<Vec<_>>(), ["b"]);
    /// ```
    #[must_use]
    pub fn evaluate_again(
        &self,
        name: impl Into<String>,
        text: impl Into<Text>,
        checkpoint: &mut Option<Checkpoint>,
    ) -> Records {
        let (name, text) = (name.into(), text.into());
        if checkpoint.as_ref().is_some_and(|known| !known.is_current(self, &name, &text)) {
            *checkpoint = None;
        }
        if let Some(known) = checkpoint {
            return known.resume(self, &text).unwrap_or_else(|| self.evaluate_str(name, text));
        }
        match Checkpoint::make(self, &name, &text) {
            First::Made(mut made) => {
                let records = made.resume(self, &text);
                *checkpoint = Some(*made);
                records.unwrap_or_else(|| self.evaluate_str(name, text))
            }
            First::Finished(run) => run.finish().0,
            First::Failed => self.evaluate_str(name, text),
        }
    }
}

impl Checkpoint {
    /// Evaluates a text up to its last `include`.
    fn make(session: &Session, name: &str, text: &Text) -> First {
        let Some(end) = last_include(text) else { return First::Failed };
        let room = u32::try_from(text.len()).unwrap_or(0).saturating_add(ROOM);
        let Ok(mut run) = Run::start(session, name.to_owned(), text.clone(), None, Some(room)) else {
            return First::Failed;
        };
        run.lexer.stop = Some(end);
        let (mut run, _) = run.proceed(session);
        if !run.lexer.is_at_stop() {
            return First::Finished(Box::new(run));
        }
        if run.eval.has_errors() || run.lexer.incomplete {
            return First::Failed;
        }
        run.lexer.stop = None;
        First::Made(Box::new(Checkpoint {
            name: name.to_owned(),
            text: text.clone(),
            end,
            macros: session.macros.clone(),
            limits: session.limits.clone(),
            combined: session.combined,
            base: Base::new(&run.eval.store),
            run,
            last: text.clone(),
            evaluated: None,
            late: None,
            refused: None,
        }))
    }

    /// Whether a run of the text would reach this state.
    fn is_current(&self, session: &Session, name: &str, text: &str) -> bool {
        self.name == name
            && text.get(..self.end) == self.text.get(..self.end)
            // A plain substring search is faster than the search for an `include` at the start of a line.
            && (!text[self.end..].contains("include") || last_include(text) == Some(self.end))
            && self.macros == session.macros
            && self.limits == session.limits
            && self.combined == session.combined
            && self.run.lexer.sources.has_room(text.len())
            && self.run.opened.is_current(session)
    }

    /// Evaluates the rest of the text. `None` if the part before the checkpoint depends on it.
    fn resume(&mut self, session: &Session, text: &Text) -> Option<Records> {
        let same = Same::of(self.last.as_bytes(), text.as_bytes());
        let begins = |before: &Text| before.len() <= same.start || text.starts_with(&**before);
        self.late.take_if(|late| !begins(&late.before));
        self.refused.take_if(|refused| !begins(&refused.before));
        let known = self.evaluated.take().and_then(|last| self.in_gap(&last, text, same));
        let records = known.or_else(|| {
            self.go_to_edit(session, text, same.start);
            self.evaluate(session, text, text.len() - same.end)
        });
        self.last = text.clone();
        self.evaluated = records.as_ref().map(|records| records.in_sources(records.sources.clone()));
        records
    }

    /// The records of a text that differs from the last one only between two tokens.
    fn in_gap(&self, last: &Records, text: &Text, same: Same) -> Option<Records> {
        let sources = &last.sources;
        let root = sources.files().first()?;
        // The name of a record is a token boundary, and so is the `include`.
        let edit = sources.span(sources.file_of(root.span())?, same.start..same.start);
        let names = last.store.recs.iter().map(|record| record.span.start);
        let name = names.filter(|name| (root.span().start..edit.start).contains(name)).max();
        let name = name.and_then(|name| Some(sources.range(Span::new(name, name))?.start));
        let gap = Gap::between(&self.last, text, same, name.map_or(self.end, |name| name.max(self.end)))?;
        Some(last.in_sources(sources.with_gap(text.clone(), gap.start, gap.by)))
    }

    fn evaluate(&mut self, session: &Session, text: &Text, edited: usize) -> Option<Records> {
        let base = Some(self.base.clone());
        if let Some(late) = &mut self.late {
            if let Some(records) = late.evaluate(session, text, edited) {
                return Some(Records { base, ..records });
            }
            self.late = None;
        }
        evaluate_from(&self.run, session, text).map(|records| Records { base, ..records })
    }

    /// Sets [`Self::late`] to the state before the edited statement; the text equals the last one for `same` bytes.
    fn go_to_edit(&mut self, session: &Session, text: &Text, same: usize) {
        let start = self.late.as_ref().map_or(self.end, |late| late.before.len());
        let nearest = last_statement(text, same);
        self.refused.take_if(|refused| nearest != Some(refused.before.len()));
        let end = match &self.refused {
            Some(refused) => last_statement(text, refused.first - 1),
            None => nearest,
        };
        let Some(end) = end.filter(|end| *end > start) else { return };
        let before = Text::from(&text[..end]);
        let run = self.late.as_ref().map_or(&self.run, |late| &late.run);
        match evaluate_part(run, session, &before) {
            Some(run) => self.late = Some(Late::new(before, run)),
            None => self.refused.get_or_insert(Refused { before, first: end }).first = end,
        }
    }
}

/// The result of the evaluation of a text up to its last `include`.
enum First {
    Made(Box<Checkpoint>),
    /// The run did not stop at the `include`, which is in inactive text, so it covered the whole text.
    Finished(Box<Run>),
    /// There is no `include`, it is not between two items, or there is an error before its end.
    Failed,
}

/// How many bytes a text can grow by, beyond doubling, before its includes are evaluated again.
const ROOM: u32 = 1 << 16;

/// The end of the last `include` that begins a line. If it is in a comment, in a string or in text that is skipped, a run does
/// not stop there.
fn last_include(text: &str) -> Option<usize> {
    let starts_line = |at: usize| {
        let before = text[..at].trim_end_matches([' ', '\t']);
        before.is_empty() || before.ends_with('\n')
    };
    let mut includes = text.rmatch_indices("include");
    includes.find_map(|(at, word)| {
        let name = text[at + word.len()..].trim_start().strip_prefix('"')?;
        let end = name.find(['"', '\n']).filter(|end| name.as_bytes()[*end] == b'"')?;
        starts_line(at).then(|| text.len() - name.len() + end + 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::random;
    use crate::shown::shown;

    /// Evaluates texts one after the other; for each, whether a checkpoint was there.
    fn compare(session: &Session, texts: &[&str]) -> Vec<bool> {
        let mut checkpoint = None;
        let again = |text: &&str| {
            let of = |checkpoint: &Option<Checkpoint>| checkpoint.as_ref().map(|known| known.text.clone());
            let before = of(&checkpoint);
            let records = session.evaluate_again("a.td", *text, &mut checkpoint);
            assert_eq!(shown(&records), shown(&session.evaluate_str("a.td", *text)), "{text}");
            let after = of(&checkpoint);
            before.is_some_and(|before| after.is_some_and(|after| before.as_ptr() == after.as_ptr()))
        };
        texts.iter().map(again).collect()
    }

    fn session() -> Session {
        let base = "#ifndef BASE\n#define BASE\nclass A<int n> { int x = n; string s = \"a\" # n; }\ndef base : A<0>;\n#endif\n";
        Session::new()
            .file("base.td", base)
            .file("if.td", "if 1 then { def yes; }")
            .file("part.td", "def part : A<3>")
    }

    #[test]
    fn edits_after_the_last_include_continue() {
        let texts = [
            "include \"base.td\"\ndef a : A<1>;\n",
            "include \"base.td\"\n// More.\ndef a : A<1>;\ndef b : A<2> { let x = base.x; }\n",
            "include \"base.td\"\ndef a : B<1>;\ndef base;\ndef c : A<",
            "include \"base.td\"\n",
            "include \"base.td\"\nclass B : A<4>;\ndef b : B;\ndef c : A<1>; }",
        ];
        assert_eq!(compare(&session(), &texts), [false, true, true, true, true]);
    }

    /// Whether the text up to a statement was evaluated once for two edits. The first edit replaces `from` by `to`.
    fn has_late(text: &str, from: &str, to: &str) -> bool {
        assert!(text.contains(from));
        let (session, mut checkpoint) = (session(), None);
        let mut is_late = false;
        for text in [text, &text.replacen(from, to, 1), text] {
            let records = session.evaluate_again("a.td", text, &mut checkpoint);
            assert_eq!(shown(&records), shown(&session.evaluate_str("a.td", text)), "{text}");
            is_late = records.late.is_some();
        }
        is_late
    }

    const TEXT: &str = "#ifndef FILE\n#define FILE\ninclude \"base.td\"\nclass Later;\ndef a : A<1>;\nclass B : A<2>;\n\
        def b : B { let s = [{\ndef in_code;\n}]; }\n/*\ndef in_comment;\n*/\n#ifdef NO\ndef skipped;\n#endif\n\
        let x = 5 in {\ndef in_let : A<3>;\n}\nclass Later : B { int z = 1; }\nif !lt(a.x, 2) then { def yes; }\n\
        foreach i = [1, 2] in def many#i : Later;\nmulticlass M<int n> {\n  def _m : A<n>;\n}\ndefm y : M<4>;\n\
        defvar v = y_m.x;\ndef last : A<v>;\n#endif\n";

    #[test]
    fn edits_of_a_statement_continue_before_it() {
        for (from, to) in [
            ("A<v>", "A<1>"),
            ("y_m.x", "a.x"),
            ("_m : A<n>", "_m : B"),
            ("[1, 2]", "[1]"),
            ("z = 1", "z = 2"),
            ("in_let : A<3>", "in_let : A<4>"),
            ("def yes;", "def no;"),
        ] {
            assert!(has_late(TEXT, from, to), "{from} -> {to}");
        }
        // Lines that only look like statements: the statement before is chosen, if there is one.
        assert!(has_late(TEXT, "in_code", "in_the_code"));
        assert!(has_late("include \"base.td\"\ndef a : A<1>;\nlet x = 1 in\ndef b : A<2>;", "A<2>", "A<3>"));
        assert!(!has_late(
            "include \"base.td\"\n#ifdef NO\ndef a;\ndef b;\n#endif\ndef c;",
            "def b",
            "def d"
        ));
        assert!(!has_late(
            "include \"base.td\"\n/*\ndef a;\ndef b;\n*/\ndef c;",
            "b;\n*/\ndef c",
            "d;\n*/\ndef d"
        ));
    }

    #[test]
    fn random_edits_evaluate_to_what_the_text_does() {
        const PIECES: &[&str] = &[
            "",
            "",
            " ",
            "\n",
            "\n\n",
            "// Words.\n",
            "/* More. */",
            " // \" [{\n",
            "\n// def n3;\n",
            "def n1;\n",
            "def n2 : A<5> { let x = 1; }\n",
            "class Later;\n",
            "}",
            "{",
            "[{",
            "\"",
            "/*",
            "*/",
            ";",
            "else { def e; }\n",
            "let x = 1 in\n",
            "#endif\n",
            "#ifdef NO\n",
            "#else\n",
            "class C : Later;\n",
            "def c : C;\n",
            "2",
            "defvar v = 9;\n",
        ];
        let mut below = random();
        let (session, mut checkpoint) = (session(), None);
        let mut text = TEXT.to_owned();
        let (mut late, mut in_gaps) = (0, 0);
        let mut last: Option<Records> = None;
        for step in 0..10_000 {
            if step % 12 == 11 {
                text = TEXT.to_owned();
            }
            let line = text[..below(text.len() + 1)].rfind('\n').map_or(0, |at| at + 1);
            let start = if below(2) == 0 { line } else { line + below(text.len() - line) };
            let end = (start + below(2) * below(20)).min(text.len());
            text.replace_range(start..end, PIECES[below(PIECES.len())]);
            let records = session.evaluate_again("a.td", text.as_str(), &mut checkpoint);
            assert_eq!(shown(&records), shown(&session.evaluate_str("a.td", text.as_str())), "{text}");
            late += usize::from(records.late.is_some());
            in_gaps += usize::from(last.is_some_and(|last| records.is_evaluation_of(&last)));
            last = Some(records);
        }
        assert!(late > 500 && in_gaps > 100, "{late} {in_gaps}");
    }

    #[test]
    fn edits_before_it_begin_again() {
        let texts = [
            "include \"base.td\"\ndef a : A<1>;\n",
            "def z;\ninclude \"base.td\"\ndef a : A<1>;\n",
            "def z;\ninclude \"base.td\"\ninclude \"base.td\"\ndef a : A<1>;\n",
            "def z;\ninclude \"base.td\"\ninclude \"base.td\"\ndef a : A<2>;\n",
            "def z;\ninclude \"nowhere.td\"\ndef a : A<2>;\n",
            "def z",
        ];
        assert_eq!(compare(&session(), &texts), [false, false, false, true, false, false]);
    }

    #[test]
    fn a_text_on_which_the_part_before_depends_begins_again() {
        let texts = [
            "include \"if.td\"\ndef a;\n",
            "include \"if.td\"\nelse { def no; }\ndef a;\n",
            "include \"if.td\"\n#ifdef X\nelse { def no; }\n#endif\ndef a;\n",
            "include \"base.td\"\ndef x : A<1> {\ninclude \"base.td\"\n}\n",
            "include \"base.td\"\ninclude \"part.td\"\n;",
            "#ifdef BASE\ninclude \"base.td\"\n#endif\ndef a;",
            "#ifndef BASE\ninclude \"base.td\"\n#endif\ndef a : A<1>;",
            "#ifndef BASE\ninclude \"base.td\"\n#else\ndef a : A<1>;\n#endif",
            "include \"base.td\"\n/*\ninclude \"if.td\"\n*/ def a : A<1>;",
        ];
        let kept = [false, true, true, false, false, false, false, true, false];
        assert_eq!(compare(&session(), &texts), kept);
    }

    #[test]
    fn a_text_that_grows_much_begins_again() {
        let long = format!("include \"base.td\"\n// {}\ndef a : A<1>;", "x".repeat(200_000));
        let texts = ["include \"base.td\"\ndef a : A<1>;", &long, "include \"base.td\"\ndef a : A<1>;"];
        assert_eq!(compare(&session(), &texts), [false, false, true]);
    }

    #[test]
    fn other_macros_and_other_files_begin_again() {
        let text = "include \"base.td\"\n#ifdef X\ndef x;\n#endif\n";
        let mut checkpoint = None;
        let sessions = [
            session(),
            session().define("X"),
            session().define("BASE"),
            session().file("base.td", "class A<int n>; def other;"),
        ];
        for session in sessions {
            let records = session.evaluate_again("a.td", text, &mut checkpoint);
            assert_eq!(shown(&records), shown(&session.evaluate_str("a.td", text)));
        }
    }
}
