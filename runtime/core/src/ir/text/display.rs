//! `Display` and `Debug` of IR and of its parts: operations alone, and the names of values and blocks.
//!
//! Names are the same as in the text of the whole IR. If an operation is invalid, that text is in generic form, in
//! which numbers are unique. While a verifier runs in this thread, nothing is known to be valid: then names are the
//! same as in the notes that show operations, and operations are in generic form.

use super::numbering::Numbering;
use super::print::{OpPrintFlags, OpPrinter};
use super::write::{print, print_alone};
use crate::ir::verify::is_verifying;
use crate::ir::{BlockRef, Ir, OpRef, RegionRef, ValueRef};
use crate::text::{AsmPrinter, PrintOptions};
use std::fmt;

/// The names that are visible in a block, and of everything inside an operation of it.
fn names_around(block: BlockRef<'_, '_>, op: Option<OpRef<'_, '_>>) -> Numbering {
    let outermost = || {
        let parent = block.parent()?;
        Some(if is_verifying() {
            parent.isolated_scope()
        } else {
            parent.ancestors().last().unwrap_or(parent)
        })
    };
    match outermost() {
        Some(outermost) if OpPrintFlags::default().for_any(outermost).generic => {
            Numbering::new(outermost, true)
        }
        Some(_) | None => Numbering::around(block, op),
    }
}

/// The output of a printer with the names that are visible in a block.
fn with_names<'a, 'c>(
    block: BlockRef<'a, 'c>,
    f: &mut fmt::Formatter<'_>,
    write: impl FnOnce(&mut OpPrinter<'_, 'a, 'c>),
) -> fmt::Result {
    let (mut out, options, numbering) = (Vec::new(), PrintOptions::default(), names_around(block, None));
    let asm = AsmPrinter::new(&mut out, &options);
    write(&mut OpPrinter::new(asm, block.ir(), OpPrintFlags::default(), &numbering));
    f.pad(&String::from_utf8_lossy(&out))
}

impl fmt::Display for Ir<'_> {
    /// Prints the root, with custom forms if it is valid; nothing if there is no root.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = Vec::new();
        if let Some(root) = self.root() {
            print(root, OpPrintFlags::default(), &PrintOptions::default(), &mut out);
        }
        f.write_str(&String::from_utf8_lossy(&out))
    }
}

impl fmt::Debug for Ir<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ir").field("operations", &self.op_capacity()).finish_non_exhaustive()
    }
}

impl fmt::Display for OpRef<'_, '_> {
    /// Prints the operation without aliases, in custom form if it has one and is valid. Values and blocks have the names
    /// that they have in the text of the whole IR. The name has the dialect, also where that text omits it.
    ///
    /// ```
    /// # use isogloss::{Context, dialects::func, ir::Ir};
    /// let ctx = Context::with_dialects([func::dialect()]);
    /// let ir = Ir::parse(&ctx, "func.func @f(%a: i32) -> i32 {\n%0 = \"t.one\"() : () -> i32\nreturn %a : i32\n}")?;
    /// let end = ir.root().unwrap().walk().last().unwrap();
    /// assert_eq!(end.to_string(), "func.return %arg0 : i32");
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (flags, numbering) = match self.block() {
            Some(block) => {
                let numbering = names_around(block, Some(*self));
                (OpPrintFlags::default().for_any(*self), numbering)
            }
            None => {
                let flags = OpPrintFlags::default().for_any(*self);
                (flags, Numbering::new(*self, flags.generic))
            }
        };
        f.write_str(&print_alone(*self, flags, &PrintOptions::default(), &numbering, usize::MAX))
    }
}

impl fmt::Debug for OpRef<'_, '_> {
    /// Writes the id and the name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ir().contains(self.id()) {
            write!(f, "{:?} {:?}", self.id(), self.name())
        } else {
            write!(f, "{:?}, which was erased", self.id())
        }
    }
}

impl fmt::Display for ValueRef<'_, '_> {
    /// Writes the name that the value has in the text of the whole IR: `%0`, `%0#1`, `%arg0`.
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir};
    /// let ctx = Context::new();
    /// let ir = Ir::parse(&ctx, "%a:2 = \"t.two\"() : () -> (i32, f32)")?;
    /// let op = ir.block(ir.body()).first_op().unwrap();
    /// let names: Vec<String> = op.results().map(|value| format!("{value}: {}", value.ty())).collect();
    /// assert_eq!(names, ["%0#0: i32", "%0#1: f32"]);
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.block(), self.defining_op()) {
            (Some(block), _) => with_names(block, f, |printer| printer.operand(*self)),
            // The result of an operation that is in no block.
            (None, Some(op)) => {
                let (mut out, options, numbering) =
                    (Vec::new(), PrintOptions::default(), Numbering::new(op, false));
                OpPrinter::new(
                    AsmPrinter::new(&mut out, &options),
                    op.ir(),
                    OpPrintFlags::default(),
                    &numbering,
                )
                .operand(*self);
                f.pad(&String::from_utf8_lossy(&out))
            }
            (None, None) => f.pad("<<UNKNOWN SSA VALUE>>"),
        }
    }
}

impl fmt::Debug for ValueRef<'_, '_> {
    /// Writes the id, and the value's name and type: `value0 %0: i64`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.def() {
            Some(_) => write!(f, "{:?} {self}: {:?}", self.id(), self.ty()),
            None => write!(f, "{:?}, which was erased", self.id()),
        }
    }
}

impl fmt::Display for BlockRef<'_, '_> {
    /// Writes the name that the block has in the text of the whole IR: `^bb0`.
    ///
    /// ```
    /// # use isogloss::{Context, dialects::func, ir::Ir};
    /// let ctx = Context::with_dialects([func::dialect()]);
    /// let ir = Ir::parse(&ctx, "func.func @f() {\n\"t.jump\"()[^next] : () -> ()\n^next:\nreturn\n}")?;
    /// let jump = ir.root().unwrap().walk().nth(2).unwrap();
    /// assert_eq!(jump.successors().next().unwrap().to_string(), "^bb1");
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_names(*self, f, |printer| printer.successor(*self))
    }
}

impl fmt::Debug for BlockRef<'_, '_> {
    /// Writes the id and the name: `block0 ^bb0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {self}", self.id())
    }
}

impl fmt::Debug for RegionRef<'_, '_> {
    /// Writes the id, and the operation that the region belongs to: `region0 #0 of op0 "builtin.module"`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.index(), self.parent()) {
            (Some(index), Some(parent)) => write!(f, "{:?} #{index} of {parent:?}", self.id()),
            _ => write!(f, "{:?}", self.id()),
        }
    }
}

/// The most characters of an operation in a message.
const SHOWN: usize = 200;

/// The first line of an operation, of bounded length, for a message about it.
pub(crate) fn first_line(op: OpRef<'_, '_>) -> String {
    let text = op.to_string();
    let line = text.lines().next().unwrap_or("");
    let end = line.char_indices().nth(SHOWN).map_or(line.len(), |(end, _)| end);
    if end < text.len() { format!("{}…", &line[..end]) } else { text }
}

#[cfg(test)]
mod tests {
    use crate::Context;
    use crate::dialects::func;
    use crate::ir::{Ir, OpRef};

    /// A function with names of all kinds, in a module that has values itself.
    const TEXT: &str = r#"
        %o:2 = "t.outer"() : () -> (i32, i32)
        func.func @f(%a: i32) {
          %x = "t.x"(%a) : (i32) -> i32
          "t.loop"() ({
          ^bb0(%i: index):
            %y:2 = "t.y"(%i, %x) : (index, i32) -> (i32, f32)
            "t.jump"(%y#1)[^next] : (f32) -> ()
          ^next:
            "t.end"(%y#0, %o#1) : (i32, i32) -> ()
          }, {
            %z = "t.z"(%x) : (i32) -> i32
          }) : () -> ()
          return
        }"#;

    fn first<'a, 'c>(ir: &'a Ir<'c>, name: &str) -> OpRef<'a, 'c> {
        ir.root().into_iter().flat_map(OpRef::walk).find(|op| op.name() == name).expect("it is there")
    }

    /// Each operation alone has the lines that it has in the whole text. (`func.return` has its dialect, and is valid.)
    fn assert_parts_are_in_the_whole(ir: &Ir<'_>) {
        let whole = ir.to_string();
        let lines = |text: &str| text.lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>();
        let whole = lines(&whole);
        for op in ir.root().into_iter().flat_map(OpRef::walk).filter(|op| op.name() != "func.return") {
            let part = lines(&op.to_string());
            assert!(whole.windows(part.len()).any(|lines| lines == part), "{part:#?}\n{whole:#?}");
        }
    }

    #[test]
    fn a_part_is_printed_as_in_the_whole() {
        let ctx = Context::with_dialects([func::dialect()]);
        // The value from outside is not allowed in a function.
        let ir = Ir::parse(&ctx, &TEXT.replace(", %o#1", "").replace("(i32, i32) -> ()", "(i32) -> ()"));
        let mut ir = ir.expect("valid text");
        ir.verify().expect("valid");
        assert_parts_are_in_the_whole(&ir);
        assert_eq!(first(&ir, "t.y").to_string(), r#"%2:2 = "t.y"(%arg1, %1) : (index, i32) -> (i32, f32)"#);
        // In generic form numbers are unique.
        let x = first(&ir, "t.x").id();
        ir.set_operands(x, &[]);
        let function = first(&ir, "func.func").id();
        ir.set_attribute(function, "function_type", None);
        assert!(ir.to_string().contains("\"func.func\""));
        assert_parts_are_in_the_whole(&ir);
    }

    #[test]
    fn values_and_blocks_have_the_names_of_the_text() {
        let ctx = Context::with_dialects([func::dialect()]);
        for text in [
            TEXT.to_owned(),
            TEXT.replace("func.func @f(%a: i32)", "func.func private @g()\nfunc.func @f(%a: i32)"),
        ] {
            let ir = Ir::parse(&ctx, &text).expect("valid text");
            let whole = ir.to_string();
            for op in ir.root().into_iter().flat_map(OpRef::walk).filter(|op| op.name().starts_with("t.")) {
                let shown: Vec<String> = op.operands().map(|value| value.to_string()).collect();
                assert!(whole.contains(&format!("{:?}({})", op.name(), shown.join(", "))), "{op} {whole}");
                if let Some(result) = op.result(0) {
                    let name = result.to_string().replace("#0", &format!(":{}", op.num_results()));
                    assert!(whole.contains(&format!("{name} = {:?}", op.name())), "{name} {whole}");
                }
            }
            let jump = first(&ir, "t.jump");
            let blocks: Vec<String> = jump.successors().map(|block| block.to_string()).collect();
            assert!(whole.contains(&format!("[{}]", blocks.join(", "))), "{blocks:?}");
        }
    }

    #[test]
    fn what_is_in_no_module_has_names_too() {
        let ctx = Context::new();
        let mut ir = Ir::new(&ctx);
        let block = ir.create_block();
        let argument = ir.add_argument(block, ctx.i32(), crate::ir::Loc::UNKNOWN);
        let sum = ir.builder_at_end(block).op("t.sum").operand(argument).result(ctx.i8()).create_value();
        let sum = ir.value(sum);
        assert_eq!(
            sum.defining_op().map(|op| op.to_string()).as_deref(),
            Some("%0 = \"t.sum\"(%arg0) : (i32) -> i8")
        );
        assert_eq!(format!("{sum} {} {}", ir.value(argument), ir.block(block)), "%0 %arg0 ^bb0");
        assert_eq!(format!("{sum:?} {:?}", ir.block(block)), "value1 %0: i8 block1 ^bb0");
        let region = ir.create_region();
        ir.append_block(region, block);
        assert_eq!(ir.block(block).to_string(), "^bb0");
        assert_eq!(format!("{:>5}", ir.block(block)), " ^bb0");
        let op = sum_op(&ir, block);
        ir.detach(op);
        assert_eq!(ir.op(op).result(0).map(|value| value.to_string()).as_deref(), Some("%0"));
    }

    fn sum_op(ir: &Ir<'_>, block: crate::ir::BlockId) -> crate::ir::OpId {
        ir.block(block).first_op().expect("an operation").id()
    }

    #[test]
    fn a_verifier_may_show_operations() {
        use crate::def::Dialect;
        use crate::ir::OpDef;
        static OP: OpDef = OpDef {
            verify: Some(|op| {
                let operand = op.operand(0);
                let shown = format!("shows {op}, {:?} and {}", op.parent(), operand.expect("an operand"));
                if shown.contains("%1") { Err(op.error(shown)) } else { Ok(()) }
            }),
            ..OpDef::new("t", "t.op")
        };
        static DIALECT: Dialect = Dialect { ops: &[&OP], ..Dialect::new("t") };
        let ctx = Context::with_dialects([&DIALECT]);
        let ir = Ir::parse(
            &ctx,
            "%0 = \"u.a\"() : () -> i8\n%1 = \"u.b\"() : () -> i8\n\"t.op\"(%1) : (i8) -> ()",
        );
        let error = ir.expect("valid text").verify().expect_err("refused by the hook");
        let shown = "'t.op' op shows \"t.op\"(%1) : (i8) -> (), Some(op0 \"builtin.module\") and %1";
        assert_eq!(error[0].message(), shown);
        assert_eq!(error[0].notes()[0].message(), "see current operation: \"t.op\"(%1) : (i8) -> ()");
    }
}
