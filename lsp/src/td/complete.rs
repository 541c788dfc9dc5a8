//! Completion in definition files.

use super::context::{Expected, Step, expected, word_start};
use super::file::{Decl, DeclKind, operator_variables};
use super::formats::Format;
use super::hover::{header, written_string};
pub(crate) use super::operators::{KEYWORDS, is_keyword, operator};
use super::resolve::{Scope, TdType};
use super::span::Span;
use super::unit::{DeclId, Unit};
pub(crate) use crate::answers::CompletionItem as Item;
use crate::names::FileName;
use crate::world::World;
use gen_lsp_types as lsp;
use isogloss_tablegen::tree::{NodeKind, Token, TokenKind};
use std::collections::{BTreeSet, HashSet};
use std::ops::Range;
use std::path::Path;

/// The maximum number of items of an answer.
const MOST: usize = 2_000;

/// The completions at a position.
pub(crate) fn complete(world: &World, name: &FileName, offset: usize) -> Vec<Item> {
    let Some((unit, position)) = world.unit_of(name) else { return Vec::new() };
    let scope = Scope::new(&unit, position);
    let file = scope.file;
    let inside = offset.checked_sub(1).and_then(|at| file.tree.token_at(at)).filter(|token| {
        let range = token.range();
        range.start < offset && (offset < range.end || is_open(*token))
    });
    if let Some(token) = inside {
        match token.kind() {
            TokenKind::LineComment | TokenKind::BlockComment | TokenKind::Inactive => return Vec::new(),
            TokenKind::String | TokenKind::Code => return in_string(world, scope, token, offset),
            _ => {}
        }
    }
    let start = word_start(file.text(), offset);
    // An unclosed string is not a token.
    if let Some(items) = in_open_string(world, scope, start, offset) {
        return items;
    }
    let word = file.span(&(start..offset));
    if word.before().ends_with('!') {
        return operators(&(start - 1..offset));
    }
    let mut items = Completer { scope, word, items: Vec::new() };
    items.all(start);
    let mut items = items.items;
    items.truncate(MOST);
    items
}

/// Whether a token has no end, so that the position after it is inside.
fn is_open(token: Token<'_>) -> bool {
    match token.kind() {
        TokenKind::LineComment => true,
        TokenKind::BlockComment => !token.text().ends_with("*/"),
        _ => false,
    }
}

fn operators(range: &Range<usize>) -> Vec<Item> {
    let mut operators: Vec<_> = isogloss_tablegen::bang_operators().iter().collect();
    operators.sort_by_key(|operator| operator.name);
    let items = operators.into_iter().map(|operator| {
        let mut item = Item::new(operator.name, lsp::CompletionItemKind::Function, range);
        item.detail = Some(operator.usage.to_owned());
        item.documentation = Some(operator.meaning.to_owned());
        item.snippet = Some(snippet_of_usage(operator.usage));
        item
    });
    items.collect()
}

/// A usage with its operands as snippet placeholders: `!if(a, b)` is `!if(${1:a}, ${2:b})`.
fn snippet_of_usage(usage: &str) -> String {
    let (mut result, mut count) = (String::new(), 0);
    let mut rest = usage;
    while let Some(at) = rest.find(|c: char| c.is_ascii_alphabetic()) {
        let (before, word) = rest.split_at(at);
        let end = word.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(word.len());
        let (word, after) = word.split_at(end);
        result.push_str(before);
        if result.ends_with('!') {
            result.push_str(word);
        } else {
            count += 1;
            result.push_str(&format!("${{{count}:{word}}}"));
        }
        rest = after;
    }
    result.push_str(rest);
    result.replace(", ...", "")
}

struct Completer<'u> {
    scope: Scope<'u>,
    /// The word before the position, which is replaced.
    word: Span<'u>,
    items: Vec<Item>,
}

impl<'u> Completer<'u> {
    fn unit(&self) -> &'u Unit {
        self.scope.unit
    }

    fn push(&mut self, label: &str, kind: lsp::CompletionItemKind, rank: u8) -> &mut Item {
        let mut item = Item::new(label, kind, &self.word.range());
        item.rank = rank;
        self.items.push(item);
        let last = self.items.len() - 1;
        &mut self.items[last]
    }

    fn all(&mut self, start: usize) {
        match expected(self.scope.file, start) {
            Expected::NewName => {}
            Expected::Statement => self.statements(),
            Expected::Member => {
                self.members();
                self.types();
            }
            Expected::Field => self.fields(start),
            Expected::Parent { of_defm, of_multiclass } => {
                if of_defm || of_multiclass {
                    self.classes(DeclKind::Multiclass, &|_| true, 1);
                }
                if !of_multiclass {
                    self.classes(DeclKind::Class, &|_| true, 2);
                }
            }
            Expected::Type => self.types(),
            Expected::MemberOf { dot } => self.fields_of(dot),
            Expected::Value { root, steps } => {
                let ty = self.scope.expected_type(&root, &steps, start);
                self.values(&ty, &steps, start);
            }
        }
    }

    fn statements(&mut self) {
        let snippets = [
            ("class", "class ${1:Name}<${2}> {\n  $0\n}"),
            ("def", "def ${1:Name} : ${2:Class} {\n  $0\n}"),
            ("defm", "defm ${1:name} : ${2:Multiclass};"),
            ("multiclass", "multiclass ${1:Name}<${2}> {\n  $0\n}"),
            ("let", "let ${1:field} = ${2:value} in {\n  $0\n}"),
            ("foreach", "foreach ${1:x} = ${2:list} in {\n  $0\n}"),
            ("if", "if ${1:condition} then {\n  $0\n}"),
            ("include", "include \"${1:file.td}\""),
            ("defvar", "defvar ${1:name} = ${2:value};"),
            ("defset", "defset list<${1:Class}> ${2:name} = {\n  $0\n}"),
            ("deftype", "deftype ${1:Name} = ${2:type};"),
            ("assert", "assert ${1:condition}, ${2:message};"),
            ("dump", "dump ${1:message};"),
        ];
        self.keywords(&snippets);
    }

    fn keywords(&mut self, snippets: &[(&str, &str)]) {
        for (keyword, snippet) in snippets {
            let meaning =
                KEYWORDS.iter().find(|(known, _)| known == keyword).map(|(_, meaning)| (*meaning).to_owned());
            let item = self.push(keyword, lsp::CompletionItemKind::Keyword, 3);
            item.snippet = Some((*snippet).to_owned());
            item.detail = meaning;
        }
    }

    fn members(&mut self) {
        let snippets = [
            ("let", "let ${1:field} = ${2:value};"),
            ("defvar", "defvar ${1:name} = ${2:value};"),
            ("assert", "assert ${1:condition}, ${2:message};"),
            ("dump", "dump ${1:message};"),
            ("field", "field ${1:type} ${2:name};"),
        ];
        self.keywords(&snippets);
    }

    fn types(&mut self) {
        for keyword in ["bit", "int", "string", "dag", "code"] {
            self.push(keyword, lsp::CompletionItemKind::Keyword, 4);
        }
        for (keyword, snippet) in [("list", "list<${1:type}>"), ("bits", "bits<${1:count}>")] {
            self.push(keyword, lsp::CompletionItemKind::Keyword, 4).snippet = Some(snippet.to_owned());
        }
        for id in
            self.unit().all(|kind| matches!(kind, DeclKind::Class | DeclKind::Deftype)).collect::<Vec<_>>()
        {
            let name = self.unit().decl(id).name.clone();
            self.push(&name, lsp::CompletionItemKind::Class, 6);
        }
    }

    /// Fields for `let`: those without a value in the record first.
    fn fields(&mut self, start: usize) {
        let unit = self.unit();
        let Some(owner) = self.scope.record_around(start) else {
            // A `let ... in`: the fields of all classes.
            let mut seen = HashSet::new();
            let fields = unit.all(|kind| kind == DeclKind::Field).collect::<Vec<_>>();
            for id in fields {
                let name = &unit.decl(id).name;
                if seen.insert(name.clone()) {
                    self.field(id, 6, true);
                }
            }
            return;
        };
        let set: HashSet<_> = unit
            .children(owner)
            .filter(|id| {
                let whole = unit.whole_of(*id);
                unit.decl(*id).kind == DeclKind::Let && !(whole.start()..=whole.end()).contains(&start)
            })
            .map(|id| unit.decl(id).name.clone())
            .collect();
        for id in unit.fields(owner) {
            let is_set = set.contains(&unit.decl(id).name);
            self.field(id, if is_set { 7 } else { 2 }, true);
        }
    }

    fn field(&mut self, id: DeclId, rank: u8, is_let: bool) {
        let unit = self.unit();
        let decl = unit.decl(id);
        let ty = unit.type_of(id).map_or("", Span::text);
        let value = match ty {
            "bit" => "1",
            "string" | "code" => "\"${1}\"",
            ty if ty.starts_with("list") => "[${1}]",
            "dag" => "(${1:ins})",
            _ => "${1}",
        };
        let comment = unit.whole_of(id).comment_before();
        let of = unit.parent(id).map(|parent| unit.decl(parent).name.to_string()).unwrap_or_default();
        // The rest may be there already.
        let follows = self.word.after().trim_start().starts_with('=');
        let item = self.push(&decl.name, lsp::CompletionItemKind::Field, rank);
        item.detail = Some(format!("{ty} ({of})"));
        item.documentation = (!comment.is_empty()).then_some(comment);
        if is_let && !follows {
            item.snippet = Some(format!("{} = {value};", decl.name));
        }
    }

    /// The fields of the value before a `.`.
    fn fields_of(&mut self, dot: usize) {
        let file = self.scope.file;
        let Some(token) = dot.checked_sub(1).and_then(|at| file.tree.token_at(at)) else { return };
        let mut value = token.parent();
        while let Some(parent) = value.parent()
            && parent.range().end == value.range().end
            && !matches!(parent.kind(), NodeKind::Error | NodeKind::File)
            && is_value(parent.kind())
        {
            value = parent;
        }
        let ty = match token.kind() {
            TokenKind::Identifier if !is_value(value.kind()) => {
                let target = self.scope.visible(value, token.text());
                target.map_or(TdType::Unknown, |target| self.scope.type_of_decl(target))
            }
            _ => self.scope.type_of(value),
        };
        if let TdType::Record(record) = ty {
            for id in self.unit().fields(record) {
                self.field(id, 2, false);
            }
        }
    }

    fn classes(&mut self, kind: DeclKind, wanted: &dyn Fn(DeclId) -> bool, rank: u8) {
        let unit = self.unit();
        let mut seen = HashSet::new();
        let is_wanted: fn(DeclKind) -> bool = if kind == DeclKind::Class {
            |kind| kind == DeclKind::Class
        } else {
            |kind| kind == DeclKind::Multiclass
        };
        for id in unit.all(is_wanted).collect::<Vec<_>>() {
            if !wanted(id) || !seen.insert(unit.decl(id).name.clone()) {
                continue;
            }
            self.class(id, rank);
        }
    }

    /// A class with placeholders for the arguments that have no default.
    fn class(&mut self, id: DeclId, rank: u8) {
        let unit = self.unit();
        let name = unit.decl(id).name.clone();
        let args = unit.template_args(id);
        let required: Vec<_> = args
            .iter()
            .filter(|id| !unit.decl(**id).has_value())
            .enumerate()
            .map(|(index, id)| {
                let place = format!("${{{}:{}}}", index + 1, unit.decl(*id).name);
                let of_string = unit.type_of(*id).is_some_and(|ty| ty.text() == "string");
                if of_string { format!("\"{place}\"") } else { place }
            })
            .collect();
        let documentation = documentation_of(unit, id);
        let follows = self.word.after().starts_with('<');
        let detail = header(unit, id);
        let item = self.push(&name, lsp::CompletionItemKind::Class, rank);
        item.detail = Some(detail);
        item.documentation = documentation;
        if !required.is_empty() && !follows {
            item.snippet = Some(format!("{name}<{}>", required.join(", ")));
        }
    }

    fn values(&mut self, ty: &TdType, steps: &[Step], start: usize) {
        let unit = self.unit();
        self.variables(start, ty);
        if let Some(Step::Args { class, .. }) = steps.first() {
            // The names of arguments.
            let class = unit.class(class).or_else(|| unit.multiclass(class));
            for id in class.map(|class| unit.template_args(class)).unwrap_or_default() {
                let decl = unit.decl(id);
                let ty = unit.type_of(id).map(|ty| ty.text().to_owned());
                let item = self.push(&decl.name, lsp::CompletionItemKind::Property, 4);
                item.snippet = Some(format!("{} = ${{1}}", decl.name));
                item.detail = ty;
            }
        }
        match ty {
            TdType::Bit => {
                self.push("true", lsp::CompletionItemKind::Keyword, 1);
                self.push("false", lsp::CompletionItemKind::Keyword, 1);
            }
            TdType::Record(class) => {
                let class = unit.decl(*class).name.clone();
                self.records(&|id| unit.derives_from(id, &class), 2);
                self.classes(
                    DeclKind::Class,
                    &|id| unit.derives_from(id, &class) && !unit.template_args(id).is_empty(),
                    3,
                );
            }
            TdType::Int | TdType::Bits | TdType::String | TdType::Dag | TdType::List(_) => {
                let global = |kind| matches!(kind, DeclKind::Defvar | DeclKind::Defset);
                for id in unit.all(global).collect::<Vec<_>>() {
                    let decl = unit.decl(id);
                    if !decl.is_inside() {
                        self.push(&decl.name, lsp::CompletionItemKind::Variable, 4);
                    }
                }
            }
            TdType::Unknown => match steps.first() {
                Some(Step::Dag { first: true }) => self.records(&|id| is_dag_operator(unit, id), 1),
                Some(Step::Dag { first: false }) => {
                    let is_constraint = |id| {
                        ["Constraint", "AttrConstraint", "Region", "Successor", "Property"]
                            .iter()
                            .any(|class| unit.derives_from(id, class))
                    };
                    self.records(&is_constraint, 2);
                    self.classes(
                        DeclKind::Class,
                        &|id| is_constraint(id) && !unit.template_args(id).is_empty(),
                        3,
                    );
                }
                Some(Step::List | Step::Bits | Step::Args { .. } | Step::Operands { .. }) | None => {
                    let prefix = self.word.text().to_ascii_lowercase();
                    let fits = |id: DeclId| unit.decl(id).name.to_ascii_lowercase().starts_with(&prefix);
                    self.records(&fits, 5);
                    self.classes(DeclKind::Class, &fits, 6);
                }
            },
        }
    }

    fn records(&mut self, wanted: &dyn Fn(DeclId) -> bool, rank: u8) {
        let unit = self.unit();
        for id in unit.all(|kind| kind == DeclKind::Def).collect::<Vec<_>>() {
            let decl = unit.decl(id);
            if !decl.is_plain || self.items.len() >= MOST || unit.is_in_multiclass(id) || !wanted(id) {
                continue;
            }
            let parents: Vec<_> = decl.parents.iter().map(|parent| &*parent.name).collect();
            let documentation = documentation_of(unit, id);
            let item = self.push(&decl.name, lsp::CompletionItemKind::Constant, rank);
            item.detail = Some(format!("def : {}", parents.join(", ")));
            item.documentation = documentation;
        }
    }

    /// The variables, template arguments and fields visible at a position.
    fn variables(&mut self, start: usize, ty: &TdType) {
        let (scope, file) = (self.scope, self.scope.file);
        let node = file.tree.node_around(start.saturating_sub(1)..start);
        let mut seen = HashSet::new();
        let mut found: Vec<DeclId> = Vec::new();
        let at = |start: usize| file.decl_at(start).map(|decl| DeclId { file: scope.position, decl });
        for around in std::iter::once(node).chain(node.ancestors()) {
            match around.kind() {
                NodeKind::Operator => {
                    found.extend(operator_variables(around).iter().filter_map(|name| at(name.range().start)));
                }
                NodeKind::Foreach => {
                    found.extend(around.token(TokenKind::Identifier).and_then(|name| at(name.range().start)));
                }
                NodeKind::Body | NodeKind::Block => {
                    let variables = around.children().filter(|child| child.kind() == NodeKind::Defvar);
                    let before = variables.filter(|variable| variable.range().end <= start);
                    found.extend(
                        before.filter_map(|child| at(child.token(TokenKind::Identifier)?.range().start)),
                    );
                }
                _ => {}
            }
        }
        if let Some(owner) = scope.record_around(start) {
            found.extend(scope.unit.template_args(owner));
            if self.unit().decl(owner).kind != DeclKind::Multiclass {
                found.extend(scope.unit.fields(owner));
            }
            let unit = scope.unit;
            let mut around = std::iter::successors(unit.parent(owner), |around| unit.parent(*around));
            if let Some(outer) = around.find(|around| unit.decl(*around).kind == DeclKind::Multiclass) {
                found.extend(unit.template_args(outer));
            }
        }
        for id in found {
            let decl: &Decl = scope.unit.decl(id);
            if !seen.insert(decl.name.clone()) {
                continue;
            }
            let is_field = decl.kind == DeclKind::Field;
            let own = scope.type_of_decl(id);
            let fits = *ty == own && own != TdType::Unknown;
            // A record has dozens of inherited fields.
            if is_field && *ty != TdType::Unknown && !fits {
                continue;
            }
            let kind =
                if is_field { lsp::CompletionItemKind::Field } else { lsp::CompletionItemKind::Variable };
            let written = scope.unit.type_of(id).map(|ty| ty.text().to_owned());
            let rank = if fits { 1 } else { 4 };
            self.push(&decl.name, kind, rank + u8::from(is_field)).detail = written;
        }
    }
}

fn is_dag_operator(unit: &Unit, id: DeclId) -> bool {
    let name = &*unit.decl(id).name;
    matches!(name, "ins" | "outs" | "region" | "successor" | "build")
}

fn is_value(kind: NodeKind) -> bool {
    matches!(
        kind,
        NodeKind::Literal
            | NodeKind::Strings
            | NodeKind::Name
            | NodeKind::List
            | NodeKind::Dag
            | NodeKind::Instance
            | NodeKind::Operator
            | NodeKind::ListSlice
            | NodeKind::BitSlice
            | NodeKind::FieldAccess
    )
}

fn documentation_of(unit: &Unit, id: DeclId) -> Option<String> {
    let comment = unit.whole_of(id).comment_before();
    written_string(unit, id, "summary").or((!comment.is_empty()).then_some(comment))
}

/// In a string: the path of an `include`, or an assembly format.
fn in_string(world: &World, scope: Scope<'_>, token: Token<'_>, offset: usize) -> Vec<Item> {
    let range = token.range();
    if token.parent().kind() == NodeKind::Include {
        let end = range.end.saturating_sub(1).max(offset);
        return paths(
            world,
            &scope.file.name,
            scope.file.span(&(range.start + 1..offset)).text(),
            &(range.start + 1..end),
        );
    }
    match Format::at(scope, token) {
        Some(format) => format.complete(scope, offset),
        None if is_condition(scope, token) => in_condition(scope, range.start, offset),
        None => Vec::new(),
    }
}

/// Whether a string is an argument of a condition: `CPred<"...">`.
fn is_condition(scope: Scope<'_>, token: Token<'_>) -> bool {
    let parent = token.parent();
    let mut around = std::iter::once(parent).chain(parent.ancestors());
    let class = around
        .find(|node| matches!(node.kind(), NodeKind::Instance | NodeKind::Parent))
        .and_then(|node| node.token(TokenKind::Identifier))
        .and_then(|name| scope.unit.class(name.text()));
    class.is_some_and(|class| scope.unit.derives_from(class, "Pred"))
}

/// The names that every condition can have, with their meanings.
const NAMES_OF_CONDITIONS: [(&str, &str); 4] = [
    ("$_self", "what the condition is about: a type, an attribute or a property"),
    ("$_op", "the operation"),
    ("$_builder", "a builder of attributes and types"),
    ("$_ctxt", "the context"),
];

/// In a condition: the names after `$`, and in an operation its arguments, too.
fn in_condition(scope: Scope<'_>, start: usize, offset: usize) -> Vec<Item> {
    let text = scope.file.span(&(start..offset)).text();
    let word = text.rfind(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).map_or(0, |at| at + 1);
    if !text[..word].ends_with('$') {
        return Vec::new();
    }
    let range = start + word - 1..offset;
    let item = |name: &str, detail: &str| {
        let mut item = Item::new(name, lsp::CompletionItemKind::Variable, &range);
        item.snippet = Some(format!("\\{name}"));
        item.detail = Some(detail.to_owned());
        item
    };
    let mut items: Vec<Item> =
        NAMES_OF_CONDITIONS.iter().map(|(name, meaning)| item(name, meaning)).collect();
    let owner = scope.record_around(start).filter(|owner| scope.unit.derives_from(*owner, "Op"));
    let arguments = owner.into_iter().flat_map(|owner| scope.arguments(owner));
    let mut seen = HashSet::new();
    items.extend(
        arguments
            .filter(|(_, token)| seen.insert(token.text().to_owned()))
            .map(|(_, token)| item(token.text(), token.parent().text())),
    );
    items
}

/// In a string without an end, on the same line.
fn in_open_string(world: &World, scope: Scope<'_>, start: usize, offset: usize) -> Option<Vec<Item>> {
    let text = scope.file.text();
    let line_start = text[..offset].rfind('\n').map_or(0, |at| at + 1);
    let line = &text[line_start..offset];
    let quote = line_start + line.rfind('"')?;
    if text[line_start..quote].matches('"').count() % 2 == 1
        || scope.file.tree.token_at(quote)?.kind() == TokenKind::String
    {
        return None;
    }
    let before = text[line_start..quote].trim();
    if before == "include" {
        return Some(paths(world, &scope.file.name, &text[quote + 1..offset], &(quote + 1..offset)));
    }
    let is_format = ["assemblyFormat", "format"]
        .iter()
        .any(|field| before.strip_suffix('=').is_some_and(|before| before.trim_end().ends_with(field)));
    let owner = scope.record_around(start).filter(|_| is_format)?;
    let line_end = text[offset..].find('\n').map_or(text.len(), |end| offset + end);
    Some(Format::open(owner, quote + 1, &text[quote + 1..line_end]).complete(scope, offset))
}

/// Files and folders that an `include` can name, below the directory in a text.
fn paths(world: &World, from: &FileName, text: &str, range: &Range<usize>) -> Vec<Item> {
    let (directory, _) = text.rsplit_once('/').map_or(("", text), |(directory, word)| (directory, word));
    let mut names: BTreeSet<(String, bool)> = BTreeSet::new();
    for (name, _) in isogloss_defs::files().iter().chain(isogloss_defs::forms()) {
        let Some(rest) = name.strip_prefix(directory) else { continue };
        let rest = if directory.is_empty() { rest } else { rest.trim_start_matches('/') };
        match rest.split_once('/') {
            Some((folder, _)) => names.insert((folder.to_owned(), true)),
            None => names.insert((rest.to_owned(), false)),
        };
    }
    let beside = from.path().and_then(Path::parent).map(Path::to_path_buf);
    let mut roots = world.include_dirs();
    roots.extend(beside.iter().flat_map(|beside| beside.ancestors().take(12)).map(Path::to_path_buf));
    roots.extend(world.settings.folders.iter().cloned());
    for root in roots {
        for root in [root.clone(), root.join("include")] {
            let Ok(entries) = std::fs::read_dir(root.join(directory)) else { continue };
            for entry in entries.flatten().take(2_000) {
                let name = entry.file_name().to_string_lossy().into_owned();
                let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
                if is_folder && !name.starts_with('.') || name.ends_with(".td") {
                    names.insert((name, is_folder));
                }
            }
        }
    }
    let prefix = if directory.is_empty() { String::new() } else { format!("{directory}/") };
    let items = names.into_iter().map(|(name, is_folder)| {
        let kind = if is_folder { lsp::CompletionItemKind::Folder } else { lsp::CompletionItemKind::File };
        let label = format!("{prefix}{name}{}", if is_folder { "/" } else { "" });
        let mut item = Item::new(label, kind, range);
        item.rank = if is_folder { 6 } else { 5 };
        item
    });
    items.collect()
}
