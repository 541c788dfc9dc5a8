//! The output of a file: aliases, the operation, deferred aliases, resources.

use super::alias::Aliases;
use super::numbering::{GivenNames, Numbering};
use super::print::{OpPrintFlags, OpPrinter, PrintedPlace};
use crate::ir::OpRef;
use crate::text::{AsmPrinter, PrintOptions};
use std::io;

/// Appends the text of an operation with everything inside it to `out`, as
/// `mlir-opt` prints it: the aliases that it needs, the operation, the aliases of
/// locations, and the resources that it names. Unless the flags say otherwise, everything is
/// in generic form if an operation is not valid.
///
/// ```
/// # use isogloss::{Context, ir::{Ir, text}, text::PrintOptions};
/// let ctx = Context::new();
/// let ir = Ir::parse(&ctx, "module { }")?;
/// let mut out = Vec::new();
/// text::print(ir.root().unwrap(), text::OpPrintFlags::default().generic(true), &PrintOptions::default(), &mut out);
/// assert_eq!(out, b"\"builtin.module\"() ({\n^bb0:\n}) : () -> ()\n");
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
pub fn print(op: OpRef<'_, '_>, flags: OpPrintFlags, options: &PrintOptions, out: &mut Vec<u8>) {
    // The text shows the parts that could not be printed.
    let _ = print_buffered(op, flags, options, out, None);
}

/// As [`print()`], but writes the text to `out` piece by piece, so that it is never in memory as a whole.
///
/// # Errors
/// As [`print_buffered`].
pub fn print_to(
    op: OpRef<'_, '_>,
    flags: OpPrintFlags,
    options: &PrintOptions,
    out: &mut (dyn io::Write + Send),
) -> io::Result<()> {
    print_buffered(op, flags, options, &mut Vec::new(), Some(out))
}

/// Appends the text to a buffer, as [`print()`] does, and writes the buffer to `sink`, if there is one, whenever it has
/// 256 KiB or its capacity, and at the end.
///
/// # Errors
/// The first error of `sink`, after which nothing is written to it; [`io::ErrorKind::OutOfMemory`] if a type or an
/// attribute is nested so deep that printing it needs more stack than there is, or if its text repeats shared parts so often
/// that it is longer than 4 MiB (1 GiB with `sink`) and 16 times all its parts. [`PrintOptions::TOO_DEEP`] or `...` are in
/// its place.
pub fn print_buffered(
    op: OpRef<'_, '_>,
    flags: OpPrintFlags,
    options: &PrintOptions,
    out: &mut Vec<u8>,
    sink: Option<&mut (dyn io::Write + Send)>,
) -> io::Result<()> {
    let flags = flags.for_any(op);
    let numbering = Numbering::new(op, flags.generic);
    let aliases =
        if flags.local_scope { Aliases::default() } else { Aliases::collect(op, flags, options, &numbering) };
    let asm = AsmPrinter::new(out, options).aliases(&aliases.map);
    let mut asm = match sink {
        Some(sink) => asm.sink(sink),
        None => asm,
    };
    aliases.define(&mut asm, false);
    let mut printer = OpPrinter::new(asm, op.ir(), flags, &numbering).aliases(&aliases);
    printer.operation(op);
    printer.write("\n");
    aliases.define(printer.asm(), true);
    // The resources belong to the file, not to the operation.
    if !flags.local_scope {
        super::resources::print(op.ir(), printer.asm());
    }
    printer.asm().finish()
}

/// Appends the text of an operation with everything inside it, without aliases and without a line break at the end. Values and
/// blocks have the names that the caller gives; others are numbered. So a tool can replace an operation in a source text.
///
/// ```
/// # use isogloss::{Context, ir::{Ir, text}, text::PrintOptions};
/// let ctx = Context::new();
/// let ir = Ir::parse(&ctx, "%x = \"t.one\"() : () -> i32\n\"t.use\"(%x) : (i32) -> ()")?;
/// let op = ir.block(ir.body()).last_op().unwrap();
/// let mut names = text::GivenNames::default();
/// names.values.insert(op.operands().next().unwrap().id(), "x".to_owned());
/// let mut out = Vec::new();
/// text::print_named(op, text::OpPrintFlags::default(), &PrintOptions::default(), &names, &mut out);
/// assert_eq!(out, b"\"t.use\"(%x) : (i32) -> ()");
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
pub fn print_named(
    op: OpRef<'_, '_>,
    flags: OpPrintFlags,
    options: &PrintOptions,
    names: &GivenNames,
    out: &mut Vec<u8>,
) {
    let flags = flags.for_any(op);
    let numbering = Numbering::given_by(op, flags.generic, names);
    OpPrinter::new(AsmPrinter::new(out, options), op.ir(), flags, &numbering).operation(op);
}

/// Appends the text of an operation with everything inside it, without aliases and without a line break at the end.
/// Returns the positions of the operations in `out`, in the order of the text. With [`OpRef::offset`] a tool compares a
/// source text with its printed form.
///
/// ```
/// # use isogloss::{Context, ir::{Ir, text}, text::PrintOptions};
/// let ctx = Context::new();
/// let source = "%x = \"t.one\"( ) : () -> i32";
/// let ir = Ir::parse(&ctx, source)?;
/// let op = ir.block(ir.body()).first_op().unwrap();
/// let mut out = Vec::new();
/// let places = text::print_with_places(op, text::OpPrintFlags::default(), &PrintOptions::default(), &mut out);
/// assert_eq!(out, b"%0 = \"t.one\"() : () -> i32");
/// assert_eq!((places[0].op, places[0].name, op.offset()), (op.id(), 5, source.find('"')));
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
pub fn print_with_places(
    op: OpRef<'_, '_>,
    flags: OpPrintFlags,
    options: &PrintOptions,
    out: &mut Vec<u8>,
) -> Vec<PrintedPlace> {
    let flags = flags.for_any(op);
    let numbering = Numbering::new(op, flags.generic);
    let mut printer = OpPrinter::new(AsmPrinter::new(out, options), op.ir(), flags, &numbering).with_places();
    printer.operation(op);
    printer.into_places()
}

/// Longer constants are elided in messages.
const SHOWN_ELEMENTS: u64 = 16;

/// The text of an operation for a message: without aliases, resources or long constants. `numbering` may belong to an
/// enclosing operation. Types and attributes after `limit` bytes are omitted.
pub(crate) fn print_alone(
    op: OpRef<'_, '_>,
    flags: OpPrintFlags,
    options: &PrintOptions,
    numbering: &Numbering,
    limit: usize,
) -> String {
    let options = PrintOptions { elide_elements_above: Some(SHOWN_ELEMENTS), ..options.clone() };
    let mut out = Vec::new();
    let asm = AsmPrinter::new(&mut out, &options);
    let asm = if limit == usize::MAX { asm } else { asm.limit(limit) };
    OpPrinter::new(asm, op.ir(), flags, numbering).operation(op);
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::builtin::TupleType;
    use crate::ir::Ir;

    #[test]
    fn pieces_are_the_whole() {
        let ctx = Context::new();
        let op = r#""t.op"() {a = dense<1> : tensor<4xi32>} : () -> (vector<4xf32>) loc("a":1:2) "#;
        let ir = Ir::parse(&ctx, &op.repeat(100)).expect("valid");
        let root = ir.root().expect("a root");
        let flags = OpPrintFlags::default().generic(true).debug_info(true);
        let (mut whole, mut pieces) = (Vec::new(), Vec::new());
        print(root, flags, &PrintOptions::default(), &mut whole);
        print_to(root, flags, &PrintOptions::default(), &mut pieces).expect("memory can be written");
        assert!(whole == pieces && whole.len() > 5_000);
        let mut full = &mut [0; 2_000][..];
        print_to(root, flags, &PrintOptions::default(), &mut full).expect_err("too little room");
    }

    /// The lengths of the written pieces.
    struct Pieces(Vec<usize>);

    impl io::Write for Pieces {
        fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
            self.0.push(piece.len());
            Ok(piece.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn one_operation_with_deep_regions_is_written_piece_by_piece() {
        const LEVELS: usize = 1_000;
        let ctx = Context::new();
        let text = "\"t.a\"() ({\n".repeat(LEVELS) + &"}) : () -> ()\n".repeat(LEVELS);
        let ir = Ir::parse(&ctx, &text).expect("valid");
        let root = ir.root().expect("a root");
        let mut pieces = Pieces(Vec::new());
        print_to(root, OpPrintFlags::default(), &PrintOptions::default(), &mut pieces)
            .expect("it is written");
        let (whole, longest) = (pieces.0.iter().sum::<usize>(), pieces.0.iter().max());
        assert!(whole > 2_000_000 && longest.is_some_and(|length| *length < 5 << 20), "{:?}", pieces.0);
    }

    #[test]
    fn a_stream_of_one_type_that_repeats_its_parts_ends_with_an_error() {
        let ctx = Context::new();
        let mut ir = Ir::new(&ctx);
        let body = ir.body();
        let doubled = (0..59).fold(ctx.integer(8), |ty, _| TupleType::get(&ctx, &[ty, ty]).into());
        let parts: Vec<_> = (1..20_000).map(|width| ctx.integer(width)).collect();
        let long = TupleType::get(&ctx, &parts).into();
        let (after, flags) = (ctx.integer(77), OpPrintFlags::default().local_scope(true));
        for (ty, is_printed) in [(long, true), (doubled, false)] {
            let op = ir.builder_at_end(body).op("t.op").result(ty).result(after).create();
            let (root, mut text) = (ir.root().expect("a root"), Vec::new());
            let printed = print_to(root, flags, &PrintOptions::default(), &mut text);
            let text = String::from_utf8(text).expect("ASCII");
            assert_eq!((printed.is_ok(), text.contains("i77")), (is_printed, is_printed), "{printed:?}");
            assert_eq!(
                printed.map_err(|error| error.kind()).err(),
                (!is_printed).then_some(io::ErrorKind::OutOfMemory)
            );
            assert!(text.len() > 1 << 16 && text.len() < 1 << 20, "{} bytes", text.len());
            ir.erase(op);
        }
    }
}
