//! Forms of a context's dialects.

use std::ops::Range;

use isogloss::Context;
use isogloss::def::Dialect;
use isogloss::ir::text::{FileOptions, OpPrintFlags, parse_file_part, print_with_places};
use isogloss::ir::{Ir, OpId, VerifyOptions};
use isogloss::text::{ParserOptions, Position, PrintOptions};

use super::forms::{Forms, Printed, PrintedOperation};

/// The forms of a context's dialects. Parts of a file that do not parse and invalid functions have none.
#[derive(Clone, Copy, Debug)]
pub struct Dialects<'c>(pub &'c Context);

/// The forms of some dialects for a sequence of texts. Creating a context takes as long as formatting some kB of text,
/// so it is reused; after some MB it is replaced, to free the types and attributes of old texts.
#[derive(Debug, Default)]
pub struct DialectsOfTexts {
    dialects: Vec<&'static Dialect>,
    /// With the number of bytes of the texts that it served.
    context: Option<(Box<Context>, usize)>,
}

/// How many bytes of text one context serves.
const MOST_BYTES: usize = 4 << 20;

impl DialectsOfTexts {
    /// The forms of some dialects.
    ///
    /// ```
    /// use isogloss_fmt::mlir::{DialectsOfTexts, format_with};
    /// use isogloss_fmt::Options;
    /// use isogloss_tree::mlir::Tree;
    ///
    /// let mut forms = DialectsOfTexts::new(isogloss::dialects::all());
    /// let tree = Tree::parse("func.func @f() attributes{a} {\n  return\n}\n");
    /// let forms = forms.of(tree.text()).expect("dialects that go together");
    /// let formatted = format_with(&tree, &Options::default(), Some(&forms));
    /// assert_eq!(formatted, "func.func @f() attributes {a} {\n  return\n}\n");
    /// ```
    #[must_use]
    pub fn new(dialects: impl IntoIterator<Item = &'static Dialect>) -> Self {
        Self { dialects: dialects.into_iter().collect(), context: None }
    }

    /// The forms for a text; `None` if there are no dialects, or two of them conflict.
    pub fn of(&mut self, text: &str) -> Option<Dialects<'_>> {
        if self.dialects.is_empty() {
            return None;
        }
        let known = self.context.take().filter(|(_, bytes)| bytes + text.len() <= MOST_BYTES);
        let (context, bytes) = match known {
            Some(known) => known,
            None => (Context::try_with_dialects(self.dialects.iter().copied()).ok()?, 0),
        };
        let (context, _) = self.context.insert((context, bytes + text.len()));
        Some(Dialects(context))
    }
}

/// A name for locations that occurs in no text.
const NAME: &str = "\0";

impl Forms for Dialects<'_> {
    fn print(&self, text: &str, part: Range<usize>) -> Option<Printed> {
        let parser = ParserOptions::default().allow_unregistered(true).keep_unknown_forms(true);
        // The parser's recovery after errors depends on lines, which formatting changes: a text with errors has no
        // forms.
        let options = FileOptions::default().name(NAME).parser(parser).probe(true);
        let parsed = parse_file_part(self.0, text.as_bytes(), part, Position::START, &options);
        let mut ir = parsed.errors.is_empty().then_some(parsed.ir)?;
        let root = ir.root()?.id();
        if !keep_valid(&mut ir, root, 0) {
            return None;
        }
        let mut out = Vec::new();
        let root = ir.root()?;
        let flags = OpPrintFlags::default().local_scope(true).assume_verified(true);
        let places = print_with_places(root, flags, &PrintOptions::default(), &mut out);
        let operations = places.into_iter().filter_map(|place| {
            let source = ir.op(place.op).offset()?;
            Some(PrintedOperation { source, printed: place.name, is_known: !place.is_kept })
        });
        let operations = operations.collect();
        Some(Printed { text: String::from_utf8(out).ok()?, operations })
    }
}

/// The maximum nesting of symbol tables in which invalid operations are removed individually.
const MAX_TABLES: usize = 4;

/// Removes invalid operations from symbol tables, so that one invalid function does not prevent the others from being
/// printed. Returns whether the operation is valid afterwards. `depth` is the number of symbol tables around it.
fn keep_valid(ir: &mut Ir<'_>, op: OpId, depth: usize) -> bool {
    let mut verifier = VerifyOptions::allow_unregistered(true);
    verifier.show_operations = false;
    if ir.inspect_op(op, &verifier).accepted {
        return true;
    }
    if depth == MAX_TABLES || !ir.op(op).has_trait("SymbolTable") {
        return false;
    }
    let inner: Vec<OpId> = ir
        .op(op)
        .regions()
        .flat_map(|region| region.blocks())
        .flat_map(|block| block.ops())
        .map(|op| op.id())
        .collect();
    for inner in inner {
        if keep_valid(ir, inner, depth + 1) {
            continue;
        }
        if ir.op(inner).results().any(|result| result.uses().next().is_some()) {
            return false;
        }
        ir.erase(inner);
    }
    ir.inspect_op(op, &verifier).accepted
}
