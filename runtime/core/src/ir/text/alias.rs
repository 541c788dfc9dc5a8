//! The aliases of types, attributes and locations, which are defined before or
//! after the operation: `#map1 = affine_map<...>`.

use super::directives;
use super::numbering::{Numbering, sanitized};
use super::print::{OpPrintFlags, OpPrinter};
use crate::affine::AffineMapAttr;
use crate::builtin::{
    FileLineColRange, Location, OP_ASM_ATTR_INTERFACE, OP_ASM_TYPE_INTERFACE, OpAsmInterfaceTable, StringAttr,
};
use crate::def::DefKind;
use crate::direct_map::DirectMap;
use crate::handle::DefHandle;
use crate::ir::def::OpDef;
use crate::ir::ids::Run;
use crate::ir::{Loc, OpRef};
use crate::node::Node;
use crate::sort::sort_by_key;
use crate::text::alias_subjects::{AliasSubject, AliasSubjects};
use crate::text::printer::push_decimal;
use crate::text::{AliasMap, AsmPrinter, Collector, PrintOptions, TypeElision};
use crate::{Attribute, Context, Handle};
use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

/// No subject.
const NONE: u32 = u32::MAX;

/// The aliases of an output, and the order of their definitions.
#[derive(Debug, Default)]
pub(crate) struct Aliases<'c> {
    pub(crate) map: AliasMap<'c>,
    /// In the order of definition: the numbers of the subjects, and whether they are defined after the operation.
    definitions: Vec<(u32, bool)>,
    /// The numbers of the subjects that are locations, plus one, by the numbers of the locations.
    locations: Vec<u32>,
}

impl<'c> Aliases<'c> {
    /// The alias of a location, if it has one.
    #[inline]
    pub(super) fn of_location(&self, loc: Loc) -> Option<&str> {
        let number = self.locations.get(loc.number()?)?.checked_sub(1)?;
        self.map.name_of(number)
    }

    /// Finds the types, attributes and locations that need an alias in an operation and everything inside it.
    pub(crate) fn collect(
        op: OpRef<'_, 'c>,
        flags: OpPrintFlags,
        options: &PrintOptions,
        numbering: &Numbering,
    ) -> Self {
        // The places in files, which debug information shows, are not nodes yet.
        if !flags.debug_info && !op.context().may_alias() && options.rewrite.is_none() {
            return Self::default();
        }
        let deferrable = AtomicBool::new(false);
        let entered = AtomicU32::new(NONE);
        let mut found = CollectedNodes::new(op.context(), &deferrable, &entered);
        let mut scratch = Vec::new();
        let mut locations = Vec::new();
        let asm = AsmPrinter::new(&mut scratch, options).collector(&mut found);
        let rewrites = options.rewrite.is_some();
        let mut seen = Seen::new(&deferrable, &entered, &mut locations, rewrites);
        seen.skips_types = !rewrites && !op.context().may_alias_types();
        OpPrinter::new(asm, op.ir(), flags, numbering).collecting(seen).operation(op);
        Self { locations, ..found.named() }
    }

    /// Writes the definitions before or after the operation.
    pub(crate) fn define(&self, asm: &mut AsmPrinter<'_, 'c>, deferred: bool) {
        for (number, _) in self.definitions.iter().filter(|(_, after)| *after == deferred) {
            asm.write(self.map.name_of(*number).unwrap_or_default());
            asm.write(" = ");
            let subjects = self.map.subjects();
            match subjects.items()[*number as usize] {
                AliasSubject::Node(node) => asm.expanded(node, TypeElision::Never),
                AliasSubject::Place { file, line, column } => {
                    if let Some(file) = subjects.file(file) {
                        asm.expanded_place(file, line, column);
                    }
                }
            }
            asm.write("\n");
            asm.flush_if_full();
        }
    }
}

/// Facts about the attributes in the forms of operations of a name.
#[derive(Clone, Copy)]
struct FormAttributes {
    /// Whether the forms write only attributes of the operations and of their contents: directives and functions of
    /// authors may write any.
    are_own: bool,
    /// The index of the property with the map whose results are written with values in them, not as an attribute.
    indices: Option<usize>,
}

impl FormAttributes {
    fn of(def: &'static OpDef) -> Self {
        Self {
            are_own: def.format.is_some_and(directives::print_own_attributes),
            indices: def.format.and_then(directives::applied_map),
        }
    }

    /// Whether a property has a map that is not written as an attribute.
    fn is_written_as_indices(self, index: usize, value: Attribute<'_>) -> bool {
        self.indices == Some(index) && value.isa::<AffineMapAttr<'_>>()
    }
}

/// The nodes and locations that were collected.
pub(crate) struct Seen<'o, 'c> {
    /// Recently collected nodes. Most nodes repeat, and a repeated one needs no visit and no search.
    recent: DirectMap<Node<'c>, (), { 1 << 12 }>,
    /// Whether the printer may replace nodes of the IR, see [`PrintOptions::rewrite`]. Then the summary of a node does
    /// not tell whether its replacement has aliases.
    rewrites: bool,
    /// Whether no type has an alias, so that none needs to be visited.
    pub(super) skips_types: bool,
    /// By name: facts about the forms of operations.
    forms: Vec<Option<FormAttributes>>,
    /// Whether the next collected nodes may be defined after the operation.
    deferrable: &'o AtomicBool,
    /// See [`CollectedNodes::entered`].
    entered: &'o AtomicU32,
    /// See [`Aliases::locations`].
    locations: &'o mut Vec<u32>,
}

impl<'o, 'c> Seen<'o, 'c> {
    fn new(
        deferrable: &'o AtomicBool,
        entered: &'o AtomicU32,
        locations: &'o mut Vec<u32>,
        rewrites: bool,
    ) -> Self {
        Self {
            recent: DirectMap::default(),
            rewrites,
            skips_types: false,
            forms: Vec::new(),
            deferrable,
            entered,
            locations,
        }
    }

    /// Whether the form of an operation, which has a definition and no regions, writes no attribute that may have an alias and
    /// was not collected recently.
    pub(super) fn has_nothing_new(&mut self, op: OpRef<'_, 'c>, def: &'static OpDef) -> bool {
        let name = op.ir().name(op.id);
        if self.forms.len() <= name.index() {
            self.forms.resize(name.index() + 1, None);
        }
        let form = *self.forms[name.index()].get_or_insert_with(|| FormAttributes::of(def));
        let is_new = |value: Attribute<'c>| {
            value.node().summary().may_alias() && self.recent.get(value.node()).is_none()
        };
        form.are_own
            && !op.properties().enumerate().any(|(index, (_, value))| {
                value.is_some_and(|value| is_new(value) && !form.is_written_as_indices(index, value))
            })
            && !op.discardable().1.iter().copied().any(is_new)
    }

    /// Whether a location was collected.
    #[inline]
    pub(super) fn has_location(&self, loc: Loc) -> bool {
        loc.number().and_then(|number| self.locations.get(number)).is_some_and(|known| *known != 0)
    }

    /// Begins to collect a location; `deferrable` if it may be defined after the operation.
    pub(super) fn begin_location(&mut self, deferrable: bool) {
        self.deferrable.store(deferrable, Relaxed);
        self.entered.store(NONE, Relaxed);
    }

    /// Ends the collection of a location.
    pub(super) fn end_location(&mut self, loc: Loc) {
        self.deferrable.store(false, Relaxed);
        let (Some(number), node) = (loc.number(), self.entered.load(Relaxed)) else { return };
        if node == NONE {
            return;
        }
        if self.locations.len() <= number {
            self.locations.resize((number + 1).max(self.locations.len() * 2), 0);
        }
        self.locations[number] = node + 1;
    }

    /// Whether a node may have an alias and was not collected recently.
    #[inline]
    pub(super) fn is_new(&mut self, node: Node<'c>) -> bool {
        if self.recent.get(node).is_some() {
            return false;
        }
        self.recent.set(node, ());
        self.rewrites || node.summary().may_alias()
    }
}

/// The nodes that were visited, in order.
struct CollectedNodes<'o, 'c> {
    subjects: AliasSubjects<'c>,
    /// The number of the base name of the alias of a place, if places are subjects: their attribute has no interface that
    /// decides its alias.
    place_base: Option<u32>,
    /// By the number of the subject.
    visits: Vec<Visited>,
    /// The nodes whose parts are being visited, and the start of their parts in `pending`.
    open: Vec<(u32, usize)>,
    /// The parts of the open nodes.
    pending: Vec<u32>,
    /// The parts of the other nodes.
    parts: Vec<u32>,
    bases: AliasBases,
    deferrable: &'o AtomicBool,
    /// The number of the subject that was last entered and left, or [`NONE`].
    entered: &'o AtomicU32,
}

struct Visited {
    /// In [`AliasBases::names`]; `None` if the node has no alias.
    base: Option<u32>,
    /// 0 if neither the node nor its parts have an alias; otherwise one more than the depth of the deepest part.
    depth: u32,
    deferrable: bool,
    is_type: bool,
    /// In [`CollectedNodes::parts`].
    parts: Run,
}

/// The distinct base names of aliases.
#[derive(Default)]
struct AliasBases {
    names: Vec<String>,
    /// By the address of the text that a definition gives.
    of_texts: FxHashMap<usize, u32>,
}

impl AliasBases {
    /// The base name of a node's alias, if it has one.
    fn of(&mut self, node: Node<'_>) -> Option<u32> {
        base_text(node).map(|text| self.of_text(text))
    }

    /// The number of the base name that a definition gives.
    fn of_text(&mut self, text: &'static str) -> u32 {
        let names = &mut self.names;
        *self.of_texts.entry(text.as_ptr().addr()).or_insert_with(|| {
            let base = sanitized(text, b"$_-", false).into_owned();
            let known = names.iter().position(|name| *name == base);
            known.unwrap_or_else(|| {
                names.push(base);
                names.len() - 1
            }) as u32
        })
    }
}

impl<'o, 'c> CollectedNodes<'o, 'c> {
    /// Adds a subject that was not visited before.
    fn visit(&mut self, at: u32, base: Option<u32>, is_type: bool) {
        if !self.open.is_empty() {
            self.pending.push(at);
        }
        let (deferrable, depth) = (self.deferrable.load(Relaxed), u32::from(base.is_some()));
        self.visits.push(Visited { base, depth, deferrable, is_type, parts: Run::EMPTY });
    }

    /// Visits a subject that was visited before.
    fn visit_again(&mut self, at: u32) {
        if !self.open.is_empty() {
            self.pending.push(at);
        }
        self.entered.store(at, Relaxed);
        if !self.deferrable.load(Relaxed) {
            self.keep_before(at);
        }
    }

    fn new(context: &Context, deferrable: &'o AtomicBool, entered: &'o AtomicU32) -> Self {
        let mut bases = AliasBases::default();
        let place_base = (!implements_alias(context)).then(|| bases.of_text(LOCATION_BASE));
        Self {
            subjects: AliasSubjects::default(),
            place_base,
            visits: Vec::new(),
            open: Vec::new(),
            pending: Vec::new(),
            parts: Vec::new(),
            bases,
            deferrable,
            entered,
        }
    }

    /// Marks a node and its parts as defined before the operation.
    fn keep_before(&mut self, at: u32) {
        let mut pending = vec![at];
        while let Some(at) = pending.pop() {
            let visited = &mut self.visits[at as usize];
            if std::mem::take(&mut visited.deferrable) {
                pending.extend(&self.parts[visited.parts.range()]);
            }
        }
    }

    fn named<'r>(self) -> Aliases<'r>
    where
        'c: 'r,
    {
        let names = &self.bases.names;
        let mut sorted: Vec<usize> = (0..names.len()).collect();
        sort_by_key(&mut sorted, |base| &names[*base]);
        let mut ranks = vec![0; names.len()];
        for (rank, base) in sorted.into_iter().enumerate() {
            ranks[base] = rank;
        }
        // By depth, types before attributes, by the rank of the base; then in the order of the visits. There are few
        // different keys.
        let mut places: FxHashMap<(u32, bool, usize), usize> = FxHashMap::default();
        let mut named: Vec<((u32, bool, usize), Vec<u32>)> = Vec::new();
        for (at, visited) in (0..).zip(&self.visits) {
            if let Some(base) = visited.base {
                let key = (visited.depth, !visited.is_type, ranks[base as usize]);
                let place = *places.entry(key).or_insert(named.len());
                if place == named.len() {
                    named.push((key, Vec::new()));
                }
                named[place].1.push(at);
            }
        }
        sort_by_key(&mut named, |(key, _)| *key);
        let mut counts = vec![0u32; names.len()];
        let mut aliases = Aliases { map: AliasMap::of_unnamed(self.subjects), ..Aliases::default() };
        for at in named.into_iter().flat_map(|(_, subjects)| subjects) {
            let visited = &self.visits[at as usize];
            let Some(base) = visited.base else { continue };
            let count = &mut counts[base as usize];
            aliases.map.name(at, |text| {
                text.push(if visited.is_type { '!' } else { '#' });
                text.push_str(&names[base as usize]);
                if *count > 0 {
                    push_decimal(text, *count);
                }
            });
            *count += 1;
            aliases.definitions.push((at, visited.deferrable));
        }
        aliases
    }
}

impl<'c> Collector<'c> for CollectedNodes<'_, 'c> {
    fn enter(&mut self, node: Node<'c>) -> bool {
        if !node.summary().may_alias() {
            return false;
        }
        if self.place_base.is_some()
            && let Some((file, line, column)) = FileLineColRange::place_of(node)
        {
            self.place(file, line, column);
            return false;
        }
        let (at, is_new) = self.subjects.insert(node);
        if is_new {
            let base = self.bases.of(node);
            self.visit(at, base, node.def().kind == DefKind::Type);
            self.open.push((at, self.pending.len()));
        } else {
            self.visit_again(at);
        }
        is_new
    }

    fn place(&mut self, file: StringAttr<'c>, line: u32, column: u32) {
        let Some(base) = self.place_base else {
            let context = Attribute::from(file).context();
            let node = FileLineColRange::of_place(context, file, line, column).into();
            if self.enter(node) {
                self.leave(node);
            }
            return;
        };
        let (at, is_new) = self.subjects.insert_place(file, line, column);
        if is_new {
            self.visit(at, Some(base), false);
            self.entered.store(at, Relaxed);
        } else {
            self.visit_again(at);
        }
    }

    fn leave(&mut self, _node: Node<'c>) {
        let Some((at, first)) = self.open.pop() else { return };
        self.entered.store(at, Relaxed);
        let below =
            self.pending[first..].iter().map(|part| self.visits[*part as usize].depth).max().unwrap_or(0);
        let start = self.parts.len();
        self.parts.extend(self.pending.drain(first..));
        let visited = &mut self.visits[at as usize];
        visited.parts = Run::since(start, self.parts.len());
        if below > 0 {
            visited.depth = below + 1;
        }
    }
}

/// The base name of the aliases of locations.
const LOCATION_BASE: &str = "loc";

/// Whether an interface decides the aliases of locations with a line and a column.
fn implements_alias(context: &Context) -> bool {
    let def = FileLineColRange::DEF;
    def.interface(&OP_ASM_ATTR_INTERFACE).is_some() || context.model(def, &OP_ASM_ATTR_INTERFACE).is_some()
}

/// The base name of a node's alias in its definition, if it has one.
fn base_text(node: Node<'_>) -> Option<&'static str> {
    let def = node.def();
    let interface = match def.kind {
        DefKind::Type => &OP_ASM_TYPE_INTERFACE,
        DefKind::Attribute | DefKind::Affine => &OP_ASM_ATTR_INTERFACE,
    };
    match node.interface::<OpAsmInterfaceTable>(interface) {
        Some(table) => (table.alias)(node),
        None if Location::accepts(node) => Some(LOCATION_BASE),
        None if def.alias => def.alias_name.or(def.mnemonic),
        None => def.alias_name,
    }
}
