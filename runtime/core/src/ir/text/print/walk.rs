//! Whole operations, their regions and blocks: the walk of [`OpPrinter`] over them, in custom and in generic form.

use super::{OpPrinter, PrintedPlace};
use crate::ir::def::OpDef;
use crate::ir::text::unknown;
use crate::ir::{BlockRef, OpRef, RegionRef, Results, ValueRef};
use crate::sort::sort_by_key;

/// A pending step of writing regions.
pub(super) enum PrintStep<'a, 'c> {
    /// This operation and those after it.
    Ops(OpRef<'a, 'c>),
    /// The part of an operation after its regions, without its location.
    Suffix(OpRef<'a, 'c>),
    /// The location of an operation.
    Location(OpRef<'a, 'c>),
    /// A region, and whether it is the first of its operation.
    Region(RegionRef<'a, 'c>, bool),
    /// This block and those after it.
    Blocks(BlockRef<'a, 'c>),
    CloseRegion,
    Unindent,
    LineEnd,
}

impl<'a, 'c> OpPrinter<'_, 'a, 'c> {
    /// Writes an operation with everything inside it, without the line break.
    pub(crate) fn operation(&mut self, op: OpRef<'a, 'c>) {
        let mut steps = std::mem::take(&mut self.spare_steps);
        self.one(op, &mut steps);
        self.steps(steps);
    }

    /// Writes an operation in generic form, `"d.x"(%a) : (i32) -> i32`, without the names of its results and without its
    /// location, as [`OpParser::generic_operation`](crate::ir::text::OpParser::generic_operation) reads it (MLIR `printGenericOp`).
    pub fn generic_operation(&mut self, op: OpRef<'a, 'c>) {
        let mut steps = std::mem::take(&mut self.spare_steps);
        if self.seen.is_some() {
            self.collect_generic(op, &mut steps);
        } else {
            self.generic(op, &mut steps);
        }
        self.steps(steps);
    }

    fn steps(&mut self, mut steps: Vec<PrintStep<'a, 'c>>) {
        while let Some(step) = steps.pop() {
            match step {
                PrintStep::Ops(first) => self.ops(first, &mut steps),
                PrintStep::Suffix(op) => {
                    self.asm.write(")");
                    self.generic_suffix(op);
                }
                PrintStep::Location(op) => self.location(op.loc(), true),
                PrintStep::Region(region, first) => self.open_region(region, first, &mut steps),
                PrintStep::Blocks(block) => self.open_block(block, &mut steps),
                PrintStep::CloseRegion => {
                    self.default_dialects.pop();
                    self.start_line();
                    self.asm.write("}");
                }
                PrintStep::Unindent => self.indent -= 2,
                PrintStep::LineEnd => {
                    self.asm.write("\n");
                    self.asm.flush_if_full();
                }
            }
        }
        self.spare_steps = steps;
    }

    /// Writes an operation without the names of its results, for a form in which it has none.
    pub fn operation_alone(&mut self, op: OpRef<'a, 'c>) {
        match op.def().filter(|_| self.seen.is_none() && self.is_custom(op)) {
            Some(def) if isogloss_stack::ensure(|| self.custom(op, def)).is_ok() => {
                self.location(op.loc(), true);
            }
            Some(_) | None => self.operation(op),
        }
    }

    fn ops(&mut self, first: OpRef<'a, 'c>, steps: &mut Vec<PrintStep<'a, 'c>>) {
        let mut next = Some(first);
        while let Some(op) = next {
            next = op.next();
            // Before an operation with regions, too: all text inside of it comes before its end.
            self.asm.flush_if_full();
            self.start_line();
            if op.regions().len() != 0 {
                steps.extend(next.map(PrintStep::Ops));
                steps.push(PrintStep::LineEnd);
                self.one(op, steps);
                return;
            }
            let waiting = steps.len();
            self.one(op, steps);
            debug_assert_eq!(waiting, steps.len());
            self.asm.write("\n");
        }
    }

    fn is_custom(&self, op: OpRef<'a, 'c>) -> bool {
        !self.flags.generic
            && op.def().is_some_and(|def| {
                def.has_custom_form()
                    && def.always_written.iter().all(|at| op.property(usize::from(*at)).is_some())
            })
    }

    /// Writes an operation, or the part before its regions and pushes the other
    /// parts on `steps`.
    #[inline]
    fn one(&mut self, op: OpRef<'a, 'c>, steps: &mut Vec<PrintStep<'a, 'c>>) {
        let custom = op.def().filter(|_| self.is_custom(op));
        if self.seen.is_some() {
            if self.flags.debug_info {
                self.location(op.loc(), true);
            }
            match custom {
                None => return self.collect_generic(op, steps),
                Some(def) if self.has_nothing_to_collect(op, def) => return,
                Some(_) => {}
            }
        }
        let results = op.results();
        let count = results.len();
        if count > 0 {
            match self.numbering.groups(op.id()) {
                [] => self.result_group(results),
                starts => {
                    let ends = starts[1..].iter().copied().chain([count as u32]);
                    for (start, end) in starts.iter().zip(ends) {
                        self.asm.write(if *start == 0 { "" } else { ", " });
                        self.result_group(results.slice(*start as usize..end as usize));
                    }
                }
            }
            self.asm.write(" = ");
        }
        if let Some(places) = &mut self.places {
            let is_kept = custom.is_some_and(|def| def.format.is_none() && unknown::is_kept(def));
            places.push(PrintedPlace { op: op.id(), name: self.asm.len(), is_kept });
        }
        match custom {
            Some(def) => {
                if isogloss_stack::ensure(|| self.custom(op, def)).is_ok() {
                    if self.seen.is_none() {
                        self.location(op.loc(), true);
                    }
                } else if self.seen.is_some() {
                    self.collect_generic(op, steps);
                } else {
                    self.located_generic(op, steps);
                }
            }
            None => self.located_generic(op, steps),
        }
    }

    /// Whether each type and attribute in the custom form of an operation, without its location, cannot have an alias
    /// or was collected recently.
    fn has_nothing_to_collect(&mut self, op: OpRef<'a, 'c>, def: &'static OpDef) -> bool {
        let Some(seen) = self.seen.as_mut().filter(|seen| seen.skips_types) else { return false };
        op.regions().len() == 0 && seen.has_nothing_new(op, def)
    }

    /// Writes the custom form of an operation, without results and location.
    fn custom(&mut self, op: OpRef<'a, 'c>, def: &'static OpDef) {
        if def.format.is_none() && unknown::is_kept(def) {
            return unknown::print(op, self);
        }
        let default = self.default_dialects.last().copied().unwrap_or("");
        self.asm.write(self.ir.names.short(self.ir.name(op.id), default));
        match (def.format, def.syntax) {
            (Some(elements), _) => self.formatted(op, def, elements),
            (None, Some(syntax)) => (syntax.print)(op, self),
            (None, None) => {}
        }
    }

    /// Writes the name that results share, `%0:2`.
    #[inline]
    fn result_group(&mut self, mut results: Results<'a, 'c>) {
        let count = results.len() as u32;
        if let Some(first) = results.next() {
            self.value_name(self.numbering.name(first.id()));
        }
        if count > 1 {
            self.asm.prefixed(b":", count);
        }
    }

    /// Writes an operation in generic form with its location.
    #[inline]
    fn located_generic(&mut self, op: OpRef<'a, 'c>, steps: &mut Vec<PrintStep<'a, 'c>>) {
        if op.regions().len() == 0 {
            self.generic(op, steps);
            self.location(op.loc(), true);
        } else {
            steps.push(PrintStep::Location(op));
            self.generic(op, steps);
        }
    }

    #[inline]
    fn generic(&mut self, op: OpRef<'a, 'c>, steps: &mut Vec<PrintStep<'a, 'c>>) {
        self.asm.write_bytes(self.ir.names.generic(self.ir.name(op.id)));
        self.operands(op.operands());
        self.asm.write(")");
        let successors = op.successors();
        if successors.len() != 0 {
            for (index, block) in successors.enumerate() {
                self.asm.write(if index == 0 { "[" } else { ", " });
                self.successor(block);
            }
            self.asm.write("]");
        }
        self.properties(op);
        if op.regions().len() == 0 {
            return self.generic_suffix(op);
        }
        self.asm.write(" (");
        Self::push_regions(op, steps);
    }

    /// Pushes the regions of an operation and the part after them.
    fn push_regions(op: OpRef<'a, 'c>, steps: &mut Vec<PrintStep<'a, 'c>>) {
        steps.push(PrintStep::Suffix(op));
        let last = op.regions().len() - 1;
        let regions = op.regions().rev().enumerate();
        steps.extend(regions.map(|(from_last, region)| PrintStep::Region(region, from_last == last)));
    }

    /// Writes ` <{...}>` of a registered operation, or the properties of another one.
    #[inline]
    fn properties(&mut self, op: OpRef<'a, 'c>) {
        if let Some(foreign) = op.foreign_properties() {
            self.asm.write(" <");
            self.attribute(foreign);
            self.asm.write(">");
        }
        if op.def().is_none() {
            return;
        }
        let properties = op.properties_by_name();
        if properties.clone().next().is_some() {
            self.asm.write(" <");
            self.entries(properties);
            self.asm.write(">");
        }
    }

    /// The part after the regions, or after the properties if there are no regions.
    #[inline]
    fn generic_suffix(&mut self, op: OpRef<'a, 'c>) {
        if self.seen.is_some() {
            return self.collect_signature(op);
        }
        self.discardable(op);
        self.asm.write(" : ");
        self.function_type(op.operands().map(ValueRef::ty), op.results().map(ValueRef::ty));
    }

    /// Collects the types and attributes that [`Self::generic`] would write.
    #[inline]
    fn collect_generic(&mut self, op: OpRef<'a, 'c>, steps: &mut Vec<PrintStep<'a, 'c>>) {
        match op.regions().len() {
            0 => self.collect_signature(op),
            _ => Self::push_regions(op, steps),
        }
    }

    /// Collects types first, then the attributes by name. It ignores the properties
    /// of unregistered operations, as `mlir-opt` does.
    fn collect_signature(&mut self, op: OpRef<'a, 'c>) {
        if !self.seen.as_ref().is_some_and(|seen| seen.skips_types) {
            op.operands().for_each(|value| self.ty(value.ty()));
            op.results().for_each(|value| self.ty(value.ty()));
        }
        match op.def() {
            None => op.discardable().1.iter().for_each(|value| self.attribute(*value)),
            Some(_) => op.all_attributes().for_each(|(_, value)| self.attribute(value)),
        }
    }

    fn open_region(&mut self, region: RegionRef<'a, 'c>, first: bool, steps: &mut Vec<PrintStep<'a, 'c>>) {
        if !first {
            self.asm.write(", ");
        }
        self.asm.write("{\n");
        // The reader of a generic form does not know the default dialect of the operation: names are complete.
        // `mlir-opt` 22 omits the dialect here, and cannot read its own output.
        self.default_dialects.push("");
        steps.push(PrintStep::CloseRegion);
        steps.extend(region.entry().map(PrintStep::Blocks));
    }

    fn open_block(&mut self, block: BlockRef<'a, 'c>, steps: &mut Vec<PrintStep<'a, 'c>>) {
        if !block.is_entry() || block.is_empty() || block.arguments().len() != 0 {
            self.block_header(block);
        }
        steps.extend(block.next().map(PrintStep::Blocks));
        steps.push(PrintStep::Unindent);
        self.indent += 2;
        steps.extend(block.first_op().map(PrintStep::Ops));
    }

    pub(super) fn block_header(&mut self, block: BlockRef<'a, 'c>) {
        self.start_line();
        self.successor(block);
        for (index, argument) in block.arguments().enumerate() {
            self.asm.write(if index == 0 { "(" } else { ", " });
            self.operand(argument);
            self.asm.write(": ");
            self.ty(argument.ty());
            self.location(argument.loc(), false);
        }
        self.asm.write(if block.arguments().len() == 0 { ":" } else { "):" });
        if !self.numbering.is_of_source() {
            self.predecessors(block);
        }
        self.asm.write("\n");
    }

    fn predecessors(&mut self, block: BlockRef<'a, 'c>) {
        let mut blocks = block.predecessors().filter_map(OpRef::block);
        match (blocks.next(), blocks.next()) {
            (None, _) if block.is_entry() => {}
            (None, _) => self.asm.write("  // no predecessors"),
            (Some(one), None) => {
                self.asm.write("  // pred: ");
                self.successor(one);
            }
            (Some(first), Some(second)) => {
                let mut blocks: Vec<_> = [first, second].into_iter().chain(blocks).collect();
                self.asm.prefixed(b"  // ", blocks.len() as u32);
                self.asm.write(" preds: ");
                sort_by_key(&mut blocks, |block| self.numbering.block_number(block.id()));
                for (index, block) in blocks.into_iter().enumerate() {
                    if index > 0 {
                        self.asm.write(", ");
                    }
                    self.successor(block);
                }
            }
        }
    }
}
