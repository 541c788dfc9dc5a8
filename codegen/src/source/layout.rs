//! Tokens as formatted source.
//!
//! Most of the generated code consists of tables. Their lists are filled, so that the code is a third as long as with a
//! formatter that puts each element on a line of its own. A line has at most [`WIDTH`] characters if the tokens allow
//! it.

use super::comment;
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use std::fmt::Write as _;
use std::ops::Range;

/// The longest line.
const WIDTH: usize = 110;
const INDENT: usize = 4;
/// The longest element of a list with several elements on a line.
const SHORT: usize = 50;

/// Items as formatted source.
pub(crate) fn items(tokens: TokenStream) -> String {
    let mut words = String::new();
    let atoms = atoms(tokens, &mut words);
    let mut flat = Flat { words, text: String::new(), is_macro: false };
    let entries = flat.entries(atoms, false);
    let mut writer = Writer { flat: &flat.text, out: String::new(), is_macro: false };
    for (position, entry) in entries.iter().enumerate() {
        if position > 0 {
            writer.blank_line(entry, true);
        }
        writer.entry(entry, 0);
        writer.new_line(0);
    }
    writer.out
}

/// Tokens on one line.
pub(crate) fn one_line(tokens: TokenStream) -> String {
    let mut words = String::new();
    let atoms = atoms(tokens, &mut words);
    let mut flat = Flat { words, text: String::new(), is_macro: false };
    flat.entries(atoms, false);
    flat.text
}

/// A token, or several that are not separated.
enum Atom {
    /// An identifier, a literal or a lifetime, by its range in the text of all words.
    Word(Range<usize>),
    Mark(&'static str),
    /// A line of documentation or of a comment, with its slashes.
    Doc(String),
    Group(Delimiter, Vec<Atom>),
}

/// A token, or a group in delimiters, of an entry.
struct Node {
    /// Whether a space separates it from the token before it.
    space: bool,
    /// The range of its form on one line in [`Flat::text`].
    text: Range<usize>,
    /// The delimiters and contents, if it is a group.
    group: Option<Group>,
    /// Whether it may be on one line.
    flat: bool,
}

struct Group {
    open: &'static str,
    close: &'static str,
    entries: Vec<Entry>,
    /// Whether it is the input of a macro.
    is_macro: bool,
    /// Whether it has the arguments of a call or the parameters of a function. Otherwise one entry in parentheses is an
    /// expression, or a tuple that has its comma.
    is_call: bool,
    /// Whether it is a module.
    is_module: bool,
}

/// An entry of a list, up to a comma or a semicolon.
struct Entry {
    /// The lines of documentation and comments before it.
    docs: Vec<String>,
    nodes: Vec<Node>,
    end: &'static str,
    /// Whether braces end it, without a comma or a semicolon.
    is_closed: bool,
}

const PAIRS: [&str; 15] =
    ["::", "->", "=>", "..", "..=", "==", "||", "&&", "!=", "<=", ">=", "+=", "-=", "*=", "|="];
const MARKS: &str = "=<>!~?@#$%^&*-+|.,;:/";
const KEYWORDS: [&str; 20] = [
    "as", "const", "dyn", "else", "enum", "if", "in", "let", "loop", "match", "mod", "move", "mut", "return",
    "static", "struct", "trait", "use", "where", "while",
];
/// Keywords of items that end with braces.
const ITEMS: [&str; 6] = ["enum", "fn", "impl", "mod", "struct", "trait"];

/// A mark as a text.
fn mark_text(mark: char) -> &'static str {
    let at = MARKS.find(mark).unwrap_or(MARKS.len());
    MARKS.get(at..=at).unwrap_or_default()
}

fn atoms(tokens: TokenStream, words: &mut String) -> Vec<Atom> {
    let mut atoms: Vec<Atom> = Vec::new();
    let (mut joins, mut is_life) = (false, false);
    let mut tokens = tokens.into_iter();
    while let Some(token) = tokens.next() {
        let joined = std::mem::take(&mut joins);
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                atoms.extend(self::atoms(group.stream(), words));
            }
            TokenTree::Group(group) => {
                let is_attribute = matches!(atoms.last(), Some(Atom::Mark("#")));
                let doc = is_attribute.then(|| documentation(&group)).flatten();
                if let Some(text) = doc {
                    atoms.pop();
                    atoms.push(Atom::Doc(format!("///{text}")));
                } else {
                    let (delimiter, stream) = (group.delimiter(), group.stream());
                    // The only owner of tokens takes them without copying.
                    drop(group);
                    atoms.push(Atom::Group(delimiter, self::atoms(stream, words)));
                }
            }
            TokenTree::Ident(ident) => {
                let start = words.len();
                // Writing to a `String` cannot fail.
                let _ = write!(words, "{}{ident}", if std::mem::take(&mut is_life) { "'" } else { "" });
                if comment::begins(&words[start..]) {
                    words.truncate(start);
                    let group = tokens.by_ref().take(comment::TOKENS - 1).nth(1);
                    let text = group.and_then(|group| syn::parse2::<syn::LitStr>(contents(group)).ok());
                    atoms.push(Atom::Doc(format!(
                        "// {}",
                        text.map_or_else(String::new, |text| text.value())
                    )));
                    tokens.next();
                } else {
                    atoms.push(Atom::Word(start..words.len()));
                }
            }
            TokenTree::Literal(literal) => {
                let start = words.len();
                let _ = write!(words, "{literal}");
                atoms.push(Atom::Word(start..words.len()));
            }
            TokenTree::Punct(mark) if mark.as_char() == '\'' => is_life = true,
            TokenTree::Punct(mark) => {
                joins = mark.spacing() == Spacing::Joint;
                let mark = mark_text(mark.as_char());
                let mut pair = None;
                if joined && let Some(Atom::Mark(before)) = atoms.last_mut() {
                    let is_pair = |pair: &&&str| pair.strip_prefix(*before) == Some(mark);
                    pair = PAIRS.iter().find(is_pair).map(|pair| *before = pair);
                }
                match pair {
                    // A third mark may follow `..`.
                    Some(()) => {}
                    None => atoms.push(Atom::Mark(mark)),
                }
            }
        }
    }
    atoms
}

/// The contents of a group.
fn contents(token: TokenTree) -> TokenStream {
    match token {
        TokenTree::Group(group) => group.stream(),
        TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => TokenStream::new(),
    }
}

/// The text of `[doc = "..."]`.
fn documentation(group: &proc_macro2::Group) -> Option<String> {
    if group.delimiter() != Delimiter::Bracket {
        return None;
    }
    let mut tokens = group.stream().into_iter();
    match (tokens.next()?, tokens.next()?, tokens.next()?) {
        (TokenTree::Ident(name), TokenTree::Punct(_), TokenTree::Literal(text)) if name == "doc" => {
            match syn::Lit::new(text) {
                syn::Lit::Str(text) => Some(text.value()),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The one-line forms of all nodes, in one text: those of an entry, and those of a group, are contiguous.
struct Flat {
    /// The texts of the words.
    words: String,
    text: String,
    /// Whether the tokens are the input of a macro, which has entries of its own.
    is_macro: bool,
}

impl Flat {
    /// The entries of a list. They end with semicolons, or, without any, with commas outside of angle brackets and of
    /// closures' arguments. The last end of a single entry is part of the text if the list `is_tuple`.
    fn entries(&mut self, atoms: Vec<Atom>, is_tuple: bool) -> Vec<Entry> {
        let commas_end = !atoms.iter().any(|atom| matches!(atom, Atom::Mark(";")));
        let new = || Entry { docs: Vec::new(), nodes: Vec::new(), end: "", is_closed: false };
        let mut entries: Vec<Entry> = Vec::new();
        let mut entry = new();
        let (mut angles, mut in_closure) = (0_usize, false);
        // The angle brackets around the generic parameters of an implementation.
        let mut head = None;
        let mut before = Before::Start;
        let mut atoms = atoms.into_iter().peekable();
        while let Some(atom) = atoms.next() {
            let is_life =
                |next: &Atom| matches!(next, Atom::Word(word) if self.words[word.clone()].starts_with('\''));
            let opens =
                matches!(&atom, Atom::Mark("<")) && (!before.is_value() || atoms.peek().is_some_and(is_life));
            let closes = matches!(&atom, Atom::Mark(">")) && angles > 0;
            if opens {
                if matches!(before, Before::Head) {
                    head = Some(angles);
                }
                angles += 1;
            } else if closes {
                angles -= 1;
            }
            let end = match &atom {
                Atom::Mark(";") => ";",
                Atom::Mark(",") if commas_end && angles == 0 && !in_closure => ",",
                Atom::Word(_) | Atom::Mark(_) | Atom::Doc(_) | Atom::Group(..) => "",
            };
            if !end.is_empty() {
                entry.end = end;
                entries.push(std::mem::replace(&mut entry, new()));
                before = Before::Start;
                continue;
            }
            let is_call = before.is_operand() || matches!(before, Before::Function);
            let is_bar = matches!(&atom, Atom::Mark("|")) && (in_closure || !before.is_operand());
            let space = match &atom {
                Atom::Mark("|") if is_bar && in_closure => false,
                Atom::Mark("<") if !opens => true,
                Atom::Mark(">") if !closes => true,
                atom => before.separates(atom),
            };
            if is_bar {
                in_closure = !in_closure;
            }
            before = match &atom {
                _ if is_bar => {
                    if in_closure {
                        Before::Prefix
                    } else {
                        Before::Other
                    }
                }
                Atom::Word(word) => match &self.words[word.clone()] {
                    "impl" | "for" => Before::Head,
                    "fn" | "pub" => Before::Function,
                    word if KEYWORDS.contains(&word) => Before::Keyword,
                    word if word.starts_with('\'') => Before::Life,
                    _ if matches!(before, Before::Function) => Before::Type,
                    word if word.starts_with(|first: char| first.is_ascii_uppercase()) => Before::Type,
                    _ => Before::Value,
                },
                Atom::Mark("<") if !opens => Before::Other,
                Atom::Mark("&" | "*" | "-") if before.is_operand() => Before::Other,
                Atom::Mark("::" | "." | "&" | "<" | "#" | ".." | "..=" | "*" | "-") => Before::Prefix,
                Atom::Mark("!") => Before::Bang,
                Atom::Mark(">") if !closes => Before::Other,
                Atom::Mark(">") if head.take_if(|outside| *outside == angles).is_some() => Before::Other,
                Atom::Mark(">") => Before::Angle,
                Atom::Mark(_) => Before::Other,
                Atom::Group(..) => Before::Closed,
                Atom::Doc(_) => Before::Start,
            };
            if let Atom::Doc(text) = atom {
                entry.docs.push(text);
                continue;
            }
            match (entry.nodes.is_empty(), entries.last()) {
                (true, Some(last)) => {
                    self.text.push_str(last.end);
                    self.text.push(' ');
                }
                (false, _) if space => self.text.push(' '),
                _ => {}
            }
            let start = self.text.len();
            let (group, flat) = match atom {
                Atom::Word(word) => {
                    self.text.push_str(&self.words[word]);
                    (None, true)
                }
                Atom::Group(delimiter, inner) => {
                    let mark = entry.nodes.last().map_or("", |node| &self.text[node.text.clone()]);
                    let (is_macro, is_import) = (mark == "!", mark == "::");
                    let is_block = delimiter == Delimiter::Brace && !inner.is_empty();
                    let has =
                        |text: &str| entry.nodes.iter().any(|node| self.text[node.text.clone()] == *text);
                    let breaks = is_block && !is_macro && (has("match") || ITEMS.into_iter().any(has));
                    let is_module = is_block && has("mod");
                    let (group, flat) = self.group(delimiter, inner, is_import, is_macro, is_call);
                    (Some(Group { is_module, ..group }), flat && !breaks)
                }
                Atom::Mark(mark) => {
                    self.text.push_str(mark);
                    (None, true)
                }
                Atom::Doc(_) => continue,
            };
            entry.nodes.push(Node { space, text: start..self.text.len(), group, flat });
            let is_attribute = matches!(entry.nodes.as_slice(), [hash, list]
                if self.text[hash.text.clone()] == *"#" && list.group.is_some());
            if !self.is_macro && (is_attribute || self.closes(&entry, atoms.peek())) {
                entry.is_closed = true;
                entries.push(std::mem::replace(&mut entry, new()));
                before = Before::Start;
            }
        }
        if !entry.nodes.is_empty() || !entry.docs.is_empty() {
            entries.push(entry);
        }
        // The comma of a tuple of one stays.
        if is_tuple && let [only] = entries.as_slice() {
            self.text.push_str(only.end);
        }
        entries
    }

    /// Whether braces end an entry, before the next token.
    fn closes(&self, entry: &Entry, next: Option<&Atom>) -> bool {
        let is_brace = |node: &Node| node.group.as_ref().is_some_and(|group| group.open == "{");
        let has = |text: &str| entry.nodes.iter().any(|node| self.text[node.text.clone()] == *text);
        entry.nodes.last().is_some_and(is_brace)
            && match next {
                None => has("=>") || ITEMS.into_iter().any(has),
                Some(Atom::Word(word)) => !matches!(&self.words[word.clone()], "else" | "as"),
                Some(Atom::Doc(_) | Atom::Mark("#" | "::")) => true,
                Some(Atom::Mark(_) | Atom::Group(..)) => false,
            }
    }

    /// A group, and whether it may be on one line.
    fn group(
        &mut self,
        delimiter: Delimiter,
        atoms: Vec<Atom>,
        is_import: bool,
        is_macro: bool,
        is_call: bool,
    ) -> (Group, bool) {
        let (open, close) = match delimiter {
            Delimiter::Parenthesis => ("(", ")"),
            Delimiter::Bracket => ("[", "]"),
            Delimiter::Brace | Delimiter::None => ("{", "}"),
        };
        // Braces of an import have no blanks inside.
        let blank = if open == "{" && !is_import && !atoms.is_empty() { " " } else { "" };
        self.text.push_str(open);
        self.text.push_str(blank);
        let outside = self.is_macro;
        self.is_macro |= is_macro;
        let entries = self.entries(atoms, open == "(" && !is_call);
        self.is_macro = outside;
        self.text.push_str(blank);
        self.text.push_str(close);
        let flat = entries.iter().all(|entry| {
            let is_statement = open == "{" && (entry.end == ";" || entry.is_closed);
            entry.docs.is_empty() && !is_statement && entry.nodes.iter().all(|node| node.flat)
        });
        (Group { open, close, entries, is_macro, is_call, is_module: false }, flat)
    }
}

/// The kind of the token before, as far as it decides about a space.
enum Before {
    Start,
    Keyword,
    /// A keyword before generic parameters.
    Head,
    /// A keyword before parameters or a restriction in parentheses.
    Function,
    Life,
    /// A name that generic arguments may follow.
    Type,
    /// Another name, or a literal.
    Value,
    /// A mark that belongs to the token after it.
    Prefix,
    Bang,
    /// A closing angle bracket.
    Angle,
    Closed,
    Other,
}

impl Before {
    /// Whether a value ends with it, so that `<` after it compares.
    fn is_value(&self) -> bool {
        matches!(self, Self::Value | Self::Closed)
    }

    /// Whether an operand ends with it.
    fn is_operand(&self) -> bool {
        matches!(self, Self::Type | Self::Value | Self::Closed | Self::Angle)
    }

    fn separates(&self, next: &Atom) -> bool {
        match (self, next) {
            (Self::Start | Self::Prefix, _) => false,
            (_, Atom::Mark(mark)) => match *mark {
                "," | ";" | "." | ":" | "?" | ">" => false,
                "<" if matches!(self, Self::Head | Self::Function) => false,
                "::" | "<" | ".." | "..=" => !self.is_operand(),
                "!" => !matches!(self, Self::Type | Self::Value),
                _ => true,
            },
            (Self::Bang, Atom::Group(delimiter, _)) => *delimiter == Delimiter::Brace,
            (Self::Bang, _) => false,
            (
                Self::Type | Self::Value | Self::Function | Self::Angle | Self::Closed,
                Atom::Group(delimiter, _),
            ) => *delimiter == Delimiter::Brace,
            (Self::Keyword | Self::Head | Self::Life | Self::Other, Atom::Group(..)) => true,
            (
                Self::Keyword
                | Self::Head
                | Self::Function
                | Self::Life
                | Self::Type
                | Self::Value
                | Self::Angle
                | Self::Closed
                | Self::Other,
                Atom::Word(_) | Atom::Doc(_),
            ) => true,
        }
    }
}

/// The length on one line, if one line can have it.
fn flat_len(nodes: &[Node]) -> Option<usize> {
    let len = match nodes {
        [first, .., last] => last.text.end - first.text.start,
        [only] => only.text.len(),
        [] => 0,
    };
    nodes.iter().all(|node| node.flat).then_some(len)
}

struct Writer<'f> {
    /// The text of [`Flat`].
    flat: &'f str,
    out: String,
    /// Whether the text is the input of a macro, whose lists get no comma after the last entry.
    is_macro: bool,
}

impl Writer<'_> {
    fn is(&self, node: &Node, text: &str) -> bool {
        self.flat[node.text.clone()] == *text
    }

    /// Writes contiguous nodes of an entry on one line.
    fn flat(&mut self, nodes: &[Node]) {
        if let (Some(first), Some(last)) = (nodes.first(), nodes.last()) {
            self.out.push_str(&self.flat[first.text.start..last.text.end]);
        }
    }

    fn column(&self) -> usize {
        self.out.len() - self.out.rfind('\n').map_or(0, |at| at + 1)
    }

    fn new_line(&mut self, indent: usize) {
        let _ = write!(self.out, "\n{:indent$}", "");
    }

    /// A blank line before a documented item, so that a def is one paragraph. The documentation of a handle is inside
    /// of its macro.
    fn blank_line(&mut self, entry: &Entry, is_between_items: bool) {
        let is_documented =
            !entry.docs.is_empty() || entry.nodes.iter().any(|node| self.is(node, "op_handle"));
        if is_between_items && is_documented {
            self.out.push('\n');
        }
    }

    fn entry(&mut self, entry: &Entry, indent: usize) {
        for doc in &entry.docs {
            self.out.push_str(doc);
            self.new_line(indent);
        }
        self.nodes(&entry.nodes, indent, entry.end.len());
        self.out.push_str(entry.end);
    }

    /// Writes nodes from the current column; lines that follow are indented. `after` characters follow the last.
    fn nodes(&mut self, nodes: &[Node], indent: usize, after: usize) {
        let column = self.column();
        if flat_len(nodes).is_some_and(|len| column + len + after <= WIDTH) {
            self.flat(nodes);
            return;
        }
        let dots: Vec<usize> = (1..nodes.len())
            .filter(|at| nodes[at - 1].group.is_some() && self.is(&nodes[*at], "."))
            .collect();
        let fits =
            |part: &[Node], start: usize| flat_len(part).is_some_and(|len| start + len + after <= WIDTH);
        if let Some(first) = dots.first()
            && fits(&nodes[..*first], column)
            && dots.iter().enumerate().all(|(position, at)| {
                let end = dots.get(position + 1).copied().unwrap_or(nodes.len());
                fits(&nodes[*at..end], indent + INDENT)
            })
        {
            self.flat(&nodes[..*first]);
            for (position, at) in dots.iter().enumerate() {
                let end = dots.get(position + 1).copied().unwrap_or(nodes.len());
                self.new_line(indent + INDENT);
                self.flat(&nodes[*at..end]);
            }
            return;
        }
        let broken = self.broken(nodes, column, indent, after);
        for (at, node) in nodes.iter().enumerate() {
            self.out.push_str(if node.space && at > 0 { " " } else { "" });
            match &node.group {
                Some(group) if broken.contains(&at) => {
                    let rest = flat_len(&nodes[at + 1..]).unwrap_or(0);
                    self.group(group, indent, rest + after);
                }
                _ => self.flat(std::slice::from_ref(node)),
            }
        }
    }

    /// The groups to break: those that cannot be on one line, and the longest one of each part between them that is too
    /// long.
    fn broken(&self, nodes: &[Node], column: usize, indent: usize, after: usize) -> Vec<usize> {
        let mut broken = Vec::new();
        let (mut start, mut column) = (0, column);
        for end in 0..=nodes.len() {
            let forced = nodes.get(end).is_some_and(|node| !node.flat);
            if !forced && end < nodes.len() {
                continue;
            }
            let after = if forced { 2 } else { after };
            let part = &nodes[start..end];
            if flat_len(part).is_some_and(|len| column + len + after > WIDTH) {
                let groups = part.iter().enumerate().filter(|(_, node)| node.group.is_some());
                let longest = groups.max_by_key(|(_, node)| node.text.len());
                broken.extend(longest.map(|(at, _)| start + at));
            }
            broken.extend(forced.then_some(end));
            (start, column) = (end + 1, indent + 1);
        }
        let is_block = |node: &Node| node.group.as_ref().is_some_and(|group| group.open == "{");
        if nodes.iter().any(|node| self.is(node, "else")) && broken.iter().any(|at| is_block(&nodes[*at])) {
            broken.extend((0..nodes.len()).filter(|at| is_block(&nodes[*at])));
        }
        broken
    }

    fn group(&mut self, group: &Group, indent: usize, after: usize) {
        let outside = self.is_macro;
        self.is_macro |= group.is_macro;
        self.out.push_str(group.open);
        match group.entries.as_slice() {
            [] => {}
            // A list or a call in a call.
            [only]
                if group.open != "{"
                    && only.docs.is_empty()
                    && only.nodes.last().is_some_and(|node| {
                        node.group.as_ref().is_some_and(|group| !group.entries.is_empty())
                    })
                    && !only.nodes.iter().any(|node| self.is(node, "|")) =>
            {
                self.nodes(&only.nodes, indent, after + 1);
            }
            entries => {
                let inner = indent + INDENT;
                let is_short = |entry: &Entry| {
                    entry.docs.is_empty() && flat_len(&entry.nodes).is_some_and(|len| len <= SHORT)
                };
                let short = entries.iter().filter(|entry| is_short(entry)).count();
                let filled = group.open == "[" && short * 2 > entries.len();
                for (position, entry) in entries.iter().enumerate() {
                    let len = flat_len(&entry.nodes).unwrap_or(WIDTH);
                    if filled && position > 0 && self.column() + 2 + len <= WIDTH {
                        self.out.push(' ');
                    } else {
                        self.blank_line(entry, position > 0 && group.is_module);
                        self.new_line(inner);
                    }
                    self.entry(entry, inner);
                }
                let last = entries.last();
                let is_rest =
                    last.is_some_and(|entry| entry.nodes.first().is_some_and(|node| self.is(node, "..")));
                let is_block = entries.iter().any(|entry| entry.end == ";")
                    || (entries.len() == 1 && group.open == "{")
                    || (entries.len() == 1 && group.open == "(" && !group.is_call)
                    || last.is_some_and(|entry| entry.is_closed);
                if last.is_some_and(|entry| entry.end.is_empty()) && !self.is_macro && !is_rest && !is_block {
                    self.out.push(',');
                }
                self.new_line(indent);
            }
        }
        self.out.push_str(group.close);
        self.is_macro = outside;
    }
}

#[cfg(test)]
mod tests {
    use super::{comment, items, one_line};
    use quote::quote;

    #[test]
    fn signatures_are_on_one_line() {
        assert_eq!(one_line(quote!(::isogloss::Type<'c>)), "::isogloss::Type<'c>");
        assert_eq!(one_line(quote!(&'c [Option<(u32, u8)>])), "&'c [Option<(u32, u8)>]");
        let long = "fn infer<'c>(operation: &mut ::m::ir::Operation<'_, 'c>, f: fn(u8) -> &[T]) -> ::core::result::Result<::std::vec::Vec<::m::Type<'c>>, ::m::Diagnostic>";
        assert_eq!(one_line(long.parse().expect("tokens")), long);
        assert_eq!(one_line(quote!((self.f)(self.op,))), "(self.f)(self.op)");
        assert_eq!(one_line("fn(Node<'c>,) -> u64".parse().expect("tokens")), "fn(Node<'c>) -> u64");
        assert_eq!(one_line(quote!(impl verify for shape<'_>)), "impl verify for shape<'_>");
        assert_eq!(one_line(quote!(fn size(self,) -> (u32,))), "fn size(self) -> (u32,)");
        let head = "impl<'a, 'c> ::m::Fold<'a, 'c> for AddOp<'a, 'c>";
        assert_eq!(one_line(head.parse().expect("tokens")), head);
    }

    #[test]
    fn short_items_are_one_line() {
        let tokens = quote!(
            static A: ::m::T<'static> = p::f::<X<'_>>(&["a", "b"], |op, _| <X as T>::f(op), -1);
        );
        let expected =
            r#"static A: ::m::T<'static> = p::f::<X<'_>>(&["a", "b"], |op, _| <X as T>::f(op), -1);"#;
        assert_eq!(items(tokens).trim_end(), expected);
    }

    /// A comma would make it a tuple.
    #[test]
    fn an_expression_in_parentheses_gets_no_comma() {
        let table = "a".repeat(80);
        let text =
            format!("fn f(self) -> u64 {{ (::m::table::<T>(self.node(), &{table}).elements)(self.node()) }}");
        let laid_out = items(text.parse().expect("tokens"));
        assert!(laid_out.contains(".elements\n") && !laid_out.contains(".elements,"), "{laid_out}");
    }

    #[test]
    fn lists_are_filled_and_chains_are_broken() {
        let tokens = quote! {
            static TABLE: T = {
                use p as q;
                T {
                    format: Some(&[q::operand(0), q::lit(","), q::operand(1), q::lit(","), q::operand(2), q::lit(","), q::operand(3)]),
                    property: q::property("some_long_name").constraint(&CONSTRAINT).storage(accepts).default(|context| None),
                    ..q::new()
                }
            };
        };
        let expected = r#"static TABLE: T = {
    use p as q;
    T {
        format: Some(&[
            q::operand(0), q::lit(","), q::operand(1), q::lit(","), q::operand(2), q::lit(","), q::operand(3),
        ]),
        property: q::property("some_long_name")
            .constraint(&CONSTRAINT)
            .storage(accepts)
            .default(|context| None),
        ..q::new()
    }
};"#;
        assert_eq!(items(tokens).trim_end(), expected);
    }

    #[test]
    fn marks_are_comments_on_lines_of_their_own() {
        let mark = comment::tokens("toy.td:12");
        let tokens = quote! {
            static A: T = f("is angle", c::Leaf { name: "angle", #mark accepts: crate::angle }, &[#mark p(1), p(2)]);
        };
        let expected = r#"static A: T = f(
    "is angle",
    c::Leaf {
        name: "angle",
        // toy.td:12
        accepts: crate::angle,
    },
    &[
        // toy.td:12
        p(1),
        p(2),
    ],
);"#;
        assert_eq!(items(tokens).trim_end(), expected);
    }

    #[test]
    fn macros_keep_their_separators() {
        let tokens = quote! {
            ::m::handle! {
                /// A.
                pub struct A<'a, 'c> = TABLE;
                /// B.
                operand b(0, set_b);
            }
        };
        let expected = "::m::handle! {
    /// A.
    pub struct A<'a, 'c> = TABLE;
    /// B.
    operand b(0, set_b);
}";
        assert_eq!(items(tokens).trim_end(), expected);
    }

    #[test]
    fn items_are_laid_out_as_by_rustfmt() {
        let tokens = quote! {
            /// A.
            #[must_use]
            pub fn f<'c>(context: &'c ::m::Context, width: u32) -> ::core::option::Option<&'c str> {
                let is_wide = width < 3 && !context.is_empty() || -1 >= width - 2;
                if is_wide { return None; } else { g::<u8>(&[1, 2]) };
                match width { 0..=3 | 9 => Some("a"), other => { h(|a| a & !other, *b); None } }
            }
            #[derive(Clone)]
            pub(crate) struct S { a: u8, b: Vec<Vec<T>> }
            impl<'a, 'c> T<'a> for S where 'c: 'a {}
            /// M.
            mod m {
                /// B.
                struct B;
                /// C.
                struct C;
            }
        };
        let expected = r#"/// A.
#[must_use]
pub fn f<'c>(context: &'c ::m::Context, width: u32) -> ::core::option::Option<&'c str> {
    let is_wide = width < 3 && !context.is_empty() || -1 >= width - 2;
    if is_wide {
        return None;
    } else {
        g::<u8>(&[1, 2])
    };
    match width {
        0..=3 | 9 => Some("a"),
        other => {
            h(|a| a & !other, *b);
            None
        }
    }
}
#[derive(Clone)]
pub(crate) struct S {
    a: u8,
    b: Vec<Vec<T>>,
}
impl<'a, 'c> T<'a> for S where 'c: 'a {}

/// M.
mod m {
    /// B.
    struct B;

    /// C.
    struct C;
}
"#;
        assert_eq!(items(tokens), expected);
    }
}
