//! Locations (LangRef, "Location Attributes") and `distinct` attributes.
//!
//! A location as an attribute is `loc(...)`; inside of another location, and after an
//! operation, `loc(` and `)` are not repeated.

use crate::attribute::Attribute;
use crate::builtin::{
    CallSiteLoc, DistinctAttr, FileLineColRange, FusedLoc, Location, NameLoc, StringAttr, UnitAttr,
    UnknownLoc,
};
use crate::diagnostic::Diagnostic;
use crate::text::lexer::{Tok, Token};
use crate::text::{AsmParser, AsmPrinter, CustomPrinter, Delimiter, Parsed, PrintOptions, TypeElision};

/// A location, which need not be an attribute.
pub(crate) enum LocationOrPlace<'c> {
    Location(Location<'c>),
    /// A line and a column of a file.
    Place {
        file: StringAttr<'c>,
        line: u32,
        column: u32,
    },
}

impl<'c> AsmParser<'_, 'c> {
    /// Parses `loc(...)`.
    ///
    /// # Errors
    /// A syntax error.
    pub fn location(&mut self) -> Parsed<Location<'c>> {
        self.expect_keyword("loc")?;
        self.expect_as(Tok::LParen, "expected '(' in inline location")?;
        let location = self.location_instance()?;
        self.expect_as(Tok::RParen, "expected ')' in inline location")?;
        Ok(location)
    }

    /// Parses a location, if one begins here: `loc(...)`.
    ///
    /// # Errors
    /// A syntax error.
    pub fn optional_location(&mut self) -> Parsed<Option<Location<'c>>> {
        if self.at_keyword("loc") { self.location().map(Some) } else { Ok(None) }
    }

    /// Parses the location between `loc(` and `)`.
    ///
    /// # Errors
    /// A syntax error.
    pub fn location_instance(&mut self) -> Parsed<Location<'c>> {
        self.with_nesting(Self::new_location)
    }

    fn new_location(&mut self) -> Parsed<Location<'c>> {
        match (self.token().kind, self.text(self.token())) {
            (Tok::HashId, _) => self.location_attribute(),
            (Tok::String, _) => self.name_or_file_location(),
            (Tok::BareId, b"callsite") => self.call_site_location(),
            (Tok::BareId, b"fused") => self.fused_location(),
            (Tok::BareId, b"unknown") => {
                self.advance();
                Ok(UnknownLoc::get(self.context()).into())
            }
            _ => Err(self.wrong_token("expected location instance")),
        }
    }

    fn location_attribute(&mut self) -> Parsed<Location<'c>> {
        let attribute = self.extended_attribute(None)?;
        let location = attribute.dyn_cast::<Location<'_>>();
        location.ok_or_else(|| self.error(format!("expected location attribute, but got {attribute}")))
    }

    /// As [`Self::location_instance`], but a line and a column of a file do not become an attribute.
    pub(crate) fn location_or_place(&mut self) -> Parsed<LocationOrPlace<'c>> {
        if !self.at(Tok::String) {
            return self.location_instance().map(LocationOrPlace::Location);
        }
        self.with_nesting(Self::name_or_place)
    }

    fn name_or_file_location(&mut self) -> Parsed<Location<'c>> {
        Ok(match self.name_or_place()? {
            LocationOrPlace::Location(location) => location,
            LocationOrPlace::Place { file, line, column } => {
                FileLineColRange::of_place(self.context(), file, line, column).into()
            }
        })
    }

    fn name_or_place(&mut self) -> Parsed<LocationOrPlace<'c>> {
        let name = self.recent_string();
        self.advance();
        if self.eat(Tok::Colon) {
            return self.file_location(name);
        }
        let mut child = None;
        if self.eat(Tok::LParen) {
            child = Some(self.location_instance()?);
            self.expect_as(Tok::RParen, "expected ')' after child location of NameLoc")?;
        }
        Ok(LocationOrPlace::Location(NameLoc::of(name, child).into()))
    }

    /// Parses the text after `"file":`.
    fn file_location(&mut self, file: StringAttr<'c>) -> Parsed<LocationOrPlace<'c>> {
        const LINE: &str = "expected integer line number in FileLineColRange";
        const COLUMN: &str = "expected integer column number in FileLineColRange";
        const RANGE: &str = "expected either integer or `:` post `to` in FileLineColRange";
        let line = self.place(LINE)?;
        let (mut numbers, mut count) = ([0; 3], 0);
        let mut push = |number| {
            numbers[count] = number;
            count += 1;
        };
        if self.eat(Tok::Colon) {
            push(self.place(COLUMN)?);
            if self.eat_keyword("to") {
                if self.at(Tok::Integer) {
                    push(self.place(LINE)?);
                }
                if !self.eat(Tok::Colon) {
                    return Err(self.wrong_token(RANGE));
                }
                push(self.place(COLUMN)?);
            }
        }
        if let [column] = numbers[..count] {
            return Ok(LocationOrPlace::Place { file, line, column });
        }
        let range = FileLineColRange::of_numbers(self.context(), file, line, &numbers[..count]);
        Ok(LocationOrPlace::Location(range.into()))
    }

    /// Parses a line or a column.
    fn place(&mut self, message: &str) -> Parsed<u32> {
        let value = self.at(Tok::Integer).then(|| integer(self, self.token())).flatten();
        let Some(value) = value else { return Err(self.wrong_token(message)) };
        self.advance();
        Ok(value)
    }

    fn call_site_location(&mut self) -> Parsed<Location<'c>> {
        self.advance();
        self.expect_as(Tok::LParen, "expected '(' in callsite location")?;
        let callee = self.location_instance()?;
        if !self.eat_keyword("at") {
            return Err(self.wrong_token("expected 'at' in callsite location"));
        }
        let caller = self.location_instance()?;
        self.expect_as(Tok::RParen, "expected ')' in callsite location")?;
        Ok(CallSiteLoc::get(self.context(), callee, caller).into())
    }

    fn fused_location(&mut self) -> Parsed<Location<'c>> {
        self.advance();
        let mut metadata = None;
        if self.eat(Tok::Less) {
            metadata = Some(self.attribute()?);
            self.expect_as(Tok::Greater, "expected '>' after fused location metadata")?;
        }
        self.expect_as(Tok::LSquare, "expected '[' in fused location")?;
        let mut locations = Vec::new();
        if !self.at(Tok::RSquare) {
            self.comma_separated(Delimiter::None, |p| {
                locations.push(p.location_instance()?);
                Ok(())
            })?;
        }
        self.expect_as(Tok::RSquare, "expected ']' in fused location")?;
        Ok(FusedLoc::fuse(self.context(), &locations, metadata))
    }

    /// Parses `distinct[0]<attribute>`.
    pub(crate) fn distinct_attribute(&mut self) -> Parsed<Attribute<'c>> {
        let start = self.advance().start();
        self.expect_as(Tok::LSquare, "expected '[' after 'distinct'")?;
        if !self.at(Tok::Integer) {
            return Err(self.wrong_token("expected distinct ID"));
        }
        let token = self.advance();
        let Some(id) = integer::<u64>(self, token) else {
            return Err(self.error("expected an unsigned 64-bit integer"));
        };
        self.expect_as(Tok::RSquare, "expected ']' to close distinct ID")?;
        self.expect_as(Tok::Less, "expected '<' after distinct ID")?;
        let mut referenced = UnitAttr::get(self.context()).into();
        if !self.eat(Tok::Greater) {
            referenced = self.attribute()?;
            self.expect_as(Tok::Greater, "expected '>' to close distinct attribute")?;
        }
        let new = || DistinctAttr::create(referenced);
        let distinct = *self.builtin.distinct.entry(id).or_insert_with(new);
        if distinct.referenced() == referenced {
            return Ok(distinct.into());
        }
        let other = distinct.referenced();
        let message = format!("referenced attribute does not match previous definition: {other}");
        Err(Diagnostic::error(message).at(self.span_from(start)))
    }
}

fn integer<T: TryFrom<u128>>(p: &AsmParser<'_, '_>, token: Token) -> Option<T> {
    T::try_from(crate::text::parser::integer_magnitude(p.text(token))?).ok()
}

impl<'c> AsmPrinter<'_, 'c> {
    /// Prints the trailing `loc(...)` of an operation or a block argument, with an alias
    /// inside of the parentheses.
    pub fn trailing_location(&mut self, location: Location<'c>) {
        self.write("loc(");
        self.location_part(location.into());
        self.write(")");
    }

    /// As [`Self::trailing_location`], for a line and a column of a file.
    pub(crate) fn trailing_place(&mut self, file: StringAttr<'c>, line: u32, column: u32) {
        self.write("loc(");
        match self.alias_of_place(file, line, column) {
            Some(alias) => self.write(alias),
            None if self.may_nest() => self.place(file, line, column),
            None => self.write(PrintOptions::TOO_DEEP),
        }
        self.write(")");
    }

    /// Prints a line and a column of a file as an attribute, never as an alias.
    pub(crate) fn expanded_place(&mut self, file: StringAttr<'c>, line: u32, column: u32) {
        if !self.may_nest() {
            return self.write(PrintOptions::TOO_DEEP);
        }
        self.write("loc(");
        self.place(file, line, column);
        self.write(")");
    }

    fn place(&mut self, file: StringAttr<'c>, line: u32, column: u32) {
        self.string(file.bytes());
        for number in [line, column] {
            self.prefixed(b":", number);
        }
    }

    /// Prints a location inside of another one: without `loc(...)`, or as an alias.
    fn location_part(&mut self, location: Attribute<'c>) {
        let location = Attribute::from_node(self.rewritten(location.node())).unwrap_or(location);
        self.node_with(location.node(), |p| match location.def().dialect {
            "builtin" => p.location_body(location),
            _ => p.dialect_node(location.node(), TypeElision::Never),
        });
    }

    fn location_body(&mut self, location: Attribute<'c>) {
        if let Some(file) = location.dyn_cast::<FileLineColRange<'_>>() {
            self.file_location(file);
        } else if let Some(name) = location.dyn_cast::<NameLoc<'_>>() {
            self.string(name.name().bytes());
            let child = Attribute::from(name.child());
            if !child.isa::<UnknownLoc<'_>>() {
                self.write("(");
                self.location_part(child);
                self.write(")");
            }
        } else if let Some(call) = location.dyn_cast::<CallSiteLoc<'_>>() {
            self.write("callsite(");
            self.location_part(call.callee().into());
            self.write(" at ");
            self.location_part(call.caller().into());
            self.write(")");
        } else if let Some(fused) = location.dyn_cast::<FusedLoc<'_>>() {
            self.fused_location(fused);
        } else {
            self.write("unknown");
        }
    }

    fn file_location(&mut self, file: FileLineColRange<'c>) {
        self.place(file.filename(), file.start_line(), file.start_column());
        if file.end_line() != file.start_line() {
            self.write(" to ");
            self.integer(file.end_line());
        } else if file.end_column() != file.start_column() {
            self.write(" to ");
        } else {
            return;
        }
        self.write(":");
        self.integer(file.end_column());
    }

    fn fused_location(&mut self, fused: FusedLoc<'c>) {
        self.write("fused");
        if let Some(metadata) = fused.metadata() {
            self.write("<");
            self.attribute(metadata);
            self.write(">");
        }
        self.write("[");
        self.comma_separated(fused.locations(), |p, location| p.location_part(*location));
        self.write("]");
    }
}

macro_rules! locations {
    ($($handle:ident)*) => {$(
        impl<'c> CustomPrinter<'c> for $handle<'c> {
            fn print(self, p: &mut AsmPrinter<'_, 'c>) {
                p.write("loc(");
                p.location_body(self.into());
                p.write(")");
            }
        }
    )*};
}

locations! { UnknownLoc FileLineColRange NameLoc CallSiteLoc FusedLoc }

impl<'c> CustomPrinter<'c> for DistinctAttr<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        let number = p.distinct_number(self.into());
        p.write("distinct[");
        p.integer(number);
        p.write("]<");
        if !self.referenced().isa::<UnitAttr<'_>>() {
            p.attribute(self.referenced());
        }
        p.write(">");
    }
}
