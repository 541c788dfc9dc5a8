//! Common prefixes of texts: files that many texts include first are evaluated once.

use std::path::Path;

use crate::run::{self, Run};
use crate::{Errors, Records, Session, Text};

/// Files that texts include before anything else, such as the classes of a library, with the state of a run after each.
/// Runs of texts that start with such a file resume from that state.
///
/// A text starts with a file if its first statement includes it, or includes a file that starts with it.
///
/// ```
/// use isogloss_tablegen::{Preludes, Session};
/// let base = "#ifndef BASE\n#define BASE\nclass A<int n> { int x = n; }\n#endif";
/// let session = Session::new().file("base.td", base);
/// let mut preludes = Preludes::new(["base.td"]);
/// for text in ["include \"base.td\"\ndef a : A<1>;", "// B.\ninclude \"base.td\"\ndef b : A<2>;"] {
///     let records = session.parse_str_after("t.td", text, &mut preludes)?;
///     assert_eq!(records.derived_from("A").count(), 1);
/// }
/// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
/// ```
#[derive(Clone, Default)]
pub struct Preludes {
    names: Vec<String>,
    made: Vec<Made>,
    /// The session of the runs.
    of: Option<Session>,
}

/// The state after a file; `None` if no other run can resume from it.
#[derive(Clone)]
struct Made {
    name: String,
    run: Option<Box<Run>>,
}

/// Whether runs of two sessions without resolvers give the same result, as long as the files on disk do not change.
fn is_same(a: &Session, b: &Session) -> bool {
    let files = || a.files.iter().zip(&b.files);
    a.include_dirs == b.include_dirs
        && a.macros == b.macros
        && a.limits == b.limits
        && a.search_beside == b.search_beside
        && a.tolerant == b.tolerant
        && a.files.len() == b.files.len()
        && files().all(|((name, text), (other, other_text))| name == other && text.is_same(other_text))
}

impl std::fmt::Debug for Preludes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Preludes").field("names", &self.names).finish_non_exhaustive()
    }
}

impl Preludes {
    /// Without evaluating any file. The names are spelled as in `include`.
    #[must_use]
    pub fn new<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Self {
        Self { names: names.into_iter().map(Into::into).collect(), ..Self::default() }
    }

    /// The state after a file. `None` if the file has an error or a warning, or is not found by its name alone.
    fn after(&mut self, name: &str, session: &Session) -> Option<&Run> {
        if !self.of.as_ref().is_some_and(|of| is_same(of, session)) {
            self.made.clear();
            self.of = Some(session.clone());
        }
        let known = self.made.iter().position(|made| made.name == name);
        let at = known.unwrap_or_else(|| {
            let run = evaluate(name, session).map(Box::new);
            self.made.push(Made { name: name.to_owned(), run });
            self.made.len() - 1
        });
        self.made[at].run.as_deref()
    }
}

/// The maximum length in bytes of a text that starts with such a file.
const ROOM: u32 = 1 << 24;

fn evaluate(name: &str, session: &Session) -> Option<Run> {
    let text = Text::from(format!("include {name:?}\n"));
    let run = Run::start(session, "<prelude>".to_owned(), text, None, Some(ROOM)).ok()?;
    let (run, _) = run.proceed(session);
    let is_good = !run.eval.has_errors() && run.eval.reports.diagnostics.is_empty();
    (is_good && !run.lexer.incomplete).then_some(run)
}

impl Session {
    /// As [`Session::parse_file`]. The file with which the text starts is evaluated for the first such text only. Other
    /// sessions with the same directories, texts, macros and limits reuse the result, without reading the file from
    /// disk again. The records are the same, but the order of the source files differs.
    ///
    /// # Errors
    ///
    /// As [`Session::parse_file`].
    pub fn parse_file_after(
        &self,
        path: impl AsRef<Path>,
        preludes: &mut Preludes,
    ) -> Result<Records, Box<Errors>> {
        run::parse_file(self, path.as_ref(), Some(preludes))
    }

    /// As [`Session::parse_str`]. The file with which the text starts is evaluated for the first such text only. Other
    /// sessions with the same directories, texts, macros and limits reuse the result, without reading the file from
    /// disk again. The records are the same, but the order of the source files differs.
    ///
    /// # Errors
    ///
    /// As [`Session::parse_str`].
    pub fn parse_str_after(
        &self,
        name: impl Into<String>,
        text: impl Into<Text>,
        preludes: &mut Preludes,
    ) -> Result<Records, Box<Errors>> {
        run::parse_text(self, name.into(), text.into(), None, Some(preludes))
    }

    /// The records of a text that starts with one of these files. `None` if it does not, or has an error: then the
    /// whole text is evaluated.
    pub(crate) fn evaluate_after(
        &self,
        name: &str,
        text: &Text,
        path: Option<&Path>,
        preludes: &mut Preludes,
    ) -> Option<Records> {
        if self.combined || self.resolver.is_some() {
            return None;
        }
        let prelude = self.beginning(name, text, &preludes.names)?;
        let run = preludes.after(&prelude, self)?;
        if !run.lexer.sources.has_room(text.len()) {
            return None;
        }
        let mut run = run.clone();
        run.begin_root(name, text, path);
        let (run, is_separate) = run.proceed(self);
        let (mut records, failed) = run.finish();
        records.sources.join_second();
        (is_separate && !failed).then_some(records)
    }

    /// The file among `preludes` with which a text starts.
    fn beginning(&self, name: &str, text: &Text, preludes: &[String]) -> Option<String> {
        const MAX_NESTING: usize = 16;
        let (mut from, mut text) = (name.to_owned(), text.clone());
        for _ in 0..MAX_NESTING {
            let included = first_include(&text, &self.macros)?;
            if preludes.iter().any(|prelude| prelude == included) {
                return Some(included.to_owned());
            }
            let found = self.find(included, &from, &mut Vec::new()).ok()??;
            (from, text) = (found.name, found.text);
        }
        None
    }
}

/// The name in the `include` with which a text starts. Only comments and an include guard may precede it.
fn first_include<'t>(text: &'t str, macros: &[String]) -> Option<&'t str> {
    let mut rest = text.trim_start();
    loop {
        let line = rest.lines().next()?;
        let after = if line.starts_with("//") || line.starts_with("#define ") {
            rest.get(line.len()..)
        } else if let Some(name) = line.strip_prefix("#ifndef ") {
            let name = name.split("//").next().unwrap_or(name).trim();
            if macros.iter().any(|known| known == name) {
                return None;
            }
            rest.get(line.len()..)
        } else if rest.starts_with("/*") {
            rest.find("*/").and_then(|end| rest.get(end + 2..))
        } else {
            break;
        };
        rest = after?.trim_start();
    }
    let (name, _) = rest.strip_prefix("include")?.trim_start().strip_prefix('"')?.split_once('"')?;
    (!name.contains(['\\', '\n'])).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shown::shown;

    #[test]
    fn results_are_those_without_a_prelude() {
        let base = "#ifndef BASE\n#define BASE\nclass A<int n> { int x = n; string s = \"a\" # n; }\n\
                    class B { A<int> a = A<7>; }\ndef base : A<0>;\n#endif\n";
        let session = Session::new()
            .file("base.td", base.replace("A<int> a", "A a"))
            .file(
                "next.td",
                "// Next.\n#ifndef NEXT\n#define NEXT\ninclude \"base.td\"\ndef next : A<1>;\n#endif",
            )
            .file("free.td", "def free;");
        let mut preludes = Preludes::new(["base.td", "free.td"]);
        let texts = [
            "include \"base.td\"\ndef a : A<1>;\n",
            "/* Two. */ include \"next.td\"\ninclude \"base.td\"\ndef a : A<base.x>; def b { A c = A<9>; }",
            "def base;\ninclude \"next.td\"",
            "include \"base.td\"\ndef base;",
            "include \"base.td\"\ndef a : B { A b = A<7>; }\nassert 0, \"no\";",
            "include \"free.td\"\ndef x;",
            "include \"next.td\"\nclass A;\ndef d : A<2>;",
            "include \"none.td\"",
            "",
        ];
        for text in texts {
            match (session.parse_str("t.td", text), session.parse_str_after("t.td", text, &mut preludes)) {
                (Ok(plain), Ok(after)) => assert_eq!(shown(&after), shown(&plain), "{text}"),
                (Err(plain), Err(after)) => assert_eq!(after.to_string(), plain.to_string(), "{text}"),
                (plain, after) => panic!("{text}: {plain:?}, {after:?}"),
            }
        }
        assert!(preludes.made.iter().any(|made| made.name == "base.td" && made.run.is_some()));
        let other = session.file("base.td", "class A<int n> { int y = n; }");
        let records = other.parse_str_after("t.td", texts[0], &mut preludes).expect("a good text");
        assert!(records.def("a").expect("it is there").field("y").is_some());
    }

    #[test]
    fn the_first_statement_is_found() {
        let first = |text| first_include(text, &["KNOWN".to_owned()]);
        assert_eq!(first("\n// A.\n/* B\n */ include\n  \"a.td\"\n"), Some("a.td"));
        assert_eq!(first("#ifndef A // Guard.\n#define A\n\ninclude \"a.td\""), Some("a.td"));
        assert_eq!(first("#ifndef KNOWN\ninclude \"a.td\"\n#endif\n"), None);
        assert_eq!(first("#ifdef A\ninclude \"a.td\"\n#endif\n"), None);
        assert_eq!(first("def a;\ninclude \"a.td\""), None);
        assert_eq!(first("include \"a.td"), None);
        assert_eq!(first("// include \"a.td\""), None);
    }
}
