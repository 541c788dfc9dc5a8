//! Regions, blocks and their labels, and recovery after an error.

use super::names::Slot;
use super::parse::{DeferredLoc, EntryLoc, Label, Located, OpParser};
use crate::ir::ids::{BlockIndex, RegionIndex};
use crate::ir::{Loc, OpTraits, RegionId};
use crate::sort::sort_by_key;
use crate::text::{Lexer, Parsed, Tok, Token};
use crate::{Diagnostic, Severity, Type};
use isogloss_stack::NoStack;
use rustc_hash::FxHashMap;

/// The maximum number of reported errors; the parser stops after it.
pub const MAX_ERRORS: usize = 100;

/// An argument of a region that is named before the region, as in `func.func`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EntryArgument<'c> {
    /// The name.
    pub name: super::parse::UnresolvedOperand,
    /// The type.
    pub ty: Type<'c>,
    /// The location; the name's unless the text has another.
    pub loc: Loc,
}

impl<'c> EntryArgument<'c> {
    /// An argument with a location, for example its name's: `parser.loc_at(name.span().start as u32)`.
    #[must_use]
    pub fn new(name: super::parse::UnresolvedOperand, ty: Type<'c>, loc: Loc) -> Self {
        Self { name, ty, loc }
    }
}

impl<'s, 'c> OpParser<'_, 's, 'c> {
    /// Parses `{ blocks }`. The entry block gets the arguments that were named before.
    ///
    /// # Errors
    /// The last error; the parser keeps earlier ones from which it recovered.
    pub fn region(&mut self, entry_arguments: &[EntryArgument<'c>]) -> Parsed<RegionId> {
        let brace = self.asm.expect_as(Tok::LBrace, "expected '{' to begin a region")?;
        let region = self.ir.new_region();
        if !entry_arguments.is_empty() || !self.asm.at(Tok::RBrace) {
            self.asm.enter()?;
            self.open_scope();
            let body = isogloss_stack::ensure(|| self.region_body(region, entry_arguments))
                .unwrap_or_else(|NoStack| Err(self.asm.no_stack()));
            if body.is_err() {
                // The text that was not parsed may define the labels.
                self.labels.last_mut().into_iter().for_each(FxHashMap::clear);
            }
            self.close_scope();
            self.asm.leave();
            body.map_err(|error| self.unclosed(error, brace))?;
        }
        self.asm.expect(Tok::RBrace).map_err(|error| self.unclosed(error, brace))?;
        Ok(self.ir.regions.id(region))
    }

    /// As [`Self::region`]; inside, the arguments shadow outer values of the same names.
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn shadowing_region(&mut self, entry_arguments: &[EntryArgument<'c>]) -> Parsed<RegionId> {
        let mut hidden = Vec::new();
        for argument in entry_arguments {
            let slot = argument.name.slot;
            if hidden.iter().all(|(known, _)| *known != slot) {
                hidden.push((slot, self.names.replace(slot, Slot::default())));
            }
        }
        let region = self.region(entry_arguments);
        for (slot, definition) in hidden {
            self.names.replace(slot, definition);
        }
        region
    }

    /// An error in a region; at the end of the text, with the brace that is not closed.
    #[cold]
    fn unclosed(&self, error: Diagnostic, brace: Token) -> Diagnostic {
        if !self.asm.at(Tok::Eof) {
            return error;
        }
        error.or_help(|| Diagnostic::new(Severity::Help, "this `{` is not closed").at(brace.span()))
    }

    pub(super) fn open_scope(&mut self) {
        self.names.open_scope();
        self.labels.push(FxHashMap::default());
    }

    /// Removes names and labels; labels that were not defined are errors.
    pub(super) fn close_scope(&mut self) {
        self.settle_kept();
        self.names.close_scope();
        let labels = self.labels.pop().unwrap_or_default();
        let mut missing: Vec<(&[u8], Label)> =
            labels.into_iter().filter(|(_, label)| !label.defined).collect();
        sort_by_key(&mut missing, |(_, label)| label.offset);
        for (name, label) in missing {
            if !self.possibly_defined_names.contains(name) {
                let span = label.offset as usize..label.offset as usize + name.len();
                self.errors.push(Diagnostic::error("reference to an undefined block").at(span));
            }
        }
    }

    fn region_body(&mut self, region: RegionIndex, entry_arguments: &[EntryArgument<'c>]) -> Parsed<()> {
        let entry = self.ir.new_block();
        self.ir.link_block(region, entry);
        if !entry_arguments.is_empty() {
            if self.asm.at(Tok::CaretId) {
                return Err(self.asm.error("invalid block name in region with named arguments"));
            }
            let mut aliases = std::mem::take(&mut self.entry_locs).into_iter().peekable();
            for argument in entry_arguments {
                self.check_unused(argument.name)?;
                let value = self.ir.new_argument(entry, argument.ty, argument.loc);
                self.define_operand(argument.name, value)?;
                if let Some(EntryLoc { alias, .. }) =
                    aliases.next_if(|alias| alias.placeholder == argument.loc)
                {
                    self.deferred.push(DeferredLoc { of: Located::Argument(value), alias });
                }
            }
        }
        if self.asm.at(Tok::CaretId) {
            self.label(region, Some(entry))?;
        }
        self.block_body(entry)?;
        while !self.asm.at(Tok::RBrace) {
            let block = self.label(region, None)?;
            self.block_body(block)?;
        }
        Ok(())
    }

    /// Checks that a name for an argument of a region was not used before.
    fn check_unused(&self, name: super::parse::UnresolvedOperand) -> Parsed<()> {
        let known = self.names.get(name.slot);
        let forward = || self.names.forward(name.slot, name.number).map(|forward| forward.offset);
        let Some(before) = known.first.map(|_| known.offset).or_else(forward) else { return Ok(()) };
        let shown = self.name_at(name.offset).0;
        let note = Diagnostic::new(Severity::Note, "previously referenced here").at(self.name_at(before).1);
        let message = format!("region entry argument '{shown}' is already in use");
        Err(Diagnostic::error(message).at(name.span()).with_note(note))
    }

    /// Parses `^name(%a: i32):` and returns the block that it defines, at the end of the region.
    fn label(&mut self, region: RegionIndex, entry: Option<BlockIndex>) -> Parsed<BlockIndex> {
        let span = self.asm.span();
        let token = self.asm.expect_as(Tok::CaretId, "expected block name")?;
        let name = self.asm.text(token);
        let known = self.labels.last().and_then(|labels| labels.get(name)).copied();
        let block = match (known, entry) {
            (Some(Label { defined: true, .. }), _) => {
                let name = String::from_utf8_lossy(name);
                return Err(Diagnostic::error(format!("redefinition of block '{name}'")).at(span));
            }
            (Some(label), _) => label.block,
            (None, Some(entry)) => entry,
            (None, None) => self.ir.new_block(),
        };
        if let Some(labels) = self.labels.last_mut() {
            let offset = known.map_or(token.start(), |label| label.offset);
            labels.insert(name, Label { block, offset, defined: true });
        }
        if entry != Some(block) {
            self.ir.link_block(region, block);
        }
        if self.asm.at(Tok::LParen) {
            self.block_arguments(block)?;
        }
        self.asm.expect_as(Tok::Colon, "expected ':' after block name")?;
        Ok(block)
    }

    fn block_arguments(&mut self, block: BlockIndex) -> Parsed<()> {
        self.comma_separated(crate::text::Delimiter::Paren, |this| {
            let name = this.operand()?;
            this.asm.expect_as(Tok::Colon, "expected ':' and type for SSA operand")?;
            let ty = this.asm.ty()?;
            let mut loc = this.loc_at(name.span().start as u32);
            let mut deferred = None;
            if this.asm.at_keyword("loc") {
                match this.location()? {
                    Ok(found) => loc = found,
                    Err(alias) => deferred = Some(alias),
                }
            }
            let value = this.ir.new_argument(block, ty, loc);
            this.deferred.extend(deferred.map(|alias| DeferredLoc { of: Located::Argument(value), alias }));
            this.define_operand(name, value)
        })
    }

    /// Parses the operations of a block, up to the next label or the end of the region.
    pub(super) fn block_body(&mut self, block: BlockIndex) -> Parsed<()> {
        while !matches!(self.asm.token().kind, Tok::CaretId | Tok::RBrace) {
            let start = self.asm.token().start();
            let results = self.stacks.result_names();
            if let Err(error) = self.operation(block) {
                self.recover_after(error, start, results)?;
            }
            if !self.errors.is_empty() {
                self.forget_waiting_names(block, start);
            }
        }
        Ok(())
    }

    // ---- recovery after an error -------------------------------------------------

    /// Records an error and skips to the next operation, label or end of the region: the first token of a line that can
    /// begin one, outside of the braces that the failed operation opened. A token that is not indented further than
    /// that operation counts as well, because the braces may be unbalanced; a label must be indented less.
    ///
    /// The names that the skipped text may have defined are recorded, so that their
    /// uses are not errors.
    pub(super) fn recover_after(&mut self, error: Diagnostic, start: u32, results: usize) -> Parsed<()> {
        // The error of the lexer comes first.
        let error = if self.asm.at(Tok::Error) { self.asm.error("") } else { error };
        let error = self.asm.with_brackets_help(error);
        let unknown = self.unknown.last.take().filter(|unknown| unknown.start == start);
        let is_repeated = unknown.is_some_and(|unknown| !unknown.is_first);
        let fatal = self.is_probe
            || self.asm.is_exhausted()
            || !is_repeated && (self.asm.at(Tok::Eof) || self.errors.len() + 1 >= MAX_ERRORS);
        if fatal {
            return Err(error);
        }
        let repeated = is_repeated || self.is_consequence(&error);
        if !repeated {
            self.errors.push(error);
        }
        self.possibly_defined_values.extend(self.stacks.results_from(results));
        match unknown.and_then(|unknown| unknown.end) {
            Some(end) => self.skip_text(start, end),
            None => self.skip_from(start),
        }
        Ok(())
    }

    /// After an error: names that the operation at `start` uses and that have no definition yet get none outside of it, if it is
    /// isolated from above. Its own definitions may be in text that was skipped, and the same names elsewhere are
    /// other values, of other types.
    #[cold]
    pub(super) fn forget_waiting_names(&mut self, block: BlockIndex, start: u32) {
        let def = self.ir.blocks[block].last.and_then(|op| self.ir.def(op));
        if def.is_some_and(|def| def.traits.contains(OpTraits::ISOLATED_FROM_ABOVE)) {
            self.names.forget_forward_from(start);
        }
    }

    fn is_consequence(&self, error: &Diagnostic) -> bool {
        let Some(span) = error.span() else { return false };
        let undefined = self.asm.undefined_alias == Some(span.start as u32);
        let text = self.asm.source().get(span).unwrap_or_default();
        undefined && self.possibly_defined_names.contains(text)
    }

    fn skip_from(&mut self, start: u32) {
        let source = self.asm.source();
        let failed_at = self.asm.token().start();
        let column = column(source, start);
        let mut lexer = Lexer::new(source);
        lexer.at(start);
        let mut depth = 0i32;
        let mut previous = lexer.token();
        count_brace(previous.kind, &mut depth);
        loop {
            let token = lexer.token();
            let after = token.start() > failed_at || token.start() == failed_at && token.start() > start;
            let first_of_line = source[previous.end() as usize..token.start() as usize].contains(&b'\n');
            if token.kind == Tok::Eof {
                return self.asm.resume_at(token.start());
            }
            if after && token.kind == Tok::RBrace && depth <= 0 {
                return self.asm.resume_at(token.start());
            }
            let may_begin = matches!(
                token.kind,
                Tok::PercentId | Tok::String | Tok::CaretId | Tok::BareId | Tok::HashId | Tok::BangId
            );
            // Only blanks are between the start of the line and its first token.
            // A label is printed at the column of the operation whose region it is in.
            let outside = || {
                let found = self::column(source, token.start());
                found < column || found == column && token.kind != Tok::CaretId
            };
            let here = || depth <= 0 || outside();
            if after && first_of_line && may_begin && here() && begins_operation(lexer, token.kind) {
                return self.asm.resume_at(token.start());
            }
            self.mark_possibly_defined(token.kind, source, token.start(), token.end());
            count_brace(token.kind, &mut depth);
            previous = token;
        }
    }

    /// Records a name of skipped text, which may have defined it.
    pub(super) fn mark_possibly_defined(&mut self, kind: Tok, source: &'s [u8], start: u32, end: u32) {
        let text = &source[start as usize..end as usize];
        match kind {
            Tok::PercentId => {
                let slot = self.names.slot(&text[1..]);
                self.possibly_defined_values.insert(slot);
            }
            Tok::CaretId | Tok::HashId | Tok::BangId => {
                self.possibly_defined_names.insert(text);
            }
            _ => {}
        }
    }
}

fn count_brace(kind: Tok, depth: &mut i32) {
    match kind {
        Tok::LBrace => *depth += 1,
        Tok::RBrace => *depth -= 1,
        _ => {}
    }
}

/// The number of bytes before an offset in its line.
fn column(source: &[u8], offset: u32) -> usize {
    let before = &source[..offset as usize];
    before.len() - memchr::memrchr(b'\n', before).map_or(0, |line| line + 1)
}

/// Whether the second token of a line can follow the start of an operation, a
/// label or an alias.
fn begins_operation(mut lexer: Lexer<'_>, first: Tok) -> bool {
    let next = lexer.token().kind;
    match first {
        Tok::PercentId => matches!(next, Tok::Equal | Tok::Colon | Tok::Comma),
        Tok::String => next == Tok::LParen,
        Tok::CaretId => matches!(next, Tok::Colon | Tok::LParen),
        Tok::HashId | Tok::BangId => next == Tok::Equal,
        _ => {
            !matches!(next, Tok::Comma | Tok::Colon | Tok::Greater | Tok::RSquare | Tok::RParen | Tok::Equal)
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Context;
    use crate::ir::text::{FileOptions, parse_file};
    use crate::text::ParserOptions;

    #[test]
    fn names_of_a_wrong_operation_get_no_definition_in_another() {
        let text = r#"
module @a {
  "t.use"(%x) : (i32) -> ()
  %x = "t.make"( : () -> i32
}
module @b {
  %x = "t.make"() : () -> f32
  "t.use"(%y) : (i32) -> ()
}
module @c {
  %y = "t.make"() : () -> f32
  "t.use"(%y) : (i32) -> ()
}"#;
        let options = FileOptions::default().parser(ParserOptions::default().allow_unregistered(true));
        let errors = parse_file(&Context::new(), text.as_bytes(), &options).errors;
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert_eq!(errors.len(), 2, "{errors:#?}");
        assert!(errors[0].contains("expected ')' to end operand list"), "{errors:#?}");
        assert!(
            errors[1].contains("use of value '%y' expects different type than prior uses: 'i32' vs 'f32'"),
            "{errors:#?}"
        );
    }
}
