//! Selection of the text that the lexer reads: `include` and the preprocessor.
//!
//! `include` is handled here because TableGen allows it between any two tokens, not in the
//! grammar.

use super::Lexer;
use crate::scan::find;
use crate::store::{Sym, Symbols};
use crate::syntax::token::{Directive, Tok};
use crate::tree::TokenKind;
use crate::{Diagnostic, Span, Text};

/// Why a file was not opened.
pub(crate) struct NotOpened {
    pub(crate) message: String,
    pub(crate) help: Vec<String>,
}

/// Finds included texts for the lexer.
pub(crate) trait Includes: Send {
    /// Opens `name` for the file called `from`.
    fn open(&mut self, name: &str, from: &str) -> Result<(String, Text), NotOpened>;
    /// Whether a file that cannot be opened is ignored.
    fn is_tolerant(&self) -> bool;
    /// How deep files may nest.
    fn max_depth(&self) -> usize;
    /// How many bytes all files may have.
    fn max_bytes(&self) -> usize;
}

/// A conditional region that is open.
#[derive(Clone, Copy, Debug)]
struct Region {
    in_else: bool,
    start: Span,
    name: Sym,
}

/// The state of include-guard detection: the content of a file so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guard {
    /// Only whitespace and comments.
    Start,
    /// Only a conditional region, skipped if this macro is defined.
    Skipped(Sym),
    /// Something else.
    None,
}

/// A file being read.
#[derive(Clone, Debug)]
pub(super) struct Input {
    pub(super) text: Text,
    pub(super) pos: usize,
    pub(super) base: u32,
    regions: Vec<Region>,
    pub(super) guard: Guard,
    /// The number of errors before the file.
    errors: usize,
}

impl Input {
    pub(super) fn new(text: Text, base: u32, errors: usize) -> Input {
        Input { text, pos: 0, base, regions: Vec::new(), guard: Guard::Start, errors }
    }

    /// Identifies the text. Valid while the source map keeps it alive.
    fn address(&self) -> usize {
        self.text.as_ptr().addr()
    }
}

impl Lexer<'_> {
    /// Starts at a position outside of tokens. `open` has the `#ifdef` or `#ifndef` of each open condition; none of
    /// them has an `#else` before.
    pub(crate) fn begin_at(&mut self, at: usize, open: &[Span]) {
        let region = |start: &Span| Region { in_else: false, start: *start, name: Sym::EMPTY };
        self.current.regions = open.iter().map(region).collect();
        self.current.pos = at;
    }

    /// The conditions that are open.
    pub(crate) fn open_conditions(&self) -> impl ExactSizeIterator<Item = Span> {
        self.current.regions.iter().map(|region| region.start)
    }

    /// At the end of a file: continues in the including one, or returns the token
    /// for the end of the input.
    #[inline(never)]
    pub(super) fn leave_file(&mut self) -> Option<Tok> {
        if self.stop.is_some() && self.is_at_stop() {
            return Some(Tok::Eof);
        }
        if let Some(region) = self.current.regions.pop() {
            self.current.regions.clear();
            let end = self.span(self.start, self.start);
            let error = Diagnostic::error("the file ends before the `#endif`")
                .at(end)
                .secondary(region.start, "for this");
            self.errors.push(error);
            return Some(Tok::Stop);
        }
        if let Guard::Skipped(name) = self.current.guard
            && self.errors.len() == self.current.errors
        {
            self.guards.insert(self.current.address(), name);
        }
        match self.outer.pop() {
            Some(outer) => {
                self.current = outer;
                None
            }
            None => Some(Tok::Eof),
        }
    }

    #[inline(never)]
    pub(super) fn include(&mut self, syms: &mut Symbols) -> Result<(), Tok> {
        let keyword = self.start as u32..self.current.pos as u32;
        self.skip_blanks();
        self.start = self.current.pos;
        if self.byte(self.start) != b'"' {
            let stop = self.error(self.start, "expected a file name in quotes after `include`");
            self.incomplete = true;
            // Skips the rest of the line, which is the name.
            self.skip_line();
            return Err(stop);
        }
        self.current.pos += 1;
        let Tok::Str(name) = self.string(syms) else {
            self.incomplete = true;
            return Err(Tok::Stop);
        };
        let place = self.token_span();
        if let Some(record) = &mut self.record {
            record.includes.push([keyword, self.start as u32..self.current.pos as u32]);
        }
        let Some(includes) = self.includes.0.as_deref_mut() else { return Ok(()) };
        let from = self.sources.file_of(place).map_or("", |file| self.sources.file(file).name());
        let is_tolerant = includes.is_tolerant();
        let opened = match includes.open(syms.get(name), from) {
            Ok(opened) => opened,
            Err(NotOpened { message, help }) => {
                self.incomplete = true;
                let stop = self.error(self.start, message);
                let stop = help.into_iter().fold(stop, |stop, help| self.with_help(stop, &help));
                return if is_tolerant { Ok(()) } else { Err(stop) };
            }
        };
        if self.outer.len() + 1 >= includes.max_depth() {
            let limit = includes.max_depth();
            match self.own_include(&opened.0, place) {
                Some(first) => {
                    let message = format!("file '{}' includes itself", opened.0);
                    let help = "a file that is included several times is guarded: `#ifndef NAME`, `#define NAME`, ..., `#endif`";
                    self.errors.push(Diagnostic::error(message).at(first).help(help));
                }
                None => {
                    self.error(self.start, format!("files include each other more than {limit} deep"));
                }
            }
            // Stop all files: in a cycle each of them would include the next again.
            self.outer.clear();
            self.current.regions.clear();
            self.current.pos = self.current.text.len();
            return Err(Tok::Stop);
        }
        let limit = includes.max_bytes();
        let (name, text) = opened;
        self.bytes_opened = self.bytes_opened.saturating_add(text.len());
        let added = (self.bytes_opened <= limit)
            .then(|| self.sources.add_included(name, text, Some(place)))
            .flatten();
        let Some(id) = added else {
            let message = format!("all files together have more than {limit} bytes");
            return Err(self.error(self.start, message));
        };
        let file = self.sources.file(id);
        let input = Input::new(file.shared_text(), file.span().start, self.errors.len());
        if self.guards.get(&input.address()).is_some_and(|name| self.macros.contains_key(name)) {
            return Ok(());
        }
        self.outer.push(std::mem::replace(&mut self.current, input));
        Ok(())
    }

    /// The first `include` on the way to `place` that opened a file called `name` while one of that name was open.
    fn own_include(&self, name: &str, place: Span) -> Option<Span> {
        // Outermost first: each file that is open, and the `include` in it that opened the next.
        let mut path: Vec<Span> = self.sources.include_stack(place).collect();
        path.reverse();
        path.push(place);
        let file = |at: &Span| self.sources.file_of(*at).map(|file| self.sources.file(file).name());
        let first = path.iter().position(|at| file(at) == Some(name))?;
        let opens = |at: usize| path.get(at + 1).map_or(Some(name), &file);
        (first..path.len()).find(|&at| opens(at) == Some(name)).map(|at| path[at])
    }

    /// The directive whose `#` is at `at`, if it is one.
    #[inline(never)]
    pub(super) fn directive_at(&self, at: usize) -> Option<Directive> {
        let rest = &self.current.text.as_bytes()[at + 1..];
        Directive::ALL.iter().copied().find(|directive| {
            rest.strip_prefix(directive.text().as_bytes()).is_some_and(|after| {
                matches!(after, [] | [b' ' | b'\t' | b'\n' | b'\r', ..] | [b'/', b'/' | b'*', ..])
            })
        })
    }

    /// Handles the directive at the current position and skips its region if the condition is
    /// false.
    #[inline(never)]
    pub(super) fn directive(&mut self, directive: Directive, syms: &mut Symbols) -> Result<(), ()> {
        let first = self.current.guard == Guard::Start && directive == Directive::Ifndef;
        self.current.guard = Guard::None;
        let at = self.current.pos;
        let taken = self.directive_line(directive, syms)?;
        // An `#else` after a region that was read starts one that is skipped.
        let is_read = self.record.as_ref().and_then(|record| record.is_read(directive, at));
        if is_read.unwrap_or(taken && directive != Directive::Else) {
            return Ok(());
        }
        let name = self.current.regions.last().map(|region| region.name);
        self.skip_region(syms)?;
        if let (true, Some(name), []) = (first, name, &self.current.regions[..]) {
            self.current.guard = Guard::Skipped(name);
        }
        Ok(())
    }

    /// Reads the line of a directive. The result is whether the text after it is active.
    fn directive_line(&mut self, directive: Directive, syms: &mut Symbols) -> Result<bool, ()> {
        let start = self.current.pos;
        self.start = start;
        self.current.pos += 1 + directive.text().len();
        let here = self.token_span();
        let fail = |lexer: &mut Self, message: String| {
            // The word after the `#`.
            lexer.error(start + 1, message);
            Err(())
        };
        let mut taken = true;
        match directive {
            Directive::Else => {
                let Some(region) = self.current.regions.last_mut() else {
                    return fail(self, "`#else` without `#ifdef` or `#ifndef`".into());
                };
                if region.in_else {
                    return fail(self, "second `#else`".into());
                }
                region.in_else = true;
            }
            Directive::Endif => {
                if self.current.regions.pop().is_none() {
                    return fail(self, "`#endif` without `#ifdef` or `#ifndef`".into());
                }
            }
            Directive::Ifdef | Directive::Ifndef => {
                let (name, _) = self.macro_name(directive, syms)?;
                taken = self.macros.contains_key(&name) == (directive == Directive::Ifdef);
                self.current.regions.push(Region { in_else: false, start: here, name });
            }
            Directive::Define => {
                let (name, place) = self.macro_name(directive, syms)?;
                if self.macros.insert(name, ()).is_some() {
                    let message = format!("duplicate definition of macro: {}", syms.get(name));
                    self.warnings.push(Diagnostic::warning(message).at(place));
                }
            }
        }
        let end = self.current.pos;
        self.rest_of_line(directive)?;
        if let Some(record) = &mut self.record {
            record.push(TokenKind::Directive, start..end);
        }
        Ok(taken)
    }

    /// Reads the name of a macro after a directive.
    fn macro_name(&mut self, directive: Directive, syms: &mut Symbols) -> Result<(Sym, Span), ()> {
        while matches!(self.byte(self.current.pos), b' ' | b'\t') {
            self.current.pos += 1;
        }
        let from = self.current.pos;
        if !self.byte(from).is_ascii_digit() {
            self.skip_name();
        }
        if self.current.pos == from {
            self.error(from, format!("expected a macro name after `#{}`", directive.text()));
            return Err(());
        }
        Ok((syms.intern(&self.current.text[from..self.current.pos]), self.span(from, self.current.pos)))
    }

    /// Checks that only comments follow on the line of a directive.
    fn rest_of_line(&mut self, directive: Directive) -> Result<(), ()> {
        loop {
            match &self.current.text.as_bytes()[self.current.pos..] {
                [b' ' | b'\t', ..] => self.current.pos += 1,
                [b'/', b'/', ..] => {
                    self.skip_line();
                    return Ok(());
                }
                [b'/', b'*', ..] => self.comment(),
                [] | [b'\n' | b'\r', ..] => return Ok(()),
                _ => {
                    let message = format!("only comments may follow `#{}` on its line", directive.text());
                    self.error(self.current.pos, message);
                    return Err(());
                }
            }
        }
    }

    /// Skips the rest of the line, and lines up to one that begins with `#`, after whitespace and comments, or up to the
    /// end.
    fn skip_to_line_of_hash(&mut self) {
        self.skip_line();
        loop {
            let bytes = self.current.text.as_bytes();
            let rest = &bytes[self.current.pos..];
            // Only at the start of a line do these begin a directive or a comment.
            let Some(found) = find(rest, [b'#', b'/']) else {
                self.current.pos = bytes.len();
                return;
            };
            let before = rest[..found].iter().rev().take_while(|byte| matches!(byte, b' ' | b'\t'));
            let blanks = before.count();
            self.current.pos += found;
            if blanks < found && !matches!(rest[found - blanks - 1], b'\n' | b'\r') {
                self.skip_line();
                continue;
            }
            self.skip_blanks();
            if self.at_end() || self.byte(self.current.pos) == b'#' {
                return;
            }
            self.skip_line();
        }
    }

    /// Skips a region, including the directive that ends it. Only directives and comments are
    /// recognized.
    fn skip_region(&mut self, syms: &mut Symbols) -> Result<(), ()> {
        let depth = self.current.regions.len();
        let mut from = self.current.pos;
        loop {
            self.skip_to_line_of_hash();
            let directive = if self.at_end() { None } else { self.directive_at(self.current.pos) };
            let is_piece = directive.is_some_and(|directive| directive != Directive::Define);
            if (is_piece || self.at_end())
                && let Some(record) = &mut self.record
            {
                record.push(TokenKind::Inactive, from..self.current.pos);
            }
            if self.at_end() {
                // `next` reports open conditions. In a part of the root, the end of the region is unknown.
                self.stop = None;
                return Ok(());
            }
            let Some(directive) = directive else { continue };
            match directive {
                Directive::Define => {}
                Directive::Ifdef | Directive::Ifndef => {
                    self.directive_line(directive, syms)?;
                }
                Directive::Else => {
                    self.directive_line(directive, syms)?;
                    if self.current.regions.len() == depth {
                        return Ok(());
                    }
                }
                Directive::Endif => {
                    self.directive_line(directive, syms)?;
                    if self.current.regions.len() < depth {
                        return Ok(());
                    }
                }
            }
            if is_piece {
                from = self.current.pos;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Session;

    /// The number of records after including the same file three times.
    fn defs(text: &str) -> usize {
        let session = Session::new().file("a.td", format!("// A comment.\n{text}"));
        let root = "include \"a.td\"\n".repeat(3);
        session.parse_str("root.td", root).expect("a good text").defs().count()
    }

    #[test]
    fn only_files_that_guard_all_of_their_text_are_skipped() {
        assert_eq!(defs("#ifndef A\n#define A\ndef a;\n#endif // A\n"), 1);
        assert_eq!(defs("#ifndef A\n#define A\nclass A;\n#endif\ndef : A;\n"), 3);
        assert_eq!(defs("#ifndef A\n#define A\nclass A;\n#else\ndef : A;\n#endif\n"), 2);
        assert_eq!(defs("#ifndef A\nclass A;\n#define A\n#endif\n#ifndef B\ndef b;\n#define B\n#endif"), 1);
        assert_eq!(defs("#ifdef A\ndef : A;\n#endif\n#ifndef A\n#define A\nclass A;\n#endif"), 2);
    }

    #[test]
    fn errors_in_a_guarded_file_are_reported_each_time() {
        let session = Session::new().file("a.td", "#ifndef A\n#define A\n#endif\n/*");
        let errors = session.parse_str("root.td", "include \"a.td\"\n".repeat(2)).expect_err("wrong");
        assert_eq!(errors.diagnostics.len(), 2, "{errors:?}");
    }

    /// The errors of a root in a session that allows includes up to `depth`, each with its notes.
    fn errors(session: Session, depth: u32, root: &str) -> Vec<String> {
        let limits = crate::Limits { include_depth: depth, ..crate::Limits::default() };
        let errors = session.limits(limits).parse_str("root.td", root).expect_err("too deep");
        errors.diagnostics.iter().map(|error| error.message.clone()).collect()
    }

    #[test]
    fn includes_are_followed_up_to_the_limit() {
        let chain = || {
            (1..12).fold(Session::new().file("a12.td", "def a;"), |session, index| {
                session.file(format!("a{index}.td"), format!("include \"a{}.td\"", index + 1))
            })
        };
        assert_eq!(errors(chain(), 8, "include \"a1.td\""), ["files include each other more than 8 deep"]);
        let accepted = chain().parse_str("root.td", "include \"a1.td\"").expect("a short chain");
        assert_eq!(accepted.defs().count(), 1);
    }

    #[test]
    fn includes_in_a_circle_are_named() {
        let circle = |length: usize| {
            (0..length).fold(Session::new(), |session, index| {
                session.file(format!("a{index}.td"), format!("include \"a{}.td\"", (index + 1) % length))
            })
        };
        assert_eq!(errors(circle(1), 8, "include \"a0.td\""), ["file 'a0.td' includes itself"]);
        assert_eq!(errors(circle(2), 8, "include \"a0.td\""), ["file 'a1.td' includes itself"]);
        assert_eq!(errors(circle(3), 8, "include \"a0.td\""), ["file 'a1.td' includes itself"]);
    }
}
