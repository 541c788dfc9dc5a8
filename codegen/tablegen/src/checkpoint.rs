//! Checkpoints of a text that is being edited: its includes are evaluated once.

use crate::run::Run;
use crate::scan::Same;
use crate::trivia::TriviaEdit;
use crate::{Limits, Records, Session, Span, Text};

/// The state of a run after the last `include` of its text, from which a run of an edited text continues.
///
/// It depends on the text up to there, on the files that it includes, and on the macros and limits of the session.
/// [`Session::reevaluate`] makes it and compares all of these.
pub struct Checkpoint {
    name: String,
    /// The text, and the end of its evaluated part.
    text: Text,
    end: usize,
    macros: Vec<String>,
    limits: Limits,
    combined: bool,
    run: Run,
    /// The last evaluation, if it started at this checkpoint.
    last: Option<Records>,
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
    /// An edit of blanks and comments between two tokens evaluates nothing, see [`Records::is_evaluation_of`]. The
    /// result is that of [`Session::evaluate_str`], except that the internal positions of included files may differ.
    ///
    /// ```
    /// use isogloss_tablegen::Session;
    /// let session = Session::new().file("base.td", "class A { int x = 1; }");
    /// let mut checkpoint = None;
    /// session.reevaluate("a.td", "include \"base.td\"\ndef a : A;", &mut checkpoint);
    /// assert!(checkpoint.is_some());
    /// let records = session.reevaluate("a.td", "include \"base.td\"\ndef b : A;", &mut checkpoint);
    /// assert_eq!(records.defs().map(|def| def.name()).collect::<Vec<_>>(), ["b"]);
    /// ```
    #[must_use]
    pub fn reevaluate(
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
            run,
            last: None,
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

    /// The records of a text that is unchanged up to the checkpoint. `None` if the part before the checkpoint depends on
    /// the rest.
    fn resume(&mut self, session: &Session, text: &Text) -> Option<Records> {
        let last = self.last.take();
        let records = last.and_then(|last| self.with_trivia_edit(&last, text)).or_else(|| {
            let mut run = self.run.clone();
            run.lexer.replace_root(text);
            let (run, is_separate) = run.proceed(session);
            is_separate.then(|| run.finish().0)
        });
        self.last = records.as_ref().map(|records| records.in_sources(records.sources.clone()));
        records
    }

    /// The records of a text that differs from the last one only between two tokens.
    fn with_trivia_edit(&self, last: &Records, text: &Text) -> Option<Records> {
        let sources = &last.sources;
        let root = sources.files().first()?;
        let old = root.shared_text();
        if old == *text {
            return Some(last.in_sources(sources.clone()));
        }
        let same = Same::of(old.as_bytes(), text.as_bytes());
        // The name of a record is a token boundary, and so is the `include`.
        let edit = sources.span(sources.file_of(root.span())?, same.start..same.start);
        let names = last.store.recs.iter().map(|record| record.span.start);
        let name = names.filter(|name| (root.span().start..edit.start).contains(name)).max();
        let name = name.and_then(|name| Some(sources.range(Span::new(name, name))?.start));
        let token = name.map_or(self.end, |name| name.max(self.end));
        let edit = TriviaEdit::between(&old, text, same, token)?;
        Some(last.in_sources(sources.with_trivia_edit(text.clone(), edit.start, edit.by)))
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

    /// A text that is edited.
    struct Edited {
        session: Session,
        checkpoint: Option<Checkpoint>,
        last: Option<Records>,
        /// The numbers of evaluations from a checkpoint, and of those that an edit of blanks and comments saved.
        resumed: usize,
        shared: usize,
    }

    impl Edited {
        fn new(session: Session) -> Edited {
            Edited { session, checkpoint: None, last: None, resumed: 0, shared: 0 }
        }

        /// Compares the evaluation of the text after an edit with a fresh one. Whether a checkpoint existed.
        fn compare(&mut self, text: &str) -> bool {
            let state = |checkpoint: &Option<Checkpoint>| checkpoint.as_ref().map(|known| known.text.clone());
            let before = state(&self.checkpoint);
            let records = self.session.reevaluate("a.td", text, &mut self.checkpoint);
            assert_eq!(shown(&records), shown(&self.session.evaluate_str("a.td", text)), "{text}");
            let after = state(&self.checkpoint);
            let is_resumed = before.zip(after).is_some_and(|(before, after)| before.is_same(&after));
            self.resumed += usize::from(is_resumed);
            self.shared += usize::from(self.last.as_ref().is_some_and(|last| records.is_evaluation_of(last)));
            self.last = Some(records);
            is_resumed
        }
    }

    /// For each text, evaluated one after the other, whether a checkpoint existed.
    fn compare(session: Session, texts: &[&str]) -> Vec<bool> {
        let mut edited = Edited::new(session);
        texts.iter().map(|text| edited.compare(text)).collect()
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
        assert_eq!(compare(session(), &texts), [false, true, true, true, true]);
    }

    const TEXT: &str = "#ifndef FILE\n#define FILE\ninclude \"base.td\"\nclass Later;\ndef a : A<1>;\nclass B : A<2>;\n\
        def b : B { let s = [{\ndef in_code;\n}]; }\n/*\ndef in_comment;\n*/\n#ifdef NO\ndef skipped;\n#endif\n\
        let x = 5 in {\ndef in_let : A<3>;\n}\nclass Later : B { int z = 1; }\nif !lt(a.x, 2) then { def yes; }\n\
        foreach i = [1, 2] in def many#i : Later;\nmulticlass M<int n> {\n  def _m : A<n>;\n}\ndefm y : M<4>;\n\
        defvar v = y_m.x;\ndef last : A<v>;\n#endif\n";

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
        let mut edited = Edited::new(session());
        let mut text = TEXT.to_owned();
        for step in 0..10_000 {
            if step % 12 == 11 {
                text = TEXT.to_owned();
            }
            let line = text[..below(text.len() + 1)].rfind('\n').map_or(0, |at| at + 1);
            let start = if below(2) == 0 { line } else { line + below(text.len() - line) };
            let end = (start + below(2) * below(20)).min(text.len());
            text.replace_range(start..end, PIECES[below(PIECES.len())]);
            edited.compare(&text);
        }
        let Edited { resumed, shared, .. } = edited;
        assert!(resumed > 500 && shared > 100, "{resumed} {shared}");
    }

    const TOKENS_BASE: &str = "class Base<string s = \"\"> { string text = s; int n = 0; list<int> l = [1]; }\n\
        class Wrap<Base b, int w = 1> { Base inner = b; string name = b.text # w; }\n\
        class Holder { Wrap w = ?; dag d = ?; code c = \"\"; }\nclass Later;\n";

    const TOKENS: &str = "include \"base.td\"\nclass Own<int m, string s = \"s\" # m> : Base<s> { let n = m; }\n\
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
        let mut edited = Edited::new(Session::new().file("base.td", TOKENS_BASE));
        let (mut text, mut place) = (TOKENS.to_owned(), 0);
        for step in 0..10_000 {
            // Several edits in one position follow each other, mostly after the first line.
            if step % 8 == 0 {
                place = below(TOKENS.len());
            }
            if step % 8 == 0 || below(3) > 0 {
                text = TOKENS.to_owned();
            }
            let end = (place + below(2) * below(3)).min(text.len());
            let is_undo = below(4) == 0;
            let before = text.clone();
            text.replace_range(place..end, PIECES[below(PIECES.len()) * below(2)]);
            edited.compare(&text);
            if is_undo {
                text = before;
                edited.compare(&text);
            }
        }
        let Edited { resumed, shared, .. } = edited;
        assert!(resumed > 9_000 && shared > 100, "{resumed} {shared}");
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
        assert_eq!(compare(session(), &texts), [false, false, false, true, false, false]);
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
        assert_eq!(compare(session(), &texts), kept);
    }

    #[test]
    fn a_text_that_grows_much_begins_again() {
        let long = format!("include \"base.td\"\n// {}\ndef a : A<1>;", "x".repeat(200_000));
        let texts = ["include \"base.td\"\ndef a : A<1>;", &long, "include \"base.td\"\ndef a : A<1>;"];
        assert_eq!(compare(session(), &texts), [false, false, true]);
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
            let records = session.reevaluate("a.td", text, &mut checkpoint);
            assert_eq!(shown(&records), shown(&session.evaluate_str("a.td", text)));
        }
    }
}
