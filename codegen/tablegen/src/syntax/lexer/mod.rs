//! The lexer: whitespace and comments, names, numbers and literals.

mod input;
mod record;

use input::{Guard, Input};
pub(crate) use input::{Includes, NotOpened};
pub(crate) use record::{Record, blanks};

use super::SyntaxErrors;
use super::token::{Bang, Kw, Tok};
use crate::scan::find;
use crate::store::{FastMap, Sym, Symbols};
use crate::{Diagnostic, SourceMap, Span, Text};

/// The maximum number of errors between two items; further ones are dropped.
const MOST_ERRORS: usize = 10_000;

#[derive(Clone)]
pub(crate) struct Lexer<'i> {
    pub(crate) sources: SourceMap,
    includes: Search<'i>,
    macros: FastMap<Sym, ()>,
    /// By the address of a text, its include guard.
    guards: FastMap<usize, Sym>,
    current: Input,
    outer: Vec<Input>,
    /// Start of the token being read.
    start: usize,
    /// The value of the last number.
    pub(crate) number: i64,
    /// Errors found, in order.
    pub(crate) errors: SyntaxErrors,
    /// Warnings given, in order.
    pub(crate) warnings: Vec<Diagnostic>,
    /// By symbol, its meaning as a keyword or operator.
    words: Vec<Word>,
    scratch: String,
    bytes_opened: usize,
    /// Whether an include failed.
    pub(crate) incomplete: bool,
    /// Whether the rest of a file was skipped because a code block does not end.
    pub(crate) is_cut_off: bool,
    /// Whether the last rejected token is a string without an end, which ends with its line.
    pub(crate) is_string_open: bool,
    /// For a lossless tree of a single file.
    pub(crate) record: Option<Box<Record>>,
    /// Where the lexer reports the end of the text: the end of an `include` of the root, once its file has been read,
    /// or the end of a root of which only a part is loaded.
    pub(crate) stop: Option<usize>,
}

/// The search for included files. A copy of a lexer has none.
struct Search<'i>(Option<&'i mut dyn Includes>);

impl Clone for Search<'_> {
    fn clone(&self) -> Self {
        Search(None)
    }
}

impl<'i> Lexer<'i> {
    /// A lexer at the start of the last file of `sources`. Without `includes`
    /// an `include` is only checked for its form.
    pub(crate) fn new(
        sources: SourceMap,
        includes: Option<&'i mut dyn Includes>,
        syms: &mut Symbols,
    ) -> Lexer<'i> {
        let file = sources.files().last();
        let text = file.map_or_else(|| Text::embedded(""), |file| file.shared_text());
        let base = file.map_or(1, |file| file.span().start);
        let words = intern_words(syms);
        Lexer {
            bytes_opened: text.len(),
            sources,
            includes: Search(includes),
            macros: FastMap::default(),
            guards: FastMap::default(),
            current: Input::new(text, base, 0),
            outer: Vec::new(),
            start: 0,
            number: 0,
            errors: SyntaxErrors::default(),
            warnings: Vec::new(),
            words,
            scratch: String::new(),
            incomplete: false,
            is_cut_off: false,
            is_string_open: false,
            record: None,
            stop: None,
        }
    }

    /// The same lexer with another search for included files.
    pub(crate) fn with_includes<'j>(self, includes: Option<&'j mut dyn Includes>) -> Lexer<'j> {
        let Self {
            sources,
            includes: _,
            macros,
            guards,
            current,
            outer,
            start,
            number,
            errors,
            warnings,
            words,
            scratch,
            bytes_opened,
            incomplete,
            is_cut_off,
            is_string_open,
            record,
            stop,
        } = self;
        Lexer {
            sources,
            includes: Search(includes),
            macros,
            guards,
            current,
            outer,
            start,
            number,
            errors,
            warnings,
            words,
            scratch,
            bytes_opened,
            incomplete,
            is_cut_off,
            is_string_open,
            record,
            stop,
        }
    }

    /// Whether the lexer is at [`Self::stop`], in the root.
    pub(crate) fn is_at_stop(&self) -> bool {
        self.outer.is_empty() && self.stop == Some(self.current.pos)
    }

    /// Replaces the text of the root, which is the current file, by one that is equal up to the current position.
    pub(crate) fn replace_root(&mut self, text: &Text) {
        self.bytes_opened = self.bytes_opened - self.current.text.len() + text.len();
        self.current.text = text.clone();
        self.sources.replace_root(text.clone());
    }

    /// Continues at the start of another root, which must fit.
    pub(crate) fn begin_root(&mut self, name: &str, text: &Text) {
        self.bytes_opened = self.bytes_opened - self.current.text.len() + text.len();
        self.current = Input::new(text.clone(), self.current.base, self.errors.len());
        self.sources.replace_root(text.clone());
        self.sources.rename_root(name);
    }

    pub(crate) fn define(&mut self, name: &str, syms: &mut Symbols) {
        self.macros.insert(syms.intern(name), ());
    }

    #[inline]
    fn byte(&self, at: usize) -> u8 {
        self.current.text.as_bytes().get(at).copied().unwrap_or(0)
    }

    #[inline]
    fn at_end(&self) -> bool {
        self.current.pos >= self.current.text.len()
    }

    fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.current.base + start as u32, self.current.base + end as u32)
    }

    /// The span of the token read last, before the next is read.
    pub(crate) fn token_span(&self) -> Span {
        self.span(self.start, self.current.pos)
    }

    /// Whether a string literal ends directly before the token read last.
    pub(super) fn follows_a_string(&self) -> bool {
        self.start > 0 && self.byte(self.start - 1) == b'"'
    }

    fn error(&mut self, start: usize, message: impl Into<String>) -> Tok {
        let end = self.current.pos.max(start);
        // During recovery every character may cause an error.
        if self.errors.len() < MOST_ERRORS {
            let diagnostic = Diagnostic::error(message).at(self.span(start, end));
            self.errors.push(diagnostic);
        }
        Tok::Stop
    }

    /// Adds a hint to the last error.
    fn with_help(&mut self, stop: Tok, help: &str) -> Tok {
        self.errors.change_last(|error| error.help(help));
        stop
    }

    /// The next token.
    #[inline(always)]
    pub(crate) fn next(&mut self, syms: &mut Symbols) -> Tok {
        // Half of all tokens are a single character.
        let from = self.current.pos;
        let at = self.find_class(from, |class| class & BLANK == 0);
        let byte = self.byte(at);
        if CLASSES[byte as usize] & PUNCTUATION != 0
            && let Some(tok) = punctuation(byte)
        {
            self.start = at;
            self.current.pos = at + 1;
            self.current.guard = Guard::None;
            return tok;
        }
        self.current.pos = at;
        self.next_of_any(from, syms)
    }

    /// The next token, after the whitespace from `from` to the current position.
    fn next_of_any(&mut self, from: usize, syms: &mut Symbols) -> Tok {
        let mut from = from;
        loop {
            self.skip_blanks();
            if let Some(tok) = self.token_after(from, syms) {
                return tok;
            }
            if self.stop.is_some() && self.is_at_stop() {
                return Tok::Eof;
            }
            from = self.current.pos;
        }
    }

    /// The token at the current position, after whitespace and comments from `from` on; `None`
    /// if something else was skipped, such as a directive.
    #[inline(always)]
    fn token_after(&mut self, from: usize, syms: &mut Symbols) -> Option<Tok> {
        let at = self.current.pos;
        self.start = at;
        let Some(&byte) = self.current.text.as_bytes().get(at) else {
            return self.leave_file();
        };
        if byte == b'#'
            && let Some(directive) = self.directive_at(at)
            && self.starts_line(from)
        {
            return self.directive(directive, syms).err().map(|()| Tok::Stop);
        }
        self.current.guard = Guard::None;
        self.current.pos = at + 1;
        Some(match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => match self.identifier(syms) {
                Tok::Kw(Kw::Include) => return self.include(syms).err(),
                tok => tok,
            },
            b'0'..=b'9' if self.digits_start_a_name() => self.identifier(syms),
            b'0'..=b'9' => self.number(),
            b'-' | b'+' if self.byte(at + 1).is_ascii_digit() => self.number(),
            b'"' => self.string(syms),
            b'[' if self.byte(at + 1) == b'{' => self.code(syms),
            b'$' => self.var_name(syms),
            b'!' => self.bang(syms),
            b'.' => self.dots(),
            0 => {
                self.report_nul(at);
                return None;
            }
            _ => match punctuation(byte) {
                Some(tok) => tok,
                None => self.unexpected(),
            },
        })
    }

    #[cold]
    fn unexpected(&mut self) -> Tok {
        // The character may have several bytes.
        while !self.current.text.is_char_boundary(self.current.pos) {
            self.current.pos += 1;
        }
        if self.byte(self.start) == b'\'' {
            // To its end, so that it causes one error.
            let rest = &self.current.text[self.current.pos..];
            let line = rest.lines().next().unwrap_or_default();
            self.current.pos += line.find('\'').map_or(0, |end| end + 1);
            let stop = self.error(self.start, "unexpected character `'`");
            return self.with_help(stop, "a string is written in double quotes");
        }
        let text = self.current.text[self.start..self.current.pos].escape_debug().to_string();
        self.error(self.start, format!("unexpected character `{text}`"))
    }

    /// Skips whitespace and comments. After an unclosed comment the lexer is at the end of the
    /// file.
    #[inline(always)]
    fn skip_blanks(&mut self) {
        self.current.pos = self.find_class(self.current.pos, |class| class & BLANK == 0);
        if self.byte(self.current.pos) == b'/' {
            self.skip_comments();
        }
    }

    /// At a slash: if it starts a comment, skips comments and the whitespace after them.
    #[inline(never)]
    fn skip_comments(&mut self) {
        loop {
            match self.current.text.as_bytes()[self.current.pos..] {
                [b'/', b'/', ..] => self.skip_line(),
                [b'/', b'*', ..] => self.comment(),
                _ => return,
            }
            self.current.pos = self.find_class(self.current.pos, |class| class & BLANK == 0);
        }
    }

    /// Whether only whitespace and comments are between the start of the line, or of the file,
    /// and the current position. They start at `from`.
    fn starts_line(&self, from: usize) -> bool {
        let bytes = self.current.text.as_bytes();
        let mut at = from;
        while at < self.current.pos {
            match bytes[at..] {
                [b'\n' | b'\r', ..] | [b'/', b'/', ..] => return true,
                [b'/', b'*', ..] => at = comment_end(bytes, at, |_| {}).unwrap_or(bytes.len()),
                _ => at += 1,
            }
        }
        from == 0
    }

    /// Skips a comment, which may be nested.
    #[inline(never)]
    fn comment(&mut self) {
        let start = self.current.pos;
        let mut nuls = Vec::new();
        let end = comment_end(self.current.text.as_bytes(), start, |at| nuls.push(at));
        nuls.into_iter().for_each(|at| self.report_nul(at));
        self.current.pos = end.unwrap_or(self.current.text.len());
        if end.is_none() {
            self.error(start, "unterminated comment");
        }
    }

    #[inline(never)]
    fn report_nul(&mut self, at: usize) {
        let error = Diagnostic::error("NUL character in the text, treated as a space");
        self.errors.push(error.at(self.span(at, at + 1)));
    }

    #[inline(never)]
    fn digits_start_a_name(&self) -> bool {
        let mut at = self.start;
        while self.byte(at).is_ascii_digit() {
            at += 1;
        }
        let (next, after) = (self.byte(at), self.byte(at + 1));
        let number = match next {
            b'b' => matches!(after, b'0' | b'1'),
            b'x' => after.is_ascii_hexdigit(),
            _ => false,
        };
        !number && (next.is_ascii_alphabetic() || next == b'_')
    }

    #[inline(always)]
    fn identifier(&mut self, syms: &mut Symbols) -> Tok {
        self.skip_name();
        let sym = syms.intern_part(&self.current.text, self.start..self.current.pos);
        match self.words.get(sym.0 as usize) {
            Some(&Word { keyword: Some(keyword), .. }) => Tok::Kw(keyword),
            _ => Tok::Id(sym),
        }
    }

    #[inline(always)]
    fn skip_name(&mut self) {
        self.current.pos = self.find_class(self.current.pos, |class| class & NAME == 0);
    }

    /// The position of the first byte at or after `from` whose class is wanted, or the end.
    #[inline(always)]
    fn find_class(&self, from: usize, wanted: impl Fn(u8) -> bool) -> usize {
        let bytes = self.current.text.as_bytes();
        let mut at = from;
        while let Some(&byte) = bytes.get(at)
            && !wanted(CLASSES[byte as usize])
        {
            at += 1;
        }
        at
    }

    #[inline(never)]
    fn number(&mut self) -> Tok {
        let first = self.byte(self.start);
        let radix = match (first, self.byte(self.current.pos)) {
            (b'0', b'x') => 16,
            (b'0', b'b') => 2,
            _ => 10,
        };
        let digits = if radix == 10 { self.start } else { self.start + 2 };
        self.current.pos = self.current.pos.max(digits);
        while char::from(self.byte(self.current.pos)).is_digit(radix) {
            self.current.pos += 1;
        }
        let text = &self.current.text[digits..self.current.pos];
        if text.is_empty() {
            return self.error(self.start, "invalid number");
        }
        let value = match first {
            b'-' => text.parse::<i64>().ok(),
            _ => u64::from_str_radix(text.trim_start_matches('+'), radix).ok().map(|n| n as i64),
        };
        let tok = if radix == 2 { Tok::Binary(text.len() as u32) } else { Tok::Int };
        match value {
            Some(value) => self.number = value,
            None => return self.error(self.start, "number out of range"),
        }
        tok
    }

    #[inline(never)]
    fn string(&mut self, syms: &mut Symbols) -> Tok {
        let from = self.current.pos;
        let end = self.find_class(from, |class| class & STOP != 0);
        if self.byte(end) == b'"' {
            self.current.pos = end + 1;
            let sym = syms.intern_literal(&self.current.text, from..end);
            return Tok::Str(sym);
        }
        self.escaped_string(syms)
    }

    #[inline(never)]
    fn escaped_string(&mut self, syms: &mut Symbols) -> Tok {
        let mut text = std::mem::take(&mut self.scratch);
        text.clear();
        let mut wrong = false;
        let result = loop {
            let rest = &self.current.text[self.current.pos..];
            let special = |b: u8| matches!(b, b'"' | b'\\' | b'\n' | b'\r');
            let plain = rest.bytes().position(special).unwrap_or(rest.len());
            text.push_str(&rest[..plain]);
            let at = self.current.pos + plain;
            self.current.pos = at + 1;
            match self.byte(at) {
                b'"' if wrong => break Tok::Stop,
                b'"' => break Tok::Str(syms.intern(&text)),
                b'\\' => {}
                _ if at >= self.current.text.len() => {
                    self.current.pos = at;
                    break self.open_string("end of file in string literal");
                }
                _ => {
                    self.current.pos = at;
                    break self.open_string("end of line in string literal");
                }
            }
            let escape = self.byte(at + 1);
            match escape {
                b'\\' | b'\'' | b'"' => text.push(char::from(escape)),
                b't' => text.push('\t'),
                b'n' => text.push('\n'),
                b'\n' | b'\r' => {
                    break self.error(at, "a string literal cannot continue after an escaped newline");
                }
                _ if at + 1 >= self.current.text.len() => {
                    break self.open_string("end of file in string literal");
                }
                _ => {
                    self.error(at, "invalid escape in string literal");
                    wrong = true;
                }
            }
            self.current.pos = at + 1 + char_len(&self.current.text[at + 1..]);
        };
        self.scratch = text;
        result
    }

    /// Reports a string without an end, at the quote that opens it.
    #[cold]
    fn open_string(&mut self, message: &str) -> Tok {
        self.is_string_open = true;
        if self.errors.len() < MOST_ERRORS {
            let quote = self.span(self.start, self.start + 1);
            let error = Diagnostic::error(message).primary(quote, "the string begins here");
            self.errors.push(error.help(
                "a string ends with a `\"` on the line on which it begins; a text of several lines is written `[{ ... }]`",
            ));
        }
        Tok::Stop
    }

    #[inline(never)]
    fn code(&mut self, syms: &mut Symbols) -> Tok {
        let from = self.current.pos + 1;
        let Some(end) = code_end(&self.current.text, from) else {
            self.current.pos = self.current.text.len();
            self.is_cut_off = true;
            return self.error(self.start, "unterminated code block");
        };
        self.current.pos = end + 2;
        let sym = syms.intern_literal(&self.current.text, from..end);
        Tok::Code(sym)
    }

    #[inline(never)]
    fn var_name(&mut self, syms: &mut Symbols) -> Tok {
        let first = self.byte(self.current.pos);
        if !(first.is_ascii_alphabetic() || first == b'_') {
            return self.error(self.start, "expected a name after `$`");
        }
        self.skip_name();
        Tok::VarName(syms.intern(&self.current.text[self.start + 1..self.current.pos]))
    }

    #[inline(never)]
    fn bang(&mut self, syms: &mut Symbols) -> Tok {
        let from = self.current.pos;
        while self.byte(self.current.pos).is_ascii_alphabetic() {
            self.current.pos += 1;
        }
        let word = &self.current.text[from..self.current.pos];
        if word.is_empty() {
            return self.error(self.start, "expected the name of an operator after `!`");
        }
        let known = syms.find(word).and_then(|sym| self.words.get(sym.0 as usize));
        match known.and_then(|word| word.bang) {
            Some(bang) => Tok::Bang(bang),
            None => {
                let known = Bang::ALL.iter().map(|bang| bang.text());
                let close = crate::closest(word, known);
                let message = format!("unknown operator `!{word}`");
                self.error(self.start, message);
                if let Some(close) = close {
                    self.errors.change_last(|error| error.help(format!("did you mean `!{close}`?")));
                }
                Tok::Stop
            }
        }
    }

    #[inline(never)]
    fn dots(&mut self) -> Tok {
        if self.byte(self.current.pos) != b'.' {
            return Tok::Dot;
        }
        self.current.pos += 1;
        if self.byte(self.current.pos) != b'.' {
            return self.error(self.start, "`..` is not a token; a range is written `...`");
        }
        self.current.pos += 1;
        Tok::DotDotDot
    }

    // Files.

    fn skip_line(&mut self) {
        let rest = &self.current.text.as_bytes()[self.current.pos..];
        self.current.pos += find(rest, [b'\n', b'\r']).unwrap_or(rest.len());
    }
}

/// The meaning of a name: a keyword, an operator, or both.
#[derive(Clone, Copy, Debug, Default)]
struct Word {
    keyword: Option<Kw>,
    bang: Option<Bang>,
}

/// Interns all keywords and operators; the result has the meaning of each at its symbol.
fn intern_words(syms: &mut Symbols) -> Vec<Word> {
    let mut words = Vec::new();
    let mut word = |text: &str, set: &dyn Fn(&mut Word)| {
        let at = syms.intern(text).0 as usize;
        if words.len() <= at {
            words.resize(at + 1, Word::default());
        }
        set(&mut words[at]);
    };
    for &keyword in Kw::ALL {
        word(keyword.text(), &|word| word.keyword = Some(keyword));
    }
    for &bang in Bang::ALL {
        word(bang.text(), &|word| word.bang = Some(bang));
    }
    words
}

/// The end of the comment that starts at `start` and may contain others. Calls `nul` with the
/// position of each NUL in it.
fn comment_end(bytes: &[u8], start: usize, mut nul: impl FnMut(usize)) -> Option<usize> {
    let mut at = start + 2;
    let mut depth = 1;
    while depth > 0 {
        at += find(bytes.get(at..)?, [b'*', b'/', 0])?;
        match *bytes.get(at..)? {
            [] => return None,
            [b'*', b'/', ..] => {
                depth -= 1;
                at += 2;
            }
            [b'/', b'*', ..] => {
                depth += 1;
                at += 2;
            }
            [0, ..] => {
                nul(at);
                at += 1;
            }
            _ => at += 1,
        }
    }
    Some(at)
}

/// The position of the `}]` that ends a code block. As in the reference tool, a `}` is read
/// together with the next character, so `}}]` does not end the block.
fn code_end(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = from;
    loop {
        at += find(bytes.get(at..)?, [b'}'])?;
        if *bytes.get(at + 1)? == b']' {
            return Some(at);
        }
        at += 2;
    }
}

/// Whitespace and newlines.
const BLANK: u8 = 1;
/// Letters, digits and `_`.
const NAME: u8 = 2;
/// Bytes that end the plain part of a string literal.
const STOP: u8 = 4;

/// A single-character token in every context.
const PUNCTUATION: u8 = 8;

/// The classes of each byte.
static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = match byte as u8 {
            b' ' | b'\t' => BLANK,
            b'\n' | b'\r' => BLANK | STOP,
            b'"' | b'\\' => STOP,
            b']' | b'{' | b'}' | b'(' | b')' | b'<' | b'>' | b':' | b';' | b',' | b'=' | b'?' => PUNCTUATION,
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' => NAME,
            _ => 0,
        };
        byte += 1;
    }
    classes
};

/// The length of the first character.
fn char_len(text: &str) -> usize {
    text.chars().next().map_or(0, char::len_utf8)
}

fn punctuation(byte: u8) -> Option<Tok> {
    Some(match byte {
        b'[' => Tok::LSquare,
        b']' => Tok::RSquare,
        b'{' => Tok::LBrace,
        b'}' => Tok::RBrace,
        b'(' => Tok::LParen,
        b')' => Tok::RParen,
        b'<' => Tok::Less,
        b'>' => Tok::Greater,
        b':' => Tok::Colon,
        b';' => Tok::Semi,
        b',' => Tok::Comma,
        b'=' => Tok::Equal,
        b'?' => Tok::Question,
        b'#' => Tok::Paste,
        b'-' => Tok::Minus,
        b'+' => Tok::Plus,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Lexed {
        toks: Vec<Tok>,
        numbers: Vec<i64>,
        errors: Vec<String>,
        syms: Symbols,
    }

    fn lex(text: &str) -> Lexed {
        let mut sources = SourceMap::new();
        sources.add("t.td", text);
        let mut syms = Symbols::new();
        let mut lexer = Lexer::new(sources, None, &mut syms);
        let (mut toks, mut numbers) = (Vec::new(), Vec::new());
        loop {
            let tok = lexer.next(&mut syms);
            match tok {
                Tok::Eof => break,
                Tok::Int | Tok::Binary(_) => numbers.push(lexer.number),
                _ => {}
            }
            toks.push(tok);
        }
        let errors = lexer.errors.take().into_iter().map(|error| error.diagnostic.message).collect();
        Lexed { toks, numbers, errors, syms }
    }

    #[test]
    fn a_token_is_in_two_registers() {
        assert_eq!(size_of::<Tok>(), size_of::<u64>());
    }

    #[test]
    fn digits_may_start_names() {
        let Lexed { toks, numbers, errors, syms } =
            lex("4Wheel 12 0x1F 0b011 0x 1-5 -3 18446744073709551615");
        assert_eq!(errors, [""; 0]);
        let id = |text| Tok::Id(syms.find(text).expect("interned"));
        let expected = [
            id("4Wheel"),
            Tok::Int,
            Tok::Int,
            Tok::Binary(3),
            id("0x"),
            Tok::Int,
            Tok::Int,
            Tok::Int,
            Tok::Int,
        ];
        assert_eq!(toks, expected);
        assert_eq!(numbers, [12, 31, 3, 1, -5, -3, -1]);
    }

    #[test]
    fn skipped_regions_are_not_lexed() {
        let Lexed { toks, errors, .. } =
            lex("#ifdef NO\n \" ' @\n #ifdef X\n#endif\n#else // x\n;\n#endif\n,");
        assert_eq!((toks, errors), (vec![Tok::Semi, Tok::Comma], vec![]));
    }

    #[test]
    fn directives_and_comments_in_skipped_regions_begin_lines() {
        let text = "#ifdef NO\n x #endif\n y /* no comment\n/* a comment\n#endif */ z\n a / b\n\t/**/ #endif // end\n;";
        let Lexed { toks, errors, .. } = lex(text);
        assert_eq!((toks, errors), (vec![Tok::Semi], vec![]));
    }

    #[test]
    fn defined_macros_take_the_region() {
        let Lexed { toks, .. } = lex("#define YES\n#ifdef YES\n;\n#else\n,\n#endif\n#ifndef YES\n,\n#endif");
        assert_eq!(toks, [Tok::Semi]);
    }

    #[test]
    fn lexical_errors_are_reported_and_skipped() {
        let Lexed { errors, .. } = lex("\"abc\n \"\\q\" !foo @ /* ");
        assert_eq!(errors.len(), 5, "{errors:?}");
    }

    #[test]
    fn escapes_are_replaced() {
        let Lexed { toks, syms, .. } = lex(r#""a\n\t\"\\\'" [{ "x" }]"#);
        let texts: Vec<_> = toks
            .iter()
            .map(|tok| match tok {
                Tok::Str(sym) | Tok::Code(sym) => syms.get(*sym),
                _ => "",
            })
            .collect();
        assert_eq!(texts, ["a\n\t\"\\'", " \"x\" "]);
    }

    #[test]
    fn a_text_may_end_in_a_directive() {
        // The line ends are cut off here.
        for (text, expected) in [
            ("def a;\n#ifdef X\ndef b;\n#endif\n", 0),
            ("#ifdef X\n", 1),
            ("#ifndef X\n#define X\n#endif\n", 0),
            ("#define X\n", 0),
        ] {
            let whole = lex(text);
            let cut = lex(text.trim_end());
            assert_eq!((whole.errors.len(), &cut.errors), (expected, &whole.errors), "{text}");
            assert_eq!(cut.toks, whole.toks, "{text}");
        }
    }

    #[test]
    fn a_carriage_return_is_white_space_and_ends_no_line() {
        assert_eq!(lex("a\rb").toks, lex("a b").toks);
        assert_eq!(lex("a\r\nb").toks, lex("a\nb").toks);
        let text = "a\n#ifdef X\nb\n#endif\n".replace('\n', "\r\n");
        assert_eq!(lex(&text).toks, lex("a").toks);
    }
}
