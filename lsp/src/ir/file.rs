//! One file of IR: its tree, and where values, blocks, symbols and aliases are defined and used.

use crate::names::FileName;
use crate::text::Lines;
use isogloss::ir::OpTraits;
use isogloss_tablegen::Text;
use isogloss_tree::mlir::{
    AttributeAlias, Block, Mlir, Node, NodeKind, Operation, Result as OpResult, Token, TokenKind, Tree,
    TypeAlias, Value,
};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

/// A file of IR, parsed. It does not change.
#[derive(Debug)]
pub(crate) struct IrFile {
    pub(crate) name: FileName,
    pub(crate) text: Text,
    pub(crate) tree: Tree,
    pub(crate) lines: Lines,
    /// The parts between `// -----`.
    pub(crate) parts: Vec<Range<usize>>,
    /// Definitions and uses, by the text of the name. Diagnostics need none.
    names: OnceLock<FxHashMap<Box<str>, Occurrences>>,
    dialects: OnceLock<FxHashMap<Box<str>, Range<usize>>>,
}

/// Where a name is defined and used.
#[derive(Debug, Default)]
pub(crate) struct Occurrences {
    pub(crate) definitions: Vec<Definition>,
    pub(crate) uses: Vec<Range<usize>>,
}

/// The kind of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NameKind {
    Value,
    Block,
    Symbol,
    Alias,
    /// The key of a resource, in the metadata at the end of a file.
    Resource,
}

/// A definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Definition {
    pub(crate) kind: NameKind,
    pub(crate) name: Range<usize>,
    /// Where the name has this meaning.
    pub(crate) scope: Range<usize>,
    /// The operation, label or alias.
    pub(crate) whole: Range<usize>,
}

/// The names of a file that is being read.
#[derive(Default)]
struct Names {
    positions: FxHashMap<Box<str>, usize>,
    all: Vec<Occurrences>,
}

impl Names {
    fn of(&mut self, name: Cow<'_, str>) -> &mut Occurrences {
        let position = match self.positions.get(&*name) {
            Some(known) => *known,
            None => {
                self.positions.insert(name.into(), self.all.len());
                self.all.push(Occurrences::default());
                self.all.len() - 1
            }
        };
        &mut self.all[position]
    }

    fn finish(mut self) -> FxHashMap<Box<str>, Occurrences> {
        let all = &mut self.all;
        self.positions.into_iter().map(|(name, at)| (name, std::mem::take(&mut all[at]))).collect()
    }
}

impl IrFile {
    pub(crate) fn new(name: FileName, text: Text) -> Self {
        let tree = Tree::parse(text.to_string());
        Self::of_tree(name, text, tree)
    }

    /// The file with another text, reusing the unchanged part.
    pub(crate) fn with(&self, text: Text) -> Self {
        let tree = self.tree.reparse(text.to_string());
        Self::of_tree(self.name.clone(), text, tree)
    }

    fn of_tree(name: FileName, text: Text, tree: Tree) -> Self {
        let lines = Lines::new(&text);
        let parts = parts(&tree);
        Self { name, text, tree, lines, parts, names: OnceLock::new(), dialects: OnceLock::new() }
    }

    fn names(&self) -> &FxHashMap<Box<str>, Occurrences> {
        self.names.get_or_init(|| self.find_names())
    }

    fn find_names(&self) -> FxHashMap<Box<str>, Occurrences> {
        let Self { text, tree, parts, .. } = self;
        let mut names = Names::default();
        let part_of = |at: usize| {
            parts.iter().find(|part| part.contains(&at) || part.end == at).cloned().unwrap_or(0..text.len())
        };
        // The scope of a definition at a node: the region around it, or the part of the file.
        let scope = |node: Node<'_>| {
            let region =
                std::iter::once(node).chain(node.ancestors()).find(|node| node.kind() == NodeKind::Region);
            region.map_or_else(|| part_of(node.range().start), Node::range)
        };
        let mut define = |token: Token<'_>, kind, scope: Range<usize>, whole: Range<usize>| {
            let definition = Definition { kind, name: token.range(), scope, whole };
            names.of(key(token)).definitions.push(definition);
        };
        for node in tree.root().descendants() {
            match node.kind() {
                NodeKind::Operation => {
                    let Some(operation) = Operation::cast(node) else { continue };
                    for token in operation.results().filter_map(OpResult::name) {
                        define(token, NameKind::Value, scope(node), node.range());
                    }
                    if let Some(symbol) = defined_symbol(operation) {
                        define(symbol, NameKind::Symbol, scope(node), node.range());
                    }
                }
                NodeKind::Value => {
                    let Some(value) = Value::cast(node).filter(|value| value.is_definition()) else {
                        continue;
                    };
                    let Some(token) = value.name() else { continue };
                    let label = node
                        .ancestors()
                        .find(|node| matches!(node.kind(), NodeKind::Label | NodeKind::Operation));
                    match label {
                        Some(label) if label.kind() == NodeKind::Operation => {
                            define(token, NameKind::Value, label.range(), label.range());
                        }
                        Some(label) => define(token, NameKind::Value, scope(label), label.range()),
                        None => {}
                    }
                }
                NodeKind::Block => {
                    if let Some(label) = Block::cast(node).and_then(Block::label) {
                        define(label, NameKind::Block, scope(node), node.range());
                    }
                }
                NodeKind::AttributeAlias => {
                    if let Some(token) = AttributeAlias::cast(node).and_then(AttributeAlias::name) {
                        define(token, NameKind::Alias, part_of(node.range().start), node.range());
                    }
                }
                NodeKind::TypeAlias => {
                    if let Some(token) = TypeAlias::cast(node).and_then(TypeAlias::name) {
                        define(token, NameKind::Alias, part_of(node.range().start), node.range());
                    }
                }
                _ => {}
            }
        }
        for node in tree.root().children().filter(|node| node.kind() == NodeKind::Resources) {
            for token in resource_keys(node) {
                let definition = Definition {
                    kind: NameKind::Resource,
                    name: token.range(),
                    scope: part_of(node.range().start),
                    whole: token.range(),
                };
                let occurrences = names.of(resource(token));
                occurrences.definitions.push(definition);
                occurrences.uses.push(token.range());
            }
        }
        for token in tree.tokens() {
            if is_resource_use(token) {
                names.of(resource(token)).uses.push(token.range());
            }
            let is_name = matches!(
                token.kind(),
                TokenKind::ValueName
                    | TokenKind::BlockName
                    | TokenKind::SymbolName
                    | TokenKind::AttributeName
                    | TokenKind::TypeName
            );
            if is_name {
                names.of(key(token)).uses.push(token.range());
            }
        }
        // The symbol of an operation in generic form is a string.
        for occurrences in &mut names.all {
            let symbols = occurrences.definitions.iter().filter(|found| found.kind == NameKind::Symbol);
            let names = symbols.map(|found| &found.name);
            let is_written = |name: &Range<usize>| {
                occurrences.uses.binary_search_by_key(&name.start, |at| at.start).is_ok()
            };
            let strings: Vec<_> = names.filter(|name| !is_written(name)).cloned().collect();
            occurrences.uses.extend(strings);
            occurrences.uses.sort_by_key(|range| range.start);
        }
        names.finish()
    }

    /// The token at a cursor; a name takes precedence.
    pub(crate) fn token_at(&self, offset: usize) -> Option<Token<'_>> {
        let rank = |token: &Token<'_>| match token.kind() {
            TokenKind::ValueName
            | TokenKind::BlockName
            | TokenKind::SymbolName
            | TokenKind::AttributeName
            | TokenKind::TypeName
            | TokenKind::BareIdentifier => 0,
            TokenKind::String | TokenKind::ResultNumber => 1,
            _ if token.is_trivia() => 3,
            _ => 2,
        };
        self.tree.tokens_at(offset).min_by_key(rank)
    }

    pub(crate) fn occurrences(&self, name: &str) -> Option<&Occurrences> {
        self.names().get(name)
    }

    pub(crate) fn all_names(&self) -> impl Iterator<Item = (&str, &Occurrences)> {
        self.names().iter().map(|(name, occurrences)| (&**name, occurrences))
    }

    /// The name that a token uses or defines, with its sigil.
    pub(crate) fn name_of(&self, token: Token<'_>) -> Option<Box<str>> {
        match token.kind() {
            TokenKind::ValueName
            | TokenKind::BlockName
            | TokenKind::SymbolName
            | TokenKind::AttributeName
            | TokenKind::TypeName => Some(key(token).into()),
            // `%a#1` belongs to `%a`.
            TokenKind::ResultNumber => token.previous().map(|token| key(token).into()),
            TokenKind::String | TokenKind::BareIdentifier => {
                let is_here = |name: &str| {
                    self.names().get(name).is_some_and(|found| found.uses.contains(&token.range()))
                };
                [resource(token), key(token)].into_iter().find(|name| is_here(name)).map(Cow::into)
            }
            _ => None,
        }
    }

    /// The definition of the name used at a range: the one with the smallest scope that contains the range. For a
    /// nested reference `@a::@b`, the definition of `@b` in the scope of `@a`.
    pub(crate) fn resolve(&self, name: &str, at: &Range<usize>) -> Option<&Definition> {
        let occurrences = self.names().get(name)?;
        if let Some(own) = occurrences.definitions.iter().find(|found| found.name == *at) {
            return Some(own);
        }
        let token = self.tree.token_at(at.start)?;
        if token.kind() == TokenKind::SymbolName
            && let Some(outer) = self.outer_symbol(token)
        {
            let outer = self.resolve(&key(outer), &outer.range())?;
            return occurrences.definitions.iter().find(|found| {
                outer.whole.start <= found.whole.start
                    && found.whole.end <= outer.whole.end
                    && found.whole != outer.whole
            });
        }
        let in_scope = occurrences.definitions.iter().filter(|found| found.scope.contains(&at.start));
        in_scope.min_by_key(|found| found.scope.len())
    }

    /// The symbol before `::` in a reference.
    fn outer_symbol<'t>(&'t self, token: Token<'t>) -> Option<Token<'t>> {
        let node = token.parent();
        if node.kind() != NodeKind::Symbol {
            return None;
        }
        let before = node.tokens().filter(|other| other.kind() == TokenKind::SymbolName);
        before.take_while(|other| other.range().start < token.range().start).last()
    }

    /// The uses of a definition, including itself.
    pub(crate) fn uses(&self, name: &str, definition: &Definition) -> Vec<Range<usize>> {
        let Some(occurrences) = self.names().get(name) else { return Vec::new() };
        let is_use = |at: &&Range<usize>| self.resolve(name, at) == Some(definition);
        occurrences.uses.iter().filter(is_use).cloned().collect()
    }

    /// The operation whose name is at a byte, or that is around it.
    pub(crate) fn operation_at(&self, offset: usize) -> Option<Operation<'_>> {
        self.tree.operation_at(offset).or_else(|| self.tree.operation_at(offset.checked_sub(1)?))
    }

    /// The full name of an operation. A name without a dialect belongs to the dialect of the operation around it, or to
    /// builtin.
    pub(crate) fn full_name(&self, operation: Operation<'_>) -> Option<String> {
        let name = operation.name()?;
        if name.contains('.') {
            return Some(name.to_owned());
        }
        let around =
            operation.parent().and_then(|parent| parent.name()).and_then(|name| name.split_once('.'));
        Some(match (name, around) {
            ("module" | "unrealized_conversion_cast", _) | (_, None) => match name {
                "func" | "return" | "call" | "constant" => format!("func.{name}"),
                _ => format!("builtin.{name}"),
            },
            (_, Some((dialect, _))) => format!("{dialect}.{name}"),
        })
    }

    /// The dialects that the file names, each with its first use.
    pub(crate) fn dialects(&self) -> &FxHashMap<Box<str>, Range<usize>> {
        self.dialects.get_or_init(|| dialects_of_tree(&self.tree))
    }
}

/// The dialects that a text names, each with its first use.
pub(crate) fn dialects_of_tree(tree: &Tree) -> FxHashMap<Box<str>, Range<usize>> {
    let operations = tree.root().descendants().filter_map(Operation::cast);
    let operations = operations.filter_map(Operation::name_token);
    let operations = operations.map(|token| (token, token.text().trim_matches('"')));
    let is_item = |kind| matches!(kind, TokenKind::TypeName | TokenKind::AttributeName);
    let items = tree.tokens().filter(|token| is_item(token.kind()));
    let items = items.filter_map(|token| Some((token, token.text().get(1..)?)));
    let mut found: FxHashMap<Box<str>, Range<usize>> = FxHashMap::default();
    for (token, name) in operations.chain(items) {
        let Some(dialect) = dialect_of(token, name) else { continue };
        let range = token.range();
        match found.get_mut(dialect) {
            Some(first) if first.start <= range.start => {}
            Some(first) => *first = range,
            None => _ = found.insert(dialect.into(), range),
        }
    }
    found
}

/// The dialect of an operation, type or attribute name; for `!dialect<text>` the whole name. Other names without a dot
/// are aliases.
fn dialect_of<'n>(token: Token<'_>, name: &'n str) -> Option<&'n str> {
    let is_item = matches!(token.kind(), TokenKind::TypeName | TokenKind::AttributeName);
    match name.split_once('.') {
        Some((dialect, _)) => Some(dialect),
        None => token.next().filter(|next| is_item && next.kind() == TokenKind::Less).map(|_| name),
    }
}

/// The symbol that an operation defines. A call has a symbol in the same position: the definition in the server's
/// dialects decides. For an unknown operation, results or a name like a use decide.
pub(crate) fn defined_symbol(operation: Operation<'_>) -> Option<Token<'_>> {
    let symbol = operation.symbol()?;
    let name = operation.name()?;
    let short = name.rsplit('.').next().unwrap_or(name);
    let known = match name.split_once('.') {
        Some(_) => super::dialects::operation(name),
        None => super::dialects::operation(&format!("func.{name}"))
            .or_else(|| super::dialects::operation(&format!("builtin.{name}"))),
    };
    let is_definition = match known {
        Some(def) => {
            def.traits.contains(OpTraits::SYMBOL) || operation.is_generic() || def.name.ends_with("module")
        }
        None => {
            let is_use = ["call", "load", "store", "get", "use", "ref", "addr", "invoke", "launch", "export"];
            operation.results().next().is_none() && !is_use.iter().any(|word| short.contains(word))
        }
    };
    is_definition.then_some(symbol)
}

/// The key of a name for look-ups: symbols without quotes.
fn key(token: isogloss_tree::Token<'_, Mlir>) -> Cow<'_, str> {
    let text = token.text();
    match token.kind() {
        TokenKind::SymbolName => match text.strip_prefix("@\"").and_then(|text| text.strip_suffix('"')) {
            Some(inner) => format!("@{inner}").into(),
            None => text.into(),
        },
        TokenKind::String => format!("@{}", text.trim_matches('"')).into(),
        _ => text.into(),
    }
}

/// The prefix of the keys of resources in the table of names.
pub(crate) const RESOURCE: &str = "resource ";

/// The name under which the key of a resource is looked up.
fn resource(token: Token<'_>) -> Cow<'_, str> {
    format!("{RESOURCE}{}", token.text().trim_matches('"')).into()
}

/// The keys of the resources of dialects in `{-# dialect_resources: { builtin: { key: "0x..." } } #-}`.
fn resource_keys(node: Node<'_>) -> Vec<Token<'_>> {
    let mut keys = Vec::new();
    let (mut depth, mut before, mut is_of_dialects) = (0_usize, None, false);
    for token in node.tokens().filter(|token| !token.is_trivia()) {
        match token.kind() {
            TokenKind::LBrace => depth += 1,
            TokenKind::RBrace => depth = depth.saturating_sub(1),
            TokenKind::Colon if depth == 0 => {
                is_of_dialects = before.is_some_and(|key: Token<'_>| key.text() == "dialect_resources");
            }
            TokenKind::Colon if depth == 2 && is_of_dialects => {
                keys.extend(before.filter(|key| is_key(*key)));
            }
            _ => {}
        }
        before = Some(token);
    }
    keys
}

fn is_key(token: Token<'_>) -> bool {
    matches!(token.kind(), TokenKind::BareIdentifier | TokenKind::String)
}

/// Whether a token is the key in `dense_resource<key>`.
fn is_resource_use(token: Token<'_>) -> bool {
    let opener = || before(token).filter(|token| token.kind() == TokenKind::Less);
    is_key(token) && opener().and_then(before).is_some_and(|name| name.text() == "dense_resource")
}

/// The token before a token, without trivia.
fn before(token: Token<'_>) -> Option<Token<'_>> {
    let mut before = token.previous()?;
    while before.is_trivia() {
        before = before.previous()?;
    }
    Some(before)
}

/// The parts of a file that `// -----` divides.
fn parts(tree: &Tree) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let mut start = 0;
    for token in tree.tokens().filter(|token| token.kind() == TokenKind::Separator) {
        parts.push(start..token.range().start);
        start = token.range().end;
    }
    parts.push(start..tree.text().len());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "!t = i32\nfunc.func @f(%a: !t) -> i32 {\n  %0 = foo.x %a\n  cf.br ^bb1(%0 : i32)\n^bb1(%b: i32):\n  \
        scf.for %i = %a to %0 step %b {\n    foo.use %i, %a\n  }\n  return %b : i32\n}\n\
        // -----\nfunc.func @g(%a: i32) {\n  func.call @m::@f(%a)\n}\nmodule @m {\n  func.func @f()\n}\n";

    /// The text of the definition of the n-th occurrence of a name.
    fn definition(name: &str, nth: usize) -> Option<usize> {
        let file = IrFile::new(FileName::new("a.mlir"), TEXT.into());
        let at = file.occurrences(name)?.uses.get(nth)?.clone();
        let found = file.resolve(name, &at)?;
        Some(file.lines.line(found.name.start) as usize + 1)
    }

    #[test]
    fn names_have_the_meaning_of_the_smallest_scope() {
        assert_eq!(definition("%a", 1), Some(2));
        assert_eq!(definition("%a", 2), Some(2));
        assert_eq!(definition("%a", 4), Some(12));
        assert_eq!(definition("%a", 5), Some(12));
        assert_eq!(definition("%0", 1), Some(3));
        assert_eq!(definition("%i", 1), Some(6));
        assert_eq!(definition("^bb1", 0), Some(5));
        assert_eq!(definition("!t", 1), Some(1));
        assert_eq!(definition("@f", 1), Some(16));
    }

    #[test]
    fn dialects_and_names_of_operations() {
        let file = IrFile::new(FileName::new("a.mlir"), TEXT.into());
        let mut dialects: Vec<_> = file.dialects().keys().map(|name| &**name).collect();
        dialects.sort_unstable();
        assert_eq!(dialects, ["cf", "foo", "func", "scf"]);
        let at = TEXT.find("return").expect("a return");
        let operation = file.operation_at(at).expect("an operation");
        assert_eq!(file.full_name(operation).as_deref(), Some("func.return"));
        assert_eq!(file.parts.len(), 2);
    }
}
