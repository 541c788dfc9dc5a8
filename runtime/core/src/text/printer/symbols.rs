//! Symbols of dialects: whether their text follows a dot or is in brackets.

use super::AsmPrinter;
use crate::text::symbol_text::SymbolText;
use std::io;

/// A symbol `!dialect.text` that is being printed.
pub(super) struct Symbol {
    /// The position of its dot in the output.
    dot: usize,
    /// Up to where the output belongs to the scanned text.
    scanned: usize,
    text: SymbolText,
    /// Whether the dot was written, if it was decided before the text was complete.
    pretty: Option<bool>,
}

/// The reason why a long symbol cannot be printed.
const MISJUDGED: &str = "a long text of a type or an attribute has brackets that do not match";

impl AsmPrinter<'_, '_> {
    /// Begins a symbol, `!dialect.text` or `!dialect<text>`.
    pub(in crate::text) fn begin_symbol(&mut self) {
        let start = self.len();
        self.scan_symbol();
        self.symbols.push(Symbol { dot: start, scanned: start, text: SymbolText::default(), pretty: None });
    }

    /// Begins the text of the symbol, after the name of the dialect.
    pub(in crate::text) fn begin_symbol_text(&mut self) {
        let dot = self.len();
        self.write_byte(b'.');
        if let Some(symbol) = self.symbols.last_mut() {
            (symbol.dot, symbol.scanned) = (dot, dot + 1);
        }
    }

    /// Ends the symbol, with brackets if its text cannot be written after a dot.
    pub(in crate::text) fn end_symbol(&mut self) {
        self.scan_symbol();
        let Some(symbol) = self.symbols.pop() else { return };
        let is_pretty = symbol.text.is_pretty();
        match symbol.pretty {
            None if is_pretty => {}
            None => {
                self.out[symbol.dot - self.flushed] = b'<';
                self.write_byte(b'>');
            }
            // The part before the text is written.
            Some(true) if is_pretty => {}
            Some(false) if !is_pretty => self.write_byte(b'>'),
            Some(_) => self.misjudged(),
        }
        let (end, last) = (self.len(), self.out.last().copied().unwrap_or(b'>'));
        let Some(outer) = self.symbols.last_mut() else { return };
        if symbol.text.is_balanced() && outer.text.skip(last) {
            outer.scanned = end;
        } else if outer.scanned < self.flushed {
            self.misjudged();
        }
    }

    /// Scans the text of the innermost symbol as far as it is written.
    pub(super) fn scan_symbol(&mut self) {
        let end = self.flushed + self.out.len();
        if let Some(symbol) = self.symbols.last_mut() {
            let written = symbol.scanned.checked_sub(self.flushed).and_then(|start| self.out.get(start..));
            symbol.text.feed(written.unwrap_or_default());
            symbol.scanned = end;
        }
    }

    /// Decides about the symbols whose text is not complete before the buffer is emptied.
    pub(super) fn judge_symbols(&mut self) {
        self.scan_symbol();
        for symbol in self.symbols.iter_mut().rev().take_while(|symbol| symbol.pretty.is_none()) {
            let pretty = symbol.text.seems_pretty();
            if !pretty && let Some(byte) = self.out.get_mut(symbol.dot - self.flushed) {
                *byte = b'<';
            }
            symbol.pretty = Some(pretty);
        }
    }

    /// Records that the beginning of a symbol was written in the other form.
    #[cold]
    pub(super) fn misjudged(&mut self) {
        let error = || io::Error::new(io::ErrorKind::InvalidData, MISJUDGED);
        self.failure.get_or_insert_with(error);
    }
}
