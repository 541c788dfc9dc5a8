//! The text of types and attributes whose syntax only C++ knows ([`Syntax::Verbatim`](crate::def::Syntax::Verbatim)),
//! including types and attributes that no definition file has, in a dialect that parses them itself.
//!
//! Such a text is compared without blanks that do not matter, and with the values of the aliases in it: both are the
//! same type to its own parser. The first spelling that a context reads is printed for all.

use super::lexer::{Lexer, Tok};
use super::parser::{AsmParser, Parsed};
use super::{AsmPrinter, PrintOptions, TypeElision};
use crate::def::{DefKind, Dialect};
use crate::diagnostic::Diagnostic;
use crate::node::Node;

/// The maximum length of a text with the values of its aliases, which may double at each level.
const MAX_LENGTH: usize = 1 << 20;

/// The maximum nesting of brackets in a text that is printed as its dialect does: such a dialect reads the contents
/// once for each level around them. A text with deeper nesting stays as it was read.
const MAX_SPELLED_NESTING: usize = 64;

/// A text with the values of its aliases.
pub(crate) struct Verbatim {
    /// The text without blanks that do not matter, by which it is compared.
    pub(crate) key: Vec<u8>,
    /// The text as it is written.
    pub(crate) spelling: Vec<u8>,
}

/// A function of a token, the blank before it and the byte after it.
type Add<'a> = dyn FnMut(&mut Verbatim, &[u8], &[u8], Option<u8>) -> Parsed<()> + 'a;

impl Verbatim {
    /// Reads the source between two offsets.
    pub(crate) fn read(parser: &AsmParser<'_, '_>, start: u32, end: u32) -> Parsed<Self> {
        let span = start as usize..end as usize;
        let text = parser.source().get(span.clone()).unwrap_or_default();
        let mut found =
            Self { key: Vec::with_capacity(text.len()), spelling: Vec::with_capacity(text.len()) };
        let longest = MAX_LENGTH.max(text.len());
        found.tokens(text, &mut |found, token, blank, next| {
            // `!t<...>` is of a dialect.
            match parser.alias(token).filter(|_| next != Some(b'<')).map(text_of) {
                Some(value) => found.value(&value, blank)?,
                None => found.token(token, blank)?,
            }
            if found.spelling.len() > longest {
                let message =
                    format!("the text with the values of its aliases has more than {MAX_LENGTH} bytes");
                return Err(Diagnostic::error(message).at(span.clone()));
            }
            Ok(())
        })?;
        found.spelling.truncate(found.spelling.trim_ascii_end().len());
        Ok(found)
    }

    /// The text as its dialect prints it ([`Dialect::spelling`]), if that is known. The mnemonic is before it. It is
    /// the text of the source at `start`.
    ///
    /// # Errors
    /// If the dialect refuses the text.
    pub(crate) fn respelled(
        self,
        parser: &AsmParser<'_, '_>,
        (dialect, kind): (&Dialect, DefKind),
        mnemonic: &str,
        start: u32,
    ) -> Parsed<Self> {
        let Some(spelling) = dialect.spelling else { return Ok(self) };
        let Ok(text) = str::from_utf8(&self.spelling) else { return Ok(self) };
        if nesting(text) > MAX_SPELLED_NESTING {
            return Ok(self);
        }
        let spelled = spelling(parser.context(), kind, &format!("{mnemonic}{text}"));
        let spelled = spelled.map_err(|error| self.placed(error, parser.source(), mnemonic, start))?;
        let Some(text) = spelled.as_deref().and_then(|spelled| spelled.strip_prefix(mnemonic)) else {
            return Ok(self);
        };
        let mut found =
            Self { key: Vec::with_capacity(text.len()), spelling: Vec::with_capacity(text.len()) };
        found.tokens(text.as_bytes(), &mut |found, token, blank, _| found.token(token, blank))?;
        Ok(found)
    }

    /// The error of a dialect with its span in the source, if the text is written there as the dialect got it.
    #[cold]
    fn placed(&self, error: Diagnostic, source: &[u8], mnemonic: &str, start: u32) -> Diagnostic {
        let written = source.get(start as usize..).unwrap_or_default();
        match error.span() {
            Some(span) if written.starts_with(&self.spelling) => {
                let moved = |offset: usize| (start as usize + offset).saturating_sub(mnemonic.len());
                error.at(moved(span.start)..moved(span.end))
            }
            Some(_) => {
                let end = (start as usize).max(1);
                error.at(end - 1..end)
            }
            None => error,
        }
    }

    /// Adds the text of the value of an alias, which has no aliases.
    fn value(&mut self, value: &[u8], blank: &[u8]) -> Parsed<()> {
        let is_glued = blank.is_empty()
            && !self.ends_with_times()
            && self.key.last().zip(value.first()).is_some_and(|(previous, next)| separates(*previous, *next));
        let mut before = if is_glued { b" " } else { blank };
        self.tokens(value, &mut |found, token, blank, _| {
            found.token(token, if before.is_empty() { blank } else { std::mem::take(&mut before) })
        })
    }

    /// Calls `add` with each token of a text, the blank before it and the byte after it.
    fn tokens(&mut self, text: &[u8], add: &mut Add<'_>) -> Parsed<()> {
        let (mut at, mut end) = (0, 0);
        while let Some(&byte) = text.get(at) {
            if byte.is_ascii_whitespace() || byte == 0 {
                at += 1;
                continue;
            }
            if text[at..].starts_with(b"//") {
                at += memchr::memchr(b'\n', &text[at..]).unwrap_or(text.len() - at);
                continue;
            }
            let (blank, start) = (&text[end..at], at);
            end = start + token_length(&text[start..]);
            at = end;
            add(self, &text[start..end], blank, text.get(end).copied())?;
        }
        Ok(())
    }

    /// Adds a blank to the spelling: one line stays one line.
    fn blank(&mut self, blank: &[u8]) {
        let is_plain = blank.iter().all(|byte| *byte == b' ');
        self.spelling.extend_from_slice(if is_plain { blank } else { b" " });
    }

    /// Adds a token and the blank before it.
    fn token(&mut self, token: &[u8], blank: &[u8]) -> Parsed<()> {
        self.blank(blank);
        self.spelling.extend_from_slice(token);
        // `4 x i8` is `4xi8`: the dimension lists of all dialects are read so.
        let is_times = token == b"x" && ends_dimension(&self.key);
        let after_times = self.ends_with_times();
        // At the start, the mnemonic is before it.
        let previous = self.key.last().copied().unwrap_or(b'a');
        let separates = token.first().is_some_and(|next| separates(previous, *next));
        if !blank.is_empty() && separates && !is_times && !after_times {
            self.key.push(b' ');
        }
        self.key.extend_from_slice(token);
        Ok(())
    }

    fn ends_with_times(&self) -> bool {
        self.key.strip_suffix(b"x").is_some_and(ends_dimension)
    }
}

/// The maximum nesting of brackets in a text.
fn nesting(text: &str) -> usize {
    let (mut depth, mut most) = (0_usize, 0);
    for byte in text.bytes() {
        match byte {
            b'<' | b'(' | b'[' | b'{' => depth += 1,
            b'>' | b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        most = most.max(depth);
    }
    most
}

fn ends_dimension(text: &[u8]) -> bool {
    text.last().is_some_and(|byte| byte.is_ascii_digit() || matches!(byte, b'?' | b'*'))
}

/// The length of the token that a text begins with: a string, a word with its sigil or another byte.
fn token_length(text: &[u8]) -> usize {
    let mut lexer = Lexer::new(text);
    match text.first() {
        Some(b'"') => {
            let token = lexer.token();
            if token.kind == Tok::String { token.end() as usize } else { text.len() }
        }
        Some(b'!' | b'#') => 1 + word_length(&text[1..]),
        Some(_) => word_length(text).max(1),
        None => 0,
    }
}

fn word_length(text: &[u8]) -> usize {
    text.iter().take_while(|byte| is_word(**byte)).count()
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.')
}

/// Whether a blank between two bytes separates tokens: without it, they may be of one token.
fn separates(previous: u8, next: u8) -> bool {
    let is_pair =
        matches!((previous, next), (b'-' | b'=', b'>') | (b':', b':') | (b'=' | b'<' | b'>' | b'!', b'='));
    is_pair || is_word(next) && (is_word(previous) || matches!(previous, b'!' | b'#' | b'%' | b'^' | b'@'))
}

/// The text of the value of an alias, only as long as an error needs.
fn text_of(node: Node<'_>) -> Vec<u8> {
    let (mut out, options) = (Vec::new(), PrintOptions::default());
    AsmPrinter::new(&mut out, &options).limit(MAX_LENGTH + 1).expanded(node, TypeElision::Never);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::text::{ParserOptions, parse_type};

    fn read(text: &str) -> (String, String) {
        let context = Context::new();
        let mut parser =
            AsmParser::new(&context, text.as_bytes(), ParserOptions::default()).expect("it is small");
        for (name, value) in [("!t", "i32"), ("!v", "vector<4xi8>")] {
            parser.define_alias(name.as_bytes(), parse_type(&context, value).expect("a type").node());
        }
        let found = Verbatim::read(&parser, 0, text.len() as u32).expect("it is short");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        (text(found.key), text(found.spelling))
    }

    #[test]
    fn blanks_between_tokens_do_not_matter() {
        for texts in [
            &["<1, 2>", "<1,2>", "< 1 ,\n 2 >", "<1, // one\n2>"][..],
            &["<4 x i8>", "<4xi8>", "<4x i8>"],
            &["<? x *x 2 x !v>", "<?x*x2xvector<4xi8>>"],
            &["<a -> b>", "<a->b>"],
            &["<{a = 1 : i8}>", "<{a=1:i8}>"],
            &["<!t, f32>", "<i32,f32>", "<!t,f32>"],
            &["<\"a  b\", c>", "<\"a  b\",c>"],
            &["<[-1, #b]>", "<[ - 1,#b ]>"],
        ] {
            for text in texts {
                assert_eq!(read(text).0, read(texts[0]).0, "{text}");
            }
        }
    }

    #[test]
    fn blanks_in_tokens_matter() {
        for (a, b) in [
            ("<a b>", "<ab>"),
            ("<\"a  b\">", "<\"a b\">"),
            ("<a - > b>", "<a -> b>"),
            ("<a : : b>", "<a::b>"),
            ("<! t>", "<!t>"),
            ("<a!t>", "<ai32>"),
            ("<!t<1>>", "<i32<1>>"),
            ("<!t.a>", "<i32.a>"),
            ("<1, 2>", "<12>"),
        ] {
            assert_ne!(read(a).0, read(b).0, "{a} {b}");
        }
    }

    #[test]
    fn a_spelling_is_one_line_with_the_values_of_aliases() {
        assert_eq!(read("<1,2>").1, "<1,2>");
        assert_eq!(read("<!v,  2>").1, "<vector<4xi8>,  2>");
        assert_eq!(read("<1, // one\n\t2>").1, "<1, 2>");
        assert_eq!(read(" 0.5 ").1, " 0.5");
        // Not aliases: a name of a dialect, an unknown name, the text in a string.
        assert_eq!(read("<!t.x, !u, \"!t\">").1, "<!t.x, !u, \"!t\">");
    }

    /// A dialect that prints its types in upper case, without the contents of the brackets.
    static SHOUTING: Dialect = Dialect {
        allows_unknown_types: true,
        spelling: Some(|_, _, text| match text.split('<').next() {
            Some("quiet") => Err(Diagnostic::error("is not shouted").at(0..5)),
            name => Ok(name.map(str::to_uppercase)),
        }),
        ..Dialect::new("shout")
    };

    #[test]
    fn texts_with_many_brackets_are_kept() {
        let context = Context::with_dialects([&SHOUTING]);
        let nested = |depth: usize| format!("!shout.a{}{}", "<".repeat(depth), ">".repeat(depth));
        let printed = |text: &str| parse_type(&context, text).expect("a type").to_string();
        assert_eq!(printed(&nested(MAX_SPELLED_NESTING)), "!shout.A");
        let deep = nested(MAX_SPELLED_NESTING + 1);
        assert_eq!(printed(&deep), deep);
    }

    #[test]
    fn a_refused_text_has_a_place_in_the_source() {
        let context = Context::with_dialects([&SHOUTING]);
        let error = parse_type(&context, "tuple<!shout.quiet<1>>").expect_err("refused");
        assert_eq!((error.message(), error.span()), ("is not shouted", Some(13..18)));
    }
}
