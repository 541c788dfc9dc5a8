//! [`Numbering`]: the printed names of values and blocks.

use super::directives;
use crate::Attribute;
use crate::builtin::StringAttr;
use crate::ir::data::ValueDef;
use crate::ir::ids::{BlockId, OpId, RegionId, ValueId};
use crate::ir::interfaces::OpAsmOpInterfaceTable;
use crate::ir::{BlockRef, Ir, NameHint, OpRef, RegionRef, ValueRef};
use crate::sort::sort_by_key;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::collections::HashMap;
use std::iter::repeat_n;
use std::ops::Range;
use std::sync::Arc;

/// The names of the values and blocks in an operation.
///
/// `mlir-opt` has two rules. In generic form numbers are unique in the whole text,
/// and regions are numbered from a stack: all blocks of a region, then the regions
/// of its operations, the last one first. In custom form every region continues
/// with the last number of its parent region, so that siblings use the same
/// numbers.
#[derive(Debug, Default)]
pub(crate) struct Numbering {
    /// By value: 0 for unknown, else the number plus one, and [`ARGUMENT`], [`GIVEN`] or [`PACKED`].
    values: Vec<u32>,
    /// By block: 0 for unknown, else the number plus one.
    blocks: Vec<u32>,
    /// The names that operations gave to blocks of their regions, in custom form.
    block_names: FxHashMap<BlockId, String>,
    /// The distinct names of results, from operations in custom form and from a caller.
    given: Vec<Arc<str>>,
    /// The names from operations, by their texts.
    given_by_text: FxHashMap<Arc<str>, u32>,
    /// The naming scopes, one for each region: the scope around each.
    scopes: Vec<Option<u32>>,
    /// The names that are given in each scope. They are unique there and in the scopes inside.
    taken: FxHashSet<(u32, u32)>,
    /// Whether a name was given that an argument of an entry block may have.
    gives_argument_names: bool,
    /// The starts of the named groups of results, for operations with several groups.
    groups: FxHashMap<OpId, Vec<u32>>,
    /// Whether a caller gave the names: then the text has no comments about blocks, which a source text need not have.
    is_of_source: bool,
}

/// The entry block of a region whose arguments the form of the operation names, and these names.
fn named_arguments<'a, 'c>(region: RegionRef<'a, 'c>) -> Option<(BlockRef<'a, 'c>, &'c [Attribute<'c>])> {
    let op = region.parent()?;
    let (index, names) = directives::argument_names(op)?;
    let is_own = op.region_group(index).next().is_some_and(|own| own.id() == region.id());
    Some((region.entry().filter(|_| is_own)?, names))
}

/// Names of values and blocks that a caller chooses, for [`print_named`](super::print_named): as they are in a source text.
///
/// They are printed unchanged: the caller makes sure that they are identifiers, and that no two visible values or
/// blocks share one. Consecutive results of one operation with the same name are printed as `%name:2`.
#[derive(Clone, Debug, Default)]
pub struct GivenNames {
    /// By value, without the `%` and without the number of a result.
    pub values: HashMap<ValueId, String>,
    /// By block, without the `^`.
    pub blocks: HashMap<BlockId, String>,
}

/// The prefix of the names of entry block arguments.
const ARGUMENT_NAME: &str = "arg";
/// Set for arguments of entry blocks, which count on their own: `%arg0`.
const ARGUMENT: u32 = 1 << 31;
/// Set for a given name: the number is an index in `given`, plus one.
const GIVEN: u32 = 1 << 30;
/// Set for one of several results that share a name, with different indices: `%0#1`.
const PACKED: u32 = 1 << 29;

/// The name of a value, without result number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ValueName {
    Number(u32),
    Argument(u32),
    /// See [`Numbering::given`].
    Given(u32),
    Unknown,
}

#[derive(Clone, Copy, Default)]
struct Counters {
    value: u32,
    argument: u32,
    conflict: u32,
    /// In [`Numbering::scopes`].
    scope: Option<u32>,
}

/// Names a result by its index.
type SetName<'f> = &'f mut dyn FnMut(usize, &str);

impl Numbering {
    /// Numbers an operation and everything inside it.
    pub(crate) fn new(op: OpRef<'_, '_>, unique: bool) -> Self {
        let mut this = Self::empty(op.ir());
        let mut shared = Counters::default();
        this.results(op, &mut shared, unique);
        let pending = op.regions().map(|region| (region.id(), Counters::default())).collect();
        this.regions(op.ir(), shared, pending, unique);
        this
    }

    /// Numbers a block and its surroundings, as in the custom form of the outermost operation, and an operation of that
    /// block with everything inside it. Sibling regions do not affect these names.
    pub(crate) fn around(block: BlockRef<'_, '_>, op: Option<OpRef<'_, '_>>) -> Self {
        let mut this = Self::empty(block.ir());
        let mut counters = Counters::default();
        let (mut path, mut inner) = (Vec::new(), Some(block));
        while let Some(block) = inner {
            let Some(region) = block.region() else {
                // A block whose region is not known yet.
                this.block(block, 1, &mut counters, &mut Vec::new(), false);
                break;
            };
            path.push(region);
            let parent = region.parent();
            inner = parent.and_then(OpRef::block);
            if let Some(outermost) = parent.filter(|_| inner.is_none()) {
                this.results(outermost, &mut Counters::default(), false);
            }
        }
        for region in path.into_iter().rev() {
            this.region(region, &mut counters, &mut Vec::new(), false);
        }
        if let Some(op) = op {
            let pending = op.regions().map(|region| (region.id(), counters)).collect();
            this.regions(op.ir(), counters, pending, false);
        }
        this
    }

    /// The names that a caller gives, and names as in [`Numbering::new`] for others.
    pub(super) fn given_by(op: OpRef<'_, '_>, unique: bool, names: &GivenNames) -> Self {
        let mut this = Self { is_of_source: true, ..Self::new(op, unique) };
        let mut numbers: FxHashMap<&str, u32> = FxHashMap::default();
        for (value, name) in &names.values {
            let number = *numbers.entry(name).or_insert_with(|| {
                this.given.push(name.as_str().into());
                this.given.len() as u32 | GIVEN
            });
            if let Some(entry) = this.values.get_mut(value.index()) {
                *entry = number;
            }
        }
        for op in op.walk().filter(|op| op.results().any(|result| names.values.contains_key(&result.id()))) {
            let results: Vec<_> = op.results().map(|result| result.id()).collect();
            let (mut starts, mut next) = (Vec::new(), 0);
            for group in results.chunk_by(|one, next| names.values.get(one) == names.values.get(next)) {
                starts.push(next);
                next += group.len() as u32;
                for result in group.iter().filter(|_| group.len() > 1) {
                    this.values[result.index()] |= PACKED;
                }
            }
            if starts.len() > 1 {
                this.groups.insert(op.id(), starts);
            } else {
                this.groups.remove(&op.id());
            }
        }
        this.block_names.extend(names.blocks.iter().map(|(block, name)| (*block, name.clone())));
        this
    }

    fn empty(ir: &Ir<'_>) -> Self {
        Self { values: vec![0; ir.values.len()], blocks: vec![0; ir.blocks.len()], ..Self::default() }
    }

    /// Numbers regions and everything inside them. In generic form they share the counters.
    fn regions(
        &mut self,
        ir: &Ir<'_>,
        mut shared: Counters,
        mut pending: Vec<(RegionId, Counters)>,
        unique: bool,
    ) {
        while let Some((region, saved)) = pending.pop() {
            let mut own = saved;
            let counters = if unique { &mut shared } else { &mut own };
            let first = pending.len();
            self.region(ir.region(region), counters, &mut pending, unique);
            let after = *counters;
            pending[first..].iter_mut().for_each(|(_, counters)| *counters = after);
        }
    }

    fn region(
        &mut self,
        region: RegionRef<'_, '_>,
        counters: &mut Counters,
        pending: &mut Vec<(RegionId, Counters)>,
        unique: bool,
    ) {
        if counters.scope.is_some() {
            counters.scope = Some(self.open_scope(counters.scope));
        }
        if let Some(op) = region.parent().filter(|_| !unique)
            && let Some(asm) = asm_of(op)
        {
            (asm.asm_block_argument_names)(op, region, &mut |argument, hint| {
                let of = argument.block().and_then(BlockRef::region);
                let index = argument.id().index();
                if of.is_some_and(|of| of.id() == region.id()) && self.values[index] == 0 {
                    self.values[index] = self.name_of(hint, counters);
                }
            });
            (asm.asm_block_names)(op, &mut |block, hint| {
                if block.region().is_some_and(|of| of.id() == region.id()) && !hint.is_empty() {
                    self.block_names
                        .entry(block.id())
                        .or_insert_with(|| sanitized(hint, b"$._-", true).into_owned());
                }
            });
        }
        if !unique {
            self.hinted_arguments(region, counters);
        }
        if !unique {
            for (argument, operand) in directives::shadowed_arguments(region) {
                let name = self.values[operand.id().index()];
                // One of several results has a number in addition to its name.
                if name & PACKED == 0 {
                    self.values[argument.id().index()] = name;
                }
            }
        }
        if !unique && let Some((entry, names)) = named_arguments(region) {
            for (argument, name) in entry.arguments().zip(names) {
                let name = name.dyn_cast::<StringAttr<'_>>().map(StringAttr::bytes).unwrap_or_default();
                let index = argument.id().index();
                if !name.is_empty() && self.values[index] == 0 {
                    self.values[index] = self.name_of(&String::from_utf8_lossy(name), counters);
                }
            }
        }
        for (number, block) in (1..).zip(region.blocks()) {
            self.block(block, number, counters, pending, unique);
        }
    }

    /// Names the arguments of a region by the table of its operation.
    fn hinted_arguments(&mut self, region: RegionRef<'_, '_>, counters: &mut Counters) {
        let Some(op) = region.parent() else { return };
        let hints = op.def().map_or(&[][..], |def| def.hints);
        let is_first = || op.regions().next().is_some_and(|first| first.id() == region.id());
        if hints.is_empty() || !is_first() {
            return;
        }
        let names = hints.iter().flat_map(|hint| match hint {
            NameHint::Argument(group, name) => repeat_n(*name, op.operand_group(usize::from(*group)).len()),
            NameHint::Result(..) => repeat_n("", 0),
        });
        let arguments = region.entry().into_iter().flat_map(BlockRef::arguments);
        for (argument, name) in arguments.zip(names) {
            let index = argument.id().index();
            if self.values[index] == 0 {
                self.values[index] = self.name_of(name, counters);
            }
        }
    }

    /// Numbers a block, its arguments and the results of its operations, whose regions are pending then.
    #[inline]
    fn block(
        &mut self,
        block: BlockRef<'_, '_>,
        number: u32,
        counters: &mut Counters,
        pending: &mut Vec<(RegionId, Counters)>,
        unique: bool,
    ) {
        self.blocks[block.id().index()] = number;
        for argument in block.arguments() {
            // The operation may have named it.
            if self.values[argument.id().index()] != 0 {
                continue;
            }
            let name = if number == 1 {
                counters.argument += 1;
                self.argument_name(counters)
            } else {
                counters.value += 1;
                counters.value
            };
            self.values[argument.id().index()] = name;
        }
        for op in block.ops() {
            self.results(op, counters, unique);
            pending.extend(op.regions().map(|region| (region.id(), Counters::default())));
        }
    }

    /// All results of an operation share one number, unless it names them.
    #[inline]
    fn results(&mut self, op: OpRef<'_, '_>, counters: &mut Counters, unique: bool) {
        let count = op.results().len();
        if count == 0 {
            return;
        }
        if !unique {
            if op.def().is_some_and(|def| !def.hints.is_empty()) {
                return self.named_results(op, &|name| hinted_results(op, name), counters);
            }
            if let Some(names) = op.def().and_then(|def| def.result_names) {
                return self.named_results(op, &|name| names(op, name), counters);
            }
            if let Some(asm) = asm_of(op) {
                return self.named_results(op, &|name| asm_result_names(asm, op, name), counters);
            }
        }
        counters.value += 1;
        self.result_group(op, 0..count, counters.value);
    }

    /// Names results of an operation that share a name.
    #[inline]
    fn result_group(&mut self, op: OpRef<'_, '_>, group: Range<usize>, name: u32) {
        let packed = if group.len() > 1 { PACKED } else { 0 };
        for result in op.results().slice(group) {
            self.values[result.id().index()] = name | packed;
        }
    }

    /// Names the groups of results. A group begins at each result that the operation names, and
    /// at the first one.
    fn named_results(&mut self, op: OpRef<'_, '_>, names: &dyn Fn(SetName<'_>), counters: &mut Counters) {
        let count = op.results().len();
        if count == 1 {
            let mut name = None;
            names(&mut |index, hint| {
                if index == 0 && name.is_none() {
                    name = Some(self.name_of(hint, counters));
                }
            });
            let name = name.unwrap_or_else(|| self.name_of("", counters));
            return self.result_group(op, 0..1, name);
        }
        let mut is_start = vec![false; count];
        let mut groups: Vec<(usize, u32)> = Vec::new();
        names(&mut |index, hint| {
            if index < count && !std::mem::replace(&mut is_start[index], true) {
                groups.push((index, self.name_of(hint, counters)));
            }
        });
        if !is_start[0] {
            groups.push((0, self.name_of("", counters)));
        }
        sort_by_key(&mut groups, |(start, _)| *start);
        for (at, (start, name)) in groups.iter().enumerate() {
            let end = groups.get(at + 1).map_or(count, |(next, _)| *next);
            self.result_group(op, *start..end, *name);
        }
        if groups.len() > 1 {
            self.groups.insert(op.id(), groups.into_iter().map(|(start, _)| start as u32).collect());
        }
    }

    /// The name for a hint, or the next number if there is none.
    fn name_of(&mut self, hint: &str, counters: &mut Counters) -> u32 {
        if hint.is_empty() {
            counters.value += 1;
            return counters.value;
        }
        self.give(hint, counters)
    }

    /// The name of the last argument of an entry block: `%arg0`, with a suffix if a visible value has that name by a hint.
    fn argument_name(&mut self, counters: &mut Counters) -> u32 {
        let number = counters.argument;
        if counters.scope.is_some() && self.gives_argument_names {
            let name = format!("arg{}", number - 1);
            if self.is_given(&name, counters.scope) {
                return self.give(&name, counters);
            }
        }
        number | ARGUMENT
    }

    /// Chooses a name that no visible value has.
    fn give(&mut self, hint: &str, counters: &mut Counters) -> u32 {
        let hint = sanitized(hint, b"$._-", true);
        let mut name = Cow::Borrowed(&*hint);
        // Visible arguments of entry blocks have the names of the numbers before the next one.
        let number = name.strip_prefix(ARGUMENT_NAME);
        let number = number.filter(|rest| *rest == "0" || !rest.starts_with('0'));
        let number = number.filter(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()));
        let mut taken =
            number.and_then(|rest| rest.parse::<u32>().ok()).is_some_and(|number| number < counters.argument);
        while taken || self.is_given(&name, counters.scope) {
            name = Cow::Owned(format!("{hint}_{}", counters.conflict));
            counters.conflict += 1;
            taken = false;
        }
        let at = match self.given_by_text.get(&*name) {
            Some(at) => *at,
            None => self.add_name(&name),
        };
        let scope = *counters.scope.get_or_insert_with(|| self.open_scope(None));
        self.taken.insert((scope, at));
        (at + 1) | GIVEN
    }

    /// Adds a name that was not given before.
    fn add_name(&mut self, name: &str) -> u32 {
        let (at, name) = (self.given.len() as u32, Arc::<str>::from(name));
        self.gives_argument_names |= name.starts_with(ARGUMENT_NAME);
        self.given.push(Arc::clone(&name));
        self.given_by_text.insert(name, at);
        at
    }

    fn open_scope(&mut self, around: Option<u32>) -> u32 {
        self.scopes.push(around);
        self.scopes.len() as u32 - 1
    }

    fn is_given(&self, name: &str, mut scope: Option<u32>) -> bool {
        let Some(name) = self.given_by_text.get(name) else { return false };
        while let Some(at) = scope {
            if self.taken.contains(&(at, *name)) {
                return true;
            }
            scope = self.scopes[at as usize];
        }
        false
    }

    /// Whether an operation gave this name to a value, in any region.
    pub(crate) fn is_given_anywhere(&self, name: &str) -> bool {
        self.given_by_text.contains_key(name)
    }

    /// A name that was given.
    pub(crate) fn given(&self, number: u32) -> &str {
        self.given.get(number as usize).map_or("", |name| name)
    }

    /// The name of a value, and the number of the result among the results that share the name.
    #[inline]
    pub(crate) fn value(&self, value: ValueRef<'_, '_>) -> (ValueName, Option<u32>) {
        let name = self.name(value.id());
        if self.entry(value.id()) & PACKED == 0 {
            return (name, None);
        }
        let Some(ValueDef::Result(op, index)) = value.def() else { return (name, None) };
        let starts = self.groups(op);
        let group = starts.partition_point(|start| *start <= index).checked_sub(1);
        (name, Some(index - group.map_or(0, |group| starts[group])))
    }

    /// The starts of the named groups of an operation's results; empty if all results share
    /// one name.
    #[inline]
    pub(crate) fn groups(&self, op: OpId) -> &[u32] {
        if self.groups.is_empty() {
            return &[];
        }
        self.groups.get(&op).map_or(&[], Vec::as_slice)
    }

    #[inline]
    fn entry(&self, value: ValueId) -> u32 {
        self.values.get(value.index()).copied().unwrap_or(0)
    }

    #[inline]
    pub(crate) fn name(&self, value: ValueId) -> ValueName {
        match self.entry(value) & !PACKED {
            0 => ValueName::Unknown,
            name if name & ARGUMENT != 0 => ValueName::Argument((name & !ARGUMENT) - 1),
            name if name & GIVEN != 0 => ValueName::Given((name & !GIVEN) - 1),
            name => ValueName::Number(name - 1),
        }
    }

    /// The name that the operation around a block gave to it.
    #[inline]
    pub(crate) fn block_name(&self, block: BlockId) -> Option<&str> {
        if self.block_names.is_empty() {
            return None;
        }
        self.block_names.get(&block).map(String::as_str)
    }

    /// Whether the names are [given by a caller](GivenNames).
    pub(super) fn is_of_source(&self) -> bool {
        self.is_of_source
    }

    /// The number of a block in its region.
    #[inline]
    pub(crate) fn block_number(&self, block: BlockId) -> Option<u32> {
        self.blocks.get(block.index()).copied().unwrap_or(0).checked_sub(1)
    }
}

/// The functions of `OpAsmOpInterface`, if an operation implements it.
#[inline]
fn asm_of(op: OpRef<'_, '_>) -> Option<&'static OpAsmOpInterfaceTable> {
    op.ir().names.asm(op.ir().ops[op.id()].name?)
}

/// Names the results of an operation by its table.
fn hinted_results(op: OpRef<'_, '_>, name: &mut dyn FnMut(usize, &str)) {
    let hints = op.def().map_or(&[][..], |def| def.hints);
    for hint in hints {
        let NameHint::Result(group, text) = hint else { continue };
        let group = usize::from(*group);
        let start: usize = (0..group).map(|before| op.result_group(before).len()).sum();
        if !op.result_group(group).is_empty() {
            name(start, text);
        }
    }
}

/// Names the results of an operation by its interface.
fn asm_result_names(asm: &OpAsmOpInterfaceTable, op: OpRef<'_, '_>, name: &mut dyn FnMut(usize, &str)) {
    (asm.asm_result_names)(op, &mut |value, hint| {
        if let Some(ValueDef::Result(of, index)) = value.def()
            && of == op.id()
        {
            name(index as usize, hint);
        }
    });
}

/// A text as an identifier, as MLIR's `sanitizeIdentifier` makes it: no leading digit, only letters, digits and the
/// given punctuation; `_` at the end if no digit may be there.
pub(super) fn sanitized<'t>(text: &'t str, punctuation: &[u8], may_end_in_digit: bool) -> Cow<'t, str> {
    let is_kept = |byte: u8| byte.is_ascii_alphanumeric() || punctuation.contains(&byte);
    let starts_with_digit = text.starts_with(|c: char| c.is_ascii_digit());
    let ends_with_digit = !may_end_in_digit && text.ends_with(|c: char| c.is_ascii_digit());
    if !starts_with_digit && !ends_with_digit && text.bytes().all(is_kept) {
        return Cow::Borrowed(text);
    }
    let mut name = String::with_capacity(text.len());
    if starts_with_digit {
        name.push('_');
    }
    for byte in text.bytes() {
        match byte {
            b' ' => name.push('_'),
            _ if is_kept(byte) => name.push(char::from(byte)),
            _ => name.push_str(&format!("{byte:02X}")),
        }
    }
    if !may_end_in_digit && name.ends_with(|c: char| c.is_ascii_digit()) {
        name.push('_');
    }
    Cow::Owned(name)
}
